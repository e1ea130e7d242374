"""How the database grew; alembic runs the missing steps when the server starts."""

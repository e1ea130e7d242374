"""How the database grew; alembic runs what is missing when the server starts."""

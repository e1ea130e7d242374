"""How alembic reaches the database: over the connection that the server hands it."""

from alembic import context

from menagerie.server.storage.schema import SCHEMA

context.configure(connection=context.config.attributes["connection"], target_metadata=SCHEMA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()

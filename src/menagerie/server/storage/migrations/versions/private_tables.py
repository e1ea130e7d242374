"""Tables for invited people only are not shown to strangers."""

import sqlalchemy as sa

from menagerie.server.storage.migrations.half_done import add_missing

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Note for each table whether it is private; existing ones were shown to everybody."""
    add_missing("tables", sa.Column("private", sa.Boolean, nullable=False, server_default=sa.false()))

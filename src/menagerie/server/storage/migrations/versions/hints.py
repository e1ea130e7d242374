"""Players may ask for hints where the table allows it."""

import sqlalchemy as sa

from menagerie.server.storage.migrations.half_done import add_missing

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Note for each table whether hints are allowed, and for each seat how many it has asked for; so far none."""
    add_missing("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    add_missing("seats", sa.Column("hints", sa.Integer, nullable=False, server_default="0"))

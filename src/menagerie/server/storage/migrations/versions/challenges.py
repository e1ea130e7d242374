"""A table may be a game of a challenge."""

import sqlalchemy as sa

from menagerie.server.storage.migrations.half_done import add_missing

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Note for each table which challenge it belongs to; existing ones belong to none."""
    add_missing("tables", sa.Column("challenge", sa.JSON))

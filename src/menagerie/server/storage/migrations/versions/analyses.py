"""Analyses of finished games are kept."""

import sqlalchemy as sa
from alembic import op

from menagerie.server.storage.migrations.half_done import clear_away

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make a table for them; so far there are none."""
    clear_away("analyses")
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("analysis", sa.JSON, nullable=False),
        sa.Column("at", sa.Float, nullable=False, index=True),
    )

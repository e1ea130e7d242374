"""Deals depend on seeds of any length, and a table says whether somebody may know its deal."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for long seeds beside the existing short ones; which deals are known was not noted so far."""
    op.add_column("tables", sa.Column("deal", sa.String(40)))
    op.add_column("tables", sa.Column("known_deal", sa.Boolean, nullable=False, server_default=sa.false()))

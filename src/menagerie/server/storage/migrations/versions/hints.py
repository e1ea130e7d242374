"""Players may ask for hints where the table allows it."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Note of each table whether hints are allowed, and of each seat how many it has asked for; so far none."""
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("hints", sa.Integer, nullable=False, server_default="0"))

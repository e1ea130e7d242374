"""Commits are counted, and moves know the request they came with: what was done is never in doubt."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for the count, and for the request of each move; older moves have none."""
    op.create_table("commits", sa.Column("number", sa.Integer, nullable=False))
    op.add_column("moves", sa.Column("request", sa.String(40)))

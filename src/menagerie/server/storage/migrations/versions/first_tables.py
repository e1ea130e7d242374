"""The first tables of the database, written out: a migration must not change when the schema does."""

import sqlalchemy as sa
from alembic import op

from menagerie.server.storage.migrations.half_done import clear_away

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    clear_away("results", "chat", "checkpoints", "moves", "seats", "tables", "links", "cookies", "people")
    make_people()
    make_tables()
    make_games()


def make_people() -> None:
    """Make the tables about people."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("preferences", sa.JSON, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    for name in ("cookies", "links"):
        op.create_table(
            name,
            sa.Column("token_sum", sa.String(64), primary_key=True),
            sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
            sa.Column("created", sa.Float, nullable=False),
        )


def make_tables() -> None:
    """Make the tables about tables and who sits at them."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("host", sa.String(32)),
        sa.Column("code", sa.String(32), nullable=False),
        sa.Column("state", sa.String(10), nullable=False, index=True),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("origin", sa.JSON),
        sa.Column("origin_move", sa.Integer, nullable=False),
        sa.Column("summary", sa.JSON, nullable=False),
        sa.Column("changed", sa.Float, nullable=False, index=True),
        sa.Column("rematch", sa.String(32)),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), index=True),
        sa.Column("name", sa.String(40), nullable=False),
    )


def make_games() -> None:
    """Make the tables about what happens at a table."""
    op.create_table(
        "moves",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("held", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "checkpoints",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("move", sa.Integer, nullable=False),
        sa.Column("save", sa.JSON, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("who", sa.String(24), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("result", sa.JSON, nullable=False),
        sa.Column("record", sa.JSON, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )

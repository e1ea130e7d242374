"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

SCHEMA = MetaData()

people = Table(
    "people",
    SCHEMA,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("preferences", JSON, nullable=False),
    Column("created", Float, nullable=False),
)

# Only hashes of the secrets in cookies and links are kept: whoever reads the database cannot pose as somebody else.
cookies = Table(
    "cookies",
    SCHEMA,
    Column("token_sum", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

links = Table(
    "links",
    SCHEMA,
    Column("token_sum", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    SCHEMA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", BigInteger, nullable=False),  # of tables that have no deal: only old ones
    Column("deal", String(40)),  # the seed in hexadecimal digits
    Column("known_deal", Boolean, nullable=False, server_default=false()),  # somebody may know the hidden cards
    Column("host", String(32)),
    Column("code", String(32), nullable=False),
    Column("state", String(10), nullable=False, index=True),
    Column("rules_version", Integer, nullable=False),
    Column("origin", JSON),  # a save to begin from in place of a new game
    Column("origin_move", Integer, nullable=False),  # the moves before it are part of the origin
    Column("summary", JSON, nullable=False),  # what the lobby says about the game
    Column("changed", Float, nullable=False, index=True),
    Column("rematch", String(32)),
    Column("challenge", JSON),  # the games before it, if it is one of several
    Column("hints", Boolean, nullable=False, server_default=false()),  # players may ask for them
    Column("private", Boolean, nullable=False, server_default=false()),  # not listed for strangers
)

seats = Table(
    "seats",
    SCHEMA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("person", ForeignKey("people.id"), index=True),
    Column("name", String(40), nullable=False),
    Column("hints", Integer, nullable=False, server_default="0"),  # that were asked for
)

# Never changed, only added to: a game is what its moves make of it.
moves = Table(
    "moves",
    SCHEMA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("key", String(100), nullable=False),
    Column("held", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    Column("request", String(40)),  # what the page called it: a move that is sent twice is made once
)

checkpoints = Table(
    "checkpoints",
    SCHEMA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("move", Integer, nullable=False),
    Column("save", JSON, nullable=False),
)

chat = Table(
    "chat",
    SCHEMA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("seat", Integer),
    Column("who", String(24), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

results = Table(
    "results",
    SCHEMA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("rules_version", Integer, nullable=False),
    Column("result", JSON, nullable=False),
    Column("record", JSON, nullable=False),  # the save of the whole game
    Column("at", Float, nullable=False),
)

# Of finished games only, and only the newest: they can be made again.
analyses = Table(
    "analyses",
    SCHEMA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("rules_version", Integer, nullable=False),
    Column("analysis", JSON, nullable=False),
    Column("at", Float, nullable=False, index=True),
)

# One row: how many commits there have been. A server that lost the answer to one sees here whether it was done.
commits = Table("commits", SCHEMA, Column("number", Integer, nullable=False))

"""Engines: how the database is reached, SQLite or PostgreSQL."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from menagerie.kernel.errors import BadRequest

if TYPE_CHECKING:
    from sqlalchemy import URL, Connection, Engine

FAULTS = (ArgumentError, ImportError, OSError, SQLAlchemyError, sqlite3.Error)


def open_engine(url: str, *, durable: bool = False) -> Engine:
    """Open the database; the folder of an embedded one is made if necessary."""
    try:
        address = make_url(url)
        engine = _sqlite(address, durable) if address.get_backend_name() == "sqlite" else _server(address)
        with engine.connect():
            return engine
    except FAULTS as fault:
        raise cannot_be_used(fault) from None


def cannot_be_used(fault: BaseException) -> BadRequest:
    """Return in one line what is wrong with a database."""
    return BadRequest("server.error.database", fault=reason(fault))


def reason(fault: BaseException) -> str:
    """Return the first line of what the database itself says."""
    lines = str(getattr(fault, "orig", None) or fault).splitlines()
    return lines[0] if lines else type(fault).__name__


def is_embedded(engine: Engine) -> bool:
    """Return whether the database is a file of this server."""
    return engine.dialect.name == "sqlite"


def _server(address: URL) -> Engine:
    if address.drivername == "postgresql":
        address = address.set(drivername="postgresql+psycopg")  # the driver of the extra `postgres`
    return create_engine(address, pool_pre_ping=True)


def _sqlite(address: URL, durable: bool) -> Engine:
    if address.database and address.database != ":memory:":
        Path(address.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(address)
    pragmas = {
        "busy_timeout": "10000",
        "journal_mode": "WAL",  # readers and the writer work side by side
        "synchronous": "FULL" if durable else "NORMAL",  # whether a commit outlives a power cut, or only a crash
        "foreign_keys": "ON",
    }

    def prepare(connection: Any, _: Any) -> None:
        # Python would begin a transaction at the first insert only, and leave changes of the schema outside.
        connection.isolation_level = None
        for name, value in pragmas.items():
            connection.execute(f"PRAGMA {name}={value}")

    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _begin(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

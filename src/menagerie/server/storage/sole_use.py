"""Sole use: only one server at a time may write into a database."""

from __future__ import annotations

import sqlite3
import time
from typing import TYPE_CHECKING, Any

from sqlalchemy import create_engine, event
from sqlalchemy.exc import SQLAlchemyError

from menagerie.kernel.errors import BadRequest
from menagerie.server.storage.engines import FAULTS, cannot_be_used, is_embedded

if TYPE_CHECKING:
    from sqlalchemy import Engine

PATIENCE = 3.0  # seconds: a database server may need a moment to notice that the server before was killed
PAUSE = 0.1
# Whoever has the connection that writes has the lock, and loses both together.
LOCK = "SELECT pg_try_advisory_lock(1298492001, hashtext(current_schema()))"


class InUse(SQLAlchemyError):
    """Another server writes into this database."""


class SoleUse:
    """The right to write into a database, until it is released or the process ends; `writing` is the engine for it."""

    def __init__(self, engine: Engine) -> None:
        self.writing: Engine
        self._file: sqlite3.Connection | None = None
        try:
            if is_embedded(engine):
                self.writing = engine.execution_options(writes=True)
                self._file = _lock_beside(str(engine.url.database))
            else:
                self.writing = create_engine(engine.url, pool_size=1, max_overflow=0, pool_pre_ping=True)
                event.listen(self.writing, "connect", _lock)
                _wait_for_it(self.writing)
        except InUse:
            raise BadRequest("server.error.database_in_use") from None
        except FAULTS as fault:
            raise cannot_be_used(fault) from None

    def let_go(self) -> None:
        """Release it for another server."""
        self.writing.dispose()
        if self._file is not None:
            self._file.close()


def _lock_beside(database: str) -> sqlite3.Connection:
    """Lock a file beside an embedded database; SQLite knows how to do that on every system."""
    connection = sqlite3.connect(f"{database}.in-use", timeout=0, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as fault:
        connection.close()
        if fault.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise InUse from None
        raise
    return connection


def _lock(connection: Any, _: Any) -> None:
    taken = connection.execute(LOCK).fetchone()[0]
    connection.commit()
    if not taken:
        raise InUse("another server writes into this database")


def _wait_for_it(engine: Engine) -> None:
    give_up = time.monotonic() + PATIENCE
    while True:
        try:
            with engine.connect():
                return
        except InUse:
            if time.monotonic() > give_up:
                raise
            time.sleep(PAUSE)

"""A database: migrated when it is opened, read by many threads, written by one."""

from __future__ import annotations

import asyncio
import queue
import threading
from concurrent.futures import Future
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from menagerie.kernel.errors import BadRequest

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection, Engine

T = TypeVar("T")
MIGRATIONS = Path(__file__).parent / "migrations"
TOGETHER = 64  # so many writes share a transaction at most


class Database:
    """Where everything is kept; a write is done when it is committed."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        with self.engine.begin() as connection:
            migrate(connection)
        self._waiting: queue.SimpleQueue[tuple[Callable[[Connection], Any], Future[Any]] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._writer.start()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Look something up, in a thread."""

        def reading() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await asyncio.to_thread(reading)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Write something, in the one thread that writes; return when it is committed.

        Who is cancelled while waiting has written it all the same.
        """
        done: Future[T] = Future()
        self._waiting.put((work, done))
        return await asyncio.shield(asyncio.wrap_future(done))

    def close(self) -> None:
        """Finish what waits to be written, and let go."""
        self._waiting.put(None)
        self._writer.join()
        self.engine.dispose()

    def _write_all(self) -> None:
        while (first := self._waiting.get()) is not None:
            batch = [first]
            last = False
            while len(batch) < TOGETHER and not self._waiting.empty():
                following = self._waiting.get()
                if following is None:
                    last = True
                    break
                batch.append(following)
            self._write(batch)
            if last:
                return

    def _write(self, batch: list[tuple[Callable[[Connection], Any], Future[Any]]]) -> None:
        """Commit many writes at once: it is the commit that costs."""
        try:
            with self.engine.begin() as connection:
                results = [work(connection) for work, _ in batch]
        except Exception as error:
            if len(batch) == 1:
                batch[0][1].set_exception(error)
                return
            for one in batch:  # one of them is at fault, and only that one may fail
                self._write([one])
            return
        for (_, done), result in zip(batch, results, strict=True):
            done.set_result(result)


def open_engine(url: str) -> Engine:
    """Open the database; an embedded one in its own folder."""
    try:
        address = make_url(url)
        if address.get_backend_name() == "sqlite":
            if address.database and address.database != ":memory:":
                Path(address.database).parent.mkdir(parents=True, exist_ok=True)
            engine = create_engine(address)
            event.listen(engine, "connect", prepare_sqlite)
        else:
            if address.drivername == "postgresql":
                address = address.set(drivername="postgresql+psycopg")  # the driver of the extra `postgres`
            engine = create_engine(address, pool_pre_ping=True)
        with engine.connect():
            return engine
    except (ArgumentError, ImportError, OSError, SQLAlchemyError) as fault:
        reason = str(getattr(fault, "orig", None) or fault).splitlines()[0]
        raise BadRequest("server.error.database", fault=reason) from None


def prepare_sqlite(connection: Any, _: Any) -> None:
    """Let readers and the writer work side by side."""
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")


def migrate(connection: Connection, version: str = "head") -> None:
    """Bring the tables of the database to what a version needs, this one unless told otherwise."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, version)

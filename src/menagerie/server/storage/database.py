"""A database: upgraded when it is opened, read by many threads, written by one."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from concurrent.futures import Future
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from menagerie.server.refusals import CannotRead, CannotSave
from menagerie.server.storage.engines import open_engine, reason
from menagerie.server.storage.prepared import Prepared
from menagerie.server.storage.schema import commits
from menagerie.server.storage.sole_use import SoleUse
from menagerie.server.storage.upgrade import bring_up_to_date

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

T = TypeVar("T")
log = logging.getLogger(__name__)
COUNT = Prepared(update(commits).values(number=bindparam("commits")))
TOGETHER = 64  # how many writes share a transaction at most
PAUSES = (
    0.05,
    0.1,
    0.2,
    0.5,
    1.0,
    2.0,
)  # seconds between two checks whether a commit came through; the last one repeats


class Write(NamedTuple):
    """Something to write, and who waits for it."""

    work: Callable[[Connection], Any]
    done: Future[Any]

    def fail(self, fault: BaseException) -> None:
        """Report that none of it has been written."""
        known = not isinstance(fault, SQLAlchemyError)
        self.done.set_exception(fault if known else CannotSave("server.error.cannot_save"))


class InDoubt(Exception):
    """The answer to a commit was lost: nobody knows whether it succeeded."""


class Database:
    """Where everything is kept; a write is either committed, or nothing of it is done."""

    def __init__(self, url: str, *, durable: bool = False) -> None:
        self.engine = open_engine(url, durable=durable)
        self._sole_use = SoleUse(self.engine)
        self.writing = self._sole_use.writing
        try:
            bring_up_to_date(self.engine)
            with self.writing.begin() as connection:
                self._commits = number_of_commits(connection)
        except BaseException:
            self._sole_use.let_go()
            raise
        self._ailing = ""  # why the last write failed
        self._closing = threading.Event()
        self._waiting: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._writer.start()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Look something up, in a thread."""

        def reading() -> T:
            try:
                with self.engine.connect() as connection:
                    return work(connection)
            except SQLAlchemyError as fault:
                log.error("the database cannot be read: %s", reason(fault))
                raise CannotRead("server.error.cannot_read") from None

        return await asyncio.to_thread(reading)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Write something, in the one thread that writes; return when it is committed.

        A caller cancelled while waiting has written it all the same.
        """
        done: Future[T] = Future()
        self._waiting.put(Write(work, done))
        return await asyncio.shield(asyncio.wrap_future(done))

    def close(self) -> None:
        """Finish what waits to be written, and close."""
        self._closing.set()
        self._waiting.put(None)
        self._writer.join()
        self._sole_use.let_go()
        self.engine.dispose()

    def _write_all(self) -> None:
        while (first := self._waiting.get()) is not None:
            batch = [first, *self._more(TOGETHER - 1)]
            self._write(batch)

    def _more(self, most: int) -> list[Write]:
        """Take what else waits to be written; the end marker stays in the queue."""
        taken: list[Write] = []
        while len(taken) < most and not self._waiting.empty():
            following = self._waiting.get()
            if following is None:
                self._waiting.put(None)
                break
            taken.append(following)
        return taken

    def _write(self, batch: list[Write]) -> None:
        """Commit many writes at once, because the commit is what costs time."""
        try:
            results = self._committed(batch)
        except InDoubt as doubt:
            self._settle(batch, doubt)
            return
        except Exception as fault:
            if len(batch) == 1:
                self._complain(fault)
                batch[0].fail(fault)
                return
            for one in batch:  # one of them is at fault, and only that one may fail
                self._write([one])
            return
        self._recovered()
        for write, result in zip(batch, results, strict=True):
            write.done.set_result(result)

    def _committed(self, batch: list[Write]) -> list[Any]:
        """Write and commit; a fault before the commit leaves no trace, one in the commit itself leaves doubt."""
        with self.writing.connect() as connection:
            transaction = connection.begin()
            try:
                results = [work(connection) for work, _ in batch]
                COUNT.run(connection, {"commits": self._commits + 1})
            except BaseException:
                with suppress(SQLAlchemyError):
                    transaction.rollback()
                raise
            try:
                transaction.commit()
            except SQLAlchemyError as fault:
                connection.invalidate()
                raise InDoubt(results, fault) from None
        self._commits += 1
        return results

    def _settle(self, batch: list[Write], doubt: InDoubt) -> None:
        """Find out whether a commit succeeded, however long that takes; whatever waits meanwhile fails."""
        results, fault = doubt.args
        self._complain(fault)
        looks = 0
        while (number := self._look()) is None:
            for write in self._more(TOGETHER):
                write.fail(fault)
            if self._closing.wait(PAUSES[min(looks, len(PAUSES) - 1)]):
                break
            looks += 1
        if number != self._commits + 1:
            for write in batch:
                write.fail(fault)
            return
        self._commits = number
        self._recovered()
        for write, result in zip(batch, results, strict=True):
            write.done.set_result(result)

    def _look(self) -> int | None:
        """Read how many commits there have been; None if that cannot be read now."""
        try:
            with self.writing.connect() as connection:
                return number_of_commits(connection)
        except SQLAlchemyError as fault:
            self._complain(fault)
            return None

    def _complain(self, fault: BaseException) -> None:
        if not isinstance(fault, SQLAlchemyError):
            return
        if reason(fault) != self._ailing:  # once is enough
            log.error("the database cannot be written: %s", reason(fault))
        self._ailing = reason(fault)

    def _recovered(self) -> None:
        if self._ailing:
            log.warning("the database can be written again")
            self._ailing = ""


def number_of_commits(connection: Connection) -> int:
    """Read how many commits there have been; the first reader begins to count."""
    number = connection.execute(select(commits.c.number)).scalar()
    if number is None:
        connection.execute(insert(commits).values(number=0))
    return number or 0

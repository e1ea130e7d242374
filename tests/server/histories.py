"""Histories of people who play at once: what each of them said and was answered, held against the log."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from menagerie.server.storage import schema
from menagerie.server.storage.engines import open_engine

if TYPE_CHECKING:
    from collections.abc import Iterable


@dataclass
class Said:
    """Something that was asked for: when, and when it was answered and how."""

    request: str
    asked: float
    answered: float | None = None  # None: the connection was cut before
    done: bool | None = None


@dataclass
class History:
    """All that was said at one table, by everybody."""

    said: list[Said] = field(default_factory=list)
    lock: threading.Lock = field(default_factory=threading.Lock)

    def ask(self, request: str) -> Said:
        """Note that something is asked for now."""
        said = Said(request, time.monotonic())
        with self.lock:
            self.said.append(said)
        return said

    @staticmethod
    def answer(said: Said, done: bool) -> None:
        """Note an answer."""
        said.answered, said.done = time.monotonic(), done


def logged(database: str, table: str) -> list[dict[str, Any]]:
    """Read the log of a table."""
    engine = open_engine(database)
    query = select(schema.moves).where(schema.moves.c.table_id == table).order_by(schema.moves.c.number)
    with engine.connect() as connection:
        moves = [dict(row._mapping) for row in connection.execute(query)]
    engine.dispose()
    return moves


def faults(history: Iterable[Said], log: list[dict[str, Any]]) -> list[str]:
    """List what no single order of everything, in the order of the log, explains."""
    requests = [move["request"] for move in log if move["request"] is not None]
    place = {request: number for number, request in enumerate(requests)}
    by_name: dict[str, list[Said]] = {}
    for said in history:
        by_name.setdefault(said.request, []).append(said)
    found = [f"{name} is in the log more than once" for name in place if requests.count(name) > 1]
    found += [f"{name} is in the log, and nobody asked for it" for name in place if name not in by_name]
    for name, times in by_name.items():
        if any(said.done for said in times) and name not in place:
            found.append(f"{name} was acknowledged, and is not in the log")
        if all(said.done is False for said in times) and name in place:
            found.append(f"{name} was refused, and is in the log")
    done = [(said, place[said.request]) for said in history if said.request in place]
    found += [
        f"{later.request} was asked for after {earlier.request} was answered, but stands before it"
        for earlier, its in done
        for later, own in done
        if earlier.done and earlier.answered is not None and earlier.answered < first(later, by_name) and own < its
    ]
    return found


def first(said: Said, by_name: dict[str, list[Said]]) -> float:
    """Return the moment at which something was first asked for."""
    return min(other.asked for other in by_name[said.request])

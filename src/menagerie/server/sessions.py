"""Sessions: the browsers of people, each known by a secret in its cookie."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select, update

from menagerie.server.storage import schema

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from sqlalchemy import Connection

    from menagerie.server.storage.database import Database

A_DAY = 24 * 3600.0  # seconds; no session is renewed more often


def token_sum(token: str) -> str:
    """Hash a secret; it is long and random, so no salt is needed."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


class Session:
    """A browser that is known, until it is logged out or stays away for long."""

    __slots__ = ("ended", "person", "renewed", "replaces", "sum")

    def __init__(self, token_sum: str, person: str, renewed: float, replaces: Session | None = None) -> None:
        self.sum = token_sum
        self.person = person
        self.renewed = renewed  # when its cookie was last set
        self.replaces = replaces  # the session that its browser had before, until it shows that it has the new cookie
        self.ended = asyncio.Event()  # open pages wait for this


class Sessions:
    """All sessions: few enough to keep in memory."""

    def __init__(self, database: Database, lasts: float, clock: Callable[[], float]) -> None:
        self.database = database
        self.lasts = lasts
        self.clock = clock
        self._known: dict[str, Session] = {}  # by the sum of the secret
        self._of: dict[str, list[Session]] = {}  # by person

    def gather(self, connection: Connection) -> None:
        """Load all sessions that are not too old."""
        young = schema.cookies.c.created > self.clock() - self.lasts
        for row in connection.execute(select(schema.cookies).where(young)):
            self._add(Session(row.token_sum, row.person, row.created))

    def of(self, token: str | None) -> Session | None:
        """Find the session with this secret."""
        session = self._known.get(token_sum(token)) if token else None
        return session if session is not None and self._is_young(session) else None

    def number(self, person: str) -> int:
        """Count somebody's browsers."""
        mine = [session for session in self._of.get(person, ()) if self._is_young(session)]
        replaced = [session.replaces for session in mine]
        return sum(session not in replaced for session in mine)

    async def open(self, person: str, replaces: Session | None = None) -> str:
        """Open a session for another browser; return the secret for its cookie."""
        token = secrets.token_urlsafe(32)
        session = Session(token_sum(token), person, self.clock(), replaces)
        row = {"token_sum": session.sum, "person": person, "created": session.renewed}
        await self.database.write(lambda connection: connection.execute(insert(schema.cookies), row))
        self._add(session)
        return token

    async def renew(self, session: Session) -> bool:
        """Renew a session whose cookie has not been set lately; return whether to set it again."""
        now = self.clock()
        if now - session.renewed < A_DAY:
            return False
        session.renewed = now
        changed = update(schema.cookies).where(schema.cookies.c.token_sum == session.sum).values(created=now)
        await self.database.write(lambda connection: connection.execute(changed))
        return True

    async def settle(self, session: Session) -> None:
        """End the session that this one replaces: the browser has shown that it has the new cookie."""
        replaced, session.replaces = session.replaces, None
        if replaced is not None:
            await self.end([replaced])

    async def end(self, sessions: Iterable[Session]) -> None:
        """Log browsers out, and close their open pages."""
        ending = list(sessions)
        sums = [session.sum for session in ending]
        await self.database.write(
            lambda connection: connection.execute(delete(schema.cookies).where(schema.cookies.c.token_sum.in_(sums)))
        )
        for session in ending:
            self._known.pop(session.sum, None)
            self._of[session.person] = [other for other in self._of[session.person] if other is not session]
            session.ended.set()

    async def end_others(self, session: Session) -> str:
        """Log all other browsers out; return a new secret for this one. Its old one works until the new one is shown.

        Whoever has copied the old secret is one of the others.
        """
        token = await self.open(session.person, replaces=session)
        mine = (session.sum, token_sum(token))
        await self.end(other for other in self._of[session.person] if other.sum not in mine)
        return token

    def _add(self, session: Session) -> None:
        self._known[session.sum] = session
        self._of.setdefault(session.person, []).append(session)

    def _is_young(self, session: Session) -> bool:
        return session.renewed > self.clock() - self.lasts

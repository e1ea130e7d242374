"""People: guests with a name, known by a secret in a cookie."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select, update

from menagerie.server.messages.people import Me, Preferences
from menagerie.server.refusals import NotFound, Stranger
from menagerie.server.sessions import Sessions, token_sum
from menagerie.server.storage import schema

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from menagerie.server.messages.people import NewMe
    from menagerie.server.sessions import Session
    from menagerie.server.settings import Settings
    from menagerie.server.storage.database import Database

LINK_LASTS = 7 * 24 * 3600.0  # seconds


@dataclass(frozen=True)
class Person:
    """Somebody who plays here."""

    id: str
    name: str
    preferences: Preferences

    def me(self, browsers: int) -> Me:
        """Return who somebody is, and in how many browsers."""
        return Me(name=self.name, known=True, preferences=self.preferences, browsers=browsers)


NOBODY = Me(name="", known=False, preferences=Preferences())


class People:
    """Everybody who has been here: few enough to keep in memory."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.database = database
        self.clock = settings.clock
        self.sessions = Sessions(database, settings.session_lasts, settings.clock)
        self.by_id: dict[str, Person] = {}

    async def gather(self) -> None:
        """Load everybody from the database."""

        def everybody(connection: Connection) -> None:
            for row in connection.execute(select(schema.people)):
                self.by_id[row.id] = Person(row.id, row.name, Preferences(**row.preferences))
            self.sessions.gather(connection)

        await self.database.read(everybody)

    def of_session(self, session: Session | None) -> Person | None:
        """Return the person behind a browser's session."""
        return self.by_id[session.person] if session else None

    def me(self, person: Person) -> Me:
        """Return who somebody is."""
        return person.me(self.sessions.number(person.id))

    def name_of(self, person: str | None) -> str:
        """Return the name of somebody."""
        return self.by_id[person].name if person in self.by_id else ""

    async def welcome(self, new: NewMe) -> tuple[Person, str]:
        """Make a guest of a stranger; return the secret of their cookie."""
        if new.name is None:
            raise Stranger("server.error.name_first")
        person = Person(secrets.token_hex(8), new.name, new.preferences or Preferences())
        preferences = person.preferences.model_dump()
        row = {"id": person.id, "name": person.name, "preferences": preferences, "created": self.clock()}
        await self.database.write(lambda connection: connection.execute(insert(schema.people), row))
        self.by_id[person.id] = person
        return person, await self.sessions.open(person.id)

    async def change(self, person: Person, new: NewMe) -> Person:
        """Give somebody another name or other preferences."""
        changed = replace(
            person,
            name=person.name if new.name is None else new.name,
            preferences=new.preferences or person.preferences,
        )
        values = {"name": changed.name, "preferences": changed.preferences.model_dump()}
        await self.database.write(
            lambda connection: connection.execute(
                update(schema.people).where(schema.people.c.id == person.id).values(values)
            )
        )
        self.by_id[person.id] = changed
        return changed

    async def link(self, person: Person) -> str:
        """Make a link that brings somebody's seats to another device, once; earlier links stop working."""
        token = secrets.token_urlsafe(32)

        def add(connection: Connection) -> None:
            connection.execute(delete(schema.links).where(schema.links.c.person == person.id))
            row = {"token_sum": token_sum(token), "person": person.id, "created": self.clock()}
            connection.execute(insert(schema.links), row)

        await self.database.write(add)
        return token

    async def recover(self, link: str, before: Session | None = None) -> tuple[Person, str]:
        """Use up a link; return the secret of a new cookie. What the browser was known by before is forgotten."""
        young = schema.links.c.created > self.clock() - LINK_LASTS
        used = delete(schema.links).where(schema.links.c.token_sum == token_sum(link), young)
        person = await self.database.write(
            lambda connection: connection.execute(used.returning(schema.links.c.person)).scalar()
        )
        if person is None:
            raise NotFound("server.error.link_used")
        return self.by_id[person], await self.sessions.open(person, replaces=before)

    async def log_out_others(self, session: Session) -> str:
        """Log somebody out everywhere but in this browser, with a new secret; an earlier link no longer works."""
        links = delete(schema.links).where(schema.links.c.person == session.person)
        await self.database.write(lambda connection: connection.execute(links))
        return await self.sessions.end_others(session)

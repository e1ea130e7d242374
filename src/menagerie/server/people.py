"""People: guests with a name, known by a secret in a cookie."""

from __future__ import annotations

import hashlib
import secrets
import time
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select, update

from menagerie.kernel.errors import BadRequest
from menagerie.server.messages.people import Me, Preferences
from menagerie.server.refusals import NotFound, Stranger
from menagerie.server.storage import schema

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from menagerie.server.messages.people import NewMe
    from menagerie.server.storage.database import Database

LINK_LASTS = 7 * 24 * 3600.0  # seconds


@dataclass(frozen=True)
class Person:
    """Somebody who plays here."""

    id: str
    name: str
    preferences: Preferences

    def me(self) -> Me:
        """Tell somebody who they are."""
        return Me(name=self.name, known=True, preferences=self.preferences)


NOBODY = Me(name="", known=False, preferences=Preferences())


def token_sum(token: str) -> str:
    """Sum up a secret: it is long and random, so that no salt is needed."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def readable(name: str) -> str:
    """Leave out of a name what is no sign: line breaks, controls, marks that turn the direction of writing."""
    kept = "".join(sign for sign in name if sign.isprintable()).strip()
    if not kept:
        raise BadRequest("server.error.malformed", field="name")
    return kept


class People:
    """All who have been here: few enough to be kept at hand."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.by_id: dict[str, Person] = {}
        self.by_cookie: dict[str, str] = {}

    async def gather(self) -> None:
        """Remember everybody from the database."""

        def everybody(connection: Connection) -> None:
            for row in connection.execute(select(schema.people)):
                self.by_id[row.id] = Person(row.id, row.name, Preferences(**row.preferences))
            for row in connection.execute(select(schema.cookies)):
                self.by_cookie[row.token_sum] = row.person

        await self.database.read(everybody)

    def of_cookie(self, token: str | None) -> Person | None:
        """Find who has this secret."""
        return self.by_id.get(self.by_cookie.get(token_sum(token), "")) if token else None

    def name_of(self, person: str | None) -> str:
        """Give the name of somebody."""
        return self.by_id[person].name if person in self.by_id else ""

    async def welcome(self, new: NewMe) -> tuple[Person, str]:
        """Make a guest of a stranger; give the secret of their cookie."""
        if new.name is None:
            raise Stranger("server.error.name_first")
        person = Person(secrets.token_hex(8), readable(new.name), new.preferences or Preferences())
        token = secrets.token_urlsafe(32)
        now = time.time()

        def add(connection: Connection) -> None:
            row = {"id": person.id, "name": person.name, "preferences": person.preferences.model_dump(), "created": now}
            connection.execute(insert(schema.people), row)
            connection.execute(
                insert(schema.cookies), {"token_sum": token_sum(token), "person": person.id, "created": now}
            )

        await self.database.write(add)
        self.by_id[person.id] = person
        self.by_cookie[token_sum(token)] = person.id
        return person, token

    async def change(self, person: Person, new: NewMe) -> Person:
        """Give somebody another name or other preferences."""
        changed = replace(
            person,
            name=person.name if new.name is None else readable(new.name),
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
        """Make a link that brings somebody's seats to another device, once; links made before no longer do."""
        token = secrets.token_urlsafe(32)

        def add(connection: Connection) -> None:
            connection.execute(delete(schema.links).where(schema.links.c.person == person.id))
            row = {"token_sum": token_sum(token), "person": person.id, "created": time.time()}
            connection.execute(insert(schema.links), row)

        await self.database.write(add)
        return token

    async def recover(self, link: str) -> tuple[Person, str]:
        """Use a link up; give the secret of a new cookie."""
        token = secrets.token_urlsafe(32)

        def use(connection: Connection) -> str | None:
            found = connection.execute(
                delete(schema.links)
                .where(schema.links.c.token_sum == token_sum(link), schema.links.c.created > time.time() - LINK_LASTS)
                .returning(schema.links.c.person)
            ).scalar()
            if found is not None:
                row = {"token_sum": token_sum(token), "person": found, "created": time.time()}
                connection.execute(insert(schema.cookies), row)
            return found

        person = await self.database.write(use)
        if person is None:
            raise NotFound("server.error.link_used")
        self.by_cookie[token_sum(token)] = person
        return self.by_id[person], token

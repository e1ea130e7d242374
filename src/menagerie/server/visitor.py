"""Somebody with the page of a table open, what they have been told, and what they have yet to be told."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from menagerie.kernel.journal import Written
    from menagerie.server.messages.said import Said
    from menagerie.server.people import People, Person


class Visitor:
    """One open page. News is noted here and put into words when it is sent, so that a slow page gets the latest."""

    def __init__(self, people: People, person: str | None) -> None:
        self.people = people
        self.person_id = person
        self.wake = asyncio.Event()
        self.greeted = False
        self.table_due = False
        self.position_due = False
        self.letters: list[str] = []  # meant for this page alone
        self.all_told = asyncio.Event()  # no letter is waiting
        self.known: list[Written] = []  # events, shared with all who know the same
        self.lines = 0  # of chat that have been sent

    @property
    def person(self) -> Person | None:
        """Who it is; None for a stranger who watches."""
        return self.people.by_id.get(self.person_id or "")

    def tell(self, *, table: bool = False, position: bool = False) -> None:
        """Note that there is news."""
        self.table_due |= table
        self.position_due |= position
        self.wake.set()

    def write(self, letter: Said | str) -> None:
        """Answer this page alone; an answer for several pages may be in words already."""
        self.letters.append(letter if isinstance(letter, str) else letter.model_dump_json())
        self.wake.set()

    def take_letters(self) -> list[str]:
        """Return the letters that wait, to be sent now."""
        letters, self.letters = self.letters, []
        self.all_told.set()
        return letters

    async def read_up_to(self, most: int) -> None:
        """Wait while there are more letters than this: a page that asks a lot and reads nothing is not heard."""
        while len(self.letters) > most:
            self.all_told.clear()
            await self.all_told.wait()

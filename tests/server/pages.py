"""Pages of a table without a network: what they are sent is kept as the very text that the server made."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from menagerie.server.house import House
from menagerie.server.messages.people import NewMe, Preferences
from menagerie.server.messages.tables import Join, NewTable, SeatPlan
from menagerie.server.routes.socket import Conversation
from menagerie.server.settings import Settings
from menagerie.server.visitor import Visitor
from server.running import SEED

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from menagerie.kernel.rules import Rules
    from menagerie.server.live_table import LiveTable
    from menagerie.server.people import Person

PATIENCE = 20.0  # seconds


class Page:
    """The open page of a table."""

    def __init__(self, house: House, table: LiveTable, person: Person | None) -> None:
        self.sent: list[str] = []
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.news = asyncio.Event()
        visitor = Visitor(house.people, person.id if person else None)
        page: Any = self
        self.conversation = asyncio.create_task(Conversation(house, table, visitor, page, "somebody").hold())
        self.say("hello")

    def say(self, kind: str, **fields: Any) -> None:
        self.said.put_nowait({"type": "websocket.receive", "text": json.dumps({"type": kind, **fields})})

    async def receive(self) -> dict[str, Any]:
        return await self.said.get()

    async def send_text(self, text: str) -> None:
        self.sent.append(text)
        self.news.set()

    async def close(self, _: int) -> None:
        pass

    async def leave(self) -> None:
        self.said.put_nowait({"type": "websocket.disconnect"})
        await self.conversation

    async def hear(self, kind: str, **facts: Any) -> str:
        """Wait until something of a kind, that says some facts, has been sent; give it as it was sent."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for text in self.sent:
                    said = json.loads(text)
                    if said["type"] == kind and all(said[name] == value for name, value in facts.items()):
                        return text
                self.news.clear()
                await self.news.wait()


@asynccontextmanager
async def open_house(folder: Path, rules: Rules[Any]) -> AsyncIterator[House]:
    """Open a house where only one game is played, with no time between what happens."""
    database = f"sqlite:///{folder / 'house.sqlite'}"
    house = House(Settings(database=database, rates=None, time_to_paint=0, find_rules=lambda _: rules))
    await house.open()
    try:
        yield house
    finally:
        await house.close()


async def guest(house: House, name: str, **preferences: Any) -> Person:
    """Let somebody in."""
    return (await house.people.welcome(NewMe(name=name, preferences=Preferences(**preferences))))[0]


async def table_for_two(house: House, game: str, host: Person, other: Person) -> LiveTable:
    """Open a table at which two people play."""
    seats = [SeatPlan(kind="me"), SeatPlan(kind="open")]
    table = await house.new_table(host, NewTable(game=game, seats=seats, seed=SEED))
    await house.join(table, other, Join())
    return table

"""Pages that go, or ask for something else, while what they asked for is being written."""

from __future__ import annotations

import asyncio
import json
import threading
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from fastapi import WebSocketDisconnect

from menagerie.server.house import House
from menagerie.server.messages.people import NewMe
from menagerie.server.messages.tables import NewTable, SeatPlan
from menagerie.server.routes.socket import Conversation
from menagerie.server.settings import Settings
from menagerie.server.visitor import Visitor
from server.databases import new_database
from server.running import FIRST, SEED

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    import pytest

    from menagerie.server.live_table import LiveTable
    from menagerie.server.people import Person


class Page:
    """A page that says something, and is gone as soon as that is heard."""

    def __init__(self, *says: dict[str, Any]) -> None:
        self.says = [json.dumps(message) for message in says]

    async def receive(self) -> dict[str, Any]:
        if self.says:
            return {"type": "websocket.receive", "text": self.says.pop(0)}
        return {"type": "websocket.disconnect"}

    async def send_text(self, _: str) -> None:
        while self.says:
            await asyncio.sleep(0)
        raise WebSocketDisconnect

    async def close(self, _: int) -> None:
        raise RuntimeError("it is closed already")


@asynccontextmanager
async def at_table(folder: Path, **settings: Any) -> AsyncIterator[tuple[House, LiveTable, Person]]:
    house = House(Settings(database=new_database(folder), rates=None, **settings))
    await house.open()
    person, _ = await house.people.welcome(NewMe(name="Ada"))
    seats = [SeatPlan(kind="me"), SeatPlan(kind="hot_seat", name="Bo")]
    new = NewTable(game="zooloretto", seats=seats, options=FIRST, seed=SEED, hints=True)
    yield house, await house.new_table(person, new), person
    await house.close()


@asynccontextmanager
async def slow_writing(house: House) -> AsyncIterator[None]:
    """Nothing is written meanwhile."""
    gate = threading.Event()
    waiting = asyncio.create_task(house.database.write(lambda _: gate.wait()))
    await asyncio.sleep(0)
    yield
    gate.set()
    await waiting


def test_a_pick_counts_although_its_page_has_gone(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_table(tmp_path) as (house, table, person):
            decision = table.play.current.decision
            assert decision is not None
            says = {"type": "pick", "number": 0, "seat": 0, "key": decision.keys[0]}
            page: Any = Page({"type": "hello"}, says)
            async with slow_writing(house):
                await Conversation(house, table, Visitor(house.people, person.id), page, person.id).hold()
                assert table.play.current.number == 0
            async with table.lock:
                assert table.play.current.number == 1
            await table.people.undo(person, 1)
            assert table.play.current.number == 0

    asyncio.run(story())


def test_a_hint_counts_although_something_else_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with at_table(tmp_path) as (house, table, person):
            monkeypatch.setattr(house.bot_workers, "hints", lambda *_, **__: asyncio.sleep(0, []))
            async with slow_writing(house):
                asking = asyncio.create_task(table.hint_desk.ask(person, 0, 0))
                while not table.lock.locked():
                    await asyncio.sleep(0)
                asking.cancel()
                await asyncio.gather(asking, return_exceptions=True)
            async with table.lock:
                assert table.record.seats[0].hints == 1

    asyncio.run(story())

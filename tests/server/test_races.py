"""People who do things at the same moment: one is first, the other is told so."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import pytest

from menagerie.kernel.errors import MenagerieError
from menagerie.server.house import House
from menagerie.server.messages.people import NewMe
from menagerie.server.messages.tables import Join, NewTable, SeatPlan
from menagerie.server.refusals import NotFound
from menagerie.server.settings import Settings
from server.running import FIRST, SEED
from server.test_gone_pages import slow_writing

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine
    from pathlib import Path

    from menagerie.server.live_table import LiveTable
    from menagerie.server.people import Person

LATE: dict[str, Callable[[House, LiveTable, Person, Person], Coroutine[Any, Any, Any]]] = {
    "join": lambda house, table, _, bob: house.join(table, bob, Join()),
    "leave": lambda house, table, ada, _: house.leave(table, ada),
    "start": lambda house, table, ada, _: house.start(table, ada),
    "hints": lambda house, table, ada, _: house.allow_hints(table, ada, True),
    "chat": lambda _, table, __, bob: table.say(bob, "wait for me"),
}


@asynccontextmanager
async def open_table(folder: Path) -> AsyncIterator[tuple[House, LiveTable, Person, Person]]:
    """Open a table at which Ada sits alone; Bob is in the house."""
    house = House(Settings(database=f"sqlite:///{folder / 'x.sqlite'}", rates=None))
    await house.open()
    (ada, _), (bob, _) = [await house.people.welcome(NewMe(name=name)) for name in ("Ada", "Bob")]
    seats = [SeatPlan(kind="me"), SeatPlan(kind="open")]
    yield (
        house,
        await house.new_table(ada, NewTable(game="zooloretto", seats=seats, options=FIRST, seed=SEED)),
        ada,
        bob,
    )
    await house.close()


@pytest.mark.parametrize("what", LATE)
def test_who_comes_when_the_last_one_has_left_is_told_that_there_is_no_table(tmp_path: Path, what: str) -> None:
    async def story() -> None:
        async with open_table(tmp_path) as (house, table, ada, bob):
            async with slow_writing(house):
                leaving = asyncio.create_task(house.leave(table, ada))
                while not table.lock.locked():
                    await asyncio.sleep(0)
                late = asyncio.create_task(LATE[what](house, table, ada, bob))
                await asyncio.sleep(0)
            await leaving
            with pytest.raises(NotFound):
                await late
            with pytest.raises(NotFound):
                await house.table(table.record.id)
            assert not house.tables

    asyncio.run(story())


def test_who_sits_down_before_the_last_one_leaves_keeps_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_table(tmp_path) as (house, table, ada, bob):
            results = await asyncio.gather(
                house.join(table, bob, Join()), house.leave(table, ada), return_exceptions=True
            )
            assert all(result is None or isinstance(result, MenagerieError) for result in results)
            assert table.record.state == "running"

    asyncio.run(story())

"""Faults at every statement and commit: either it is done and stored, or nothing has changed, and play goes on."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import select

from menagerie.server.house import House
from menagerie.server.messages.people import NewMe
from menagerie.server.messages.tables import Join, NewTable, SeatPlan
from menagerie.server.play import Move
from menagerie.server.refusals import CannotSave
from menagerie.server.settings import Settings
from menagerie.server.storage import schema
from menagerie.server.storage import tables as storage
from server.databases import fault, new_database
from server.running import FIRST, SEED, find_rules

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from pathlib import Path

    from sqlalchemy import Connection

    from menagerie.server.live_table import LiveTable
    from menagerie.server.people import Person

WHERE: list[int | str] = [1, 2, 3, 4, "commit", "answer"]  # statements have no answer of their own that could be lost


@pytest.fixture(autouse=True)
def no_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("menagerie.server.patience.PAUSES", (0.0,))
    monkeypatch.setattr("menagerie.server.storage.database.PAUSES", (0.0,))


def settings(folder: Path) -> Settings:
    return Settings(database=new_database(folder), rates=None, time_to_paint=0, find_rules=find_rules, workers=1)


class Company:
    """A house with two people at a table, and what they can do there."""

    def __init__(self, house: House, ada: Person, bob: Person) -> None:
        self.house, self.ada, self.bob = house, ada, bob
        self.table: LiveTable

    async def sit_down(self) -> None:
        """Open a table of two, at which it is Ada's turn."""
        seats = [SeatPlan(kind="me"), SeatPlan(kind="open")]
        new = NewTable(game="zooloretto", seats=seats, options=FIRST, seed=SEED)
        self.table = await self.house.new_table(self.ada, new)
        await self.house.join(self.table, self.bob, Join())

    async def pick(self) -> None:
        game = self.table.play.current
        decision = game.decisions[0]
        await self.table.people.pick(self.ada, game.number, decision.seat, decision.keys[0])

    async def undo(self) -> None:
        await self.table.people.undo(self.ada, self.table.play.current.number)

    async def say(self) -> None:
        await self.table.say(self.ada, "hello")

    async def hints(self) -> None:
        await self.house.allow_hints(self.table, self.ada, not self.table.record.hints)

    async def leave(self) -> None:
        await self.house.leave(self.table, self.bob)

    def shown(self) -> Any:
        """Return everything that people see of the table."""
        play = self.table.play
        return (
            play.current.view(0),
            play.final.view(1),
            play.picks,
            [line.text for line in self.table.chat],
            self.table.record.seats,
            self.table.record.hints,
        )


async def with_company(folder: Path, do: Callable[[Company], Coroutine[Any, Any, None]]) -> None:
    house = House(settings(folder))
    await house.open()
    ada, _ = await house.people.welcome(NewMe(name="Ada"))
    bob, _ = await house.people.welcome(NewMe(name="Bob"))
    company = Company(house, ada, bob)
    await company.sit_down()
    try:
        await do(company)
    finally:
        await house.close()


@pytest.mark.parametrize("deed", ["pick", "undo", "say", "hints", "leave"])
def test_a_deed_is_done_or_not_wherever_writing_fails(deed: str, tmp_path: Path) -> None:
    async def do(company: Company) -> None:
        for where in WHERE:
            await company.sit_down()
            if deed == "undo":
                await company.pick()
            before = company.shown()
            with fault(company.house.database, where) as made:
                try:
                    await getattr(company, deed)()
                    done = True
                except CannotSave:
                    done = False
            assert made.happened or where in (3, 4)  # some deeds have no more than two statements
            assert done is (where == "answer" or not made.happened)
            await company.table.load()
            assert (company.shown() == before) is not done
            seen = company.shown()
            company.house.tables.clear()  # what is stored is what is shown
            company.table = await company.house.table(company.table.record.id)
            assert company.shown() == seen
            if not done:  # and it can be done the next time
                await getattr(company, deed)()
                assert company.shown() != before

    asyncio.run(with_company(tmp_path, do))


def ids_of_tables(connection: Connection) -> set[str]:
    return set(connection.scalars(select(schema.tables.c.id)))


def test_a_table_that_could_not_be_opened_is_not_there(tmp_path: Path) -> None:
    async def do(company: Company) -> None:
        known = set(company.house.tables)
        for where in WHERE[:-1]:
            with fault(company.house.database, where), pytest.raises(CannotSave):
                await company.sit_down()
            assert set(company.house.tables) == known
            assert await company.house.database.read(ids_of_tables) == known

    asyncio.run(with_company(tmp_path, do))


def test_a_pick_that_is_sent_twice_is_made_once(tmp_path: Path) -> None:
    async def do(company: Company) -> None:
        table = company.table
        game = table.play.current
        seat, keys = game.decisions[0].seat, game.decisions[0].keys
        acts = [table.people.pick(company.ada, game.number, seat, keys[0], "r1") for _ in range(3)]
        await asyncio.gather(*acts)
        assert table.play.current.number == game.number + 1
        company.house.tables.clear()
        again = await company.house.table(table.record.id)  # a server that was started again knows it too
        await again.people.pick(company.ada, game.number, seat, keys[0], "r1")
        assert again.play.picks == table.play.picks

    asyncio.run(with_company(tmp_path, do))


def test_bots_go_on_after_writing_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def do(company: Company) -> None:
        house = company.house
        seats = [SeatPlan(kind="bot", bot="random"), SeatPlan(kind="bot", bot="random")]
        failures = 0
        write = house.database.write

        async def often_full(work: Any) -> Any:
            nonlocal failures
            if failures < 12 and table is not None:
                failures += 1
                raise CannotSave("server.error.cannot_save")
            return await write(work)

        pauses = count()
        monkeypatch.setattr("menagerie.server.bot_turns.growing_pauses", lambda: (0.0 * next(pauses) for _ in count()))
        table: LiveTable | None = None
        monkeypatch.setattr(house.database, "write", often_full)
        table = await house.new_table(company.ada, NewTable(game="secrets", seats=seats))
        while table.record.state != "finished":
            await asyncio.sleep(0.01)
        assert failures == 12
        assert next(pauses) == 12  # it did not try again without a break

    asyncio.run(with_company(tmp_path, do))


def test_a_table_that_fell_behind_its_log_shows_what_is_there_and_goes_on(tmp_path: Path) -> None:
    async def do(company: Company) -> None:
        table = company.table
        game = table.play.current
        stored = Move("pick", 0, game.decisions[0].keys[0])
        await company.house.database.write(
            lambda connection: storage.add_moves(connection, table.record.id, 0, [stored], 0.0)
        )
        with pytest.raises(CannotSave):
            await company.pick()
        await table.load()
        assert table.play.picks == ((0, stored.key),)
        game = table.play.current
        decision = game.decisions[0]
        await table.people.pick(company.bob, game.number, decision.seat, decision.keys[0])
        assert len(table.play.picks) == 2

    asyncio.run(with_company(tmp_path, do))


def test_who_waits_while_a_commit_is_in_doubt_is_told_at_once_and_the_doubt_is_settled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def do(company: Company) -> None:
        database = company.house.database
        away, looked = [True], asyncio.Event()
        look, loop = database._look, asyncio.get_running_loop()

        def look_in_vain() -> int | None:
            loop.call_soon_threadsafe(looked.set)
            return None if away[0] else look()

        monkeypatch.setattr(database, "_look", look_in_vain)
        number = company.table.play.current.number
        with fault(database, "answer"):
            picking = asyncio.create_task(company.pick())
            await looked.wait()
        with pytest.raises(CannotSave):
            await company.house.people.welcome(NewMe(name="Cy"))
        assert not picking.done()
        away[0] = False
        await picking
        assert company.table.play.current.number == number + 1

    asyncio.run(with_company(tmp_path, do))

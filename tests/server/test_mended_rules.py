"""Running games outlive a change of their rules; one that cannot go on says so and can be left."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import delete

from kernel.toy_game import SECRETS, Secrets
from menagerie.server.house import House
from menagerie.server.messages.people import NewMe
from menagerie.server.messages.tables import NewTable, SeatPlan
from menagerie.server.refusals import WrongMoment
from menagerie.server.settings import Settings
from menagerie.server.storage import schema
from server.databases import new_database
from server.running import find_rules

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy import Connection

    from menagerie.kernel.rules import Rule
    from menagerie.server.live_table import LiveTable
    from menagerie.server.people import Person


class Mended(Secrets):
    """The toy game after a rule was mended that changes nothing here."""

    version = SECRETS.version + 1


class Otherwise(Mended):
    """The toy game after its first question has gone: no log of a game fits any more."""

    def next_stretch(self, table: Any) -> Rule | None:
        table.moment = max(table.moment, 2)  # it is the turn of the second seat
        return super().next_stretch(table)


def settings(folder: Path) -> Settings:
    return Settings(database=new_database(folder), rates=None, games=("secrets",), find_rules=find_rules)


async def some_picks(table: LiveTable, person: Person, number: int) -> None:
    for _ in range(number):
        game = table.play.current
        assert game.decision is not None
        await table.people.pick(person, game.number, game.decision.seat, game.decision.keys[0])
        if table.play.current.pausing:
            await table.people.end_turn(person, table.play.current.number)


async def begun(old: Settings, picks: int) -> tuple[str, dict[str, Any]]:
    """Play a few picks by the old rules; give the table and what is to be seen there."""
    house = House(old)
    await house.open()
    person, _ = await house.people.welcome(NewMe(name="Ada"))
    seats = [SeatPlan(kind="me"), SeatPlan(kind="hot_seat", name="Bo")]
    table = await house.new_table(person, NewTable(game="secrets", seats=seats, seed=1))
    await some_picks(table, person, picks)
    await house.close()
    return table.record.id, table.play.final.view(0)


async def forget_checkpoints(old: Settings) -> None:
    """Make a database as servers left it that wrote no checkpoint at the start."""
    house = House(old)

    def forget(connection: Connection) -> None:
        connection.execute(delete(schema.checkpoints))

    await house.database.write(forget)
    await house.close()


@pytest.mark.parametrize("picks", [0, 1, 3, 5])
@pytest.mark.parametrize("checkpoints", [True, False])
def test_a_running_game_goes_on_when_its_rules_change(picks: int, checkpoints: bool, tmp_path: Path) -> None:
    old = settings(tmp_path)

    async def go_on(name: str) -> tuple[dict[str, Any], int, int]:
        house = House(replace(old, find_rules=lambda _: Mended()))
        await house.open()
        table = await house.table(name)
        await house.close()
        return table.play.final.view(0), table.record.rules_version, table.play.final.number

    name, view = asyncio.run(begun(old, picks))
    if not checkpoints:
        asyncio.run(forget_checkpoints(old))
    for _ in range(2):  # the second time it begins from where the first time left it
        assert asyncio.run(go_on(name)) == (view, Mended.version, picks)


def test_a_server_that_is_killed_leaves_a_checkpoint_from_the_start(tmp_path: Path) -> None:
    old = settings(tmp_path)

    async def kept() -> int:
        house = House(old)
        await house.open()
        person, _ = await house.people.welcome(NewMe(name="Ada"))
        seats = [SeatPlan(kind="me"), SeatPlan(kind="hot_seat", name="Bo")]
        await house.new_table(person, NewTable(game="secrets", seats=seats))
        number = await house.database.read(
            lambda connection: len(connection.execute(schema.checkpoints.select()).all())
        )
        await house.close()
        return number

    assert asyncio.run(kept()) == 1


def test_a_game_that_cannot_go_on_says_so_and_can_be_left(tmp_path: Path) -> None:
    old = settings(tmp_path)

    async def look(name: str) -> None:
        house = House(replace(old, find_rules=lambda _: Otherwise()))
        await house.open()
        table = await house.table(name)
        ada = house.people.by_id[table.record.host]
        assert table.sign.info(ada).stuck
        with pytest.raises(WrongMoment) as error:
            await table.people.pick(ada, 0, 0, "A1")
        assert error.value.message.key == "server.error.cannot_go_on"
        await house.leave(table, ada)
        assert house.tables.lobby(ada).mine == []
        await house.close()

    name, _ = asyncio.run(begun(old, 2))
    asyncio.run(forget_checkpoints(old))
    asyncio.run(look(name))

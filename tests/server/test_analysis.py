"""Analyses in the house: of finished games only, one at a time for everybody, and made once."""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import replace
from functools import partial
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import pytest

import menagerie
from menagerie.arena.simulate import play_out
from menagerie.bots import bot_of
from menagerie.games import rules_of
from menagerie.kernel.chance import Chance
from menagerie.server.analyses import WAITING, Analyses, Request
from menagerie.server.messages.analysis import AnalysisInfo
from menagerie.server.refusals import Forbidden, TooFast, WrongMoment
from menagerie.server.settings import Settings
from menagerie.server.storage.analyses import find_analysis, keep_analysis
from menagerie.server.storage.database import Database
from menagerie.server.storage.tables import Seat, TableRecord, add_table, remove_table
from server.databases import new_database
from server.running import GREEDY, ME, OPEN, PATIENCE, Browser, running

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sqlalchemy import Connection

    from menagerie.server.live_table import LiveTable
    from menagerie.server.people import Person


@pytest.fixture(scope="module")
def quick(settings: Settings, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose analyses take one try for each decision."""
    folder = tmp_path_factory.mktemp("quick")
    database = new_database(folder)
    with running(replace(settings, database=database, analysis_tries=1, analysis_nice=0)) as address:
        yield address


@pytest.fixture(scope="module")
def save() -> dict[str, Any]:
    """A short game that is over."""
    game = menagerie.new_game("zooloretto", seats=2, seed=3)
    play_out(game, [bot_of("greedy", "zooloretto", Chance(seat)) for seat in range(2)])
    return game.save()


def finished(person: Browser, save: dict[str, Any]) -> str:
    return str(person.post("import", {"save": save, "seats": [ME, GREEDY]})["id"])


def until(person: Browser, table: str, *states: str) -> dict[str, Any]:
    """Ask again until an analysis is in one of some states."""
    given_up = time.monotonic() + PATIENCE
    while time.monotonic() < given_up:
        told: dict[str, Any] = person.get(f"tables/{table}/analysis")
        if told["state"] in states:
            return told
        time.sleep(0.05)
    raise AssertionError(f"never {states}")


def test_a_finished_game_is_analysed_once(quick: str, save: dict[str, Any]) -> None:
    ann = Browser(quick, "Ann")
    table = finished(ann, save)
    assert ann.get(f"tables/{table}/analysis")["state"] == "none"
    asked = ann.post(f"tables/{table}/analysis")
    assert asked["state"] in ("waiting", "running")
    assert asked["mine"]
    told = until(ann, table, "done", "failed")["analysis"]
    assert told["finished"]
    assert told["turns"][-1]["chances"] == [1.0 if seat in told["winners"] else 0.0 for seat in range(2)]
    assert any(turn["verdicts"] for turn in told["turns"])
    again = ann.post(f"tables/{table}/analysis")
    assert again["state"] == "done"  # at once: it is kept
    assert again["analysis"] == told
    stranger = Browser(quick)
    assert stranger.get(f"tables/{table}/analysis")["analysis"] == told  # who may see the replay may see this


def test_a_running_game_is_not_analysed(quick: str) -> None:
    ann = Browser(quick, "Ann")
    table = ann.new_table(ME, GREEDY)
    assert ann.refused(f"tables/{table}/analysis", {}, 409) == "server.error.not_finished"
    assert ann.refused(f"tables/{table}/analysis", status=409) == "server.error.not_finished"
    waiting = ann.new_table(ME, OPEN)
    assert ann.refused(f"tables/{waiting}/analysis", {}, 409) == "server.error.not_finished"


def test_it_takes_a_name_to_wish_for_one(quick: str, save: dict[str, Any]) -> None:
    table = finished(Browser(quick, "Ann"), save)
    assert Browser(quick).refused(f"tables/{table}/analysis", {}, 401) == "server.error.name_first"


def told_nothing(rules_version: int = rules_of("zooloretto").version) -> AnalysisInfo:
    return AnalysisInfo(
        game="zooloretto",
        rules_version=rules_version,
        seats=2,
        tries=1,
        seed=0,
        finished=True,
        winners=[0],
        start=[0.5, 0.5],
        turns=[],
        swings=[],
    )


class Held(Analyses):
    """Analyses that are done when the test says so."""

    def __init__(self, database: Database) -> None:
        super().__init__(Settings(), database)
        self.gate = asyncio.Event()

    async def _analysed(self, request: Request) -> AnalysisInfo:
        await self.gate.wait()
        return told_nothing()

    async def reach(self, table: LiveTable, state: str) -> None:
        """Wait until the analysis of a table is in a state."""
        while (await self.state(table, None)).state != state:
            await asyncio.sleep(0)


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    database = Database(new_database(tmp_path))
    yield database
    database.close()


async def tables_of(database: Database, number: int) -> list[LiveTable]:
    """Keep some finished games."""
    records = [
        TableRecord(secrets.token_hex(6), "zooloretto", {}, 1, "", "", (Seat("bot", name="greedy"),), 0.0, "finished")
        for _ in range(number)
    ]

    def add(connection: Connection) -> None:
        for record in records:
            add_table(connection, record)

    await database.write(add)
    return [cast("LiveTable", SimpleNamespace(record=record)) for record in records]


def person_called(name: str) -> Person:
    return cast("Person", SimpleNamespace(id=name))


ANN, BO = person_called("ann"), person_called("bo")


def test_everybody_wishes_for_one_at_a_time_and_the_others_wait(database: Database) -> None:
    async def story() -> None:
        one, two, three = await tables_of(database, 3)
        house = Held(database)
        assert (await house.ask(one, ANN)).mine
        with pytest.raises(WrongMoment) as refused:
            await house.ask(two, ANN)
        assert refused.value.message.key == "server.error.analysis_running"
        assert (await house.ask(one, BO)).mine is False  # it is under way already
        waits = await house.ask(three, BO)
        assert (waits.state, waits.ahead) == ("waiting", 1)
        house.gate.set()
        await house.reach(three, "done")
        assert (await house.ask(two, ANN)).state == "waiting"
        house.close()

    asyncio.run(story())


def test_only_who_asked_gives_an_analysis_up_and_the_next_one_begins(database: Database) -> None:
    async def story() -> None:
        one, two = await tables_of(database, 2)
        house = Held(database)
        await house.ask(one, ANN)
        await house.ask(two, BO)
        with pytest.raises(Forbidden):
            await house.cancel(one, BO)
        assert (await house.cancel(one, ANN)).state == "none"
        await house.reach(two, "running")
        house.close()

    asyncio.run(story())


def test_not_too_many_wait(database: Database) -> None:
    async def story() -> None:
        *tables, late = await tables_of(database, WAITING + 1)
        house = Held(database)
        for number, table in enumerate(tables):
            await house.ask(table, person_called(str(number)))
        with pytest.raises(TooFast):
            await house.ask(late, ANN)
        house.close()

    asyncio.run(story())


def test_an_analysis_that_fails_can_be_asked_for_again(database: Database) -> None:
    class Failing(Held):
        async def _analysed(self, request: Request) -> AnalysisInfo:
            raise RuntimeError("no")

    async def story() -> None:
        (one,) = await tables_of(database, 1)
        house = Failing(database)
        await house.ask(one, ANN)
        await house.reach(one, "failed")
        assert (await house.ask(one, ANN)).state == "waiting"
        house.close()

    asyncio.run(story())


# --- what is kept ---


def test_an_analysis_outlives_the_server(settings: Settings, save: dict[str, Any], tmp_path: Path) -> None:
    again = replace(settings, database=new_database(tmp_path), analysis_tries=1, analysis_nice=0)
    with running(again) as address:
        ann = Browser(address, "Ann")
        table = finished(ann, save)
        ann.post(f"tables/{table}/analysis")
        told = until(ann, table, "done", "failed")
        assert told["analysis"]
    with running(again) as address:
        assert Browser(address).get(f"tables/{table}/analysis") == told


def kept(database: Database, table: LiveTable, rules_version: int = rules_of("zooloretto").version) -> bool:
    with database.engine.connect() as connection:
        return find_analysis(connection, table.record.id, rules_version) is not None


def test_the_newest_are_kept(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("menagerie.server.storage.analyses.KEPT", 2)
    long_after = 1e12  # whatever else the database holds is older

    async def story() -> None:
        one, two, three = await tables_of(database, 3)
        for moment, table in enumerate((one, two, one, three)):
            now, name = long_after + moment, table.record.id
            await database.write(partial(keep_analysis, table=name, analysis=told_nothing(), at=now))
        assert [kept(database, table) for table in (one, two, three)] == [True, False, True]

    asyncio.run(story())


def test_an_analysis_by_other_rules_is_made_again(database: Database) -> None:
    async def story() -> None:
        (one,) = await tables_of(database, 1)
        old = told_nothing(rules_version=-1)
        await database.write(partial(keep_analysis, table=one.record.id, analysis=old, at=1.0))
        assert kept(database, one, rules_version=-1)
        house = Held(database)
        assert (await house.state(one, ANN)).state == "none"
        await house.ask(one, ANN)
        house.gate.set()
        await house.reach(one, "done")
        house.close()
        assert not kept(database, one, rules_version=-1)

    asyncio.run(story())


def test_it_goes_with_its_table(database: Database) -> None:
    async def story() -> None:
        one, two = await tables_of(database, 2)
        for table in (one, two):
            await database.write(partial(keep_analysis, table=table.record.id, analysis=told_nothing(), at=1.0))
        await database.write(lambda connection: remove_table(connection, one.record.id))
        assert not kept(database, one)
        assert kept(database, two)

    asyncio.run(story())


def test_a_game_that_no_bot_knows_is_refused(quick: str) -> None:
    ann = Browser(quick, "Ann")
    table = ann.new_table(ME, {"kind": "hot_seat"}, game="secrets")
    with ann.at(table) as page:
        page.position()
        page.play_out()
    assert ann.refused(f"tables/{table}/analysis", {}, 400) == "bots.error.no_knowledge"


def test_there_is_no_analysis_of_nothing(quick: str) -> None:
    assert Browser(quick, "Ann").refused("tables/nowhere/analysis", {}, 404) == "server.error.no_such_table"

"""Analyses in the house: of finished games only, one at a time for everybody, and made once."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import pytest

import menagerie
from menagerie.arena.simulate import play_out
from menagerie.bots import bot_of
from menagerie.kernel.chance import Chance
from menagerie.server.analyses import KEPT, WAITING, Analyses, Request
from menagerie.server.messages import AnalysisInfo
from menagerie.server.refusals import Forbidden, TooFast, WrongMoment
from menagerie.server.settings import Settings
from server.running import GREEDY, ME, OPEN, PATIENCE, Browser, running

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.server.people import Person
    from menagerie.server.table import Table


@pytest.fixture(scope="module")
def quick(settings: Settings, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose analyses take one try for each decision."""
    folder = tmp_path_factory.mktemp("quick")
    database = f"sqlite:///{folder / 'house.sqlite'}"
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


def told_nothing() -> AnalysisInfo:
    return AnalysisInfo(
        game="zooloretto",
        rules_version=1,
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

    def __init__(self) -> None:
        super().__init__(Settings(database="sqlite://"))
        self.gate = asyncio.Event()

    async def _analysed(self, request: Request) -> AnalysisInfo:
        await self.gate.wait()
        return told_nothing()


def table_called(name: str) -> Table:
    return cast("Table", SimpleNamespace(record=SimpleNamespace(id=name, state="finished", game="zooloretto")))


def person_called(name: str) -> Person:
    return cast("Person", SimpleNamespace(id=name))


def test_everybody_wishes_for_one_at_a_time_and_the_others_wait() -> None:
    async def story() -> None:
        house = Held()
        one, two, three = (table_called(name) for name in ("one", "two", "three"))
        ann, bo = person_called("ann"), person_called("bo")
        assert house.ask(one, ann).mine
        with pytest.raises(WrongMoment) as refused:
            house.ask(two, ann)
        assert refused.value.message.key == "server.error.analysis_running"
        assert house.ask(one, bo).mine is False  # it is under way already
        waits = house.ask(three, bo)
        assert (waits.state, waits.ahead) == ("waiting", 1)
        house.gate.set()
        while house.state(three, bo).state != "done":
            await asyncio.sleep(0)
        assert house.ask(two, ann).state == "waiting"
        house.close()

    asyncio.run(story())


def test_only_who_asked_gives_an_analysis_up_and_the_next_one_begins() -> None:
    async def story() -> None:
        house = Held()
        one, two = table_called("one"), table_called("two")
        ann, bo = person_called("ann"), person_called("bo")
        house.ask(one, ann)
        house.ask(two, bo)
        with pytest.raises(Forbidden):
            house.cancel(one, bo)
        assert house.cancel(one, ann).state == "none"
        while house.state(two, bo).state != "running":
            await asyncio.sleep(0)
        house.close()

    asyncio.run(story())


def test_not_too_many_wait_and_not_too_many_are_kept() -> None:
    async def story() -> None:
        house = Held()
        for number in range(WAITING):
            house.ask(table_called(str(number)), person_called(str(number)))
        with pytest.raises(TooFast):
            house.ask(table_called("late"), person_called("late"))
        house.gate.set()
        for number in range(KEPT + 1):
            table, person = table_called(str(number)), person_called(str(number))
            while house.state(table, person).state != "done":
                house.ask(table, person)
                await asyncio.sleep(0)
        kept = [house.state(table_called(str(number)), None).state for number in range(KEPT + 1)]
        assert kept.count("done") == KEPT
        house.close()

    asyncio.run(story())


def test_an_analysis_that_fails_can_be_asked_for_again() -> None:
    class Failing(Held):
        async def _analysed(self, request: Request) -> AnalysisInfo:
            raise RuntimeError("no")

    async def story() -> None:
        house = Failing()
        one, ann = table_called("one"), person_called("ann")
        house.ask(one, ann)
        while house.state(one, ann).state != "failed":
            await asyncio.sleep(0)
        assert house.ask(one, ann).state == "waiting"
        house.close()

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

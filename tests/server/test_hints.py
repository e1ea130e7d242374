"""Hints at a table: who may ask, when, how often; and that they tell no secret."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any
from unittest.mock import AsyncMock

import pytest

import menagerie
from menagerie.bots import bot_of
from menagerie.bots.bot import Glimpse
from menagerie.bots.parameters import Budget
from menagerie.games import rules_of
from menagerie.kernel.chance import Chance
from menagerie.server.bot_workers import BotWorkers
from menagerie.server.hints import HintDesk, find_hints
from menagerie.server.play import Move, Play
from menagerie.server.rates import RateLimits
from menagerie.server.settings import PRICES, Rates
from server.databases import new_database
from server.running import FIRST, GREEDY, ME, OPEN, Browser, Page, running

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from menagerie.kernel.game import Game
    from menagerie.server.settings import Settings

FEW = Budget(rounds=24)
HOT_SEAT = {"kind": "hot_seat", "name": "Bob"}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, settings: Settings) -> Iterator[str]:
    database = new_database(tmp_path_factory.mktemp("hints"))
    with running(replace(settings, hint_budget=FEW, database=database)) as address:
        yield address


def ask(page: Page, seat: int = 0) -> dict[str, Any]:
    """Ask for a hint, and again where a bot has answered a question of its own in the meantime."""
    while True:
        page.say("hint", number=page.last["number"], seat=seat)
        while (said := page.hear())["type"] not in ("hints", "position"):
            if said["type"] == "trouble":  # the bot was quicker: its position is on the way
                assert said["message"]["key"] == "kernel.error.decision_has_passed", said
        if said["type"] == "hints":
            return said


def refusal(page: Page, seat: int = 0, number: int | None = None) -> str:
    page.say("hint", number=page.last["number"] if number is None else number, seat=seat)
    return str(page.trouble())


# --- what a hint says ---


def test_a_hint_gives_sensible_turns_that_begin_with_an_option(address: str) -> None:
    ada = Browser(address, "Ada")
    with ada.at(ada.new_table(ME, GREEDY, **FIRST)) as page:
        position = page.position(0)
        told = ask(page)
        keys = {option["key"] for option in position["decisions"][0]["options"]}
        assert told["number"] == 0
        assert 2 <= len(told["hints"]) <= 3
        assert {hint["steps"][0]["key"] for hint in told["hints"]} <= keys
        assert [hint["behind"] for hint in told["hints"]] == sorted(hint["behind"] for hint in told["hints"])
        assert told["hints"][0]["steps"][0]["label"]["key"].startswith("zooloretto.")


def test_who_asks_again_is_told_the_same(address: str) -> None:
    ada = Browser(address, "Ada")
    table = ada.new_table(ME, GREEDY, **FIRST)
    with ada.at(table) as page, ada.at(table) as other:
        page.position(0)
        other.position(0)
        assert ask(page) == ask(page) == ask(other)
        assert ada.get(f"tables/{table}")["seats"][0]["hints"] == 1


def test_a_hint_follows_a_turn_that_has_begun(address: str) -> None:
    ada = Browser(address, "Ada", end_turn="always")
    with ada.at(ada.new_table(ME, GREEDY, game="ark_nova", **FIRST)) as page:
        page.position(0)
        page.pick(page.last["decisions"][0]["options"][0]["key"])
        page.position(1)
        step = ask(page)["hints"][0]["steps"][0]
        assert step["key"] in {option["key"] for option in page.last["decisions"][0]["options"]}


# --- who may ask ---


@pytest.mark.parametrize(
    ("seats", "allowed"),
    [((ME, GREEDY), True), ((ME, OPEN), False), ((ME, HOT_SEAT), False), ((ME, GREEDY, OPEN), False)],
)
def test_hints_are_usual_where_one_person_plays(address: str, seats: tuple[dict[str, Any], ...], allowed: bool) -> None:
    ada = Browser(address, "Ada")
    assert ada.get(f"tables/{ada.new_table(*seats)}")["hints"] is allowed


def test_who_opens_a_table_decides_about_hints(address: str) -> None:
    ada, bob = Browser(address, "Ada"), Browser(address, "Bob")
    new = {"game": "zooloretto", "seats": [ME, OPEN], "options": FIRST, "hints": True}
    table = ada.post("tables", new)["id"]
    bob.join(table)
    assert bob.refused(f"tables/{table}/hints", {"allowed": False}, 403) == "server.error.not_the_host"
    with ada.at(table) as hers, bob.at(table) as his:
        hers.position(0)
        his.position(0)
        assert ask(hers)["hints"]
        assert his.wait("table", lambda said: said["table"]["seats"][0]["hints"] == 1)  # everybody may know
        ada.post(f"tables/{table}/hints", {"allowed": False})
        his.wait("table", lambda said: not said["table"]["hints"])
        assert refusal(hers) == "server.error.no_hints"


def test_only_who_is_asked_gets_hints_for_the_position_there_is(address: str) -> None:
    ada, bob = Browser(address, "Ada"), Browser(address, "Bob")
    new = {"game": "zooloretto", "seats": [ME, OPEN], "options": FIRST, "hints": True}
    table = ada.post("tables", new)["id"]
    bob.join(table)
    with ada.at(table) as hers, bob.at(table) as his, Browser(address).at(table) as watching:
        for page in (hers, his, watching):
            page.position(0)
        assert refusal(his, seat=1) == "kernel.error.seat_not_asked"
        assert refusal(his, seat=0) == "server.error.not_your_seat"
        assert refusal(watching) == "server.error.not_your_seat"
        assert refusal(hers, number=5) == "kernel.error.decision_has_passed"


def test_a_finished_game_needs_no_hints(address: str, settings: Settings) -> None:
    ada = Browser(address, "Ada")
    table = ada.new_table(GREEDY, GREEDY)
    with ada.at(table) as page:
        page.wait("position", lambda said: bool(said["over"]))
    assert ada.refused(f"tables/{table}/hints", {"allowed": True}, 409) == "server.error.is_finished"


def test_hints_are_not_given_without_end(settings: Settings, tmp_path: Path) -> None:
    rates = Rates(purse=2, refill=0, prices={**dict.fromkeys(PRICES, 0.0), "hint": 1})
    few = replace(settings, hint_budget=FEW, rates=rates, database=new_database(tmp_path))
    with running(few) as address:
        ada = Browser(address, "Ada", end_turn="never")
        for _ in range(2):
            with ada.at(ada.new_table(ME, GREEDY, **FIRST)) as page:
                page.position(0)
                assert ask(page) == ask(page)
        with ada.at(ada.new_table(ME, GREEDY, **FIRST)) as page:
            page.position(0)
            assert refusal(page) == "server.error.too_fast"


def test_a_game_that_no_bot_knows_has_no_hints(address: str) -> None:
    ada = Browser(address, "Ada")
    new = {"game": "secrets", "seats": [ME, OPEN], "hints": True}
    assert ada.post("tables", new)["hints"] is False


# --- when the game goes on meanwhile ---


def test_nobody_thinks_about_a_hint_that_is_no_longer_wanted() -> None:
    game = menagerie.new_game("zooloretto", seats=2, seed=1)
    workers = BotWorkers(1, rules_of)
    assert asyncio.run(workers.hints(game.save(), 0, FEW, 1, wanted=lambda: False)) == []
    assert workers.processes._pool is None


@pytest.mark.parametrize("goes_on", [False, True])
def test_a_hint_for_a_position_that_has_passed_is_not_told(goes_on: bool) -> None:
    game = menagerie.new_game("zooloretto", seats=2, seed=1, options=FIRST)
    play = Play.of(game)
    hint = {"steps": [], "behind": 0.0, "reasons": []}

    async def think(*about: Any, wanted: Callable[[], bool]) -> list[dict[str, Any]]:
        assert wanted()
        if goes_on:
            table.play = play.after(Move("pick", 0, game.decisions[0].keys[0]))
        assert wanted() is not goes_on
        return [hint]

    house = SimpleNamespace(
        rates=RateLimits(None), settings=SimpleNamespace(hint_budget=FEW), bot_workers=SimpleNamespace(hints=think)
    )
    table: Any = SimpleNamespace(
        house=house,
        play=play,
        record=SimpleNamespace(hints=True),
        seats_of=lambda _: (0,),
    )
    desk = HintDesk(table)
    desk._tell = AsyncMock()  # type: ignore[method-assign]
    told = asyncio.run(desk.ask(SimpleNamespace(id="ada"), 0, 0))  # type: ignore[arg-type]
    assert (told is None) is goes_on


# --- secrets ---


def moments(game: str) -> Iterator[Game]:
    position, bot = menagerie.new_game(game, seats=2, seed=5), bot_of("greedy", game, Chance(0))
    while position.decision is not None and position.number < 120:
        if position.number % 30 == 0:
            yield position
        position.apply(bot.pick(Glimpse(position, position.decision.seat)))


@pytest.mark.parametrize("game", ["zooloretto", "ark_nova"])
def test_the_same_hint_whatever_is_hidden(game: str) -> None:
    for position in moments(game):
        assert position.decision is not None
        seat = position.decision.seat
        hint = find_hints(rules_of, position.save(), seat, FEW, 3)
        for other in range(2):
            world = position.sample_world(seat, Chance(other))
            assert find_hints(rules_of, world.save(), seat, FEW, 3) == hint

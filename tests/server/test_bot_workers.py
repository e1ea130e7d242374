"""Bots in other processes: they choose, they may fail, they may die."""

from __future__ import annotations

import asyncio
import os
import time
from dataclasses import replace
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any
from unittest.mock import AsyncMock

import pytest

import menagerie
from menagerie.bots.planner_bot import PlannerBot
from menagerie.games import rules_of
from menagerie.server.bot_turns import BotTurns
from menagerie.server.bot_workers import BotWorkers, Thought, Turns, think
from menagerie.server.play import Play
from server.databases import new_database
from server.mortal import dies
from server.running import FIRST, GREEDY, ME, Browser, running

if TYPE_CHECKING:
    from pathlib import Path

    from menagerie.bots.bot import Glimpse
    from menagerie.bots.planner.halving import Contender
    from menagerie.server.settings import Settings


def test_a_bot_gives_the_key_of_an_option() -> None:
    game = menagerie.new_game("zooloretto", seats=3, seed=1)
    assert game.decision is not None
    keys = think(rules_of, game.save(), "greedy", game.decision.seat, 1).keys
    assert keys[0] in game.decision.keys


def test_a_bot_plays_on_to_the_end_of_its_turn_or_to_what_comes_to_light() -> None:
    game = menagerie.new_game("ark_nova", seats=2, seed=1)
    several = 0
    while game.decision is not None and game.number < 150:
        seat, start, barrier = game.decision.seat, game.stretch_start, game.journal.barrier
        keys = think(rules_of, game.save(), "greedy", seat, 1).keys
        several += len(keys) > 1
        for key in keys:
            assert (game.stretch_start, game.journal.barrier) == (start, barrier)
            game.apply_key(key, seat=seat)
        asked = game.decision is not None and any(decision.seat == seat for decision in game.decisions)
        assert not asked or (game.stretch_start, game.journal.barrier) != (start, barrier)
    assert several > 10


def test_a_plan_is_thought_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts: list[int] = []
    consider = PlannerBot.consider

    def counted(bot: PlannerBot, glimpse: Glimpse) -> list[Contender]:
        thoughts.append(glimpse.seat)
        return consider(bot, glimpse)

    monkeypatch.setattr(PlannerBot, "consider", counted)
    game = menagerie.new_game("ark_nova", seats=2, seed=1)
    picks = 0
    while game.decision is not None and game.number < 60:
        seat = game.decision.seat
        for key in think(rules_of, game.save(), "planner:2", seat, 1).keys:
            game.apply_key(key, seat=seat)
            picks += 1
    assert len(thoughts) < 0.7 * picks


@pytest.mark.parametrize(
    ("thought", "level", "words"),
    [
        (Thought(["a", "b"], 40, 1.25), "DEBUG", "made 2 picks after 40 tries in 1.25 s"),
        (Thought(["a"], 9, 16.0), "WARNING", "thought for 16.0 s (9 tries)"),
        (Thought([]), "WARNING", "failed; chance chooses for it"),
    ],
)
def test_the_log_tells_what_bots_do(thought: Thought, level: str, words: str, caplog: pytest.LogCaptureFixture) -> None:
    game = menagerie.new_game("zooloretto", seats=2, seed=1)
    play = Play.of(game)
    assert game.decision is not None
    seat, picks = game.decision.seat, AsyncMock(return_value=thought)
    table: Any = SimpleNamespace(
        record=SimpleNamespace(id="t1", seats=[SimpleNamespace(name="hard")] * 2),
        visitors=(),
        house=SimpleNamespace(bot_workers=SimpleNamespace(picks=picks)),
    )
    with caplog.at_level("DEBUG", "menagerie.server.bot_turns"):
        assert asyncio.run(BotTurns(table)._next_pick(play, seat)) in game.decision.keys
    assert [(record.levelname, record.message) for record in caplog.records] == [
        (level, f"table t1: the bot hard at seat {seat} {words}")
    ]


def test_a_planner_says_how_much_it_tried() -> None:
    game = menagerie.new_game("zooloretto", seats=2, seed=1)
    assert game.decision is not None
    thought = think(rules_of, game.save(), "planner:8", game.decision.seat, 1)
    assert thought.tries >= 8
    assert thought.seconds > 0


def test_tables_take_turns_and_those_that_are_watched_go_first() -> None:
    order: list[str] = []

    async def play(turns: Turns, table: str, watched: bool) -> None:
        for _ in range(3):
            async with turns.one(watched):
                order.append(table)
                await asyncio.sleep(0)

    async def play_all() -> None:
        turns = Turns(1)
        await asyncio.gather(play(turns, "a", True), play(turns, "unseen", False), play(turns, "b", True))

    asyncio.run(play_all())
    assert order == ["a", "b", "a", "b", "a", "b", "unseen", "unseen", "unseen"]


def test_bots_that_fail_or_die_do_not_stop_the_others() -> None:
    game = menagerie.new_game("zooloretto", seats=3, seed=1)
    assert game.decision is not None
    seat, keys = game.decision.seat, game.decision.keys

    async def try_all() -> None:
        workers = BotWorkers(1, rules_of)
        assert (await workers.picks(game.save(), "no such bot", seat, 1)).keys == []
        assert (await workers.picks(game.save(), "random", seat, 1)).keys[0] in keys
        assert workers.processes._pool is not None
        for process in workers.processes._pool._processes.values():
            os.kill(process.pid or 0, 9)
        assert (await workers.picks(game.save(), "random", seat, 1)).keys[0] in keys  # it is thought again
        workers.close()

    asyncio.run(try_all())


@pytest.mark.parametrize(("deaths", "answer"), [(1, 1), (2, None)])
def test_a_thought_is_given_up_when_its_worker_is_killed_twice(deaths: int, answer: int | None, tmp_path: Path) -> None:
    async def think_of_it() -> int | None:
        workers = BotWorkers(1, rules_of)
        try:
            return await workers._try(dies, {"game": "zooloretto"}, tmp_path, deaths)
        finally:
            workers.close()

    assert asyncio.run(think_of_it()) == answer


def test_the_table_is_told_where_chance_plays_for_a_bot() -> None:
    game = menagerie.new_game("zooloretto", seats=2, seed=1)
    letters: list[Any] = []
    visitor = SimpleNamespace(write=letters.append)
    table: Any = SimpleNamespace(
        record=SimpleNamespace(id="t1", seats=[SimpleNamespace(name="hard")] * 2),
        visitors=(visitor, visitor),
        house=SimpleNamespace(bot_workers=SimpleNamespace(picks=AsyncMock(return_value=Thought([])))),
    )
    assert game.decision is not None
    asyncio.run(BotTurns(table)._next_pick(Play.of(game), game.decision.seat))
    assert [letter.message.key for letter in letters] == ["server.notice.chance_for_bot"] * 2


@pytest.mark.parametrize(("pace", "seconds"), [("natural", 0.2), ("slow", 0.5)])
def test_bots_keep_a_pace_that_people_can_follow(settings: Settings, tmp_path: Path, pace: str, seconds: float) -> None:
    followed = replace(settings, pace=(0.2, 0.2), database=new_database(tmp_path))
    with running(followed) as address:
        ada = Browser(address, "Ada", bot_pace=pace, end_turn="never")
        table = ada.new_table(ME, GREEDY, GREEDY, **FIRST)
        with ada.at(table) as page:
            page.position(0)
            started = time.monotonic()
            page.pick("load-1")
            page.position(3)
            assert time.monotonic() - started >= 2 * seconds  # two moves; a busy machine only makes it more
        ada.wish(bot_pace="instant")

"""Bots in other processes: they choose, they may fail, they may die."""

from __future__ import annotations

import asyncio
import os
import time
from dataclasses import replace
from typing import TYPE_CHECKING

import menagerie
from menagerie.games import rules_of
from menagerie.server.bot_workers import BotWorkers, think
from server.running import FIRST, GREEDY, ME, Browser, running

if TYPE_CHECKING:
    from pathlib import Path

    from menagerie.server.settings import Settings


def test_a_bot_gives_the_key_of_an_option() -> None:
    game = menagerie.new_game("zooloretto", seats=3, seed=1)
    assert game.decision is not None
    key = think(rules_of, game.save(), "greedy", game.decision.seat, 1)
    assert key in game.decision.keys


def test_bots_that_fail_or_die_do_not_stop_the_others() -> None:
    game = menagerie.new_game("zooloretto", seats=3, seed=1)
    assert game.decision is not None
    seat, keys = game.decision.seat, game.decision.keys

    async def try_all() -> None:
        workers = BotWorkers(1, rules_of)
        assert await workers.pick(game.save(), "no such bot", seat, 1) is None
        assert await workers.pick(game.save(), "random", seat, 1) in keys
        assert workers._pool is not None
        for process in workers._pool._processes.values():
            os.kill(process.pid or 0, 9)
        await workers.pick(game.save(), "random", seat, 1)  # this one is lost
        assert await workers.pick(game.save(), "random", seat, 1) in keys
        workers.close()

    asyncio.run(try_all())


def test_bots_keep_a_pace_that_people_can_follow(settings: Settings, tmp_path: Path) -> None:
    slow = replace(settings, pace=(0.2, 0.2), database=f"sqlite:///{tmp_path / 'x.sqlite'}")
    with running(slow) as address:
        ada = Browser(address, "Ada", bot_pace="natural", end_turn="never")
        table = ada.new_table(ME, GREEDY, GREEDY, **FIRST)
        with ada.at(table) as page:
            page.position(0)
            started = time.monotonic()
            page.pick("load-1")
            page.position(3)
            assert time.monotonic() - started >= 2 * 0.2  # two moves; a busy machine only makes it more
        ada.wish(bot_pace="instant")

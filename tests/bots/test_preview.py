"""Previews: what an option certainly does."""

from __future__ import annotations

from menagerie.bots import bot_of
from menagerie.bots.preview import previews
from menagerie.kernel.chance import Chance
from scenario import scenario


def test_taking_a_truck_shows_points_and_the_placements_that_make_them() -> None:
    game = scenario().seat(0, E4="3 panda").trucks("panda stall_a", "coin").turn(0).game
    assert game.decision is not None
    bot = bot_of("greedy", "zooloretto", Chance(1))
    found = dict(zip(game.decision.keys, previews(game, 0, bot), strict=True))
    taking = found["take-1"]
    assert taking is not None
    assert (taking.before["points"], taking.after["points"]) == (4, 7)
    assert "panda@E4" in taking.then


def test_money_shows_too() -> None:
    game = scenario().seat(0, money=3).trucks("coin").turn(0).game
    assert game.decision is not None
    found = dict(zip(game.decision.keys, previews(game, 0, bot_of("greedy", "zooloretto", Chance(1))), strict=True))
    assert found["take-1"] is not None
    assert found["extend"] is not None
    assert (found["take-1"].after["money"], found["extend"].after["money"]) == (4, 0)
    assert found["draw"] is None

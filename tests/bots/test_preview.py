"""Previews: what an option certainly does."""

from __future__ import annotations

import menagerie
from menagerie.bots import bot_of
from menagerie.bots.preview import Trials
from menagerie.kernel.chance import Chance
from scenario import scenario


def test_taking_a_truck_shows_points_and_the_placements_that_make_them() -> None:
    game = scenario().seat(0, E4="3 panda").trucks("panda stall_a", "coin").turn(0).game
    assert game.decision is not None
    bot = bot_of("greedy", "zooloretto", Chance(1))
    found = dict(zip(game.decision.keys, Trials(game, 0).previews(bot), strict=True))
    taking = found["take-1"]
    assert taking is not None
    assert (taking.before["points"], taking.after["points"]) == (4, 7)
    assert "panda@E4" in taking.then


def test_money_shows_too() -> None:
    game = scenario().seat(0, money=3).trucks("coin").turn(0).game
    assert game.decision is not None
    found = dict(
        zip(game.decision.keys, Trials(game, 0).previews(bot_of("greedy", "zooloretto", Chance(1))), strict=True)
    )
    assert found["take-1"] is not None
    assert found["extend"] is not None
    assert (found["take-1"].after["money"], found["extend"].after["money"]) == (4, 0)
    assert found["draw"] is None


def test_what_shows_a_hidden_card_is_locked_and_nothing_else() -> None:
    game = menagerie.new_game("ark_nova", seats=2, seed=3)
    while game.decision is not None and game.decision.prompt.key != "ark_nova.prompt.turn":
        game.apply(0, seat=game.decision.seat)
    assert game.decision is not None
    locked = dict(zip(game.decision.keys, Trials(game, game.decision.seat).locks(), strict=True))
    assert locked["cards"]
    assert not locked["build"]
    assert not locked["x-cards"]

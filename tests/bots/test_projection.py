"""Projections: how a game will probably end, from what everybody can see."""

from __future__ import annotations

from statistics import mean
from typing import TYPE_CHECKING

import menagerie
from kernel.toy_game import SECRETS
from menagerie.bots import bot_of
from menagerie.bots.bot import Glimpse
from menagerie.bots.projection import projection
from menagerie.kernel.chance import Chance
from menagerie.kernel.game import new_game
from scenario import scenario

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.kernel.game import Game


def well_played(seats: int, seed: int) -> Iterator[Game]:
    """Yield a game of greedy bots at each of its moments, including the last."""
    game, bot = menagerie.new_game("zooloretto", seats=seats, seed=seed), bot_of("greedy", "zooloretto", Chance(seed))
    while game.decision is not None:
        yield game
        game.apply(bot.pick(Glimpse(game, game.decision.seat)))
    yield game


def test_what_is_hidden_does_not_matter() -> None:
    for game in well_played(3, 7):
        if game.decision is not None:
            worlds = [game.sample_world(game.decision.seat, Chance(luck)) for luck in range(3)]
            assert [projection(world) for world in worlds] == [projection(game)] * 3


def test_looking_ahead_changes_nothing() -> None:
    for game in well_played(2, 8):
        before = game.rules.dump(game.table)
        projection(game)
        assert game.rules.dump(game.table) == before


def test_at_the_end_it_is_the_score() -> None:
    for seats in (2, 5):
        *_, end = well_played(seats, seats)
        assert projection(end) == end.scores()


def test_half_way_it_is_about_the_score() -> None:
    errors = []
    for seed in range(12):
        found = [(projection(game) or [], game.scores()) for game in well_played(2 + seed % 4, 300 + seed)]
        guess, final = found[len(found) // 2][0], found[-1][1]
        errors += [point - real for point, real in zip(guess, final, strict=True)]
    assert abs(mean(errors)) < 3
    assert mean(map(abs, errors)) < 6


def test_in_the_last_round_a_zoo_is_worth_its_points() -> None:
    table = scenario(seats=2).seat(0, E5="4 panda stall_a", E4="3 camel", money=0).seat(1, barn="panda camel", money=0)
    game = table.last_round().turn(0).game
    assert projection(game) == game.scores() == [11, -4]


def test_tiles_that_are_being_unloaded_count() -> None:
    table = scenario(seats=2).seat(0, E5="4 panda").trucks("panda stall_a", "").last_round().turn(0)
    before = projection(table.game)
    taken = projection(table.play("take-1").game)
    assert before is not None
    assert taken is not None
    assert taken[0] > before[0]


def test_of_a_game_that_nobody_knows_there_is_none() -> None:
    assert projection(new_game(SECRETS, 2, 1, {})) is None

"""Projections of Ark Nova: how a game will probably end, from what lies open and the own final scoring cards."""

from __future__ import annotations

from statistics import mean
from typing import TYPE_CHECKING

import pytest

import menagerie
from ark_nova.scenario import scenario
from menagerie.bots import bot_of
from menagerie.bots.bot import Glimpse
from menagerie.bots.projection import projection
from menagerie.kernel.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.kernel.game import Game


def well_played(seats: int, seed: int) -> Iterator[Game]:
    """Yield a game of greedy bots at each of its decisions, including the end."""
    game = menagerie.new_game("ark_nova", seats=seats, seed=seed, options={"maps": "random"})
    bot = bot_of("greedy", "ark_nova", Chance(seed))
    while game.decision is not None:
        yield game
        game.apply(bot.pick(Glimpse(game, game.decision.seat)))
    yield game


@pytest.mark.rule("R-A-038")
def test_what_is_hidden_from_a_seat_does_not_matter_to_it() -> None:
    for number, game in enumerate(well_played(3, 7)):
        if game.decision is not None and number % 5 == 0:
            seat = game.decision.seat
            worlds = [game.sample_world(seat, Chance(luck)) for luck in range(3)]
            for viewer in (seat, None):
                assert [projection(world, viewer) for world in worlds] == [projection(game, viewer)] * 3


def test_looking_ahead_changes_nothing() -> None:
    for number, game in enumerate(well_played(2, 8)):
        if number % 20 == 0:
            before = game.rules.dump(game.table)
            projection(game, 0)
            assert game.rules.dump(game.table) == before


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_at_the_end_it_is_the_score(seats: int) -> None:
    *_, end = well_played(seats, seats)
    assert projection(end, 0) == end.scores()


def test_half_way_it_is_about_the_score() -> None:
    """Points come in leaps of fifteen, so half-way nobody can tell better than within a dozen."""
    errors = []
    for seed in range(6):
        seats = 1 + seed % 3
        found = [(projection(game, 0) or [], game.scores()) for game in well_played(seats, 300 + seed)]
        guess, final = found[len(found) // 2][0], found[-1][1]
        errors += [point - real for point, real in zip(guess, final, strict=True)]
    assert abs(mean(errors)) < 9
    assert mean(map(abs, errors)) < 17


def test_the_own_final_scoring_card_counts_for_who_holds_it_and_for_nobody_else() -> None:
    herd = "african_bush_elephant giraffe siberian_tiger lion"
    good = scenario().seat(0, final_cards="large_animal_zoo", animals=herd, appeal=60, conservation=12).turn(0).game
    poor = scenario().seat(0, final_cards="small_animal_zoo", animals=herd, appeal=60, conservation=12).turn(0).game
    of_good, of_poor = projection(good, 0), projection(poor, 0)
    assert of_good is not None
    assert of_poor is not None
    assert of_good[0] > of_poor[0]
    assert projection(good, 1) == projection(poor, 1)
    assert projection(good, None) == projection(poor, None)


def test_who_is_far_ahead_at_the_end_is_expected_to_be_ahead() -> None:
    table = scenario().seat(0, appeal=90, conservation=12).seat(1, appeal=40, conservation=6)
    found = projection(table.set(turns_left=1).turn(0).game, 0)
    assert found is not None
    assert found[0] > found[1] + 30

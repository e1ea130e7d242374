"""Random games end, and at each decision the options are sound."""

from __future__ import annotations

import pytest

from every_game.games import THOROUGH, Subject, every_game, random_game
from menagerie.kernel.decision import key_of


@every_game
@pytest.mark.parametrize("seed", range(6))
def test_every_decision_of_a_random_game_is_sound(subject: Subject, seed: int) -> None:
    for game in random_game(subject, seed):
        assert game.number < 5000, "a game must end"
        for decision in game.decisions:
            assert 0 <= decision.seat < subject.seats
            assert len(decision.options) >= 2, "one option is nobody's decision"
            assert len(set(decision.keys)) == len(decision.keys)
        assert len({decision.seat for decision in game.decisions}) == len(game.decisions)
    assert game.winners() or subject.seats == 1, "only who plays alone can lose to nobody"
    assert len(game.scores()) == subject.seats


@every_game
def test_options_are_exactly_what_has_no_obstacle(subject: Subject) -> None:
    for game in random_game(subject, 11):
        for decision in game.decisions:
            considered = [(key_of(thing), obstacles) for thing, obstacles in decision.considered()]
            if not considered:
                continue  # nobody has said what else there is
            assert len({key for key, _ in considered}) == len(considered)
            assert sorted(key for key, obstacles in considered if not obstacles) == sorted(decision.keys)


@every_game
def test_options_come_in_a_canonical_order(subject: Subject) -> None:
    again = random_game(subject, 12)
    for game in random_game(subject, 12):
        twin = next(again)
        assert [decision.keys for decision in game.decisions] == [decision.keys for decision in twin.decisions]
        for decision in game.decisions:
            assert "none" not in decision.keys[1:], "declining comes first"


@every_game
@pytest.mark.parametrize("seed", range(6 if THOROUGH else 2))
def test_everything_exists_once_everywhere_always(subject: Subject, seed: int) -> None:
    census = None
    for game in random_game(subject, 20 + seed):
        count = subject.census(game.table)
        assert census is None or count == census
        census = count

"""Decisions: forced picks, several seats at once, effects in any order."""

from __future__ import annotations

from enum import Enum

import pytest

from kernel.toy_game import SECRETS
from menagerie.games import rules_of
from menagerie.kernel.chance import Chance
from menagerie.kernel.decision import Decision, key_of
from menagerie.kernel.errors import BadRequest, IllegalPick
from menagerie.kernel.game import Game, new_game
from menagerie.kernel.messages import Message
from menagerie.kernel.order import Due, in_any_order, turn_order


def secrets(seats: int = 3, seed: int = 1) -> Game:
    return new_game(SECRETS, seats, seed, {})


def after_keeping(seats: int = 3, seed: int = 1) -> Game:
    game = secrets(seats, seed)
    for seat in range(seats):
        game.apply(0, seat=seat)
    return game


def test_one_option_is_not_asked() -> None:
    async def rule() -> str:
        return await Decision(0, Message("toy.show"), ["only"])

    run = rule()
    with pytest.raises(StopIteration) as end:
        run.send(None)
    assert end.value.value == "only"


class Colour(Enum):
    RED = "red"


class Thing:
    key = "a-thing"


@pytest.mark.parametrize(
    ("option", "key"), [(None, "none"), ("word", "word"), (7, "7"), (Colour.RED, "red"), (Thing(), "a-thing")]
)
def test_every_option_has_a_key(option: object, key: str) -> None:
    assert key_of(option) == key


def test_all_seats_are_asked_at_once() -> None:
    game = secrets()
    assert [decision.seat for decision in game.decisions] == [0, 1, 2]
    assert game.decision is game.decisions[0]


def test_seats_answer_in_any_order_and_the_end_is_the_same() -> None:
    one, other = secrets(), secrets()
    for seat in (0, 1, 2):
        one.apply(seat, seat=seat)
    for seat in (2, 0, 1):
        other.apply(seat, seat=seat)
    assert one.rules.dump(one.table) == other.rules.dump(other.table)


def test_an_early_answer_is_hidden_from_the_others() -> None:
    game = secrets()
    before = game.view(1)
    game.apply(0, seat=0)
    assert game.view(1) == before
    assert game.journal.seen_by(1) == []
    assert [decision.seat for decision in game.decisions] == [1, 2]


def test_a_world_forgets_the_answers_that_others_gave_early() -> None:
    game = secrets()
    game.apply(0, seat=0)
    world = game.sample_world(1, Chance(3))
    assert [decision.seat for decision in world.decisions] == [0, 1, 2]


def test_a_world_keeps_the_answers_of_its_own_seat() -> None:
    game = secrets()
    game.apply(0, seat=0)
    assert [decision.seat for decision in game.sample_world(0, Chance(3)).decisions] == [1, 2]


def test_no_world_for_a_seat_that_is_not_asked() -> None:
    with pytest.raises(BadRequest, match="Seat 2 is not asked"):
        after_keeping().sample_world(2, Chance(1))


def test_a_seat_that_has_answered_is_refused() -> None:
    game = secrets()
    game.apply(0, seat=0)
    with pytest.raises(IllegalPick, match="Seat 0 is not asked now; asked: 1, 2"):
        game.apply(0, seat=0)


def test_effects_come_in_the_order_their_owner_likes() -> None:
    for first, last in (("b1", "b2"), ("b2", "b1")):
        game = after_keeping(seed=2)
        while game.decision is not None and game.decision.prompt.key != "toy.order":
            crossed = [key for key in game.decision.keys if key.startswith("X")]
            game.apply_key(crossed[0] if crossed else game.decision.keys[-1])
        assert game.decision is not None
        assert game.decision.keys == ["b1", "b2"]
        seat = game.decision.seat
        game.apply_key(first)
        assert game.view(None)["piles"][seat][-2:] == [first, last]


def order_of(*dues: tuple[str, int, int], first: str = "a") -> tuple[list[str], list[str]]:
    """Return the keys that are asked about, and those that happened after the first was chosen: key, reads, writes."""
    happened: list[str] = []
    due = [Due(key, Message("toy.bonus"), reads, writes, happened.append, key) for key, reads, writes in dues]
    run = in_any_order(0, Message("toy.order"), due)
    asked: list[str] = []
    try:
        decision = run.send(None)
        asked = decision.keys
        run.send(asked.index(first))
    except StopIteration:
        pass
    return asked, happened


def test_effects_that_write_the_same_thing_need_no_order() -> None:
    assert order_of(("a", 0, 1), ("b", 0, 1)) == ([], ["a", "b"])


def test_an_effect_that_reads_what_another_writes_is_asked_about() -> None:
    assert order_of(("a", 0, 1), ("b", 1, 2), first="b") == (["a", "b"], ["b", "a"])


def test_an_effect_that_disturbs_no_other_comes_first_without_a_question() -> None:
    assert order_of(("a", 0, 1), ("b", 1, 2), ("c", 4, 4), first="b") == (["a", "b"], ["c", "b", "a"])


def test_equal_effects_are_one_option() -> None:
    assert order_of(("a", 1, 1), ("a", 1, 1), ("b", 1, 1), first="b") == (["a", "b"], ["b", "a", "a"])


def test_turn_order_is_clockwise_from_the_first_seat() -> None:
    assert turn_order(2, 4) == [2, 3, 0, 1]


def test_playing_on_after_undo_takes_nothing_from_the_game_it_came_from() -> None:
    def undos(game: Game) -> int:
        count = 0
        while game.can_undo:
            game = game.undo()
            count += 1
        return count

    game = new_game(rules_of("zooloretto"), 2, 0, {"first_player": 0})
    chance = Chance(1)
    while game.decision is not None:
        before = undos(game)
        if game.can_undo:
            other = game.undo()
            for _ in range(4):
                if other.decision is not None:
                    other.apply(chance.below(len(other.decision.options)))
        assert undos(game) == before
        game.apply(chance.below(len(game.decision.options)))


def test_options_that_nobody_thinks_about_are_considered_first() -> None:
    obstacle = (Message("toy.obstacle"),)
    decision = Decision(0, Message("toy.prompt"), [None, "left"], lambda: [("left", ()), ("right", obstacle)])
    assert list(decision.considered()) == [(None, ()), ("left", ()), ("right", obstacle)]

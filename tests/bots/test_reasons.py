"""What is said for a turn fits what is said of it beside another."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from menagerie.bots.planner.turns import Pick, PlannedTurn
from menagerie.bots.reasons import Reason, merits

if TYPE_CHECKING:
    from menagerie.bots.planner.trials import ReasonedTrials

BEST, SECOND = (PlannedTurn((Pick((key,), key),), 0.0) for key in "ab")


class Known:
    """Turns of which it is known what they bring, and how much of it at once."""

    def __init__(self, brings: list[dict[str, float]], gains: dict[str, float]) -> None:
        self.known = dict(zip((BEST, SECOND), brings, strict=True))
        self.at_once = gains

    def brings(self, turn: PlannedTurn) -> dict[str, float]:
        return self.known[turn]

    def advantages(self, turn: PlannedTurn, other: PlannedTurn, worlds: int) -> dict[str, float]:
        assert worlds == 8
        mine, theirs = self.known[turn], self.known[other]
        return {name: mine.get(name, 0.0) - theirs.get(name, 0.0) for name in mine | theirs}

    def gains(self, turn: PlannedTurn, worlds: int) -> dict[str, float]:
        assert worlds <= 8
        return self.at_once


def told(*apart: list[Reason], brings: list[dict[str, float]], gains: dict[str, float]) -> list[list[str]]:
    trials = cast("ReasonedTrials", Known(brings, gains))
    found = merits(trials, (BEST, SECOND), apart, 8)
    return [[reason.name for reason in (*each.gains, *each.prepares)] for each in found]


def test_a_reason_that_separates_two_turns_is_said_of_both_or_of_neither() -> None:
    brings = [{"money": 9.0, "homes": 8.0, "appeal": 7.0, "cards": 3.0}, {"cards": 2.0, "money": 1.0}]
    short = [Reason("money", -8.0), Reason("cards", -1.0)]
    assert told([], [], brings=brings, gains={}) == [["money", "homes", "appeal"], ["cards", "money"]]
    assert told([], short, brings=brings, gains={}) == [["money", "homes", "appeal", "cards"], ["cards", "money"]]


def test_what_a_turn_costs_and_what_the_rivals_have_does_not_speak_for_it() -> None:
    brings = [{"money": -9.0, "rivals": 2.0, "outcome": 3.0, "appeal": 0.3}, {"homes": 0.1}]
    assert told([], [Reason("money", 9.0)], brings=brings, gains={}) == [["appeal"], []]


def test_each_reason_is_said_where_most_of_it_comes_from() -> None:
    brings = [{"appeal": 5.0, "homes": 4.0, "cards": 3.0}, {}]
    trials = cast("ReasonedTrials", Known(brings, {"appeal": 7.0, "homes": -1.0, "cards": 1.0}))
    found = merits(trials, (BEST, SECOND), ([], []), 8)[0]
    assert found.gains == (Reason("appeal", 5.0),)
    assert found.prepares == (Reason("homes", 4.0), Reason("cards", 3.0))

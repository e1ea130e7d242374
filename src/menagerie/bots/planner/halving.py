"""Choosing among turns by sequential halving: all are tried in the same worlds, and the worse half drops out."""

from __future__ import annotations

from math import ceil, log2, sqrt
from statistics import fmean
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from menagerie.bots.planner.meter import Meter
    from menagerie.bots.planner.turns import PlannedTurn

CLEAR = 2.5  # standard errors by which the best must lead to be taken at once
ENOUGH = 6  # worlds before that is believed
DOUBT = 2.0  # worlds that the rough worth counts for


class Contender:
    """A turn with what it came to in each of the worlds so far."""

    __slots__ = ("results", "turn")

    def __init__(self, turn: PlannedTurn) -> None:
        self.turn = turn
        self.results: list[float] = []

    def estimate(self, usual: float) -> float:
        """Guess what the turn comes to: its mean, drawn towards what it seemed to be at first."""
        seen = len(self.results)
        return (sum(self.results) + DOUBT * (usual - self.turn.regret)) / (seen + DOUBT)


def ranked_turns(
    turns: Sequence[PlannedTurn], try_in: Callable[[PlannedTurn, int], float], meter: Meter
) -> list[Contender]:
    """Spend the budget on telling the turns apart; return them all, best first, dropouts last.

    `try_in` returns what a turn comes to in a numbered world.
    """
    left = [Contender(turn) for turn in turns]
    rounds = max(1, ceil(log2(len(left))))
    dropped: list[Contender] = []
    world = 0
    for number in range(1, rounds + 1):
        while True:
            for contender in left:
                contender.results.append(try_in(contender.turn, world))
                meter.rounds += 1
            world += 1
            if meter.spent() >= number / rounds or is_clear(left):
                break
        rank(left)
        if meter.spent() >= 1 or is_clear(left):
            break
        half = max(2, ceil(len(left) / 2))
        left, dropped = left[:half], left[half:] + dropped
    return left + dropped


def rank(contenders: list[Contender]) -> None:
    """Sort by what the turns come to, best first."""
    usual = fmean(contenders[0].results)
    contenders.sort(key=lambda contender: -contender.estimate(usual))


def is_clear(contenders: Sequence[Contender]) -> bool:
    """Whether the best leads all others by more than chance would explain, compared world by world."""
    best = max(contenders, key=lambda contender: sum(contender.results))
    return all(leads(best, other) for other in contenders if other is not best)


def leads(one: Contender, other: Contender) -> bool:
    """Whether one contender leads another clearly."""
    seen = len(one.results)
    if seen < ENOUGH:
        return False
    differences = [mine - theirs for mine, theirs in zip(one.results, other.results, strict=True)]
    mean = fmean(differences)
    error = sqrt(sum((difference - mean) ** 2 for difference in differences) / (seen - 1) / seen)
    return mean > CLEAR * error

"""The search: a separable natural evolution strategy with mirrored steps, in plain Python.

Every candidate z has its mirror image -z, so that what they share cancels out. Only the order of the results counts,
so that one odd game cannot throw the search off. What both of a pair do badly draws the spread in, weight by weight.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log, sqrt
from statistics import NormalDist
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.kernel.chance import Chance

NORMAL = NormalDist()
LEARNING = 0.7  # how far the middle follows the better candidates

Step = tuple[float, ...]  # one number for each weight, in spreads


@dataclass(frozen=True)
class Belief:
    """Where good weights are thought to be: a middle, and how far around it to look, for each weight."""

    middle: Step
    spread: Step

    def at(self, step: Step) -> Step:
        """Return the point that lies a step away from the middle."""
        return tuple(m + s * z for m, s, z in zip(self.middle, self.spread, step, strict=True))


def mirrored_steps(weights: int, pairs: int, chance: Chance) -> list[Step]:
    """Draw steps in all directions; each is followed by its mirror image."""
    steps: list[Step] = []
    for _ in range(pairs):
        step = tuple(NORMAL.inv_cdf((1 + 2 * chance.below(1 << 52)) / (1 << 53)) for _ in range(weights))
        steps += [step, mirrored(step)]
    return steps


def mirrored(step: Step) -> Step:
    """Return the step in the opposite direction."""
    return tuple(-z for z in step)


def learnt(belief: Belief, steps: Sequence[Step], results: Sequence[float]) -> Belief:
    """Move towards the steps with the higher results, and look where they lie."""
    gains = utilities(results)
    haste = (3 + log(len(belief.middle))) / (5 * sqrt(len(belief.middle)))
    middle, spread = [], []
    for place, (m, s) in enumerate(zip(belief.middle, belief.spread, strict=True)):
        pull = sum(gain * step[place] for gain, step in zip(gains, steps, strict=True))
        stretch = sum(gain * (step[place] ** 2 - 1) for gain, step in zip(gains, steps, strict=True))
        middle.append(m + LEARNING * s * pull)
        spread.append(s * exp(haste / 2 * stretch))
    return Belief(tuple(middle), tuple(spread))


def utilities(results: Sequence[float]) -> list[float]:
    """Return how much each result counts, by rank alone, from worst to best; the sum is 0, and ties count the same."""
    ranks = [sum(other < mine for other in results) - sum(other > mine for other in results) for mine in results]
    whole = sum(abs(rank) for rank in ranks)
    return [2 * rank / whole if whole else 0.0 for rank in ranks]

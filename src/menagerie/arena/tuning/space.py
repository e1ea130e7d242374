"""The space that is searched: weights by factors, shares by odds, so that nothing ever leaves its bounds."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import TYPE_CHECKING

from menagerie.kernel.errors import BadRequest

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from menagerie.bots.knowledge.weight_sets import Shape

DIGITS = 4  # that are kept of a weight: more would claim to know more


@dataclass(frozen=True)
class Space:
    """Some weights of a set, and where the search for better ones begins: at the point 0, 0, ..."""

    start: Mapping[str, float]  # the whole set
    names: tuple[str, ...]  # the weights that may change
    shares: frozenset[str]

    def weights(self, point: Sequence[float]) -> dict[str, float]:
        """Return the whole set of weights at a point: 1 is a factor e, of a share's odds."""
        moved = {name: self._moved(name, by) for name, by in zip(self.names, point, strict=True)}
        return {**self.start, **moved}

    def _moved(self, name: str, by: float) -> float:
        start = self.start[name]
        if name not in self.shares:
            return start * exp(by)
        odds = start / (1 - start) * exp(by)
        return odds / (1 + odds)


def rounded(weights: Mapping[str, float]) -> dict[str, float]:
    """Round weights as they are written into files."""
    return {name: float(f"{weight:.{DIGITS}g}") for name, weight in weights.items()}


def chosen(shape: Shape[object], wanted: Sequence[str]) -> tuple[str, ...]:
    """Find weights by their names, or by those of their groups; all if nothing is said."""
    names: set[str] = set()
    for name in wanted:
        if name not in shape.groups and name not in shape.names:
            allowed = (*shape.groups, *shape.names)
            raise BadRequest("arena.error.unknown_weight", weight=name or '""', game=shape.game, allowed=allowed)
        names.update(shape.groups.get(name, (name,)))
    return tuple(name for name in shape.names if name in names or not wanted)

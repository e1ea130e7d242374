"""Where every zoo is heading: the points that it will probably have in the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.bots.knowledge.sanctuary.clock import USUAL, turns_left
from menagerie.bots.knowledge.sanctuary.ending import points_of

if TYPE_CHECKING:
    from menagerie.bots.knowledge.sanctuary.weights import Weights
    from menagerie.games.sanctuary.table import SanctuaryTable

USUAL_POINTS = 110


def project(table: SanctuaryTable, weights: Weights) -> list[int]:
    """Return how many points each seat will probably have; only what everybody sees matters."""
    left = min(1.0, turns_left(table, weights) / USUAL)
    return [round(points_of(table, zoo) + left * USUAL_POINTS) for zoo in table.zoos]

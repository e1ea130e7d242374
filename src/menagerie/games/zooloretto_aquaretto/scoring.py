"""The final count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.aquaretto.scoring import MANAGED_PENALTY, points_for_feeding
from menagerie.games.aquaretto.scoring import points as park_points
from menagerie.games.zooloretto.scoring import BARN_PENALTY
from menagerie.games.zooloretto.scoring import points as zoo_points
from menagerie.kernel.rules import Standing

if TYPE_CHECKING:
    from menagerie.games.zooloretto_aquaretto.estate import Estate
    from menagerie.games.zooloretto_aquaretto.table import BothTable


def standing(table: BothTable) -> Standing:
    """Return the standing: most points win, then most money (R-C-050)."""
    return Standing(tuple(points(estate) for estate in table.estates), tuple(estate.money for estate in table.estates))


def points(estate: Estate) -> dict[str, int]:
    """Count the points of zoo and park by their sources; cashiers count the whole purse (R-C-050)."""
    feeding = estate.box.feeding
    parts = {**zoo_points(estate), **park_points(estate, feeding=feeding)}
    if estate.managers:  # R-C-055, R-M-004: animals of the barn cost less, stalls do not
        parts["barn_species"] = parts["barn_species"] * MANAGED_PENALTY // BARN_PENALTY
    if feeding:  # the same food feeds an enclosure too (R-C-051 to R-C-054)
        inhabited = [enclosure for enclosure in estate.enclosures if enclosure.animals]
        parts["food_enclosures"] = points_for_feeding(estate.food, len(inhabited))
    return parts

"""The final count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.aquaretto.scoring import MANAGED_PENALTY, points_for_feeding
from menagerie.games.aquaretto.scoring import points as park_points
from menagerie.games.loretto.tiles import Animal
from menagerie.games.zooloretto.scoring import BARN_PENALTY
from menagerie.games.zooloretto.scoring import points as zoo_points
from menagerie.games.zooloretto.tiles import JungleAnimal
from menagerie.kernel.rules import Standing

if TYPE_CHECKING:
    from menagerie.games.loretto.tiles import Species, Tile
    from menagerie.games.zooloretto_aquaretto.estate import Estate
    from menagerie.games.zooloretto_aquaretto.table import BothTable


def standing(table: BothTable) -> Standing:
    """Return the standing: most points win, then most money (R-C-050)."""
    return Standing(tuple(points(estate) for estate in table.estates), tuple(estate.money for estate in table.estates))


def points(estate: Estate) -> dict[str, int]:
    """Count the points of zoo and park by their sources; cashiers count the whole purse (R-C-050)."""
    parts = {**zoo_points(estate), **park_points(estate, feeding=estate.box.feeding)}
    if estate.managers:
        parts["barn_species"] += (BARN_PENALTY - MANAGED_PENALTY) * manageable(estate)
    if estate.box.feeds_zoo:  # the same food feeds an enclosure too (R-C-051 to R-C-054)
        inhabited = [enclosure for enclosure in estate.enclosures if enclosure.animals]
        parts["food_enclosures"] = points_for_feeding(estate.food, len(inhabited))
    return parts


def manageable(estate: Estate) -> int:
    """Count the species in the barn that cost less with a manager; stalls do not (R-C-055, R-M-004)."""
    species: dict[Species | Tile, None] = {}
    for tile in estate.barn:
        if isinstance(tile, Animal):
            species[tile.species] = None
        elif isinstance(tile, JungleAnimal) and estate.box.managed_jungle:
            species[tile] = None
    return len(species)

"""The final count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.loretto.tiles import Animal
from menagerie.games.zooloretto.tiles import Stall
from menagerie.kernel.rules import Standing

if TYPE_CHECKING:
    from menagerie.games.zooloretto.table import ZoolorettoTable
    from menagerie.games.zooloretto.zoo import Zoo

POINTS_A_STALL_TYPE = 2
BARN_PENALTY = 2


def standing(table: ZoolorettoTable) -> Standing:
    """Return the standing: most points win, then most money (R-Z-100, R-Z-101)."""
    return Standing(tuple(points(zoo) for zoo in table.zoos), tuple(zoo.money for zoo in table.zoos))


def points(zoo: Zoo) -> dict[str, int]:
    """Count the points of a zoo by their sources; money scores nothing (R-Z-099)."""
    stalls, barn_species, barn_stalls = kinds(zoo)
    parts = {
        **{enclosure.board.key: enclosure.points for enclosure in zoo.enclosures},
        "stalls": POINTS_A_STALL_TYPE * stalls,  # R-Z-095
        "barn_species": -BARN_PENALTY * barn_species,  # R-Z-097
        "barn_stalls": -BARN_PENALTY * barn_stalls,  # R-Z-098
    }
    for expansion in zoo.box.expansions:
        parts.update(expansion.points(zoo))
    return parts


def kinds(zoo: Zoo) -> tuple[int, int, int]:
    """Count the types of stalls beside enclosures, and the species and the types of stalls in the barn."""
    stalls = {stall: None for enclosure in zoo.enclosures for stall in enclosure.stalls}
    barn_stalls = {tile: None for tile in zoo.barn if isinstance(tile, Stall)}
    # All tiles of a jungle species are one and the same (R-E-043).
    barn_species = {
        tile.species if isinstance(tile, Animal) else tile: None for tile in zoo.barn if tile not in barn_stalls
    }
    return len(stalls), len(barn_species), len(barn_stalls)

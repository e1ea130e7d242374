"""The tiles that nobody has drawn: everybody can work out which they are, but not their order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.loretto.tiles import BY_RANK
from menagerie.games.zooloretto_aquaretto.table import PARK, ZOO

if TYPE_CHECKING:
    from menagerie.games.zooloretto_aquaretto.table import BothTable
    from menagerie.kernel.chance import Chance


def reshuffle(table: BothTable, chance: Chance) -> None:
    """Mix the tiles of each game that nobody has drawn."""
    of_zoo = chance.shuffled(sorted(table.left_of(ZOO), key=BY_RANK))  # where a tile really is must not decide anything
    of_park = chance.shuffled(sorted(table.left_of(PARK), key=BY_RANK))
    table.pile = table.pile[: table.drawn] + tuple(of_zoo)
    table.water_pile = table.water_pile[: table.water_drawn] + tuple(of_park)

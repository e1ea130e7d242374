"""The tiles of both boxes together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.loretto.tiles import Tiles
from menagerie.games.zooloretto.tiles import ZooTiles

if TYPE_CHECKING:
    from menagerie.games.aquaretto.tiles import WaterTiles

WATER_COIN = "water_coin"  # a coin tile belongs to the game it was drawn from (R-C-035)


class BothTiles(ZooTiles):
    """The tiles of both games, those of the zoo first."""

    __slots__ = ("water",)

    def __init__(self, zoo: ZooTiles, water: WaterTiles) -> None:
        self.stalls = zoo.stalls
        self.jungle = zoo.jungle
        self.colours = zoo.colours
        species = (*zoo.species, *water.species)
        animals = [*zoo.animals.values(), *water.animals.values()]
        Tiles.__init__(self, species, animals, zoo.coin, {**zoo.copies, **water.copies})
        self.water = frozenset(water.by_key.values())  # the tiles of the water park

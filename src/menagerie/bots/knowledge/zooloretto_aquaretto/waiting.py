"""What the trucks of both games will bring to everybody if the player takes one now or waits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.bots.knowledge.aquaretto.sketch import Sketch
from menagerie.bots.knowledge.aquaretto.waiting import Gains
from menagerie.bots.knowledge.loretto.waiting import Middle
from menagerie.bots.knowledge.zooloretto.single_tiles import single_tiles
from menagerie.bots.knowledge.zooloretto.unloading import worth_unloaded
from menagerie.bots.knowledge.zooloretto.worth import worth
from menagerie.bots.knowledge.zooloretto_aquaretto.sides import outlooks, zoo_side
from menagerie.games.zooloretto_aquaretto.estate import Estate
from menagerie.games.zooloretto_aquaretto.table import PARK
from menagerie.games.zooloretto_aquaretto.trucks import DrawOf

if TYPE_CHECKING:
    from menagerie.bots.knowledge.zooloretto.single_tiles import SingleTiles
    from menagerie.bots.knowledge.zooloretto_aquaretto.sides import Outlooks
    from menagerie.bots.knowledge.zooloretto_aquaretto.weights import Beliefs
    from menagerie.games.loretto.tiles import Tile
    from menagerie.games.loretto.trucks import Draw
    from menagerie.games.zooloretto_aquaretto.table import BothTable


class BothGains:
    """What single tiles of either game bring to a player."""

    __slots__ = ("_ahead", "_estate", "park", "zoo")

    def __init__(self, estate: Estate, ahead: Outlooks, zoo: SingleTiles) -> None:
        self._estate = estate
        self._ahead = ahead
        self.zoo = zoo
        self.park = Gains(estate, ahead.park)

    def gain(self, tile: Tile) -> float:
        """Return what a tile brings; food brings something in both games."""
        if tile not in self._estate.box.tiles.water:
            return self.zoo.gain(tile)
        return self.park.gain(tile) + self._ahead.food_gain(self._estate, (tile,))


class BothMiddle(Middle[Estate]):
    """The trucks as they look to a player who has a zoo and a water park."""

    def __init__(self, table: BothTable, seat: int, believed: Beliefs) -> None:
        self.believed = believed
        self.outlooks = outlooks(table, seat, believed, taking=True)
        self.zoos = zoo_side(table)
        self.water = table.box.tiles.water
        self.gains_of = [
            BothGains(estate, self.outlooks, single_tiles(self.zoos, estate, self.outlooks.zoo))
            for estate in table.estates
        ]
        super().__init__(table, seat, believed.both, self.gains_of)

    def own_gain(self, park: Estate, tiles: tuple[Tile, ...]) -> float:
        """Return what a load brings to an estate."""
        if tiles[0] in self.water:
            return Sketch(park, self.outlooks.park).gain_of(tiles) + self.outlooks.food_gain(park, tiles)
        before = worth(park, self.outlooks.zoo)
        return worth_unloaded(self.zoos, park, tiles, self.outlooks.zoo) - before

    def draws(self, option: Draw[Any]) -> list[tuple[Tile, float]]:
        """List every tile of the game in question that may be drawn next, with its chance."""
        assert isinstance(option, DrawOf)
        return (self.outlooks.park if option.game == PARK else self.outlooks.zoo).draws()

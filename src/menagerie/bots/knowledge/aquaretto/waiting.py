"""What the trucks will bring to everybody if the player takes one now or waits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.bots.knowledge.aquaretto.sketch import Sketch
from menagerie.bots.knowledge.loretto.waiting import Middle
from menagerie.games.aquaretto.water_park import WaterPark

if TYPE_CHECKING:
    from menagerie.bots.knowledge.aquaretto.outlook import Outlook
    from menagerie.games.aquaretto.table import AquarettoTable
    from menagerie.games.loretto.tiles import Tile
    from menagerie.games.loretto.trucks import Draw


class Gains:
    """What single tiles bring to a park, computed once each."""

    __slots__ = ("_gains", "sketch")

    def __init__(self, park: WaterPark, outlook: Outlook) -> None:
        self.sketch = Sketch(park, outlook)
        self._gains: dict[Tile, float] = {}

    def gain(self, tile: Tile) -> float:
        """Return what a tile brings."""
        gain = self._gains.get(tile)
        if gain is None:
            gain = self._gains[tile] = self.sketch.gain(tile)
        return gain


class ParkMiddle(Middle[WaterPark]):
    """The trucks as they look to a player who has a water park."""

    def __init__(self, table: AquarettoTable, seat: int, outlook: Outlook) -> None:
        self.outlook = outlook
        self._gains = [Gains(park, outlook) for park in table.parks]
        super().__init__(table, seat, outlook.weights, self._gains)

    def own_gain(self, park: WaterPark, tiles: tuple[Tile, ...]) -> float:
        """Return what a load brings to a park."""
        if park is self.table.parks[self.seat]:
            return self._gains[self.seat].sketch.gain_of(tiles)
        return Sketch(park, self.outlook).gain_of(tiles)

    def draws(self, option: Draw[Any]) -> list[tuple[Tile, float]]:
        """List every tile that may be drawn next, with its chance."""
        return self.outlook.draws()

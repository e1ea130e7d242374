"""What the trucks will bring to everybody if the player takes one now or waits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.bots.knowledge.loretto.waiting import Middle
from menagerie.bots.knowledge.zooloretto.single_tiles import single_tiles
from menagerie.bots.knowledge.zooloretto.unloading import worth_unloaded
from menagerie.bots.knowledge.zooloretto.worth import worth
from menagerie.games.zooloretto.zoo import Zoo

if TYPE_CHECKING:
    from menagerie.bots.knowledge.zooloretto.outlook import Outlook
    from menagerie.games.loretto.tiles import Tile
    from menagerie.games.loretto.trucks import Draw
    from menagerie.games.zooloretto.table import ZoolorettoTable


class ZooMiddle(Middle[Zoo]):
    """The trucks as they look to a player who has a zoo."""

    def __init__(self, table: ZoolorettoTable, seat: int, outlook: Outlook) -> None:
        self.outlook = outlook
        self._till = table  # what unloading pays from
        self.mine = single_tiles(table, table.zoos[seat], outlook)
        super().__init__(table, seat, outlook.weights, [single_tiles(table, zoo, outlook) for zoo in table.zoos])

    def own_gain(self, park: Zoo, tiles: tuple[Tile, ...]) -> float:
        """Return what a load brings to a zoo."""
        before = self.mine.worth if park is self.table.parks[self.seat] else worth(park, self.outlook)
        return worth_unloaded(self._till, park, tiles, self.outlook) - before

    def draws(self, option: Draw[Any]) -> list[tuple[Tile, float]]:
        """List every tile that may be drawn next, with its chance."""
        return self.outlook.draws()

"""Buying a tile out of an opponent's barn."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from menagerie.games.zooloretto.box import PRICES
from menagerie.games.zooloretto.money import pay_bank
from menagerie.games.zooloretto.placing import considered_placements, placements, put
from menagerie.games.zooloretto.zoo import Zoo, distinct
from menagerie.kernel.decision import NONE, Decision
from menagerie.kernel.messages import Message, player

if TYPE_CHECKING:
    from menagerie.games.zooloretto.table import Table
    from menagerie.games.zooloretto.tiles import Tile
    from menagerie.kernel.decision import Obstacles


class Purchase:
    """Buy one tile out of one opponent's barn; the owner cannot refuse (R-Z-040, R-Z-041)."""

    __slots__ = ("key", "message", "owner", "tile")
    price: ClassVar[int] = PRICES.purchase

    def __init__(self, owner: int, tile: Tile) -> None:
        self.owner = owner
        self.tile = tile
        self.key = f"buy-{tile.key}@{owner}"
        self.message = Message("zooloretto.action.buy", tile=tile, owner=player(owner))

    @staticmethod
    def options(table: Table, zoo: Zoo) -> list[Purchase]:
        """List every tile in every other barn."""
        others = [other for other in table.zoos if other is not zoo]
        return [purchase(other.seat, tile) for other in others for tile in distinct(other.barn)]

    @staticmethod
    def thinkable(table: Table, zoo: Zoo) -> list[Purchase]:
        """Nobody asks about anything else."""
        return Purchase.options(table, zoo)

    def obstacles(self, table: Table, zoo: Zoo) -> Obstacles:
        """Nothing but the price can stand in the way: the own barn takes any tile (R-Z-042)."""
        return NONE

    async def do(self, table: Table, zoo: Zoo) -> None:
        """Pay the owner and the bank, and place the tile by the normal rules."""
        owner = table.changing(self.owner)
        zoo.money -= PRICES.purchase_to_owner
        owner.money += PRICES.purchase_to_owner
        pay_bank(table, zoo, self.price - PRICES.purchase_to_owner)
        owner.barn.remove(self.tile)
        table.in_hand = self.tile
        table.journal.tell("zooloretto.event.bought", player=zoo.player, tile=self.tile, owner=owner.player)
        chosen = await Decision(
            zoo.seat,
            where_to_place(self.tile),
            placements(zoo, self.tile),
            considered_placements,
            zoo,
            self.tile,
        )
        table.in_hand = None
        put(table, zoo, self.tile, chosen.place)


purchase = cache(Purchase)


@cache
def where_to_place(tile: Tile) -> Message:
    """Ask for a place for the bought tile."""
    return Message("zooloretto.prompt.place_bought", tile=tile)

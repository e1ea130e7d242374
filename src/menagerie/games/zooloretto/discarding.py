"""Throwing a tile of the own barn away."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from menagerie.games.zooloretto.box import PRICES
from menagerie.games.zooloretto.money import pay_bank
from menagerie.games.zooloretto.zoo import Zoo, distinct
from menagerie.kernel.decision import NONE
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.zooloretto.table import Table
    from menagerie.games.zooloretto.tiles import Tile
    from menagerie.kernel.decision import Obstacles


class Discard:
    """Pay to have one tile of the own barn leave the game (R-Z-043)."""

    __slots__ = ("key", "message", "tile")
    price: ClassVar[int] = PRICES.discard

    def __init__(self, tile: Tile) -> None:
        self.tile = tile
        self.key = f"discard-{tile.key}"
        self.message = Message("zooloretto.action.discard", tile=tile)

    @staticmethod
    def options(table: Table, zoo: Zoo) -> list[Discard]:
        """List every tile of the barn."""
        return [discard(tile) for tile in distinct(zoo.barn)]

    @staticmethod
    def thinkable(table: Table, zoo: Zoo) -> list[Discard]:
        """Nobody asks about anything else."""
        return Discard.options(table, zoo)

    def obstacles(self, table: Table, zoo: Zoo) -> Obstacles:
        """Nothing but the price can stand in the way."""
        return NONE

    async def do(self, table: Table, zoo: Zoo) -> None:
        """Pay the bank; the tile leaves the game, an offspring too."""
        pay_bank(table, zoo, self.price)
        zoo.barn.remove(self.tile)
        table.out_of_game.append(self.tile)
        table.journal.tell("zooloretto.event.discarded", player=zoo.player, tile=self.tile)


discard = cache(Discard)

"""Throwing a tile of the own barn away."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from menagerie.games.zooloretto.box import PRICES
from menagerie.games.zooloretto.money import obstacles_to_paying, pay_bank
from menagerie.games.zooloretto.zoo import Zoo, distinct
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.games.zooloretto.table import Table
    from menagerie.games.zooloretto.tiles import Tile


class Discard:
    """Pay to have one tile of the own barn leave the game (R-Z-043)."""

    __slots__ = ("key", "message", "tile")
    price = PRICES.discard

    def __init__(self, tile: Tile) -> None:
        self.tile = tile
        self.key = f"discard-{tile.key}"
        self.message = Message("zooloretto.action.discard", tile=tile)

    @staticmethod
    def thinkable(table: Table, zoo: Zoo) -> Iterator[Discard]:  # noqa: ARG004
        """Any tile of the barn."""
        for tile in distinct(zoo.barn):
            yield discard(tile)

    def obstacles(self, table: Table, zoo: Zoo) -> Iterator[Message]:  # noqa: ARG002
        """Only the price can stand in the way."""
        return obstacles_to_paying(zoo, self.price)

    async def do(self, table: Table, zoo: Zoo) -> None:
        """Pay the bank; the tile leaves the game, an offspring too."""
        pay_bank(table, zoo, self.price)
        zoo.barn.remove(self.tile)
        table.out_of_game.append(self.tile)
        table.journal.tell("zooloretto.event.discarded", player=zoo.player, tile=self.tile)


discard = cache(Discard)

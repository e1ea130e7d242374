"""Throwing a spare tile away."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, Any, ClassVar

from menagerie.games.loretto.money import pay_bank
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.loretto.park import Park
    from menagerie.games.loretto.table import AnyTable
    from menagerie.games.loretto.tiles import Tile
    from menagerie.games.loretto.words import Words
    from menagerie.kernel.decision import Obstacles


class Discarding:
    """Pay to remove one of the player's spare tiles from the game (R-Z-043, R-Q-043)."""

    __slots__ = ("price", "way", "words")
    kind: ClassVar[str] = "discard"

    def __init__(self, words: Words, price: int) -> None:
        self.words = words
        self.price = price
        self.way = cache(partial(Discard, self))

    def options(self, table: AnyTable, park: Park) -> list[Discard]:
        """List every spare tile."""
        return [self.way(tile) for tile in park.spare_tiles()]

    def thinkable(self, table: AnyTable, park: Park) -> list[Discard]:
        """List every tile that a player may ask about."""
        return [self.way(tile) for tile in dict.fromkeys(park.kept_tiles())]


class Discard:
    """One tile to throw away."""

    __slots__ = ("action", "key", "message", "price", "tile")

    def __init__(self, action: Discarding, tile: Tile) -> None:
        self.action = action
        self.price = action.price
        self.tile = tile
        self.key = f"discard-{tile.key}"
        self.message = Message(action.words.discard, tile=tile)

    def obstacles(self, table: AnyTable, park: Park) -> Obstacles:
        """List what stands in the way of discarding this tile, besides the price."""
        return park.obstacles_to_giving(self.tile)

    def about(self) -> dict[str, Any]:
        """Describe the option for clients."""
        return {"kind": "discard", "price": self.price, "tile": self.tile.key}

    async def do(self, table: AnyTable, seat: int) -> None:
        """Pay the bank; the tile leaves the game, an offspring too."""
        park = table.changing(seat)
        pay_bank(table, park, self.price)
        park.give_up(self.tile)
        table.out_of_game += (self.tile,)
        table.journal.tell(self.action.words.discarded, player=park.player, tile=self.tile)

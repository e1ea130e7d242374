"""Buying a tile that another player has to spare."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, Any, ClassVar

from menagerie.games.loretto.money import pay_bank
from menagerie.kernel.messages import Message, player

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.games.loretto.park import Park
    from menagerie.games.loretto.table import AnyTable
    from menagerie.games.loretto.tiles import Tile
    from menagerie.games.loretto.words import Words
    from menagerie.kernel.decision import Obstacles
    from menagerie.kernel.rules import Rule


class Buying:
    """Buy one spare tile of one opponent, who cannot refuse (R-Z-040, R-Z-041, R-Q-041, R-Q-042).

    The member decides where it can go, and what it refuses because it can go nowhere.
    """

    __slots__ = ("obstacles", "place", "price", "to_owner", "way", "words")
    kind: ClassVar[str] = "buy"

    def __init__(
        self,
        words: Words,
        price: int,
        to_owner: int,
        place: Callable[[Any, Any, Any], Rule],
        obstacles: Callable[[Any, Any, Any], Obstacles] | None = None,
    ) -> None:
        self.words = words
        self.price = price
        self.to_owner = to_owner  # of the price; the rest goes to the bank
        self.place = place
        self.obstacles = obstacles  # to having the tile; None if there never is one
        self.way = cache(partial(Purchase, self))

    def options(self, table: AnyTable, park: Park) -> list[Purchase]:
        """List the spare tiles of everybody else that the player can have."""
        others = [other for other in table.parks if other is not park]
        ways = [self.way(other.seat, tile) for other in others for tile in other.spare_tiles()]
        refuse = self.obstacles
        return ways if refuse is None else [way for way in ways if not refuse(table, park, way.tile)]

    def thinkable(self, table: AnyTable, park: Park) -> list[Purchase]:
        """List every tile of everybody else that a player may ask about."""
        others = [other for other in table.parks if other is not park]
        return [self.way(other.seat, tile) for other in others for tile in dict.fromkeys(other.kept_tiles())]


class Purchase:
    """One tile to buy from one player."""

    __slots__ = ("action", "key", "message", "owner", "price", "tile")

    def __init__(self, action: Buying, owner: int, tile: Tile) -> None:
        self.action = action
        self.price = action.price
        self.owner = owner
        self.tile = tile
        self.key = f"buy-{tile.key}@{owner}"
        self.message = Message(action.words.buy, tile=tile, owner=player(owner))

    def obstacles(self, table: AnyTable, park: Park) -> Obstacles:
        """List what stands in the way of having this tile, besides the price."""
        covered: Obstacles = table.parks[self.owner].obstacles_to_giving(self.tile)
        refuse = self.action.obstacles
        return covered if refuse is None else covered + refuse(table, park, self.tile)

    def about(self) -> dict[str, Any]:
        """Describe the option for clients."""
        return {"kind": "buy", "price": self.price, "tile": self.tile.key, "owner": self.owner}

    async def do(self, table: AnyTable, seat: int) -> None:
        """Pay the owner and the bank, and place the tile by the rules of the member."""
        action, buyer, owner = self.action, table.changing(seat), table.changing(self.owner)
        buyer.money -= action.to_owner
        owner.money += action.to_owner
        pay_bank(table, buyer, self.price - action.to_owner)
        owner.give_up(self.tile)
        table.in_hand = self.tile
        table.journal.tell(action.words.bought, player=buyer.player, tile=self.tile, owner=owner.player)
        await action.place(table, buyer, self.tile)

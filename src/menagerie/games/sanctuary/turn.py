"""What a turn keeps in mind, and what every effect needs: whose turn it is, and the cards still to be moved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.kernel.messages import Message
from menagerie.kernel.order import in_any_order

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from menagerie.games.sanctuary.table import SanctuaryTable
    from menagerie.games.sanctuary.tiles import Tile
    from menagerie.kernel.messages import Argument
    from menagerie.kernel.order import Due

RESOLVE_NEXT = Message("sanctuary.prompt.resolve_next")


class Turn:
    """A turn of one player."""

    __slots__ = ("card_moves", "me", "table")

    def __init__(self, table: SanctuaryTable) -> None:
        self.table = table
        self.me = table.changing(table.current)
        self.card_moves = 0  # action cards that may be moved once the action, or the building, is finished (R-S-133)

    def tell(self, key: str, **figures: Argument) -> None:
        """Write down what everybody may know of the player."""
        self.table.journal.tell(f"sanctuary.event.{key}", player=self.me.player, **figures)

    def resolve(self, dues: list[Due]) -> Awaitable[Any]:
        """Resolve effects in the order the player likes (R-S-048, R-S-088)."""
        return in_any_order(self.me.seat, RESOLVE_NEXT, dues)

    # --- tiles ---

    def take(self, tile: Tile) -> None:
        """Take a tile of the display into the hand."""
        self.table.take_from_display(tile)
        self.me.gain(tile, seen=True)
        self.tell("takes", tile=tile)

    def draw(self, number: int) -> None:
        """Draw tiles from the pile, as far as there are any (R-S-074, R-S-131)."""
        drawn = [tile for _ in range(number) if (tile := self.table.draw()) is not None]
        for tile in drawn:
            self.me.gain(tile, seen=False)
        journal = self.table.journal
        self.tell("draws", number=len(drawn))
        if drawn:
            journal.tell_only((self.me.seat,), "sanctuary.event.drew", tiles=tuple(drawn))
            journal.reveal()

    def discard(self, tile: Tile) -> None:
        """Discard a tile of the hand, face up (R-S-051)."""
        self.me.give_up(tile)
        self.table.discard.append(tile)

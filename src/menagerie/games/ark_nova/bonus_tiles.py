"""The bonus tiles beside the conservation track."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from menagerie.games.ark_nova.printed.board import BONUS_TILES
from menagerie.games.ark_nova.printed_bonus import read_bonuses
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.ark_nova.printed.board import BonusTileEntry

TILES_EACH = 2  # beside each of the spaces (R-A-055)


class BonusTile:
    """A bonus tile (R-A-295 to R-A-301)."""

    __slots__ = ("bonus", "key", "message")

    def __init__(self, entry: BonusTileEntry) -> None:
        self.key = entry.name
        self.message = Message(f"ark_nova_cards.bonus_tiles.{entry.name}")
        self.bonus = read_bonuses(entry.bonus)[0]

    def __repr__(self) -> str:
        return self.key


@cache
def bonus_tile(name: str) -> BonusTile:
    """Print a bonus tile; every box that has it shares it."""
    return BonusTile(BONUS_TILES[name])

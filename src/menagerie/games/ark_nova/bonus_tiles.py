"""The bonus tiles beside the conservation track."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova.bonus import read_bonuses
from menagerie.games.ark_nova.printed.board import BONUS_TILES
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.ark_nova.printed.board import BonusTileEntry

SPACES = (5, 8)  # two tiles beside each (R-A-055)
TILES_EACH = 2


class BonusTile:
    """A bonus tile (R-A-295 to R-A-301)."""

    __slots__ = ("bonus", "key", "message")

    def __init__(self, entry: BonusTileEntry) -> None:
        self.key = entry.name
        self.message = Message(f"ark_nova_cards.bonus_tiles.{entry.name}")
        self.bonus = read_bonuses(entry.bonus)[0]

    def __repr__(self) -> str:
        return self.key


TILES = {name: BonusTile(entry) for name, entry in BONUS_TILES.items()}

"""The bonus tiles beside the tracks."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from menagerie.games.ark_nova.printed.board import BONUS_TILES
from menagerie.games.ark_nova.printed_bonus import read_bonuses
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.ark_nova.printed.board import BonusTileEntry
    from menagerie.games.ark_nova.turn import Turn

TILES_EACH = 2  # beside each of the spaces (R-A-055)
# What tiles do that are used together with something else (R-A-622).
IGNORES_CONDITIONS, PROJECT_ICON = "ignore_conditions", "base_project_icon"
USED_TOGETHER = (IGNORES_CONDITIONS, PROJECT_ICON)


class BonusTile:
    """A bonus tile (R-A-295 to R-A-301)."""

    __slots__ = ("bonus", "hand_limit", "keep", "key", "message")

    def __init__(self, entry: BonusTileEntry) -> None:
        self.key = entry.name
        self.message = Message(f"ark_nova_cards.bonus_tiles.{entry.name}")
        self.bonus = read_bonuses(entry.bonus)[0]
        self.keep = entry.keep  # it may be used later (R-A-621)
        self.hand_limit = entry.hand_limit  # by which it raises the hand limit while it lies in a zoo (R-A-623)

    def __repr__(self) -> str:
        return self.key


def kept(tiles: tuple[BonusTile, ...], kind: str) -> BonusTile | None:
    """Find a tile of a kind among those that a player keeps."""
    for tile in tiles:
        if tile.bonus.kind == kind:
            return tile
    return None


def give_back(turn: Turn, tile: BonusTile) -> None:
    """Put a tile that was used out of the game."""
    me = turn.me
    me.tiles = tuple(other for other in me.tiles if other is not tile)


@cache
def bonus_tile(name: str) -> BonusTile:
    """Print a bonus tile; every box that has it shares it."""
    return BonusTile(BONUS_TILES[name])

"""Taking bonus tiles: some are used at once, some kept for later (R-A-620 to R-A-623)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova.bonus_dues import gain_bonus

if TYPE_CHECKING:
    from menagerie.games.ark_nova.bonus_tiles import BonusTile
    from menagerie.games.ark_nova.turn import Turn


async def take_tile(turn: Turn, space: int, tile: BonusTile) -> None:
    """Take a bonus tile from beside a track; one that may be kept can also be used right away."""
    table, me = turn.table, turn.me
    left = tuple(other for other in table.bonus_tiles[space] if other is not tile)
    table.bonus_tiles = {**table.bonus_tiles, space: left}
    turn.tell("ark_nova.event.takes_tile", tile=tile)
    if tile.keep or tile.hand_limit:
        me.tiles += (tile,)
    if tile.keep:
        await turn.keep_tile(tile)
    else:
        await gain_bonus(turn, tile.bonus)

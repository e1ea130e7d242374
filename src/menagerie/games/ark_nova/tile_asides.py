"""Bonus tiles that were kept, as what a player may do before another choice of the own turn (R-A-621)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from menagerie.games.ark_nova.bonus_tiles import give_back
from menagerie.games.ark_nova.map_powers.aside import Aside
from menagerie.games.ark_nova.sponsoring import affordable_sponsors
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from menagerie.games.ark_nova.bonus_tiles import BonusTile
    from menagerie.games.ark_nova.turn import Turn


class TileUse(Aside):
    """Use a bonus tile that was kept."""

    __slots__ = ("tile",)

    def __init__(self, tile: BonusTile) -> None:
        super().__init__(tile, "tile", Message("ark_nova.choice.use_tile", tile=tile))
        self.tile = tile

    def leaves_choice(self, turn: Turn, options: Callable[[Turn], Sequence[object]]) -> bool:
        """Whether something is left to choose whatever the tile changes: an action card to use, or nothing more."""
        return any(option is None or hasattr(option, "action") for option in options(turn))

    def take(self, turn: Turn) -> Awaitable[Any]:
        """Use the tile up."""
        return use_tile(turn, self.tile)


tile_use = cache(TileUse)


def is_useful(turn: Turn, tile: BonusTile) -> bool:
    """Whether a tile can do anything right now; those for animals and projects are used together with them."""
    match tile.bonus.kind:
        case "sponsor_for_money":
            return bool(affordable_sponsors(turn))
        case "return_worker":
            return any(turn.me.workers_on)
    return False


def tile_uses(turn: Turn) -> Sequence[TileUse]:
    """List the tiles that the player may use now."""
    return [tile_use(tile) for tile in turn.me.tiles if tile.keep and is_useful(turn, tile)]


async def use_tile(turn: Turn, tile: BonusTile) -> None:
    """Use a tile, or think better of it; what waits for the end of an action is due at once if there is none."""
    rule = turn.table.box.bonus_rules[tile.bonus.kind].do
    outside = turn.doing is None and not turn.in_break
    waiting = turn.after
    if outside:
        turn.after = []
    give_back(turn, tile)  # it cannot be used while it is in use
    used = rule(turn, tile.bonus.amount)
    if used is not None and await used:
        turn.tell("ark_nova.event.uses_tile", tile=tile)
    else:
        turn.me.tiles += (tile,)
    if outside:
        after, turn.after = turn.after, waiting
        await turn.resolve(after)

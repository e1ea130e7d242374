"""What tiles are worth in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.sanctuary.playing import required_strength

if TYPE_CHECKING:
    from menagerie.bots.knowledge.sanctuary.outlook import Outlook
    from menagerie.games.sanctuary.tiles import Tile

STRONGEST = 4  # what a card reaches without an upgrade
BUILT_SOON = 0.8  # share of what a building brings that can be played: it takes no action


def held_worth(outlook: Outlook, tile: Tile) -> float:
    """Return what a tile is worth in hand: a share of what it would bring, and at least an open area to be."""
    weights, turns = outlook.weights, outlook.turns
    spare = weights.spare * outlook.fade
    gain, space = outlook.best(tile)
    share = weights.held
    if space < 0:
        gain, share = outlook.worth(tile), share * weights.unplaceable
        if turns < 2.0:
            return spare
    elif tile.is_building:
        share = BUILT_SOON
    if not tile.is_building:
        gain -= weights.effort
        if required_strength(outlook.me, tile) > STRONGEST and not outlook.me.upgraded:
            share *= 0.6
        share *= min(1.0, turns / 2.0)
    return max(spare, share * gain)


def net_gain(outlook: Outlook, tile: Tile) -> float:
    """Return what it brings to play a tile, beyond what it is worth in hand."""
    return outlook.best(tile)[0] - held_worth(outlook, tile)

"""How many turns a game will still last: until a map is full, or all achievement markers lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.sanctuary.icons import INDEX

if TYPE_CHECKING:
    from menagerie.bots.knowledge.sanctuary.weights import Weights
    from menagerie.games.sanctuary.table import SanctuaryTable
    from menagerie.games.sanctuary.zoo import Zoo

USUAL = 20.0  # turns of a whole game


def turns_to_finish(table: SanctuaryTable, zoo: Zoo, weights: Weights) -> float:
    """Guess in how many turns a zoo will be full, or have laid its markers."""
    to_fill = zoo.empty.bit_count() / weights.spaces_a_turn
    used = zoo.achievements.values()
    counts = sorted((zoo.count(INDEX[icon]) for icon in table.objectives if icon not in used), reverse=True)
    left = sorted((icons for icons in table.box.achievements if icons not in zoo.achievements), reverse=True)
    missing = sum(max(0, icons - count) for icons, count in zip(left, counts, strict=False)) - zoo.conservation
    return min(to_fill, max(len(left), missing / weights.icons_a_turn))


def turns_left(table: SanctuaryTable, weights: Weights) -> float:
    """Guess how many turns each player will still have after this one."""
    if table.last_turns is not None:
        return 0.0
    turns = min(turns_to_finish(table, zoo, weights) for zoo in table.zoos) + weights.reserve
    if table.solo_markers:
        turns = min(turns, len(table.solo_markers) - table.solo_turned - 1)
    return min(turns, len(table.pile) / (2.0 * len(table.zoos)))

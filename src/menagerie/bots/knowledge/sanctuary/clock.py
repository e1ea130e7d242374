"""How many turns a game will still last: until a map is full, or all achievement markers lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.sanctuary.icons import INDEX

if TYPE_CHECKING:
    from menagerie.bots.knowledge.sanctuary.weights import Weights
    from menagerie.games.sanctuary.table import SanctuaryTable
    from menagerie.games.sanctuary.zoo import Zoo

# What greedy needs to bring the end about, measured over 90 games.
LAST_TURN = 0.6
A_SPACE = 0.62  # turns to fill one
AN_ICON = 0.93  # turns to gain one that the objectives lack
USUAL = 14.0  # turns of a whole game


def icons_missing(table: SanctuaryTable, zoo: Zoo) -> tuple[int, int]:
    """Count the markers a player has left, and the icons that are missing for all of them."""
    used = zoo.achievements.values()
    counts = sorted((zoo.count(INDEX[icon]) for icon in table.objectives if icon not in used), reverse=True)
    left = sorted((icons for icons in table.box.achievements if icons not in zoo.achievements), reverse=True)
    missing = sum(max(0, icons - count) for icons, count in zip(left, counts, strict=False)) - zoo.conservation
    return len(left), max(0, missing)


def turns_to_finish(table: SanctuaryTable, zoo: Zoo) -> float:
    """Guess in how many turns a zoo will be full, or have laid its markers."""
    markers, missing = icons_missing(table, zoo)
    return min(LAST_TURN + A_SPACE * zoo.empty.bit_count(), max(float(markers), LAST_TURN + AN_ICON * missing))


def part_left(table: SanctuaryTable) -> float:
    """Guess the part of the game that is left."""
    if table.last_turns is not None:
        return 0.0
    return min(1.0, min(turns_to_finish(table, zoo) for zoo in table.zoos) / USUAL)


def turns_left(table: SanctuaryTable, weights: Weights) -> float:
    """Return how many turns to plan for after this one: not the likeliest number, but the one that plays best."""
    if table.last_turns is not None:
        return 0.0
    turns = min(planned_turns(table, zoo, weights) for zoo in table.zoos) + weights.reserve
    if table.solo_markers:
        turns = min(turns, len(table.solo_markers) - table.solo_turned - 1)
    return min(turns, len(table.pile) / (2.0 * len(table.zoos)))


def planned_turns(table: SanctuaryTable, zoo: Zoo, weights: Weights) -> float:
    """Return in how many turns a zoo may be full, or have laid its markers, as the weights see it."""
    markers, missing = icons_missing(table, zoo)
    return min(zoo.empty.bit_count() / weights.spaces_a_turn, max(float(markers), missing / weights.icons_a_turn))

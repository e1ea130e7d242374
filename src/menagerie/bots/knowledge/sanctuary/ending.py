"""What it is worth to end the game, or what it costs to end it behind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.sanctuary.printed import POINTS
from menagerie.games.sanctuary.scoring import parts_of

if TYPE_CHECKING:
    from menagerie.bots.knowledge.sanctuary.outlook import Outlook
    from menagerie.games.sanctuary.table import SanctuaryTable
    from menagerie.games.sanctuary.zoo import Zoo

WON = 40.0  # alone: whoever does not end the game in time has nothing
MOST, LEAST = 8.0, -20.0  # what a lead counts, and what ending behind costs


def points_of(table: SanctuaryTable, zoo: Zoo) -> int:
    """Count the points of a zoo as if it ended now."""
    return sum(parts_of(table, zoo).values())


def ending_worth(outlook: Outlook, gain: float) -> float:
    """Return what it is worth to end the game now with so many more points."""
    table, me = outlook.table, outlook.me
    if table.solo_markers:
        return POINTS.first_to_end + WON
    if table.last_turns is not None:
        return POINTS.later_to_end
    mine = points_of(table, me) + gain + POINTS.first_to_end
    theirs = max(points_of(table, zoo) for zoo in table.zoos if zoo is not me)
    return POINTS.first_to_end + max(LEAST, min(MOST, mine - theirs - outlook.weights.pursuit))

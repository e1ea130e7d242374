"""Supporting an objective with an achievement marker (R-S-100 to R-S-107)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from menagerie.games.sanctuary.icons import INDEX
from menagerie.kernel.decision import NONE, Decision
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.games.sanctuary.table import SanctuaryTable
    from menagerie.games.sanctuary.turn import Turn
    from menagerie.games.sanctuary.zoo import Zoo
    from menagerie.kernel.decision import Obstacles

SUPPORT = Message("sanctuary.prompt.support")


class Support:
    """Put the achievement marker of so many icons on an objective."""

    __slots__ = ("icon", "icons", "key", "mark", "message")

    def __init__(self, icon: str, icons: int) -> None:
        self.icon = icon
        self.mark = INDEX[icon]
        self.icons = icons
        self.key = f"{icon}-{icons}"
        self.message = Message("sanctuary.choice.support", objective=Message(f"sanctuary.mark.{icon}"), icons=icons)


@cache
def support_of(icon: str, icons: int) -> Support:
    """Return the way to support an objective with a marker; there is one object for each."""
    return Support(icon, icons)


def thinkable(table: SanctuaryTable) -> Iterator[Support]:
    """Go through every objective with every marker."""
    for icon in table.objectives:
        for icons in table.box.achievements:
            yield support_of(icon, icons)


def markers_needed(zoo: Zoo, support: Support) -> int:
    """Return how many conservation markers stand for missing icons (R-S-101)."""
    return max(0, support.icons - zoo.count(support.mark))


def is_allowed(zoo: Zoo, support: Support) -> bool:
    """Whether an objective can be supported with a marker."""
    return (
        support.icons not in zoo.achievements
        and support.icon not in zoo.achievements.values()
        and zoo.where[support.mark] != 0
        and markers_needed(zoo, support) <= zoo.conservation
    )


def obstacles_to_support(zoo: Zoo, support: Support) -> Obstacles:
    """List everything that keeps a marker from an objective."""
    if is_allowed(zoo, support):
        return NONE
    reasons = []
    if support.icon in zoo.achievements.values():
        reasons.append(Message("sanctuary.obstacle.supported"))
    if support.icons in zoo.achievements:
        reasons.append(Message("sanctuary.obstacle.marker_used", icons=support.icons))
    there = zoo.count(support.mark)
    if not there:
        reasons.append(Message("sanctuary.obstacle.no_icon"))
    elif support.icons - there > zoo.conservation:
        reasons.append(Message("sanctuary.obstacle.icons", needed=support.icons, there=there, markers=zoo.conservation))
    return tuple(reasons)


def supportable(table: SanctuaryTable, zoo: Zoo) -> list[Support]:
    """List the objectives that can be supported, with the markers for it."""
    used = zoo.achievements
    left = [icons for icons in table.box.achievements if icons not in used]
    supported = used.values()
    return [
        support_of(icon, icons)
        for icon in (table.objectives if left else ())
        if (there := zoo.where[INDEX[icon]].bit_count()) and icon not in supported
        for icons in left
        if icons <= there + zoo.conservation
    ]


def considered_support(turn: Turn) -> Iterator[tuple[Support, Obstacles]]:
    """Go through every objective with every marker, with what stands in the way."""
    for support in thinkable(turn.table):
        yield support, obstacles_to_support(turn.me, support)


async def support_objective(turn: Turn) -> None:
    """Support one objective, if the player likes to (R-S-100)."""
    me = turn.me
    ways = supportable(turn.table, me)
    if not ways:
        return
    support = await Decision(me.seat, SUPPORT, [None, *ways], considered_support, turn)
    if support is None:
        return
    spent = markers_needed(me, support)
    me.conservation -= spent  # R-S-106
    me.achievements[support.icons] = support.icon
    turn.tell("supports", objective=Message(f"sanctuary.mark.{support.icon}"), icons=support.icons)
    if spent:
        turn.tell("returns", number=spent)

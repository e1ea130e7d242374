"""What the smaller choices in the course of a turn are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.bots.knowledge.sanctuary.ending import ending_worth, points_of
from menagerie.bots.knowledge.sanctuary.hand import held_worth, net_gain
from menagerie.games.sanctuary.placing import spaces_to_move_to
from menagerie.games.sanctuary.printed import POINTS
from menagerie.games.sanctuary.zoo_map import NEIGHBOURS
from menagerie.kernel.hexagons import spaces_in

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.bots.knowledge.sanctuary.outlook import Outlook
    from menagerie.games.sanctuary.objectives import Support
    from menagerie.games.sanctuary.tiles import Tile
    from menagerie.games.sanctuary.zoo_map import Space
    from menagerie.kernel.decision import Decision
    from menagerie.kernel.order import Due

# What is resolved first: what brings tiles, then what asks for them.
FIRST = ("draw", "hunt", "take_all", "take", "open_area", "relocate", "conservation", "pair", "move_card", "pouch")


def hunted(outlook: Outlook, animal: Tile) -> float:
    """Return what it is worth to keep an animal."""
    return held_worth(outlook, animal) + 0.1


def built(outlook: Outlook, tile: Tile) -> float:
    """Return what it brings to play a building now."""
    gain = net_gain(outlook, tile)
    if outlook.me.empty.bit_count() == 1:
        gain += ending_worth(outlook, gain)
    return gain


def supported(outlook: Outlook, support: Support) -> float:
    """Return what it is worth to support an objective now rather than later."""
    table, me = outlook.table, outlook.me
    points = table.box.achievements[support.icons]
    worth = outlook.promise.after(support, points)
    if not me.achievements:
        worth += outlook.upgrade
    if len(me.achievements) + 1 == len(table.box.achievements):
        worth += ending_worth(outlook, points)
    return (
        worth
        if outlook.turns > 0
        else points - POINTS.conservation * max(0, support.icons - outlook.promise.counts[support.icon])
    )


def opened(outlook: Outlook, space: Space) -> float:
    """Return what an open area brings on a space: its point, a bonus, and little harm to the rest."""
    me = outlook.me
    worth = POINTS.open_area + outlook.weights.space
    if me.bonuses & space.bit:
        worth += outlook.effect(me.map.bonuses[space.number])
    if me.empty.bit_count() == 1:
        worth += ending_worth(outlook, worth)
    return worth - 0.05 * (NEIGHBOURS[space.number] & me.empty).bit_count()


def relocated(outlook: Outlook, space: Space) -> float:
    """Return the most that it brings to move what lies on a space."""
    return max(moved(outlook, space.number, to) for to in spaces_in(spaces_to_move_to(outlook.me, space.number)))


def moved(outlook: Outlook, space: int, to: int) -> float:
    """Return what it brings to move a tile: points that change, a bonus, and the space that it leaves."""
    table, me = outlook.table, outlook.me
    zoo = me.clone()
    zoo.move(space, to)
    worth = float(points_of(table, zoo) - points_of(table, me)) - 0.2
    if me.bonuses >> to & 1:
        worth += outlook.effect(me.map.bonuses[to])
    return worth


def to_relocate(outlook: Outlook, decision: Decision[Any]) -> Callable[[Space], float]:
    """Weigh the spaces to move a tile to."""
    _, space = decision.about
    return lambda target: moved(outlook, space.number, target.number)


def order_worth(outlook: Outlook, due: Due) -> float:
    """Return how early an effect should be resolved."""
    return -float(next((place for place, word in enumerate(FIRST) if due.key.startswith(word)), len(FIRST)))

"""Cut Down: an empty standard enclosure leaves the map again (R-A-651)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova.tracks import gain_money
from menagerie.kernel.decision import NONE
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.games.ark_nova.buildings import Building
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo
    from menagerie.kernel.decision import Obstacles

WHICH_TO_REMOVE = Message("ark_nova.prompt.cut_down")
NOT_STANDARD = (Message("ark_nova.obstacle.not_standard"),)
OCCUPIED = (Message("ark_nova.obstacle.occupied"),)


def removable(zoo: Zoo) -> list[Building]:
    """List the empty standard enclosures."""
    return [building for building in zoo.buildings if building.kind.is_standard and not building.cubes]


def considered_removals(zoo: Zoo) -> Iterator[tuple[Building, Obstacles]]:
    """Go through every building, with what keeps it on the map."""
    for building in zoo.buildings:
        yield building, NOT_STANDARD if not building.kind.is_standard else OCCUPIED if building.cubes else NONE


async def cut_down(turn: Turn) -> None:
    """Remove an empty standard enclosure and get back what its spaces cost, or not (R-A-651)."""
    me = turn.me
    building = await turn.choose(WHICH_TO_REMOVE, lambda turn: [None, *removable(turn.me)], considered_removals, me)
    if building is not None:
        me.take_down(building)
        turn.tell("ark_nova.event.cuts_down", building=building.message)
        gain_money(turn.table, me, turn.action_cards.build.cost_of(building.kind))

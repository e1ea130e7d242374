"""Moves that people regret in zoo and park: what a choice would waste or set off, told in advance, never forbidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.aquaretto.slips import park_slips
from menagerie.games.loretto.slips import truck_slips
from menagerie.games.zooloretto.slips import zoo_slips
from menagerie.games.zooloretto_aquaretto.scoring import points
from menagerie.games.zooloretto_aquaretto.table import PARK, ZOO
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.games.zooloretto_aquaretto.table import BothTable
    from menagerie.kernel.journal import Event


def slips(before: BothTable, after: BothTable, seat: int, option: Any, told: Sequence[Event]) -> list[Message]:
    """Return what a choice would waste or set off: the table before and after, and what is told on the way."""
    estate, then = before.estates[seat], after.estates[seat]
    to_come = () if after.last_round or after.is_opened(PARK) else after.left_of(PARK)
    return [
        *truck_slips(before, after, seat, option, told, points),
        *first_end(before, after),
        *zoo_slips(after, estate, then, option, told),
        *park_slips(estate, then, to_come, told),
    ]


def first_end(before: BothTable, after: BothTable) -> list[Message]:
    """Warn of the draw after which one of the games has no more tiles from the next round on (R-C-040, R-C-041)."""
    opened = [game for game in (ZOO, PARK) if after.is_opened(game) and not before.is_opened(game)]
    return [] if after.last_round else [Message(f"zooloretto_aquaretto.slip.first_end_{game}") for game in opened]

"""Association workers: active ones on the notepad, on tasks, and in reserve on the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova.bonus_dues import printed_dues
from menagerie.games.ark_nova.printed.board import ASSOCIATION

if TYPE_CHECKING:
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo


def can_hire(zoo: Zoo) -> bool:
    """Whether a worker is still in reserve."""
    return zoo.reserve_workers > 0


async def hire_worker(turn: Turn) -> None:
    """Hire the worker on the lowest reserve space; it is active at once (R-A-363, R-A-207)."""
    me = turn.me
    if not can_hire(me):
        return
    emptied = me.map.workers[ASSOCIATION.workers_in_supply - me.reserve_workers]
    me.reserve_workers -= 1
    me.workers += 1
    turn.tell("ark_nova.event.hires")
    await turn.resolve([due for bonus in emptied for due in printed_dues(turn, bonus)])

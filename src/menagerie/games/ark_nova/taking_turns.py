"""A turn: exactly one action, then everything that belongs to its end (R-A-079, R-A-092)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova.display import replenish
from menagerie.games.ark_nova.final_scoring import ends_game
from menagerie.games.ark_nova.perform import (
    UseCard,
    UseXToken,
    choose_way,
    considered_ways,
    perform,
    take_x_token,
    ways_to_use_any,
    x_token_ways,
)
from menagerie.games.ark_nova.solo import move_cube
from menagerie.games.ark_nova.tokens import settle_venom
from menagerie.games.ark_nova.turn import Turn
from menagerie.games.ark_nova.venom import Course
from menagerie.kernel.journal import SILENCE
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.games.ark_nova.table import Table
    from menagerie.kernel.rules import Rule

WHAT_TO_DO = Message("ark_nova.prompt.turn")
BEFORE_THE_END = Message("ark_nova.prompt.before_the_end")


def take_turn(table: Table) -> Rule:
    """Let the current player perform one action, and end the turn."""
    me = table.zoos[table.current]
    return take_course(table) if True in me.venom else act(Turn(table, me), end_turn)


async def take_course(table: Table) -> None:
    """Let the current player, who carries venom, take a turn that settles it."""
    course = Course(table, act)
    await course.run()
    end_turn(course.turn)


def course_ahead(table: Table, seat: int) -> Course | None:
    """Return the turn that a player with venom would take now, to look ahead; None if venom does not matter."""
    if table.stage != "turn" or True not in table.zoos[seat].venom:
        return None
    copy = table.apart()
    copy.current = seat
    return Course(copy, act)


async def act(turn: Turn, then: Callable[[Turn], None] | None = None) -> None:
    """Perform one action, or the X-token action (R-A-079), then what comes at the end of the turn."""
    table = turn.table
    me = turn.me = table.changing(turn.me.seat)
    table.turn_number += 1
    if table.journal is not SILENCE:
        turn.tell("ark_nova.event.turn", number=table.turn_number)
    way = await choose_way(turn, WHAT_TO_DO, ways_to_act, considered_ways, turn)
    if isinstance(way, UseCard):
        await perform(turn, way.action, way.x_tokens)
    else:
        take_x_token(turn, way.action)
    afterwards = me.map.power.after_action
    if afterwards is not None or me.tiles:
        await turn.choose(afterwards or BEFORE_THE_END, lambda _: [None])
    if then is not None:
        then(turn)


def ways_to_act(turn: Turn) -> list[UseCard | UseXToken]:
    """List every way to use an action card."""
    return [*ways_to_use_any(turn, turn.me), *x_token_ways(turn)]


def end_turn(turn: Turn) -> None:
    """Settle venom, replenish the display, check for the end of the game, hold a break if one was called (R-A-092)."""
    table, me = turn.table, turn.me
    if True in me.venom:
        settle_venom(turn)
    table.foreseen = {}
    replenish(table)
    if table.turns_left is not None:
        table.turns_left -= 1
    elif ends_game(table, me):  # R-A-332: only those of the player whose turn it was
        table.turns_left = table.seats - 1  # R-A-333
        turn.tell("ark_nova.event.end_triggered")
    seats = table.seats
    if seats == 1:
        move_cube(turn)
    table.current = (me.seat + 1) % seats
    if table.turns_left == 0:
        table.stage = "final"  # R-A-336: no more breaks
    elif table.break_called_by is not None:
        table.stage = "hand_limit"  # R-A-308, R-A-335

"""Breaks: the break token, and the six steps of a break (R-A-309)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova import association, income
from menagerie.games.ark_nova.display import discard_from_display, replenish
from menagerie.games.ark_nova.final_scoring import ends_game
from menagerie.games.ark_nova.printed.board import START
from menagerie.games.ark_nova.tokens import clear_tokens
from menagerie.games.ark_nova.tracks import gain_x_tokens
from menagerie.games.ark_nova.turn import Turn
from menagerie.kernel.decision import Decision
from menagerie.kernel.journal import SILENCE
from menagerie.kernel.messages import Message
from menagerie.kernel.order import all_at_once, turn_order

if TYPE_CHECKING:
    from menagerie.games.ark_nova.table import Table
    from menagerie.games.ark_nova.zoo import Zoo

FOLDERS_CLEARED = 2
WHICH_OVER_LIMIT = Message("ark_nova.prompt.hand_limit")


def has_break_token(table: Table) -> bool:
    """Whether there is a break token; a player alone has none (R-A-548, R-A-551)."""
    return table.seats > 1


def advance_break_token(turn: Turn, steps: int) -> None:
    """Move the break token; moving it to the end calls a break and earns an X-token (R-A-099, R-A-306, R-A-307)."""
    table = turn.table
    if not has_break_token(table) or table.steps == table.break_steps:
        return
    table.steps = min(table.steps + steps, table.break_steps)
    if table.journal is not SILENCE:
        turn.tell("ark_nova.event.break_token", steps=steps, left=table.break_steps - table.steps)
    if table.steps == table.break_steps:
        table.break_called_by = turn.me.seat
        turn.tell("ark_nova.event.calls_break")
        gain_x_tokens(table, turn.me, 1)


async def hand_limits(table: Table) -> None:
    """Steps 1 to 4: everybody discards down to the hand limit, then everything is made ready for income."""
    await all_at_once([discard_down(zoo, over) for zoo in table.changing_all() if (over := over_limit(zoo)) > 0])
    for zoo in table.zoos:
        if zoo.looking_at:
            table.journal.tell("ark_nova.event.discards_several", player=zoo.player, cards=tuple(zoo.looking_at))
            table.discard += zoo.looking_at
            for card in zoo.looking_at:
                zoo.known.pop(card, None)
            zoo.looking_at = []
    clear_tokens(table)  # step 2
    call_workers_back(table)  # step 3
    association.refill(table)
    clear_folders(table)  # step 4
    assert table.break_called_by is not None
    table.break_order = tuple(turn_order(table.break_called_by, table.seats))
    table.stage = "income"


def over_limit(zoo: Zoo) -> int:
    """Count the cards beyond the hand limit (R-A-310)."""
    return len(zoo.hand) - association.hand_limit(zoo, START.hand_limit)


async def discard_down(zoo: Zoo, over: int) -> None:
    """Lay aside the cards over the hand limit; they are shown when everybody has done so."""
    for _ in range(over):
        card = await Decision(zoo.seat, WHICH_OVER_LIMIT, zoo.hand[:])
        zoo.hand.remove(card)  # what others know of the hand changes when everybody is done
        zoo.looking_at.append(card)


def call_workers_back(table: Table) -> None:
    """All workers on the board return and are active (R-A-312)."""
    for zoo in table.zoos:
        zoo.workers += sum(zoo.workers_on)
        zoo.workers_on = (0,) * len(zoo.workers_on)


def clear_folders(table: Table) -> None:
    """Discard the cards in folders 1 and 2 and replenish the display (R-A-314)."""
    for folder in range(FOLDERS_CLEARED):
        card = table.display[folder]
        if card is not None:
            table.journal.tell("ark_nova.event.leaves_display", card=card)
            discard_from_display(table, card)
    replenish(table)


async def take_income(table: Table) -> None:
    """Step 5 for one player, clockwise from the one who called the break, then the display (R-A-315, R-A-316)."""
    seat, *rest = table.break_order
    me = table.changing(seat)
    turn = Turn(table, me, in_break=True)
    turn.tell("ark_nova.event.income")
    await turn.resolve(income.income_of(turn))
    replenish(table)
    if ends_game(table, me) and table.turns_left is None:
        table.turns_left = table.seats  # R-A-334: everybody takes one more turn
        turn.tell("ark_nova.event.end_triggered")
    table.break_order = tuple(rest)
    if not rest:
        end_break(table)


def end_break(table: Table) -> None:
    """Step 6: the break token goes back, and the player to the caller's left continues (R-A-327, R-A-328)."""
    table.steps = 0
    table.break_called_by = None
    table.journal.tell("ark_nova.event.break_over")
    table.stage = "turn"

"""Tokens on action cards: multiplier, venom, constriction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova.tracks import pay
from menagerie.kernel.decision import Decision
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.ark_nova.action_cards import Action
    from menagerie.games.ark_nova.table import Table
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo

VENOM_PRICE = 2
WEAKER = 2  # by a constriction token (R-A-403)
WHICH_MULTIPLIED = Message("ark_nova.prompt.multiplier")


def add_multiplier(turn: Turn, action: Action) -> None:
    """Put a multiplier token on one of the player's action cards (R-A-427)."""
    turn.me.add_multipliers(action, 1)
    turn.tell("ark_nova.event.multiplier", card=action)


async def put_multiplier(turn: Turn) -> None:
    """Put a multiplier token on any of the player's action cards (R-A-300)."""
    add_multiplier(turn, await Decision(turn.me.seat, WHICH_MULTIPLIED, turn.me.row[:]))


def money_to_keep(zoo: Zoo, action: Action | None = None) -> int:
    """Return what venom will cost at the end of the turn, unless the card in use loses its token (R-A-393, R-A-394)."""
    return VENOM_PRICE if True in zoo.venom and not (action and zoo.venom[action.index]) else 0


def settle_venom(turn: Turn) -> None:
    """Pay for venom, unless a token was removed this turn; whoever cannot, pays what is left (R-A-393 to R-A-396)."""
    me = turn.me
    if True in me.venom and not turn.venom_removed:
        turn.tell("ark_nova.event.venom_works")
        pay(turn.table, me, min(VENOM_PRICE, me.money))


def clear_tokens(table: Table) -> None:
    """Return all tokens on action cards in a break, without effect (R-A-311, R-A-398, R-A-407)."""
    for zoo in table.zoos:
        for tokens in (zoo.venom, zoo.constriction):
            tokens[:] = [False] * len(tokens)
        zoo.multipliers = (0,) * len(zoo.multipliers)

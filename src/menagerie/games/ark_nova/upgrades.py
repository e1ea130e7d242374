"""Upgrading action cards: turning one from side I to side II."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.kernel.decision import Decision
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo

WHICH_UPGRADE = Message("ark_nova.prompt.upgrade")


def can_upgrade(zoo: Zoo) -> bool:
    """Whether a card is still on side I."""
    return not all(card.upgraded for card in zoo.action_cards)


async def upgrade(turn: Turn) -> None:
    """Turn one of the player's action cards to side II; with all five upgraded it is lost (R-A-087, R-A-091)."""
    me = turn.me
    if can_upgrade(me):
        on_side_1 = [action for action in me.row if not me.action_cards[action.index].upgraded]
        action = await Decision(me.seat, WHICH_UPGRADE, on_side_1)
        me.turn_over(action)
        turn.tell("ark_nova.event.upgrades", card=action)

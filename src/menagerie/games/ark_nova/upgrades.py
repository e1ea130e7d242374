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
    return not all(zoo.side_2)


async def upgrade(turn: Turn) -> None:
    """Turn one own action card to side II; with all five upgraded it is lost (R-A-087, R-A-091)."""
    me = turn.me
    if can_upgrade(me):
        card = await Decision(me.seat, WHICH_UPGRADE, [card for card in me.row if not me.side_2[card.index]])
        me.turn_over(card)
        turn.tell("ark_nova.event.upgrades", card=card)

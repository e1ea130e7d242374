"""Cards: advance the break token, then draw cards or snap one."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from menagerie.games.ark_nova.breaks import advance_break_token
from menagerie.games.ark_nova.display import discard_one, draw_to_hand, on_display, snap, take_card
from menagerie.games.ark_nova.printed.action_cards import CARDS_CARD
from menagerie.kernel.decision import NONE
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.ark_nova.turn import Doing, Turn
    from menagerie.kernel.decision import Obstacles

DRAW_OR_SNAP = Message("ark_nova.prompt.draw_or_snap")
TABLE_END = 5  # a higher strength counts as 5 (R-A-086)


class Way(Enum):
    """How cards are gained."""

    DRAW = "draw"
    SNAP = "snap"

    @property
    def message(self) -> Message:
        """Name the way."""
        return Message(f"ark_nova.choice.{self.value}")


def least_strength(turn: Turn, side_2: bool) -> int | None:
    """Something can always be drawn, and the break token always moves."""
    return 1


def obstacles(turn: Turn, side_2: bool) -> Obstacles:
    """Nothing stands in the way of drawing."""
    return NONE


async def do(turn: Turn, doing: Doing) -> None:
    """Advance the break token by 2, without money, then draw or snap (R-A-121, R-A-122)."""
    advance_break_token(turn, CARDS_CARD.break_steps)
    snap_from = CARDS_CARD.snap_from_2 if doing.side_2 else CARDS_CARD.snap_from_1
    way = Way.DRAW
    if doing.strength >= snap_from and on_display(turn.table):  # R-A-129, R-A-130
        way = await turn.choose(DRAW_OR_SNAP, lambda: [Way.DRAW, Way.SNAP])
    if way is Way.SNAP:
        await snap(turn)  # R-A-131: no discard
    else:
        await draw_cards(turn, doing)


async def draw_cards(turn: Turn, doing: Doing) -> None:
    """Draw as many cards as the table shows, then discard any hand card if it says so (R-A-123 to R-A-128)."""
    row = min(doing.strength, TABLE_END) - 1
    if doing.side_2:
        for _ in range(CARDS_CARD.draws_2[row]):
            await take_card(turn)
    else:
        draw_to_hand(turn, CARDS_CARD.draws_1[row])
    discards = CARDS_CARD.discards_2 if doing.side_2 else CARDS_CARD.discards_1
    for _ in range(discards[row]):
        await discard_one(turn)

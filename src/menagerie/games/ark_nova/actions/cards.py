"""Cards: advance the break token, then draw cards or snap one."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, TypeVar

from menagerie.games.ark_nova.action_cards import CARDS, TABLE_END, ActionCard
from menagerie.games.ark_nova.breaks import advance_break_token
from menagerie.games.ark_nova.display import (
    SNAP,
    WHICH_CARD,
    WHICH_DISCARD,
    discard_one,
    draw_to_hand,
    on_display,
    snap,
    take_card,
)
from menagerie.games.ark_nova.steps import steps_of
from menagerie.kernel.decision import NONE
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.games.ark_nova.turn import Turn
    from menagerie.kernel.decision import Obstacles


class Way(Enum):
    """How cards are gained."""

    DRAW = "draw"
    SNAP = "snap"

    @property
    def message(self) -> Message:
        """Name the way."""
        return Message(f"ark_nova.choice.{self.value}")


Kind = TypeVar("Kind", bound="CardsCard")


class CardsCard(ActionCard):
    """A side of a Cards card; its tables go by strength."""

    __slots__ = ("break_steps", "discards", "draws", "from_display", "snap_from")
    action = CARDS

    def __init__(
        self,
        break_steps: int,
        draws: tuple[int, ...],
        discards: tuple[int, ...],
        snap_from: int,
        *,
        from_display: bool = False,
        upgrade: CardsCard | None = None,
    ) -> None:
        super().__init__(upgrade)
        self.break_steps = break_steps
        self.draws = draws
        self.discards = discards
        self.snap_from = snap_from  # the strength from which a card may be snapped instead (R-A-129, R-A-130)
        self.from_display = from_display  # cards may also be drawn from the display within range (R-A-124)

    def like(self, kind: type[Kind]) -> Kind:
        """Return a card of another kind with the same figures."""
        return kind(
            self.break_steps,
            self.draws,
            self.discards,
            self.snap_from,
            from_display=self.from_display,
            upgrade=self.upgrade,
        )

    def drawn(self, strength: int) -> tuple[int, int]:
        """Return how many cards are drawn, and how many discarded afterwards (R-A-123)."""
        row = min(strength, TABLE_END) - 1
        return self.draws[row], self.discards[row]

    def snapped(self, strength: int) -> int:
        """Return how many cards may be snapped instead (R-A-129, R-A-130)."""
        return 1 if strength >= self.snap_from else 0

    def allows(self, strength: int) -> tuple[Message, ...]:
        """Return how many cards are drawn and discarded, and how many may be snapped."""
        drawn, discarded = self.drawn(strength)
        texts = [Message("ark_nova.allows.draw", cards=drawn)]
        if discarded:
            texts.append(Message("ark_nova.allows.discard", cards=discarded))
        if snapped := self.snapped(strength):
            texts.append(Message("ark_nova.allows.snap", cards=snapped))
        return tuple(texts)

    def possible(self, turn: Turn, strength: int) -> Sequence[Way]:
        """List the ways to gain cards: one for each card that is drawn, and for each that may be snapped."""
        number, _ = self.drawn(strength)
        snaps = min(self.snapped(strength), len(on_display(turn.table)))
        return [*[Way.DRAW] * number, *[Way.SNAP] * snaps]

    def moves_break_token(self, strength: int) -> int:
        """Return the steps that come before every draw (R-A-121)."""
        return self.break_steps

    def does_the_same(self, strength: int) -> bool:
        """Whether neither more cards are drawn nor one can be snapped."""
        return strength != self.snap_from and self.drawn(strength) == self.drawn(strength - 1)

    def least_strength(self, turn: Turn) -> int | None:
        """Return the least strength; something can always be drawn, and the break token always moves."""
        return 1

    def obstacles(self, turn: Turn) -> Obstacles:
        """Nothing stands in the way of drawing."""
        return NONE

    async def do(self, turn: Turn, strength: int) -> None:
        """Advance the break token by 2, without money, then draw or snap (R-A-121, R-A-122)."""
        advance_break_token(turn, self.moves_break_token(strength))
        await self.begin(turn)
        way = Way.DRAW
        snapped = self.snapped(strength)
        if snapped and on_display(turn.table):
            drawn, _ = self.drawn(strength)
            asked = Message("ark_nova.prompt.draw_or_snap", cards=drawn)
            way = await turn.choose(asked, lambda _: [Way.DRAW, Way.SNAP])
        if way is Way.SNAP:
            await self.snap(turn, snapped)  # R-A-131: no discard
        else:
            await self.draw(turn, strength)

    async def begin(self, turn: Turn) -> None:
        """Do what comes before cards are drawn or snapped."""

    async def snap(self, turn: Turn, cards: int) -> None:
        """Snap cards, without a refill between (R-A-643)."""
        for prompt in steps_of(SNAP, cards):
            await snap(turn, prompt)

    async def draw(self, turn: Turn, strength: int) -> None:
        """Draw as many cards as the table shows, then discard a hand card if it says so (R-A-123 to R-A-128)."""
        number, discarded = self.drawn(strength)
        if self.from_display:
            for prompt in steps_of(WHICH_CARD, number):
                await take_card(turn, prompt)
        else:
            draw_to_hand(turn, number)
        for prompt in steps_of(WHICH_DISCARD, discarded):
            await discard_one(turn, prompt)

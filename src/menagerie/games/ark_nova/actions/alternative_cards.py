"""The alternative Cards cards of Marine Worlds (R-A-641 to R-A-644)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova import effects
from menagerie.games.ark_nova.abilities.after import WHICH_TO_SLOT_1
from menagerie.games.ark_nova.abilities.hand import WHAT_TO_DIG, dig
from menagerie.games.ark_nova.action_cards import Action, move_to_slot_1
from menagerie.games.ark_nova.actions.cards import CardsCard
from menagerie.games.ark_nova.steps import steps_of
from menagerie.games.ark_nova.tracks import pay
from menagerie.kernel.messages import Message
from menagerie.kernel.order import Due

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.games.ark_nova.turn import Turn

CLEVER_LATER = Message("ark_nova.bonus.clever")


class DiggingCards(CardsCard):
    """Cards 2: digging before cards are drawn or snapped (R-A-642)."""

    __slots__ = ("digs",)
    digs: int

    async def begin(self, turn: Turn) -> None:
        """Dig a few times, or not."""
        for prompt in steps_of(WHAT_TO_DIG, self.digs):
            if not await dig(turn, prompt):
                return


class SnappingCards(CardsCard):
    """Cards 3: earlier snaps, and two of them with much strength (R-A-643)."""

    __slots__ = ("twice_from",)
    twice_from: int

    def snapped(self, strength: int) -> int:
        """Return one, or two."""
        return 2 if strength >= self.twice_from else super().snapped(strength)


class CleverCards(CardsCard):
    """Cards 4: afterwards any action card may go to slot 1, perhaps for money (R-A-644)."""

    __slots__ = ("price",)
    price: int

    async def do(self, turn: Turn, strength: int) -> None:
        """Draw or snap; the rest waits until the action is finished."""
        turn.after.append(Due("clever", CLEVER_LATER, effects.ALL, effects.ALL, clever_for_money, turn, self.price))
        await super().do(turn, strength)


async def clever_for_money(turn: Turn, price: int) -> None:
    """Pay and move one of the player's action cards to slot 1, or none."""

    def options(turn: Turn) -> list[Action | None]:
        return [None, *(turn.me.row[1:] if turn.can_pay(price) else [])]

    action = await turn.choose(WHICH_TO_SLOT_1, options)
    if action is not None:
        pay(turn.table, turn.me, price)
        move_to_slot_1(turn.me, action)
        turn.tell("ark_nova.event.to_slot_1", card=action)


# --- the cards: a side of each from the same side of the standard card, and from its printed figures ---


def cards_1(side: CardsCard, discards: int) -> CardsCard:
    """Discard nothing."""
    card = side.like(CardsCard)
    card.discards = (discards,) * len(side.discards)
    return card


def cards_2(side: CardsCard, digs: int) -> CardsCard:
    """Dig first."""
    card = side.like(DiggingCards)
    card.digs = digs
    return card


def cards_3(side: CardsCard, snap_from: int, twice_from: int) -> CardsCard:
    """Snap earlier, and more."""
    card = side.like(SnappingCards)
    card.snap_from, card.twice_from = snap_from, twice_from
    return card


def cards_4(side: CardsCard, price: int) -> CardsCard:
    """Be clever afterwards."""
    card = side.like(CleverCards)
    card.price = price
    return card


CARDS_MAKERS: dict[str, Callable[..., CardsCard]] = {
    "cards_1": cards_1,
    "cards_2": cards_2,
    "cards_3": cards_3,
    "cards_4": cards_4,
}

"""The alternative Animals cards of Marine Worlds (R-A-625 to R-A-629)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from menagerie.games.ark_nova import effects
from menagerie.games.ark_nova.abilities.hand import hunt
from menagerie.games.ark_nova.actions.animals import AnimalsCard
from menagerie.games.ark_nova.animals import is_any_playable
from menagerie.games.ark_nova.cards import Animal
from menagerie.games.ark_nova.display import ALL_SEATS
from menagerie.games.ark_nova.marks import mark
from menagerie.games.ark_nova.tracks import gain_appeal, pay, reputation_due
from menagerie.kernel.messages import Message
from menagerie.kernel.order import Due

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.games.ark_nova.turn import Turn

TWO = 2  # animals
SHOW_HAND = Message("ark_nova.prompt.show_hand")
HUNT_LATER = Message("ark_nova.effect.hunt_later")
MARK_LATER = Message("ark_nova.bonus.mark")
PAY_FOR_APPEAL = Message("ark_nova.prompt.pay_for_appeal")
PAID_APPEAL = Message("ark_nova.effect.paid_appeal")


class WaivingAnimals(AnimalsCard):
    """Animals 1: where two animals may be played, a single one may ignore a condition (R-A-625)."""

    __slots__ = ()

    def card_for_first(self, strength: int) -> AnimalsCard:
        """Let the first animal ignore a condition if the strength would allow two."""
        return self if strength >= self.plays.index(TWO) + 1 else self.later

    def least_strength(self, turn: Turn) -> int | None:
        """Return the strength for an animal that ignores nothing, or for one that must."""
        if is_any_playable(turn, self.later):
            return self.weakest
        if is_any_playable(turn, self):
            return self.plays.index(TWO) + 1
        return super().least_strength(turn)  # reputation may bring an animal into range


class ShowHand:
    """Show a hand without animals."""

    __slots__ = ()
    key: ClassVar[str] = "show"
    message: ClassVar[Message] = Message("ark_nova.choice.show_hand")


SHOW = ShowHand()


class HuntingAnimals(AnimalsCard):
    """Animals 2: afterwards a hand without animals may be shown for a hunt (R-A-626)."""

    __slots__ = ("hunter",)
    hunter: int

    async def do(self, turn: Turn, strength: int) -> None:
        """Play animals; the hunt waits until the action is finished."""
        turn.after.append(
            Due("hunt_later", HUNT_LATER, effects.ALL, effects.ALL, hunt_without_animals, turn, self.hunter)
        )
        await super().do(turn, strength)


async def hunt_without_animals(turn: Turn, cards: int) -> None:
    """Show the hand and hunt, or not."""
    me = turn.me
    if any(isinstance(card, Animal) for card in me.hand):
        return
    if await turn.choose(SHOW_HAND, lambda _: [None, SHOW]) is not None:
        me.known.update(dict.fromkeys(me.hand, ALL_SEATS))
        turn.tell("ark_nova.event.shows_hand", cards=tuple(me.hand))
        await hunt(turn, cards)


class PayForAppeal:
    """Pay for more appeal."""

    __slots__ = ()
    key: ClassVar[str] = "pay"
    message: ClassVar[Message] = Message("ark_nova.choice.pay_for_appeal")


PAY = PayForAppeal()


class PricedAnimals(AnimalsCard):
    """Animals 3, side II: each animal may bring more appeal for money (R-A-628)."""

    __slots__ = ("appeal", "price")
    price: int
    appeal: int

    def animal_dues(self, turn: Turn, own_mark: bool) -> list[Due]:
        """Offer the appeal once for each animal."""
        writes = effects.MONEY | effects.APPEAL
        return [Due("paid_appeal", PAID_APPEAL, effects.MONEY, writes, self.offer_appeal, turn)]

    async def offer_appeal(self, turn: Turn) -> None:
        """Pay for appeal, or not."""
        price = self.price
        if await turn.choose(PAY_FOR_APPEAL, lambda turn: [None, *([PAY] if turn.can_pay(price) else [])]) is not None:
            pay(turn.table, turn.me, price)
            gain_appeal(turn.table, turn.me, self.appeal)


class MarkingAnimals(AnimalsCard):
    """Animals 4: afterwards an animal is marked; own marks bring reputation on side II (R-A-629)."""

    __slots__ = ("mark_reputation",)
    mark_reputation: int

    async def do(self, turn: Turn, strength: int) -> None:
        """Play animals; the mark waits until the action is finished."""
        turn.after.append(Due("mark", MARK_LATER, effects.DECK, effects.DECK, mark, turn))
        await super().do(turn, strength)

    def animal_dues(self, turn: Turn, own_mark: bool) -> list[Due]:
        """Gain reputation for an animal that the player had marked."""
        return [reputation_due(turn, self.mark_reputation)] if own_mark and self.mark_reputation else []


# --- the cards: a side of each from the same side of the standard card, and from its printed figures ---


def animals_1(side: AnimalsCard, waives: int) -> AnimalsCard:
    """Let a single animal ignore conditions."""
    card = side.like(WaivingAnimals)
    card.waives = waives
    return card


def animals_2(side: AnimalsCard, hunter: int) -> AnimalsCard:
    """Hunt afterwards."""
    card = side.like(HuntingAnimals)
    card.hunter = hunter
    return card


def animals_3(side: AnimalsCard, *figures: int) -> AnimalsCard:
    """Make the first animal cheaper on side I, sell appeal on side II."""
    if not side.upgraded:
        cheaper = side.like(AnimalsCard)
        (cheaper.discount,) = figures
        return cheaper
    card = side.like(PricedAnimals)
    card.price, card.appeal = figures
    card.later = card
    return card


def animals_4(side: AnimalsCard, reputation: int) -> AnimalsCard:
    """Mark afterwards."""
    card = side.like(MarkingAnimals)
    card.mark_reputation = reputation
    card.later = card
    return card


ANIMALS_MAKERS: dict[str, Callable[..., AnimalsCard]] = {
    "animals_1": animals_1,
    "animals_2": animals_2,
    "animals_3": animals_3,
    "animals_4": animals_4,
}

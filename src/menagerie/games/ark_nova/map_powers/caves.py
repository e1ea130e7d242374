"""Map 11, Caves: hand cards are put under the notepad, earn money there, and are taken back when they are needed."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from menagerie.games.ark_nova import effects
from menagerie.games.ark_nova.income_sources import Source
from menagerie.games.ark_nova.map_powers.aside import Aside
from menagerie.games.ark_nova.map_powers.at_work import use_power
from menagerie.games.ark_nova.map_powers.power import Power
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from menagerie.games.ark_nova.cards import Card
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo
    from menagerie.kernel.decision import Obstacles

CAVES = 3
STORED_MONEY = 2
WHICH_TO_STORE = Message("ark_nova.prompt.store")
CAVES_FULL = (Message("ark_nova.obstacle.caves_full", most=CAVES),)


def caves_income(zoo: Zoo) -> int:
    """Return the income of the caves: 2 money for each card there in every break (R-A-824)."""
    return STORED_MONEY * len(zoo.stored)


# --- putting away ---


def storable(zoo: Zoo) -> list[Card]:
    """List the hand cards that can be stored."""
    return zoo.hand[:] if len(zoo.stored) < CAVES else []


def considered_cards(zoo: Zoo) -> Iterator[tuple[Card, Obstacles]]:
    """Go through every hand card, with what stands in the way."""
    for card in zoo.hand:
        yield card, () if len(zoo.stored) < CAVES else CAVES_FULL


async def store_card(turn: Turn) -> None:
    """Put a hand card face down under the notepad, or none (R-A-822)."""
    me = turn.me
    card = await turn.choose(WHICH_TO_STORE, lambda turn: [None, *storable(turn.me)], considered_cards, me)
    if card is None:
        return
    me.take_from_hand(card)
    me.known = {}  # any card of the hand may be the one that is gone
    me.stored += (card,)
    use_power(turn, "caves")
    turn.tell("ark_nova.event.stores", cards=len(me.stored))
    turn.table.journal.tell_only((me.seat,), "ark_nova.event.stored", card=card)


# --- taking back ---


class TakeBack(Aside):
    """Take a card out of the caves into the hand."""

    __slots__ = ()

    def __init__(self, card: Card) -> None:
        super().__init__(card, "take_back", Message("ark_nova.choice.take_back", card=card))

    def leaves_choice(self, turn: Turn, options: Callable[[Turn], Sequence[object]]) -> bool:
        """Whether it leaves a choice; where there was none, only a card that changes that is worth a question."""
        before = len(options(turn))
        if before > 1:
            return True
        taken_back = turn.supposing(hand=[*turn.me.hand, self.card], stored=without(self.card, turn.me.stored))
        return len(options(taken_back)) > before

    def take(self, turn: Turn) -> None:
        """Take the card back; nobody else sees which one it is (R-A-823, R-A-825)."""
        me = turn.me
        me.stored = without(self.card, me.stored)
        me.hand.append(self.card)
        use_power(turn, "take_back")
        turn.tell("ark_nova.event.takes_back", cards=len(me.stored))
        turn.table.journal.tell_only((me.seat,), "ark_nova.event.taken_back", card=self.card)


def without(card: Card, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the other cards."""
    return tuple(other for other in cards if other is not card)


take_back = cache(TakeBack)


def take_backs(turn: Turn) -> Sequence[TakeBack]:
    """List the cards in the caves; during the player's turn each may be taken back at any time (R-A-823)."""
    return [take_back(card) for card in turn.me.stored]


class Caves(Power):
    """Caves for cards, which earn money there."""

    key = "caves"
    asides = (take_backs,)
    income = (Source("caves", effects.HAND, caves_income, of_map=True),)  # R-A-824
    most_stored = CAVES

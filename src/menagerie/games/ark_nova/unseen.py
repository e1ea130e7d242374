"""What a seat cannot know, mixed again: a world that looks the same from where it sits."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar

from menagerie.games.ark_nova.draft import DEALT, complete
from menagerie.kernel.chance import Chance
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from menagerie.games.ark_nova.cards import Card, FinalScoring
    from menagerie.games.ark_nova.table import Table
    from menagerie.games.ark_nova.zoo import Zoo

BY_KEY = attrgetter("key")


class Unknown:
    """A card that nobody has seen: it can be drawn, sold and discarded, but not played."""

    __slots__ = ()
    key: ClassVar[str] = "unknown"
    number: ClassVar[int] = 0
    wave: ClassVar[bool] = False
    message: ClassVar[Message] = Message("ark_nova.choice.deck")


UNKNOWN: Any = Unknown()


def hide_unseen(table: Table, seat: int, offered: Sequence[Any]) -> None:
    """Hide what a seat cannot know: the cards of the deck and of other hands, and what luck will bring.

    Of the discard pile, which may be shuffled, the top card may yet be rescued, and what is offered now taken.
    """
    table.chance = Chance(0)
    table.deck = [UNKNOWN] * len(table.deck)
    table.discard[:-1] = [card if card in offered else UNKNOWN for card in table.discard[:-1]]
    table.base_pile = (UNKNOWN,) * len(table.base_pile)
    for zoo in table.others(seat):
        table.changing(zoo.seat).hand = [UNKNOWN] * len(zoo.hand)


def reshuffle_unseen(table: Table, seat: int, chance: Chance) -> Callable[[Table], None]:
    """Mix the deck, unknown hands, face-down cards and others' final scoring cards; return a way to deal them again."""
    for zoo in table.others(seat):
        table.changing(zoo.seat)
    mix_zoo_cards(table, seat, chance)
    mix_final_cards(table, seat, chance)
    if table.stage in ("maps", "draft"):
        mix_action_cards(table, seat, chance)
    return Dealt(table, seat).deal


class Dealt:
    """What was dealt again, to be laid out on other copies of the same table."""

    def __init__(self, table: Table, seat: int) -> None:
        self.deck = table.deck[:]
        self.base_pile = table.base_pile
        self.final_pile = table.final_pile[:]
        self.action_pile = table.action_pile
        self.drafts = [(zoo.seat, zoo.offered, zoo.drafted) for zoo in table.others(seat)]
        self.zoos = [
            (zoo.seat, zoo.hand[:], zoo.looking_at[:], zoo.stored, zoo.pouches[:], zoo.final_cards[:], zoo.final_choice)
            for zoo in table.others(seat)
        ]

    def deal(self, table: Table) -> None:
        """Lay it out."""
        table.deck = self.deck[:]
        table.base_pile = self.base_pile
        table.final_pile = self.final_pile[:]
        table.action_pile = self.action_pile
        for seat, offered, drafted in self.drafts:
            zoo = table.changing(seat)
            zoo.offered, zoo.drafted = offered, drafted
        for seat, hand, looking_at, stored, pouches, final_cards, final_choice in self.zoos:
            zoo = table.changing(seat)
            zoo.hand = hand[:]
            zoo.looking_at = looking_at[:]
            zoo.stored = stored
            zoo.pouches = pouches[:]
            zoo.final_cards = final_cards[:]
            zoo.final_choice = final_choice


def unknown_to(zoo: Zoo, seat: int) -> list[Card]:
    """List the hand cards of another player that a seat has not seen."""
    return [card for card in zoo.hand if not zoo.known.get(card, 0) >> seat & 1]


def mix_zoo_cards(table: Table, seat: int, chance: Chance) -> None:
    """Deal everything unknown again; base projects are not cards of the deck, and are mixed among themselves."""
    table.deck = mix_sort(table, seat, chance, table.deck, base=False)
    table.base_pile = tuple(mix_sort(table, seat, chance, list(table.base_pile), base=True))


def mix_sort(table: Table, seat: int, chance: Chance, pile: Sequence[Card], base: bool) -> list[Any]:
    """Deal unknown cards of one sort again, as many to each place as there were; return what is left for the pile."""
    others = table.others(seat)
    unknown = [
        card
        for zoo in others
        for card in [*unknown_to(zoo, seat), *zoo.looking_at, *zoo.stored, *(card for _, card in zoo.pouches)]
        if is_base(card) is base
    ]
    pool = sorted([*pile, *unknown], key=BY_KEY)  # where a card really is must not decide where it will be
    chance.shuffle(pool)
    for zoo in others:
        zoo.hand = [pool.pop() if card in unknown else card for card in zoo.hand]
        zoo.looking_at = [pool.pop() if card in unknown else card for card in zoo.looking_at]
        zoo.stored = tuple(pool.pop() if card in unknown else card for card in zoo.stored)
        zoo.pouches = [(under, pool.pop() if card in unknown else card) for under, card in zoo.pouches]
    return pool


def is_base(card: Card) -> bool:
    """Whether a card is one of the base projects."""
    return bool(getattr(card, "is_base", False))


def mix_final_cards(table: Table, seat: int, chance: Chance) -> None:
    """Deal the final scoring cards of the others again, from those the seat cannot see."""
    others = table.others(seat)
    pool: list[FinalScoring] = list(table.final_pile)
    for zoo in others:
        pool += [*zoo.final_cards, *zoo.final_choice]
    pool.sort(key=BY_KEY)
    chance.shuffle(pool)
    for zoo in others:
        zoo.final_cards = [pool.pop() for _ in zoo.final_cards]
        zoo.final_choice = tuple(pool.pop() for _ in zoo.final_choice)
    table.final_pile = pool


def mix_action_cards(table: Table, seat: int, chance: Chance) -> None:
    """Deal the alternative action cards of the others again, from those the seat cannot see (R-A-581)."""
    others = table.others(seat)
    pool = [card for zoo in others for card in (*zoo.offered, *zoo.drafted)] + list(table.action_pile)
    pool.sort(key=BY_KEY)
    chance.shuffle(pool)
    for zoo in others:
        zoo.offered = tuple(pool.pop() for _ in zoo.offered)
        kept = min(len(zoo.drafted), DEALT)
        zoo.drafted = tuple(pool.pop() for _ in range(kept))
    for zoo in others:
        if len(zoo.drafted) == DEALT:
            complete(zoo, pool)
    table.action_pile = tuple(pool)

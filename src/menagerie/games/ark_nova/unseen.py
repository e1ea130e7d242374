"""What a seat cannot know, mixed anew: a world that looks the same from where it sits."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.games.ark_nova.cards import Card, FinalScoring
    from menagerie.games.ark_nova.table import Table
    from menagerie.games.ark_nova.zoo import Zoo
    from menagerie.kernel.chance import Chance

BY_KEY = attrgetter("key")


def reshuffle_unseen(table: Table, seat: int, chance: Chance) -> None:
    """Mix deck, unknown hand cards, what lies face down, and final scoring cards of others."""
    for zoo in table.others(seat):
        table.changing(zoo.seat)
    mix_zoo_cards(table, seat, chance)
    mix_final_cards(table, seat, chance)


def unknown_to(zoo: Zoo, seat: int) -> list[Card]:
    """List the hand cards of another player that a seat has not seen."""
    return [card for card in zoo.hand if not zoo.known.get(card, 0) >> seat & 1]


def mix_zoo_cards(table: Table, seat: int, chance: Chance) -> None:
    """Deal everything unknown anew; base projects are no cards of the deck and mix among themselves."""
    table.deck = mix_sort(table, seat, chance, table.deck, base=False)
    table.base_pile = tuple(mix_sort(table, seat, chance, list(table.base_pile), base=True))


def mix_sort(table: Table, seat: int, chance: Chance, pile: Sequence[Card], base: bool) -> list[Any]:
    """Deal unknown cards of one sort anew, as many to each place as there were, and give what is left for the pile."""
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
    """Deal the final scoring cards of the others anew from those the seat cannot see."""
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

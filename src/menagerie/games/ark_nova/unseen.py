"""What a seat cannot know, mixed anew: a world that looks the same from where it sits."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from menagerie.games.ark_nova.cards import Card, FinalScoring
    from menagerie.games.ark_nova.table import Table
    from menagerie.games.ark_nova.zoo import Zoo
    from menagerie.kernel.chance import Chance


def reshuffle_unseen(table: Table, seat: int, chance: Chance) -> None:
    """Mix deck, unknown hand cards, what lies face down, and final scoring cards of others."""
    for zoo in table.others(seat):
        table.changing(zoo.seat)
    mix_zoo_cards(table, seat, chance)
    mix_final_cards(table, seat, chance)
    chance.shuffle(table.base_pile)


def unknown_to(zoo: Zoo, seat: int) -> list[Card]:
    """List the hand cards of another player that a seat has not seen."""
    return [card for card in zoo.hand if not zoo.known.get(card, 0) >> seat & 1]


def mix_zoo_cards(table: Table, seat: int, chance: Chance) -> None:
    """Deal everything unknown anew: as many cards to each place as there were.

    Base projects taken from their pile stay with who took them: they are no cards of the deck.
    """
    others = table.others(seat)
    hidden = [[card for card in unknown_to(zoo, seat) if not is_base(card)] for zoo in others]
    pool = list(table.deck)
    for zoo, cards in zip(others, hidden, strict=True):
        pool += cards + zoo.looking_at + [card for _, card in zoo.pouches]
    chance.shuffle(pool)
    for zoo, cards in zip(others, hidden, strict=True):
        zoo.hand = [pool.pop() if card in cards else card for card in zoo.hand]
        zoo.looking_at = [pool.pop() for _ in zoo.looking_at]
        zoo.pouches = [(under, pool.pop()) for under, _ in zoo.pouches]
    table.deck = pool


def is_base(card: Card) -> bool:
    """Whether a card is one of the base projects."""
    return bool(getattr(card, "is_base", False))


def mix_final_cards(table: Table, seat: int, chance: Chance) -> None:
    """Deal the final scoring cards of the others anew from those the seat cannot see."""
    others = table.others(seat)
    pool: list[FinalScoring] = list(table.final_pile)
    for zoo in others:
        pool += zoo.final_cards + zoo.final_choice
    chance.shuffle(pool)
    for zoo in others:
        zoo.final_cards = [pool.pop() for _ in zoo.final_cards]
        zoo.final_choice = [pool.pop() for _ in zoo.final_choice]
    table.final_pile = pool

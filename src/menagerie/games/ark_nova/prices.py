"""What cards cost a zoo now, and why that is not what is printed: partner zoos, sponsors, the map, the folder."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.ark_nova.animals import price_of
from menagerie.games.ark_nova.cards import Animal, Sponsor
from menagerie.games.ark_nova.display import folder_of, on_display
from menagerie.games.ark_nova.printed.board import ASSOCIATION
from menagerie.games.ark_nova.sponsoring import level_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from menagerie.games.ark_nova.actions.animals import AnimalsCard
    from menagerie.games.ark_nova.cards import Card
    from menagerie.games.ark_nova.table import Table
    from menagerie.games.ark_nova.zoo import Zoo


def price_views(
    table: Table, zoo: Zoo, hand: Iterable[Card], used: AnimalsCard | None = None
) -> dict[str, dict[str, Any]]:
    """Show what cards on the display and some cards of the hand cost a zoo now, where that is not what is printed.

    Animals are played with the own card, or with what an action in progress uses.
    """
    animals = used or zoo.action_cards.animals
    shown = {card.key: price_view(table, zoo, card, animals) for card in (*on_display(table), *hand)}
    return {card: price for card, price in shown.items() if price["parts"]}


def price_view(table: Table, zoo: Zoo, card: Card, animals: AnimalsCard) -> dict[str, Any]:
    """Show the printed figure of a card (price or level), the one that counts now, its parts, and the folder to pay."""
    folder = folder_to_pay(table, zoo, card, animals)
    if isinstance(card, Animal):
        printed, now = card.cost, price_of(zoo, card, folder, animals.discount)
    elif isinstance(card, Sponsor):
        printed, now = card.level, level_of(zoo, card)
    else:
        printed = now = 0
    return {"printed": printed, "now": now, "folder": folder, "parts": list(shares(zoo, card, folder, animals))}


def share(of: str, by: str, amount: int) -> dict[str, Any]:
    """Show a part of a price: what it comes from, which one, and how much it adds or takes away."""
    return {"of": of, "by": by, "amount": amount}


def folder_to_pay(table: Table, zoo: Zoo, card: Card, animals: AnimalsCard) -> int:
    """Return what the folder adds: nothing if the action does not reach the display, since the hand comes first."""
    if isinstance(card, Animal):
        reaches = animals.from_display
    elif isinstance(card, Sponsor):
        reaches = zoo.action_cards.sponsors.from_display
    else:
        reaches = zoo.action_cards.association.from_display
    return folder_of(table, card) if reaches else 0


def shares(zoo: Zoo, card: Card, folder: int, animals: AnimalsCard) -> Iterator[dict[str, Any]]:
    """Go through what makes a card dearer or cheaper than printed."""
    if folder:
        yield share("folder", str(folder), folder)
    if isinstance(card, Animal):
        for continent in card.continents:
            for _ in range(zoo.partner_zoos.count(continent)):
                yield share("partner_zoo", continent.key, -ASSOCIATION.partner_zoo_discount)
        for text in zoo.lasting:
            if discount := text.discount(card):
                yield share("sponsor", text.sponsor.key, -discount)
        if less := animals.discount:
            yield share("card", "animals", -less)
    elif isinstance(card, Sponsor) and (lower := card.level - level_of(zoo, card)):
        yield share("map", zoo.map.key, -lower)

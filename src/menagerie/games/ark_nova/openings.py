"""Animals that ask for nothing but money and room: what each costs with an enclosure, for who learns the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.ark_nova.action_cards import BUILD
from menagerie.games.ark_nova.animals import price_of
from menagerie.games.ark_nova.cards import Animal
from menagerie.games.ark_nova.perform import own_strength

if TYPE_CHECKING:
    from collections.abc import Iterable

    from menagerie.games.ark_nova.buildings import BuildingKind
    from menagerie.games.ark_nova.cards import Card
    from menagerie.games.ark_nova.zoo import Zoo


def openings(zoo: Zoo, hand: Iterable[Card]) -> list[dict[str, Any]]:
    """Show for each easy animal its price, the enclosure it needs, and what can be paid and built as the cards lie."""
    shown, room = [], zoo.action_cards.build.room(own_strength(zoo, BUILD))
    for card in hand:
        home = enclosure_for(zoo, card) if isinstance(card, Animal) and is_easy(card) else None
        if isinstance(card, Animal) and home is not None:
            price, cost = (
                price_of(zoo, card, 0, zoo.action_cards.animals.discount),
                zoo.action_cards.build.cost_of(home),
            )
            shown.append(
                {
                    "card": card.key,
                    "price": price,
                    "enclosure": home.key,
                    "size": home.size,
                    "enclosure_price": cost,
                    "payable": price <= zoo.money,
                    "both_payable": price + cost <= zoo.money,
                    "buildable": home.size <= room,  # R-A-134
                }
            )
    return shown


def is_easy(animal: Animal) -> bool:
    """Whether an animal asks for nothing but money and room."""
    return animal.standard and not animal.conditions and not animal.rock and not animal.water


def enclosure_for(zoo: Zoo, animal: Animal) -> BuildingKind | None:
    """Return the smallest standard enclosure that is large enough for an animal."""
    kinds = [kind for kind in zoo.action_cards.build.kinds if kind.is_standard and kind.size >= animal.size]
    return min(kinds, key=lambda kind: kind.size, default=None)

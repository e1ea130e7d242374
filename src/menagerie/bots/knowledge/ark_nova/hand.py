"""What cards are worth to keep, to take and to give away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.bots.knowledge.ark_nova import animals, projects, sponsors
from menagerie.bots.knowledge.ark_nova.outlook import Outlook, once
from menagerie.games.ark_nova.cards import Animal, Project
from menagerie.games.ark_nova.display import in_range, on_display

if TYPE_CHECKING:
    from menagerie.games.ark_nova.cards import Card


@once
def card_worth(outlook: Outlook, card: Card) -> float:
    """Return what a card is worth in hand."""
    if isinstance(card, Animal):
        return animals.prospect(outlook, card)
    if isinstance(card, Project):
        return projects.prospect(outlook, card)
    return sponsors.prospect(outlook, card)


@once
def best_in_range(outlook: Outlook) -> list[float]:
    """List what the display cards in range are worth, the best first."""
    return sorted([card_worth(outlook, card) for card in in_range(outlook.table, outlook.me)], reverse=True)


@once
def best_on_display(outlook: Outlook) -> float:
    """Return what the best card of the display is worth."""
    return max([0.0, *(card_worth(outlook, card) for card in on_display(outlook.table))])


@once
def least_worth(outlook: Outlook) -> float:
    """Return what the least useful hand card is worth."""
    return min([card_worth(outlook, card) for card in outlook.me.hand], default=0.0)

"""The alternative action cards, printed from their figures (R-A-624)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from menagerie.games.ark_nova.actions.all import marine_cards
from menagerie.games.ark_nova.actions.alternative_animals import ANIMALS_MAKERS
from menagerie.games.ark_nova.actions.alternative_association import ASSOCIATION_MAKERS
from menagerie.games.ark_nova.actions.alternative_build import BUILD_MAKERS
from menagerie.games.ark_nova.actions.alternative_cards import CARDS_MAKERS
from menagerie.games.ark_nova.actions.alternative_sponsors import SPONSORS_MAKERS
from menagerie.games.ark_nova.printed.action_cards import ALTERNATIVES

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.games.ark_nova.action_cards import ActionCard

MAKERS: dict[str, Callable[..., Any]] = {  # by the cards of the data file
    **ANIMALS_MAKERS,
    **ASSOCIATION_MAKERS,
    **BUILD_MAKERS,
    **CARDS_MAKERS,
    **SPONSORS_MAKERS,
}


@cache
def alternative_card(name: str) -> ActionCard:
    """Print an alternative card, on its side I; every box that has it shares it."""
    entry, make = ALTERNATIVES[name], MAKERS[name]
    standard: ActionCard = getattr(marine_cards(), entry.action)
    side_1: ActionCard = make(standard, *entry.figures_1)
    side_1.upgrade = make(standard.upgrade, *entry.figures_2)
    side_1.number = side_1.upgrade.number = int(name[-1])
    return side_1

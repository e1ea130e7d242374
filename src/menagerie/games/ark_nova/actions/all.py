"""The action cards of a zoo, and those in the box."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from menagerie.games.ark_nova.actions.animals import AnimalsCard
from menagerie.games.ark_nova.actions.association import AssociationCard
from menagerie.games.ark_nova.actions.build import BuildCard
from menagerie.games.ark_nova.actions.cards import CardsCard
from menagerie.games.ark_nova.actions.sponsors import SponsorsCard
from menagerie.games.ark_nova.buildings import building_kind
from menagerie.games.ark_nova.printed.action_cards import (
    ANIMALS_CARD,
    ASSOCIATION_CARD,
    BUILD_CARD,
    CARDS_CARD,
    SPONSORS_CARD,
)

if TYPE_CHECKING:
    from menagerie.games.ark_nova.action_cards import Action


class ActionCards(NamedTuple):
    """The five action cards of a zoo, each with the side that it shows, by the index of their actions."""

    animals: AnimalsCard
    association: AssociationCard
    build: BuildCard
    cards: CardsCard
    sponsors: SponsorsCard

    def with_card(self, card: Any) -> ActionCards:
        """Return the same cards with another one for its action."""
        return self._replace(**{card.action.key: card})

    def turned_over(self, action: Action) -> ActionCards:
        """Return the same cards with one of them on its side II."""
        return self.with_card(self[action.index].upgrade)


@cache
def standard_cards() -> ActionCards:
    """Return the five cards of the base game, on their side I."""
    return _standard(BUILD_CARD.kinds_1)


@cache
def marine_cards() -> ActionCards:
    """Return the five standard cards of Marine Worlds: they build aquariums too (R-A-576, R-A-587)."""
    return _standard((*BUILD_CARD.kinds_1, *BUILD_CARD.aquariums))


def _standard(kinds: tuple[str, ...]) -> ActionCards:
    kinds_1 = tuple(building_kind(name) for name in kinds)  # R-A-135
    kinds_2 = (*kinds_1, *(building_kind(name) for name in BUILD_CARD.kinds_2))  # R-A-137
    animals_2 = AnimalsCard(
        ANIMALS_CARD.plays_2, ANIMALS_CARD.reputation, ANIMALS_CARD.reputation_from, from_display=True
    )
    association_2 = AssociationCard(
        ASSOCIATION_CARD.partner_zoos_2, several_tasks=True, from_display=True, may_donate=True
    )
    build_2 = BuildCard(BUILD_CARD.cost_per_space, kinds_2, several_buildings=True)
    steps = CARDS_CARD.break_steps
    cards_2 = CardsCard(steps, CARDS_CARD.draws_2, CARDS_CARD.discards_2, CARDS_CARD.snap_from_2, from_display=True)
    sponsors_2 = SponsorsCard(
        SPONSORS_CARD.more_level_2, SPONSORS_CARD.money_2, several_sponsors=True, from_display=True
    )
    return ActionCards(
        AnimalsCard(ANIMALS_CARD.plays_1, upgrade=animals_2),
        AssociationCard(ASSOCIATION_CARD.partner_zoos_1, upgrade=association_2),
        BuildCard(BUILD_CARD.cost_per_space, kinds_1, upgrade=build_2),
        CardsCard(steps, CARDS_CARD.draws_1, CARDS_CARD.discards_1, CARDS_CARD.snap_from_1, upgrade=cards_2),
        SponsorsCard(SPONSORS_CARD.more_level_1, SPONSORS_CARD.money_1, upgrade=sponsors_2),
    )

"""The action cards of a zoo, and those in the box."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from menagerie.games.ark_nova.actions.animals import AnimalsCard
from menagerie.games.ark_nova.actions.association import AssociationCard
from menagerie.games.ark_nova.actions.build import BuildCard
from menagerie.games.ark_nova.actions.cards import CardsCard
from menagerie.games.ark_nova.actions.sponsors import SponsorsCard
from menagerie.games.ark_nova.buildings import BUILD_1, BUILD_2
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


STANDARD = ActionCards(
    AnimalsCard(
        ANIMALS_CARD.plays_1,
        upgrade=AnimalsCard(
            ANIMALS_CARD.plays_2, ANIMALS_CARD.reputation, ANIMALS_CARD.reputation_from, from_display=True
        ),
    ),
    AssociationCard(
        ASSOCIATION_CARD.partner_zoos_1,
        upgrade=AssociationCard(
            ASSOCIATION_CARD.partner_zoos_2, several_tasks=True, from_display=True, may_donate=True
        ),
    ),
    BuildCard(
        BUILD_CARD.cost_per_space,
        BUILD_1,
        upgrade=BuildCard(BUILD_CARD.cost_per_space, BUILD_2, several_buildings=True),
    ),
    CardsCard(
        CARDS_CARD.break_steps,
        CARDS_CARD.draws_1,
        CARDS_CARD.discards_1,
        CARDS_CARD.snap_from_1,
        upgrade=CardsCard(
            CARDS_CARD.break_steps,
            CARDS_CARD.draws_2,
            CARDS_CARD.discards_2,
            CARDS_CARD.snap_from_2,
            from_display=True,
        ),
    ),
    SponsorsCard(
        SPONSORS_CARD.more_level_1,
        SPONSORS_CARD.money_1,
        upgrade=SponsorsCard(
            SPONSORS_CARD.more_level_2, SPONSORS_CARD.money_2, several_sponsors=True, from_display=True
        ),
    ),
)

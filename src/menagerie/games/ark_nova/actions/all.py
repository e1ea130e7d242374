"""Which action card does what."""

from __future__ import annotations

from menagerie.games.ark_nova import action_cards
from menagerie.games.ark_nova.actions import animals, association, build, cards, sponsors
from menagerie.games.ark_nova.perform import ACTIONS, ActionRules

ACTIONS.update(
    {
        action_cards.ANIMALS: ActionRules(animals.least_strength, animals.do, animals.obstacles),
        action_cards.ASSOCIATION: ActionRules(association.least_strength, association.do, association.obstacles),
        action_cards.BUILD: ActionRules(build.least_strength, build.do, build.obstacles),
        action_cards.CARDS: ActionRules(cards.least_strength, cards.do, cards.obstacles),
        action_cards.SPONSORS: ActionRules(sponsors.least_strength, sponsors.do, sponsors.obstacles),
    }
)

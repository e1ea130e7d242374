"""What is in the box of Ark Nova, for one choice of options."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from menagerie.games.ark_nova.action_cards import ActionCard
    from menagerie.games.ark_nova.actions.all import ActionCards
    from menagerie.games.ark_nova.bonus_tiles import BonusTile
    from menagerie.games.ark_nova.buildings import BuildingKind
    from menagerie.games.ark_nova.cards import Animal, Card, FinalScoring, Project, Sponsor
    from menagerie.games.ark_nova.effects import EffectRule
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.universities import University
    from menagerie.games.ark_nova.zoo_map import ZooMap
    from menagerie.kernel.order import Due


@dataclass(frozen=True, eq=False, slots=True)
class Box:
    """Everything in the box, by key. All tables with the same choices share one box, which never changes."""

    animals: Mapping[str, Animal]
    sponsors: Mapping[str, Sponsor]
    projects: Mapping[str, Project]
    zoo_cards: Mapping[str, Card]  # all of these
    deck: tuple[Card, ...]  # the zoo cards that are shuffled (R-A-040)
    base_projects: tuple[Project, ...]  # the others, some of which are laid out below the board
    final_scoring: Mapping[str, FinalScoring]
    bonus_tiles: Mapping[str, BonusTile]
    universities: Mapping[str, University]
    buildings: Mapping[str, BuildingKind]
    maps: Mapping[str, ZooMap]
    action_cards: ActionCards  # that every player begins with
    alternatives: Mapping[str, ActionCard]  # to be drafted, on their side I
    abilities: Mapping[str, EffectRule]  # what abilities do
    gains: Mapping[str, Callable[[Turn, int], Due]]  # what kinds of bonuses do: plain gains on a track
    bonus_rules: Mapping[str, EffectRule]  # and all others
    line_rules: Mapping[str, EffectRule]  # what kinds of lines of sponsors do, beyond plain gains

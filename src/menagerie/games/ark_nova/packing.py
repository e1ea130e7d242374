"""Packing the box: things of the sets that the options ask for."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, Any, TypeAlias

from menagerie.games.ark_nova.abilities.all import ABILITIES
from menagerie.games.ark_nova.actions.all import marine_cards, standard_cards
from menagerie.games.ark_nova.actions.alternatives import alternative_card
from menagerie.games.ark_nova.bonus_rules import BONUS_RULES
from menagerie.games.ark_nova.bonus_tiles import bonus_tile
from menagerie.games.ark_nova.box import Box
from menagerie.games.ark_nova.buildings import building_kind
from menagerie.games.ark_nova.cards import animal_card, final_scoring_card, project_card
from menagerie.games.ark_nova.printed.action_cards import ALTERNATIVES
from menagerie.games.ark_nova.printed.board import BONUS_TILES, UNIVERSITIES
from menagerie.games.ark_nova.printed.buildings import BUILDINGS
from menagerie.games.ark_nova.printed.cards import ANIMALS, FINAL_SCORING, PROJECTS, SPONSORS
from menagerie.games.ark_nova.printed.maps import MAPS
from menagerie.games.ark_nova.printed.sets import MAP_SETS, MARINE_WORLDS, among
from menagerie.games.ark_nova.sponsors.all import sponsor_card
from menagerie.games.ark_nova.sponsors.special_lines import LINE_RULES
from menagerie.games.ark_nova.tracks import GAINS
from menagerie.games.ark_nova.universities import university
from menagerie.games.ark_nova.zoo_maps import zoo_map
from menagerie.kernel.catalogue import ReadWhenAsked

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from menagerie.games.ark_nova.cards import Card

    Choose: TypeAlias = Callable[[Mapping[str, Any]], Iterable[str]]


def box_of(options: Mapping[str, Any]) -> Box:
    """Return the box for the options of a game."""
    return pack((*MAP_SETS, MARINE_WORLDS) if options.get(MARINE_WORLDS) else MAP_SETS)


@cache
def pack(sets: tuple[str, ...]) -> Box:
    """Put some sets into a box; the same choice gives the same box."""
    return _packed(partial(among, sets), marine=MARINE_WORLDS in sets)


@cache
def everything() -> Box:
    """Return a box with all sets, and what some of them replace: whatever any game may name."""
    return _packed(list, marine=False)


def _packed(chosen: Choose, *, marine: bool) -> Box:
    animals = {name: animal_card(name) for name in chosen(ANIMALS)}
    sponsors = {name: sponsor_card(name) for name in chosen(SPONSORS)}
    projects = {name: project_card(name) for name in chosen(PROJECTS)}
    shuffled: dict[str, Card] = {**animals, **sponsors}
    return Box(
        animals=animals,
        sponsors=sponsors,
        projects=projects,
        zoo_cards={**shuffled, **projects},
        deck=(*shuffled.values(), *(project for project in projects.values() if not project.is_base)),
        base_projects=tuple(project for project in projects.values() if project.is_base),
        final_scoring={name: final_scoring_card(name) for name in chosen(FINAL_SCORING)},
        bonus_tiles={name: bonus_tile(name) for name in chosen(BONUS_TILES)},
        universities={name: university(name) for name in chosen(UNIVERSITIES)},
        buildings={name: building_kind(name) for name in chosen(BUILDINGS)},
        maps=ReadWhenAsked(MAPS, zoo_map),
        action_cards=marine_cards() if marine else standard_cards(),
        alternatives={name: alternative_card(name) for name in chosen(ALTERNATIVES)},
        abilities=ABILITIES,
        gains=GAINS,
        bonus_rules=BONUS_RULES,
        line_rules=LINE_RULES,
    )

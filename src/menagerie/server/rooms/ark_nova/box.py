"""The printed facts of Ark Nova for the client, as JSON: `python -m menagerie.server.rooms.ark_nova.box` prints them.

An entry has the fields of its class in games/ark_nova/printed; animals and sponsors also say in words what they do.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from menagerie.games.ark_nova.action_cards import SLOTS, TOO_WEAK
from menagerie.games.ark_nova.actions.all import standard_cards
from menagerie.games.ark_nova.actions.alternatives import alternative_card
from menagerie.games.ark_nova.cards import Ability, animal_card
from menagerie.games.ark_nova.final_scoring import TARGETS
from menagerie.games.ark_nova.map_powers.discard_for_strength import MORE_STRENGTH
from menagerie.games.ark_nova.printed import action_cards, board, buildings, cards, maps
from menagerie.games.ark_nova.printed.sets import MARINE_WORLDS
from menagerie.games.ark_nova.sponsors.all import sponsor_card

if TYPE_CHECKING:
    from menagerie.games.ark_nova.action_cards import ActionCard
    from menagerie.games.ark_nova.printed.cards import AnimalEntry, ProjectEntry, SponsorEntry

HIGHEST_STRENGTH = SLOTS + board.START.x_tokens_highest + MORE_STRENGTH


def facts() -> dict[str, dict[str, Any]]:
    """Return everything that is printed, by kind and name."""
    return {
        "animals": {name: animal(entry) for name, entry in cards.ANIMALS.items()},
        "sponsors": {name: sponsor(entry) for name, entry in cards.SPONSORS.items()},
        "projects": {name: project(entry) for name, entry in cards.PROJECTS.items()},
        "final_scoring": {name: facts_of(entry) for name, entry in cards.FINAL_SCORING.items()},
        "maps": {name: asdict(entry) for name, entry in maps.MAPS.items()},
        "buildings": {name: facts_of(entry) for name, entry in buildings.BUILDINGS.items()},
        "tracks": {
            "appeal": asdict(board.APPEAL),
            "conservation": {**asdict(board.CONSERVATION), "targets": TARGETS},
            "reputation": asdict(board.REPUTATION),
        },
        "bonus_tiles": {name: facts_of(entry) for name, entry in board.BONUS_TILES.items()},
        "universities": {name: facts_of(entry) for name, entry in board.UNIVERSITIES.items()},
        "board": {
            "tasks": asdict(board.TASKS),
            "association": asdict(board.ASSOCIATION),
            "donations": asdict(board.DONATIONS),
            "set_up": asdict(board.START),
        },
        "seats": {str(seats): asdict(entry) for seats, entry in board.SEATS.items()},
        "action_cards": {
            "animals": asdict(action_cards.ANIMALS_CARD),
            "association": asdict(action_cards.ASSOCIATION_CARD),
            "build": asdict(action_cards.BUILD_CARD),
            "cards": asdict(action_cards.CARDS_CARD),
            "sponsors": asdict(action_cards.SPONSORS_CARD),
        },
        "allows": {card.action.key: {"sides": [allowed(side) for side in sides(card)]} for card in standard_cards()},
        "alternatives": {name: alternative(alternative_card(name)) for name in action_cards.ALTERNATIVES},
    }


def alternative(card: ActionCard) -> dict[str, Any]:
    """Return an alternative action card: its action and number, what differs, and what its sides allow."""
    both = sides(card)
    return {
        "action": card.action.key,
        "number": card.number,
        "notes": [side.note.to_json() for side in both],
        "sides": [allowed(side) for side in both],
    }


def sides(card: ActionCard) -> tuple[ActionCard, ...]:
    """Return the sides of an action card."""
    return (card, card.upgrade)


def allowed(card: ActionCard) -> list[list[Any]]:
    """Put into words what a side of an action card allows, by strength from 0 to the highest that there can be."""
    texts = [(TOO_WEAK,), *(card.allows(strength) for strength in range(1, HIGHEST_STRENGTH + 1))]
    return [[message.to_json() for message in each] for each in texts]


def facts_of(entry: Any) -> dict[str, Any]:
    """Return the fields of an entry; one that the base game does not have names its set."""
    facts = {name: value for name, value in asdict(entry).items() if name not in ("set", "replaces")}
    return {**facts, "set": entry.set} if entry.set == MARINE_WORLDS else facts


def animal(entry: AnimalEntry) -> dict[str, Any]:
    """Return an animal, with its abilities in words and whether it counts as small or large."""
    card = animal_card(entry.name)
    return {
        **facts_of(entry),
        "small": card.is_small,
        "large": card.is_large,
        "texts": in_words(entry.abilities),
        "reef_texts": in_words(entry.reef),
        "solo_texts": in_words(entry.solo),
    }


def project(entry: ProjectEntry) -> dict[str, Any]:
    """Return a project; one whose levels have effects says them in words."""
    effects = [level.effect for level in entry.levels]
    if not any(effects):
        return facts_of(entry)
    played = (entry.on_play_effect,) if entry.on_play_effect else ()
    return {**facts_of(entry), "texts": in_words(tuple(effects)), "on_play_texts": in_words(played)}


def in_words(abilities: tuple[str, ...]) -> list[Any]:
    """Return what abilities do, as messages."""
    return [Ability(text).message.to_json() for text in abilities]


def sponsor(entry: SponsorEntry) -> dict[str, Any]:
    """Return a sponsor, with what it does in words."""
    return {**facts_of(entry), "texts": [message.to_json() for message in sponsor_card(entry.name).text]}


def box_json() -> str:
    """Write the facts with one entry on each line, so that a change of one card is a change of one line."""
    parts = []
    for kind, entries in facts().items():
        lines = [f"  {json.dumps(name)}: {line(entry)}" for name, entry in entries.items()]
        parts.append(f"{json.dumps(kind)}: {{\n" + ",\n".join(lines) + "\n}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def line(entry: dict[str, Any]) -> str:
    """Write an entry on one line."""
    return json.dumps(entry, ensure_ascii=False)


if __name__ == "__main__":
    sys.stdout.write(box_json())

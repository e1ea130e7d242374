"""The printed facts of Ark Nova for the client, as JSON: `python -m menagerie.server.rooms.ark_nova.box` prints them.

An entry has the fields of its class in games/ark_nova/box.py; animals and sponsors also say in words what they do.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from menagerie.games.ark_nova import box
from menagerie.games.ark_nova.cards import ANIMAL_CARDS, SPONSOR_CARDS, Ability

if TYPE_CHECKING:
    from menagerie.games.ark_nova.box import AnimalEntry, SponsorEntry


def facts() -> dict[str, dict[str, Any]]:
    """Give everything that is printed, by kind and name."""
    return {
        "animals": {name: animal(entry) for name, entry in box.ANIMALS.items()},
        "sponsors": {name: sponsor(entry) for name, entry in box.SPONSORS.items()},
        "projects": {name: asdict(entry) for name, entry in box.PROJECTS.items()},
        "final_scoring": {name: asdict(entry) for name, entry in box.FINAL_SCORING.items()},
        "maps": {name: asdict(entry) for name, entry in box.MAPS.items()},
        "buildings": {name: asdict(entry) for name, entry in box.BUILDINGS.items()},
        "tracks": {
            "appeal": asdict(box.APPEAL),
            "conservation": asdict(box.CONSERVATION),
            "reputation": asdict(box.REPUTATION),
        },
        "bonus_tiles": {name: asdict(entry) for name, entry in box.BONUS_TILES.items()},
        "universities": {name: asdict(entry) for name, entry in box.UNIVERSITIES.items()},
        "board": {
            "tasks": asdict(box.TASKS),
            "association": asdict(box.ASSOCIATION),
            "donations": asdict(box.DONATIONS),
            "set_up": asdict(box.START),
        },
        "seats": {str(seats): asdict(entry) for seats, entry in box.SEATS.items()},
        "action_cards": {
            "animals": asdict(box.ANIMALS_CARD),
            "association": asdict(box.ASSOCIATION_CARD),
            "build": asdict(box.BUILD_CARD),
            "cards": asdict(box.CARDS_CARD),
            "sponsors": asdict(box.SPONSORS_CARD),
        },
    }


def animal(entry: AnimalEntry) -> dict[str, Any]:
    """Give an animal, with its abilities in words and whether it counts as small or large."""
    card = ANIMAL_CARDS[entry.name]
    return {
        **asdict(entry),
        "small": card.is_small,
        "large": card.is_large,
        "texts": in_words(entry.abilities),
        "solo_texts": in_words(entry.solo),
    }


def in_words(abilities: tuple[str, ...]) -> list[Any]:
    """Say what abilities do."""
    return [Ability(text).message.to_json() for text in abilities]


def sponsor(entry: SponsorEntry) -> dict[str, Any]:
    """Give a sponsor, with what it does in words."""
    return {**asdict(entry), "texts": [message.to_json() for message in SPONSOR_CARDS[entry.name].text]}


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

"""The client's copy of the printed facts of Ark Nova is that of the data files."""

from __future__ import annotations

import json
from pathlib import Path

from menagerie.games.ark_nova.packing import everything
from menagerie.server.rooms.ark_nova.box import box_json, facts

EVERYTHING = everything()
FILE = Path(__file__).parents[2] / "web" / "src" / "games" / "ark_nova" / "box.json"


def test_the_clients_facts_are_those_of_the_data_files() -> None:
    assert FILE.read_text(encoding="utf-8") == box_json(), "run `npm run box` in web/"


def test_every_card_is_there_once_and_does_something_in_words() -> None:
    box = json.loads(box_json())
    names = [name for kind in ("animals", "sponsors", "projects") for name in box[kind]]
    assert sorted(names) == sorted(EVERYTHING.zoo_cards)
    assert len(set(names) | set(box["final_scoring"])) == len(EVERYTHING.zoo_cards) + len(EVERYTHING.final_scoring)
    assert all(len(entry["texts"]) == len(entry["abilities"]) for entry in facts()["animals"].values())
    assert all(entry["texts"] for entry in facts()["sponsors"].values())


def test_every_alternative_action_card_says_what_differs() -> None:
    assert all(len(entry["notes"]) == len(entry["sides"]) == 2 for entry in facts()["alternatives"].values())

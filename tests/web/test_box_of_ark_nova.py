"""The client's copy of the printed facts of Ark Nova is that of the data files."""

from __future__ import annotations

import json
from pathlib import Path

from ark_nova.base_box import BOX
from menagerie.server.rooms.ark_nova.box import box_json, facts

FILE = Path(__file__).parents[2] / "web" / "src" / "games" / "ark_nova" / "box.json"


def test_the_clients_facts_are_those_of_the_data_files() -> None:
    assert FILE.read_text(encoding="utf-8") == box_json(), "run `npm run box` in web/"


def test_every_card_is_there_once_and_does_something_in_words() -> None:
    box = json.loads(box_json())
    names = [name for kind in ("animals", "sponsors", "projects") for name in box[kind]]
    assert sorted(names) == sorted(BOX.zoo_cards)
    assert len(set(names) | set(box["final_scoring"])) == len(BOX.zoo_cards) + len(BOX.final_scoring)
    assert all(len(entry["texts"]) == len(entry["abilities"]) for entry in facts()["animals"].values())
    assert all(entry["texts"] for entry in facts()["sponsors"].values())

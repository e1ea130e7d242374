"""The client's copy of the printed facts of Sanctuary is that of the data files."""

from __future__ import annotations

import json
from pathlib import Path

from menagerie.games.sanctuary.tiles import tiles_with
from menagerie.server.rooms.sanctuary.box import box_json

FILE = Path(__file__).parents[2] / "web" / "src" / "games" / "sanctuary" / "box.json"


def test_the_clients_facts_are_those_of_the_data_files() -> None:
    assert FILE.read_text(encoding="utf-8") == box_json(), "run `npm run box` in web/"


def test_every_tile_is_there_once() -> None:
    assert sorted(json.loads(box_json())["tiles"]) == sorted(tiles_with(4))

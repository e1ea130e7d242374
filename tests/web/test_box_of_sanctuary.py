"""The client's copy of the printed facts of Sanctuary is that of the data files."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from menagerie.games.sanctuary.tiles import tiles_with
from menagerie.kernel.messages import read_phrases
from menagerie.server.rooms.sanctuary.box import box_json

CLIENT = Path(__file__).parents[2] / "web" / "src"
FILE = CLIENT / "games" / "sanctuary" / "box.json"
LONG = 10  # letters: no more stand on a line under a tile of a full hand


def test_the_clients_facts_are_those_of_the_data_files() -> None:
    assert FILE.read_text(encoding="utf-8") == box_json(), "run `npm run box` in web/"


def test_every_tile_is_there_once() -> None:
    assert sorted(json.loads(box_json())["tiles"]) == sorted(tiles_with(4))


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_long_word_of_a_name_has_places_where_it_may_be_parted(language: str) -> None:
    lists = re.findall(r"(\w\w): `(.*?)`", (CLIENT / "lib" / "parted.ts").read_text(encoding="utf-8"), re.DOTALL)
    known = {word.replace("-", "") for word in dict(lists)[language].split()}
    names = [text for key, text in read_phrases(language).items() if key.startswith("sanctuary.tile.")]
    assert names
    long = {word.lower() for name in names for word in re.findall(rf"[^\W\d_]{{{LONG},}}", name)}
    assert long - known == set()

"""The long words of cards and tiles have places where they may be parted: nothing cuts them by a rule of thumb."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from menagerie.kernel.messages import LANGUAGES, read_phrases

PARTED = Path(__file__).parents[2] / "web" / "src" / "lib" / "parted.ts"
LONG = 10  # letters: no more stand on a line of a card or under a tile of a full hand
NAMES = {"sanctuary": "sanctuary.tile.", "ark_nova": "ark_nova_cards."}


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_long_word_of_a_name_has_places_where_it_may_be_parted(language: str, game: str) -> None:
    lists = re.findall(r"(\w\w): `(.*?)`", PARTED.read_text(encoding="utf-8"), re.DOTALL)
    known = {re.sub("[-=]", "", word) for word in dict(lists)[language].split()}
    names = [text for key, text in read_phrases(language).items() if key.startswith(NAMES[game])]
    assert names
    long = {word.lower() for name in names for word in re.findall(rf"[^\W\d_]{{{LONG},}}", name)}
    assert long - known == set()

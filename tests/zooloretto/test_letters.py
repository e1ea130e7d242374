"""The letters that tell the colours of visitors apart, for eyes that do not see the colours."""

from __future__ import annotations

import pytest

from menagerie.kernel.messages import LANGUAGES, read_phrases

COLOURS = ("red", "blue", "green", "white", "yellow")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_colour_has_letters_of_its_own_name(language: str) -> None:
    phrases = read_phrases(language)
    letters = [phrases[f"zooloretto_web.letter.{colour}"] for colour in COLOURS]
    assert len({*letters}) == len(COLOURS)
    for colour, letter in zip(COLOURS, letters, strict=True):
        name = phrases[f"zooloretto.colour.{colour}"]
        assert name[0] == letter[0].lower()
        assert all(sign in name for sign in letter.lower())

"""The words follow `docs/words.md`: one name for one thing, and nothing that nobody would say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import menagerie
from menagerie.kernel.messages import LANGUAGES, read_phrases

GLOSSARY = (Path(__file__).parent.parent.parent / "docs" / "words.md").read_text(encoding="utf-8")
NAMES = {"en": "English", "fr": "French", "de": "German"}
SLOT = re.compile(r"\{[^}#]*(?:#([^|}]*)\|([^}]*))?\}")
LOOSE = re.compile(r" [:;?!»]|« ")  # with a space at which a line may end
DENSE = re.compile(r"[\w}\])][:;?!](?=\s|$)|«\S|\S»")  # without the space that French has there


def banned(language: str) -> list[str]:
    """List what nobody should say in a language."""
    part = GLOSSARY.split(f"## Not in {NAMES[language]}\n")[1].split("\n## ")[0]
    return [line.removeprefix("- ") for line in part.splitlines() if line.startswith("- ")]


def said(language: str) -> dict[str, str]:
    """Return what the house says in a language, without the names of slots; games have words of their own."""
    return {
        key: SLOT.sub(lambda slot: f"{slot[1] or ''} {slot[2] or ''}", phrase)
        for key, phrase in read_phrases(language).items()
        if not key.startswith(menagerie.GAMES)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_that_the_glossary_bans(language: str) -> None:
    phrases = said(language)
    found = {
        key: word
        for word in banned(language)
        for key, phrase in phrases.items()
        if re.search(rf"\b{re.escape(word)}\b", phrase, re.IGNORECASE)
    }
    assert found == {}


def test_every_thing_has_one_name_in_every_language() -> None:
    table = GLOSSARY.split("## One name for one thing\n")[1].split("\n## ")[0]
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines() if line.startswith("|")
    ]
    for _, *names in rows[2:]:
        for language, name in zip(LANGUAGES, names, strict=True):
            everything = " ".join(read_phrases(language).values()).casefold()
            assert all(each.casefold() in everything for each in name.split(", ")), (language, name)


def test_french_has_a_space_before_its_colons_that_keeps_the_line_together() -> None:
    phrases = read_phrases("fr")
    assert {key: phrase for key, phrase in phrases.items() if DENSE.search(phrase)} == {}
    assert {key: phrase for key, phrase in phrases.items() if LOOSE.search(phrase)} == {}

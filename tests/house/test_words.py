"""The words follow `docs/words.md`: one name for one thing, and nothing that nobody would say."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from menagerie.kernel.messages import LANGUAGES, Message, phrasebook
from menagerie.kernel.messages import read_phrases as read_from_disk
from menagerie.server.rooms.ark_nova import box as ark_nova
from menagerie.server.rooms.sanctuary import box as sanctuary

if TYPE_CHECKING:
    from collections.abc import Iterator

read_phrases = cache(read_from_disk)
ROOT = Path(__file__).parent.parent.parent
GLOSSARY = (ROOT / "docs" / "words.md").read_text(encoding="utf-8")
TERMS = {
    part.partition("\n")[0]: part
    for part in GLOSSARY.split("\n## Terms of a game\n")[1].split("\n## ")[0].split("\n### ")[1:]
}
NAMES = {"en": "English", "fr": "French", "de": "German"}
SLOT = re.compile(r"\{[^}#]*(?:#([^|}]*)\|([^}]*))?\}")
LOOSE = re.compile(r" [:;?!»]|« ")  # with a space at which a line may end
MANY = re.compile(r"\{[^}#]*#([^|}]+)\|([^|}]+)\}")
BUTTONS = [
    ("web_table.button.undo", "take a step back"),
    ("web_table.button.redo", "take it again"),
    ("web_table.hint.ask", "a move somebody suggests"),
    ("web.chat.title", "what people say"),
    ("web_pages.result.rematch", "playing again"),
]
OUT_OF_CAVES = re.compile(r"^ark_nova.*(taken?_back|caves|store)")
DENSE = re.compile(r"[\w}\])][:;?!](?=\s|$)|«\S|\S»")  # without the space that French has there


def spoken(phrase: str) -> str:
    """Return what is said of a phrase, without the names of its slots."""
    return SLOT.sub(lambda slot: f"{slot[1] or ''} {slot[2] or ''}", phrase)


def rows(table: str) -> list[list[str]]:
    """Return the names of each thing in a table of the glossary, one for each language."""
    lines = [line for line in table.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")][1:] for line in lines[2:]]


def told_by(game: str, language: str) -> str:
    """Return everything that a game says in a language: its phrases, and the rules that its page tells."""
    phrases = [spoken(phrase) for key, phrase in read_phrases(language).items() if key.startswith(game)]
    rules = (ROOT / "web" / "src" / "games" / game / "rules" / f"{language}.ts").read_text(encoding="utf-8")
    return re.sub(r'" \+\s+"|\bicon: ', "", "\n".join([*phrases, rules]))


def banned(language: str) -> list[str]:
    """List what nobody should say in a language."""
    part = GLOSSARY.split(f"## Not in {NAMES[language]}\n")[1].split("\n## ")[0]
    return [line.removeprefix("- ") for line in part.splitlines() if line.startswith("- ")]


def said(language: str) -> dict[str, str]:
    """Return what is said in a language, without the names of slots; cards are taken back where no move is."""
    return {key: spoken(phrase) for key, phrase in read_phrases(language).items() if not OUT_OF_CAVES.search(key)}


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
    for names in rows(GLOSSARY.split("## One name for one thing\n")[1].split("\n## ")[0]):
        for language, name in zip(LANGUAGES, names, strict=True):
            everything = " ".join(read_phrases(language).values()).casefold()
            assert all(each.casefold() in everything for each in name.split(", ")), (language, name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TERMS)
def test_a_game_says_its_terms_and_nothing_else_for_them(game: str, language: str) -> None:
    told = told_by(game, language)
    names = [name for row in rows(TERMS[game]) for name in row[LANGUAGES.index(language)].split(", ")]
    assert [name for name in names if name.casefold() not in told.casefold()] == []
    marks = re.findall(rf"^- Not in {NAMES[language]}: (.*)$", TERMS[game], re.MULTILINE)
    unsaid = [word for mark in marks for word in mark.split(", ")]
    assert [word for word in unsaid if re.search(rf"\b{re.escape(word)}\b", told, re.IGNORECASE)] == []


def texts_in(printed: Any) -> Iterator[Message]:
    """Find the texts in what a box tells the client."""
    if isinstance(printed, dict) and printed.keys() == {"key", "args"}:
        args = {name: next(texts_in(each), each) for name, each in printed["args"].items()}
        yield Message(printed["key"], **args)
    elif isinstance(printed, dict | list):
        for each in printed.values() if isinstance(printed, dict) else printed:
            yield from texts_in(each)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_printed_says_one_of_several(language: str) -> None:
    """Nobody says "1 kiosks"."""
    forms = [pair for phrase in read_phrases(language).values() for pair in MANY.findall(phrase)]
    several = {many.split()[0] for one, many in forms if one.split()[0] != many.split()[0]}
    wrong = re.compile(rf"(?<![\d.,+−-])\b1 ({'|'.join(map(re.escape, several))})\b")
    book = phrasebook(language)
    told = [book.say(text) for box in (ark_nova.box_json, sanctuary.box_json) for text in texts_in(json.loads(box()))]
    assert len(told) > 1000
    assert [text for text in told if wrong.search(text)] == []


@pytest.mark.parametrize(("key", "thing"), BUTTONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_is_called_what_the_glossary_calls_its_deed(key: str, thing: str, language: str) -> None:
    name = re.search(rf"^\| {thing} \|(.*)\|$", GLOSSARY, re.MULTILINE)
    assert name is not None
    named = name[1].split("|")[LANGUAGES.index(language)].strip()
    assert read_phrases(language)[key].casefold() == named.casefold()


def test_french_has_one_apostrophe() -> None:
    assert {key: phrase for key, phrase in read_phrases("fr").items() if "\u2019" in phrase} == {}


def test_french_has_a_space_before_its_colons_that_keeps_the_line_together() -> None:
    phrases = read_phrases("fr")
    assert {key: phrase for key, phrase in phrases.items() if DENSE.search(phrase)} == {}
    assert {key: phrase for key, phrase in phrases.items() if LOOSE.search(phrase)} == {}


def test_no_french_phrase_needs_an_elision_before_the_name_of_a_game() -> None:
    """Nobody says "Règles de Ark Nova": the name stands before a colon, or alone."""
    pages = {key: phrase for key, phrase in read_phrases("fr").items() if re.match(r"(\w+_)?web", key)}
    assert [key for key, phrase in pages.items() if "de {game}" in phrase] == []

"""TOML that is read quickly means what the standard library says it means."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import menagerie
from menagerie.kernel.toml_text import read_plain, read_toml

HOUSE = Path(menagerie.__file__).parent
FILES = sorted(HOUSE.rglob("*.toml"))

PLAIN = [
    "",
    "# nothing\n\n",
    "a = 1\nb = -20\n[c.d]\ne = true # so\nf = []\n[c.d-2]\ng = 'x'"[:-8],
    '[a]\nb = "x = 1, [2] # no"\nc = ["#", ", ]", "{ d = 1 }"]',
    'a = [\n  "b", # c\n  "d",\n]\ne = [[1, 2], [3]]\nf = [\n  { g = 1, h = ["i = j"] },\n  {},\n]',
    "a = { 2-5 = [2, 5], b = { c = false } }",
    "[a.b]\nc = 1\n[d]\n[a.e]\n",
]
OTHERS = [
    'a = "\\u00e9"\n',
    "a = 'b'",
    "a = 1.5",
    "a = 1_000",
    "a = 1979-05-27",
    '"a" = 1',
    "a.b = 1",
    "[[a]]\nb = 1",
    'a = """b\nc"""',
    "[a.b]\nc = 1\n[a]\nd = 1",
]
FAULTS = [
    "a = 1\na = 2",
    "a = { b = 1, b = 2 }",
    "[a]\n[a]",
    "[a]\nb = 1\n[a.b]",
    "[a]\nb = 1\n[a.b.c]",
    "[a]\nb = 1\n[a.b.c.d]",
    "a = null",
    "a = [null]",
    "a = NaN",
    "a = 01",
    "a = [1 2]",
    "a = [1, 2",
    "a = [1 # ]",
    "a = { b = 1,\n c = 2 }",
    "a = { b = 1, }",
    "a = [b = 1]",
    'a = "\\/"',
    'a = "b',
    "a",
    "a = ",
    "[a",
    "a = 1 b = 2",
]


@pytest.mark.parametrize("text", PLAIN)
def test_plain_text_is_read_quickly_and_right(text: str) -> None:
    assert read_plain(text) == tomllib.loads(text)


@pytest.mark.parametrize("text", OTHERS)
def test_other_text_is_left_to_the_standard_library(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  # it says no more than that
        read_plain(text)
    assert read_toml(text) == tomllib.loads(text)


@pytest.mark.parametrize("text", FAULTS)
def test_a_fault_is_told_as_the_standard_library_tells_it(text: str) -> None:
    with pytest.raises(tomllib.TOMLDecodeError) as wanted:
        tomllib.loads(text)
    with pytest.raises(tomllib.TOMLDecodeError) as told:
        read_toml(text)
    assert str(told.value) == str(wanted.value)


def test_every_file_of_the_house_means_what_the_standard_library_says() -> None:
    texts = [path.read_text(encoding="utf-8") for path in FILES]
    assert [repr(read_toml(text)) for text in texts] == [repr(tomllib.loads(text)) for text in texts]


@pytest.mark.parametrize("path", sorted((HOUSE / "games").rglob("*.toml")), ids=lambda path: path.stem)
def test_the_data_of_the_games_is_plain(path: Path) -> None:
    read_plain(path.read_text(encoding="utf-8"))

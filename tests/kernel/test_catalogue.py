"""Data files: what does not fit names file, entry and field."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Literal

import pytest

from menagerie.kernel.catalogue import read_entries, read_entry
from menagerie.kernel.errors import BadCatalogue

if TYPE_CHECKING:
    from pathlib import Path


class Icon(Enum):
    BIRD = "bird"
    BEAR = "bear"


@dataclass(frozen=True)
class Gain:
    money: int


@dataclass(frozen=True)
class Card:
    name: str
    cost: int
    icons: tuple[Icon, ...] = ()
    size: Literal["small", "large"] = "small"
    gain: Gain | None = None


GOOD = """
[cards.sun_bear]
cost = 12
icons = ["bear", "bird"]
size = "large"
gain = { money = 3 }
"""


def cards(folder: Path, text: str) -> dict[str, Card]:
    path = folder / "cards.toml"
    path.write_text(text, encoding="utf-8")
    return read_entries(path, "cards", Card)


def test_an_entry_becomes_a_frozen_object(tmp_path: Path) -> None:
    assert cards(tmp_path, GOOD) == {"sun_bear": Card("sun_bear", 12, (Icon.BEAR, Icon.BIRD), "large", Gain(3))}


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("cost", "costs", r"cards\.toml, sun_bear: there is no field called costs; the fields are: name, cost"),
        ("cost = 12\n", "", r"cards\.toml, sun_bear: the field cost is missing"),
        ("12", '"dear"', r"cards\.toml, sun_bear: 'dear' does not fit the field cost; allowed: int"),
        ("12", "true", r"sun_bear: True does not fit the field cost"),
        ('"bear"', '"boar"', r"sun_bear: 'boar' does not fit the field icons; allowed: bird, bear"),
        ('"large"', '"huge"', r"sun_bear: 'huge' does not fit the field size; allowed: small, large"),
        ("money", "monney", r"sun_bear\.gain: there is no field called monney"),
        ("[cards.", "[karten.", r"cards\.toml: there is no table called cards"),
        ("cost =", "cost", r"cards\.toml: not valid TOML"),
        ("[cards.sun_bear]\ncost = 12", "[cards]\nsun_bear = 12", r"sun_bear: 12 does not fit"),
    ],
)
def test_what_does_not_fit_is_named(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    text = GOOD.replace(old, new)
    if "sun_bear = 12" in text:
        text = "[cards]\nsun_bear = 12"
    with pytest.raises(BadCatalogue, match=complaint):
        cards(tmp_path, text)


def test_a_single_table_can_be_read(tmp_path: Path) -> None:
    path = tmp_path / "gain.toml"
    path.write_text("[gain]\nmoney = 4", encoding="utf-8")
    assert read_entry(path, "gain", Gain) == Gain(4)
    with pytest.raises(BadCatalogue, match="no table called loss"):
        read_entry(path, "loss", Gain)

"""What is printed on the things of the expansion Exotic."""

from __future__ import annotations

from dataclasses import dataclass

from menagerie.games.loretto.printed import SpeciesEntry
from menagerie.games.zooloretto.printed import DATA
from menagerie.kernel.catalogue import read_entries, read_entry


@dataclass(frozen=True)
class JungleEntry:
    """A jungle animal, and how many tiles there are of it."""

    name: str
    set: str
    tiles: int


@dataclass(frozen=True)
class JungleBoardEntry:
    """What a jungle board can hold."""

    spaces: int
    most_species: int


@dataclass(frozen=True)
class PathEntry:
    """The path of the visitors, and how far they walk."""

    visitors: int
    start: int
    points: int
    jungle_from: int
    forward: int
    back: int


@dataclass(frozen=True)
class StallColoursEntry:
    """The colour of each type of stall, in their order."""

    set: str
    name: str
    colours: tuple[str, ...]


FILE = DATA / "exotic.toml"
JUNGLE_ANIMALS = read_entries(FILE, "jungle_animals", JungleEntry)
JUNGLE_BOARD = read_entry(FILE, "jungle_board", JungleBoardEntry)
COLOURS = read_entries(FILE, "colours", SpeciesEntry)
PATH = read_entry(FILE, "path", PathEntry)
STALL_COLOURS = read_entries(FILE, "stall_colours", StallColoursEntry)

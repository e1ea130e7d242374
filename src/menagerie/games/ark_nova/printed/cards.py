"""What is printed on animals, sponsors, conservation projects and final scoring cards."""

# No `from __future__ import annotations` here: types that are text would be compiled again for every card that is read.

from pathlib import Path
from typing import Literal, TypeAlias

from menagerie.kernel.catalogue import read_entries
from menagerie.kernel.record import Record

CARDS = Path(__file__).parent.parent / "cards"


class SpecialEnclosures(Record):
    """The spaces an animal takes in a special enclosure; taking none is not the same as not living there."""

    reptile_house: int | None = None
    large_bird_aviary: int | None = None
    petting_zoo: int | None = None
    aquarium: int | None = None


class AnimalEntry(Record):
    """What is printed on an animal card."""

    name: str
    set: str
    number: int
    latin: str
    cost: int
    size: int
    icons: tuple[str, ...]
    standard: bool = True
    rock: int = 0
    water: int = 0
    special: SpecialEnclosures | None = None
    requires: tuple[str, ...] = ()
    appeal: int = 0
    conservation: int = 0
    reputation: int = 0
    abilities: tuple[str, ...] = ()
    solo: tuple[str, ...] = ()
    reef: tuple[str, ...] = ()
    wave: bool = False
    replaces: str = ""


class SponsorEntry(Record):
    """What is printed on a sponsor card; its text line by line (sponsors/lines.py)."""

    name: str
    set: str
    number: int
    level: int
    requires: tuple[str, ...] = ()
    icons: tuple[str, ...] = ()
    rock: int = 0
    water: int = 0
    building: str = ""
    person: bool = False
    appeal: int = 0
    conservation: int = 0
    reputation: int = 0
    cubes: int = 0
    now: tuple[str, ...] = ()
    own_zoo: tuple[str, ...] = ()
    any_zoo: tuple[str, ...] = ()
    income: tuple[str, ...] = ()
    end: tuple[str, ...] = ()
    lasting: bool = False
    wave: bool = False
    replaces: str = ""


class LevelEntry(Record):
    """A level of a conservation project: what it asks for, and what it gives."""

    conservation: int
    need: int = 0
    smallest: int = 0
    largest: int = 0
    reputation: int = 0
    effect: str = ""


ProjectType: TypeAlias = Literal["icon-count", "different-icons", "animal-count", "release", "breeding", "management"]


class ProjectEntry(Record):
    """What is printed on a conservation project."""

    name: str
    set: str
    number: int
    type: ProjectType
    icon: str
    levels: tuple[LevelEntry, ...]
    base: bool = False
    on_play_reputation: int = 0
    on_play_effect: str = ""
    replaces: str = ""


class FinalScoringEntry(Record):
    """What is printed on a final scoring card."""

    name: str
    set: str
    number: int
    counts: str
    thresholds: tuple[int, ...] = ()
    solo: bool = True
    replaces: str = ""


ANIMALS = read_entries(CARDS / "animals.toml", "animals", AnimalEntry)
SPONSORS = read_entries(CARDS / "sponsors.toml", "sponsors", SponsorEntry)
PROJECTS = read_entries(CARDS / "projects.toml", "projects", ProjectEntry)
FINAL_SCORING = read_entries(CARDS / "final_scoring.toml", "final_scoring", FinalScoringEntry)

"""What is printed: the figures of the data files as frozen entries."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from menagerie.kernel.catalogue import DataFile

DATA = Path(__file__).parent / "data"


@dataclass(frozen=True)
class TileEntry:
    """What is printed on a tile. Effects, conditions and points are read by the files of those names."""

    name: str
    number: int
    icons: tuple[str, ...]
    title: str = ""  # the name in words, where two tiles share it
    sex: str = ""
    level: int = 0
    arrows: tuple[str, ...] = ()
    condition: str = ""
    release: str = ""
    now: tuple[str, ...] = ()
    eases: str = ""
    whenever: str = ""
    then: str = ""
    points: str = ""


@dataclass(frozen=True)
class MapEntry:
    """The outline of a zoo map."""

    columns: tuple[int, ...]
    entrance: tuple[str, ...]
    river: tuple[str, ...]


@dataclass(frozen=True)
class SideEntry:
    """One side of the zoo map: printed open areas, and bonuses by space."""

    name: str
    open_areas: tuple[str, ...]
    bonuses: dict[str, str]


@dataclass(frozen=True)
class Start:
    """How a game begins, and the figures that never change."""

    display: int
    hand_limit: int
    objectives: int
    slots: int
    gained_by_animals: int
    hunted: int
    released_small: int
    released_large: int


@dataclass(frozen=True)
class Points:
    """What things are worth in the end."""

    open_area: int
    pouch: int
    conservation: int
    first_to_end: int
    later_to_end: int
    solo_marker: int
    petting_zoo: tuple[int, ...]


@dataclass(frozen=True)
class SoloEntry:
    """The markers of the solo game: so many of each number."""

    numbers: int
    copies: int


@dataclass(frozen=True)
class AchievementEntry:
    """The achievement markers of a player, with a choice of points."""

    icons: tuple[int, ...]
    left_out_of_a_first_game: int
    points: dict[str, tuple[int, ...]]


@dataclass(frozen=True)
class UpgradeEntry:
    """What the four upgrade markers ask for."""

    objectives: int
    projects: int
    connected_habitat: int
    classes: int


TILES = {
    kind: DataFile(DATA / f"{kind}s.toml").entries(f"{kind}s", TileEntry) for kind in ("animal", "building", "project")
}
_ZOO, _SET_UP = DataFile(DATA / "zoo.toml"), DataFile(DATA / "set_up.toml")
MAP = _ZOO.entry("map", MapEntry)
SIDES = _ZOO.entries("sides", SideEntry)
START = _SET_UP.entry("start", Start)
POINTS = _SET_UP.entry("points", Points)
SOLO = _SET_UP.entry("solo", SoloEntry)
ACHIEVEMENTS = _SET_UP.entry("achievements", AchievementEntry)
UPGRADES = _SET_UP.entry("upgrades", UpgradeEntry)

"""What is printed on the zoo maps."""

from dataclasses import field
from pathlib import Path
from typing import Literal, TypeAlias

from menagerie.games.ark_nova.printed.sets import MAP_SETS, MapSet
from menagerie.kernel.catalogue import ReadWhenAsked, read_entry
from menagerie.kernel.record import Record

FOLDER = Path(__file__).parent.parent / "maps"


class StartBuilding(Record):
    """A building that stands on a map from the start."""

    building: str
    spaces: tuple[str, ...]


MapPower: TypeAlias = Literal[
    "none",
    "observation_tower",
    "outdoor_area",
    "harbor",
    "restaurant",
    "institute",
    "ice_cream",
    "hollywood",
    "continents",
    "rescue_station",
    "caves",
    "concealed_strength",
    "drawing_board",
    "lagoon",
    "discard_for_strength",
]


class MapEntry(Record):
    """What is printed on a zoo map: bonuses by space, features by name with their spaces and bonuses."""

    id: str
    set: MapSet
    power: MapPower
    columns: tuple[str, ...]
    left_edge: tuple[str, ...]
    partner_zoos: tuple[str, ...]
    universities: tuple[str, ...]
    workers: tuple[str, ...]
    bonuses: dict[str, str]
    features: dict[str, tuple[str, ...]] = field(default_factory=dict)
    area_bonuses: dict[str, str] = field(default_factory=dict)
    linked: tuple[str, ...] = ()
    start: tuple[StartBuilding, ...] = ()
    advanced: bool = False
    full_map_appeal: int = 7


def _printed(file: Path) -> tuple[int, str]:
    """Sort names by their number; one that begins with a letter comes first."""
    name = file.stem
    number = "".join(sign for sign in name if sign.isdigit()) if name[0].isdigit() else "-1"
    return int(number), name


# A folder for each set, in the order in which sets and maps are offered.
MAP_FILES = {file.stem: file for each in MAP_SETS for file in sorted((FOLDER / each).iterdir(), key=_printed)}
MAPS = ReadWhenAsked(MAP_FILES, lambda name: read_entry(MAP_FILES[name], "map", MapEntry))

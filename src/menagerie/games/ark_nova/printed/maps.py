"""What is printed on the zoo maps."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, TypeAlias

from menagerie.games.ark_nova.printed.sets import MAP_SETS, MapSet
from menagerie.kernel.catalogue import read_entry

MAP_FILES = Path(__file__).parent.parent / "maps"


@dataclass(frozen=True)
class StartBuilding:
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


@dataclass(frozen=True)
class MapEntry:
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
    replaces: str = ""

    @property
    def name(self) -> str:
        """What the map is called."""
        return self.id


def read_maps() -> dict[str, MapEntry]:
    """Read the maps, set by set, each in the order of the printed names."""
    maps = [read_entry(path, "map", MapEntry) for path in MAP_FILES.iterdir()]
    in_order = sorted(maps, key=lambda entry: (MAP_SETS.index(entry.set), _printed(entry.id)))
    return {entry.id: entry for entry in in_order}


def _printed(name: str) -> tuple[int, str]:
    """Sort names by their number; one that begins with a letter comes first."""
    number = "".join(sign for sign in name if sign.isdigit()) if name[0].isdigit() else "-1"
    return int(number), name


MAPS = read_maps()

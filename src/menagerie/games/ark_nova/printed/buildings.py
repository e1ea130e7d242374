"""The buildings: what shape they have, and what they need around them."""

from pathlib import Path
from typing import Literal, TypeAlias

from menagerie.kernel.catalogue import read_entries
from menagerie.kernel.record import Record

BUILDING_FILE = Path(__file__).parent.parent / "board" / "buildings.toml"

BuildingSort: TypeAlias = Literal["standard", "kiosk", "pavilion", "special", "unique"]


class BuildingEntry(Record):
    """A building: its shape and what it needs around it."""

    name: str
    set: str
    kind: BuildingSort
    cells: tuple[tuple[int, int], ...]
    capacity: int = 0
    rock: int = 0
    water: int = 0
    border: int = 0
    detached: bool = False
    animals_move_in: bool = False
    aquarium: bool = False
    icons: tuple[str, ...] = ()
    on_water: bool = False
    doubles_bonuses: bool = False
    replaces: str = ""


BUILDINGS = read_entries(BUILDING_FILE, "buildings", BuildingEntry)

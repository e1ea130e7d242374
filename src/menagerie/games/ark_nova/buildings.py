"""Buildings: the kinds there are, and those that stand in a zoo."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from menagerie.games.ark_nova.icons import ICONS
from menagerie.games.ark_nova.printed.buildings import BUILDINGS
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.ark_nova.printed.buildings import BuildingEntry
    from menagerie.games.ark_nova.zoo_map import Spot

# Sorts of homes, as bits: a herd, standard enclosures by their size, then every kind that holds cubes.
IN_HERD = 1
HOLDS_CUBES = [name for name, entry in BUILDINGS.items() if entry.capacity]
AFTER_STANDARD = 16


def homes_up_to(size: int) -> int:
    """Return the sorts of homes that are at most a standard enclosure of a size; a herd may always be there."""
    return (2 << size) - 1


class BuildingKind:
    """A kind of building: all tiles of a kind have one shape (R-A-147)."""

    __slots__ = (
        "animals_move_in",
        "border",
        "capacity",
        "cells",
        "detached",
        "doubles_bonuses",
        "home",
        "icons",
        "is_aquarium",
        "is_special",
        "is_standard",
        "is_unique",
        "key",
        "message",
        "on_water",
        "places",
        "rock",
        "size",
        "water",
    )

    def __init__(self, entry: BuildingEntry) -> None:
        self.key = entry.name
        self.message = Message(f"ark_nova_cards.buildings.{entry.name}")
        self.cells = entry.cells
        self.size = len(entry.cells)  # R-A-133
        self.is_standard = entry.kind == "standard"
        self.is_special = entry.kind == "special"
        self.is_unique = entry.kind == "unique"
        self.capacity = entry.capacity  # spaces for cubes (R-A-189, R-A-592)
        # The sort of home that it is, as a bit; a standard enclosure counts by its size for housing
        self.home = 1 << AFTER_STANDARD + HOLDS_CUBES.index(entry.name) if entry.capacity else 0
        self.is_aquarium = entry.aquarium  # animals that need an aquarium may live there (R-A-699)
        self.icons = tuple(ICONS[name] for name in entry.icons)  # that count in the zoo (R-A-590)
        self.on_water = entry.on_water  # it lies on water instead of land (R-A-678)
        self.doubles_bonuses = entry.doubles_bonuses  # of the spaces under it (R-A-670)
        self.animals_move_in = entry.animals_move_in  # when it is built (R-A-156)
        self.rock = entry.rock
        self.water = entry.water
        self.border = entry.border
        needs = [("rock", entry.rock), ("water", entry.water), ("border", entry.border)]
        self.places = tuple(Message(f"ark_nova.place.{name}", number=number) for name, number in needs if number)
        self.detached = entry.detached  # need not touch another building (R-A-503)

    def __repr__(self) -> str:
        return self.key


@cache
def building_kind(name: str) -> BuildingKind:
    """Cut out a kind of building; every box that has it shares it."""
    return BuildingKind(BUILDINGS[name])


# The kinds that rules name; the box says which there are.
SIZE_1, SIZE_2, SIZE_3, SIZE_5 = (building_kind(f"size_{size}") for size in (1, 2, 3, 5))
KIOSK, PAVILION = building_kind("kiosk"), building_kind("pavilion")
PETTING_ZOO, REPTILE_HOUSE = building_kind("petting_zoo"), building_kind("reptile_house")
LARGE_BIRD_AVIARY = building_kind("large_bird_aviary")
AQUARIUMS = tuple(building_kind(name) for name, entry in BUILDINGS.items() if entry.aquarium)


class Building:
    """A building in a zoo. It never changes; the zoo replaces it by another when animals come or go."""

    __slots__ = ("cubes", "is_open", "kind", "pays_kiosk", "rock", "size", "spot", "water")

    def __init__(self, kind: BuildingKind, spot: Spot, size: int, rock: int, water: int, cubes: int = 0) -> None:
        self.kind = kind
        self.spot = spot
        self.size = size  # as it counts for housing, which a map may raise (R-A-528)
        self.rock = rock  # different rock spaces that touch it (R-A-011)
        self.water = water
        self.cubes = cubes  # where it has spaces for them; a standard enclosure is empty (0) or occupied (1)
        self.is_open = kind.capacity > 0 or (kind.is_standard and not cubes)  # an animal may have room
        # A kiosk beside it earns money: all but kiosks and empty standard enclosures (R-A-319 to R-A-322)
        self.pays_kiosk = kind is not KIOSK and not (kind.is_standard and not cubes)

    @property
    def room(self) -> int:
        """The room left for animals: spaces for cubes, or the size of an empty standard enclosure."""
        if self.kind.capacity:
            return self.kind.capacity - self.cubes
        return self.size if self.kind.is_standard and not self.cubes else 0

    @property
    def key(self) -> str:
        """What saves and clients call the building: its kind and where it stands."""
        return f"{self.kind.key}@{self.spot.key}"

    @property
    def message(self) -> Message:
        """Name the building and where it stands."""
        return Message("ark_nova.building", kind=self.kind, spot=self.spot)

    def with_cubes(self, cubes: int) -> Building:
        """Return the building with another number of cubes."""
        return Building(self.kind, self.spot, self.size, self.rock, self.water, cubes)

    def with_size(self, size: int) -> Building:
        """Return the building as it counts for housing with another size."""
        return Building(self.kind, self.spot, size, self.rock, self.water, self.cubes)

    def beside(self, rock: int, water: int) -> Building:
        """Return the building with other terrain beside it."""
        return Building(self.kind, self.spot, self.size, rock, water, self.cubes)

    def __repr__(self) -> str:
        return f"{self.key}:{self.cubes}"

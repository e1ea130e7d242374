"""The zoo map: 23 hexagonal spaces, printed open areas and bonuses, and where arrows lead."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from menagerie.games.sanctuary.printed import MAP, SIDES
from menagerie.kernel.hexagons import Hexagons
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.kernel.hexagons import Place

COLUMNS = "abcdefg"
STEPS = {"N": (0, -1), "NE": (1, -1), "SE": (1, 0), "S": (0, 1), "SW": (-1, 1), "NW": (-1, 0)}
NOWHERE = 1 << 31  # an arrow points off the map; the bit is that of no space


class Space:
    """A space of the map, named by its column and row."""

    __slots__ = ("bit", "key", "message", "number")

    def __init__(self, number: int, key: str) -> None:
        self.number = number
        self.bit = 1 << number
        self.key = key
        self.message = Message("sanctuary.space", space=key)

    def __repr__(self) -> str:
        return self.key


def _places() -> dict[str, Place]:
    """Return the axial coordinates of every space; every other column begins half a space higher."""
    return {
        f"{COLUMNS[column]}{row + 1}": (column, row - (column + 1) // 2)
        for column, rows in enumerate(MAP.columns)
        for row in range(rows)
    }


PLACES = _places()
HEXAGONS = Hexagons(tuple(PLACES.values()))
NEIGHBOURS = HEXAGONS.neighbours
SPACES = tuple(Space(number, key) for number, key in enumerate(PLACES))
BY_KEY = {space.key: space for space in SPACES}


@lru_cache(maxsize=1 << 14)  # the same few masks are asked for again and again
def groups_of(mask: int) -> tuple[int, ...]:
    """Return the groups of connected spaces of a mask."""
    return tuple(HEXAGONS.groups(mask))


def mask_of(keys: tuple[str, ...]) -> int:
    """Return spaces as the bits of one number."""
    return sum(BY_KEY[key].bit for key in keys)


ENTRANCE, RIVER = mask_of(MAP.entrance), mask_of(MAP.river)


class ZooMap:
    """One side of the map."""

    __slots__ = ("bonus_spaces", "bonuses", "key", "printed", "to_cover")

    def __init__(self, key: str) -> None:
        side = SIDES[key]
        self.key = key
        self.printed = mask_of(side.open_areas)
        self.to_cover = HEXAGONS.everywhere & ~self.printed  # when all of it is covered, the map is full
        self.bonuses = {BY_KEY[space].number: effect for space, effect in side.bonuses.items()}
        self.bonus_spaces = sum(1 << space for space in self.bonuses)


@cache
def zoo_map(side: str) -> ZooMap:
    """Return one side of the map."""
    return ZooMap(side)


@cache
def targets_of(arrows: tuple[str, ...]) -> tuple[int, ...]:
    """Return for each space the spaces that arrows on a tile there point at, or NOWHERE."""
    return tuple(_targets(place, arrows) for place in HEXAGONS.places)


def _targets(place: Place, arrows: tuple[str, ...]) -> int:
    q, r = place
    found = [HEXAGONS.at.get((q + STEPS[arrow][0], r + STEPS[arrow][1])) for arrow in arrows]
    return NOWHERE if None in found else sum(1 << number for number in found if number is not None)

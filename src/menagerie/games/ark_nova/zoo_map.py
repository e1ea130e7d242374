"""Zoo maps: 58 hexagonal spaces as bits of one integer, and the spots where a building can lie."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from menagerie.games.ark_nova.printed_bonus import Bonus, read_bonuses
from menagerie.kernel.hexagons import Hexagons, spaces_in
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.ark_nova.buildings import BuildingKind
    from menagerie.games.ark_nova.map_powers.power import Power
    from menagerie.games.ark_nova.printed.maps import MapEntry

COLUMNS = 9


def rows_of(column: int) -> int:
    """Return the length of a column: even ones have six spaces, odd ones seven and start half a space higher."""
    return 6 + column % 2


def name_of(column: int, row: int) -> str:
    """Name a space as on a chess board: a1 is the top of the leftmost column."""
    return f"{'abcdefghi'[column]}{row + 1}"


# Every space, column by column from the left, each from the top.
GRID = Hexagons([(q, row - (q + 1) // 2) for q in range(COLUMNS) for row in range(rows_of(q))])
NAMES = tuple(name_of(q, row) for q in range(COLUMNS) for row in range(rows_of(q)))
INDEX = {name: index for index, name in enumerate(NAMES)}
# Spaces too close to a kiosk for another one: its own, and those one or two steps away (R-A-149).
NEAR_KIOSK = tuple(bit | near | GRID.around(near) for bit, near in zip(GRID.bits, GRID.neighbours, strict=True))


def mask_of(names: tuple[str, ...]) -> int:
    """Return the spaces of these names as bits."""
    return sum(GRID.bits[INDEX[name]] for name in names)


class Spot:
    """Where a building of some shape can lie on the grid. There are thousands; most are never named."""

    __slots__ = ("_key", "around", "mask", "spaces")

    def __init__(self, mask: int) -> None:
        self.mask = mask
        self.spaces = spaces_in(mask)
        self.around = GRID.around(mask) & ~mask
        self._key = ""

    @property
    def key(self) -> str:
        """What saves and clients call the spot: the names of its spaces."""
        if not self._key:
            self._key = "-".join([NAMES[space] for space in self.spaces])
        return self._key

    @property
    def message(self) -> Message:
        """Name the spot by its spaces."""
        return Message("ark_nova.spot", spaces=self.key)

    def __repr__(self) -> str:
        return self.key


spot = cache(Spot)


@cache
def grid_spots(cells: tuple[tuple[int, int], ...]) -> tuple[Spot, ...]:
    """List every spot of a shape on the bare grid, in every rotation, never turned over (R-A-147, R-A-148)."""
    return tuple(sorted((spot(mask) for mask in GRID.placements(cells)), key=lambda spot: spot.spaces))


class ZooMap:
    """What is printed on a zoo map."""

    def __init__(self, entry: MapEntry, power: Power) -> None:
        terrain = "".join(entry.columns)
        self.key = entry.id
        self.message = Message(f"ark_nova_cards.maps.{entry.id}")
        self.set = entry.set
        self.advanced = entry.advanced  # one of those that are dealt
        self.power = power
        self.full_map_appeal = entry.full_map_appeal
        self.rock = sum(GRID.bits[i] for i, sign in enumerate(terrain) if sign == "R")
        self.water = sum(GRID.bits[i] for i, sign in enumerate(terrain) if sign == "W")
        self.build_2 = sum(GRID.bits[i] for i, sign in enumerate(terrain) if sign == "2")
        self.terrain = self.rock | self.water
        self.land = GRID.everywhere & ~self.terrain  # R-A-030
        self.border = GRID.edge & self.land  # R-A-031
        self.bonuses = {INDEX[name]: read_bonuses(text)[0] for name, text in entry.bonuses.items()}
        self.bonus_mask = sum(GRID.bits[space] for space in self.bonuses)
        self.left_edge: tuple[Bonus, ...] = tuple(read_bonuses(text)[0] for text in entry.left_edge)
        self.partner_zoos = tuple(read_bonuses(text) for text in entry.partner_zoos)
        self.universities = tuple(read_bonuses(text) for text in entry.universities)
        self.workers = tuple(read_bonuses(text) for text in entry.workers)
        self.linked = tuple(read_bonuses(text) for text in entry.linked)
        self.area_bonuses = {area: read_bonuses(text)[0] for area, text in entry.area_bonuses.items()}
        self.features = {name: mask_of(spaces) for name, spaces in entry.features.items()}
        self.start = entry.start
        self._spots: dict[tuple[BuildingKind, bool], tuple[tuple[int, Spot], ...]] = {}
        self._masks: dict[BuildingKind, dict[int, list[int]]] = {}
        self.last_open: dict[BuildingKind, int] = {}  # where a building had room when somebody last asked, as a mask

    def __repr__(self) -> str:
        return self.key

    def spots_of(self, kind: BuildingKind, anywhere: bool = False) -> tuple[tuple[int, Spot], ...]:
        """List the spots for a building on this map while it is empty, each with its mask.

        A building lies on land (R-A-145) and touches the terrain it needs (R-A-011, R-A-279); `anywhere` leaves both
        out, for a zoo that may cover rock and water (R-A-462, R-A-463).
        """
        spots = self._spots.get((kind, anywhere))
        if spots is None:
            spots = self._spots[kind, anywhere] = tuple(
                (spot.mask, spot) for spot in grid_spots(kind.cells) if self._can_lie(kind, spot, anywhere)
            )
        return spots

    def masks_over(self, kind: BuildingKind) -> dict[int, list[int]]:
        """Return the masks of the same spots by each space that they cover, as a bit."""
        masks = self._masks.get(kind)
        if masks is None:
            masks = self._masks[kind] = {}
            for mask, spot in self.spots_of(kind):
                for space in spot.spaces:
                    masks.setdefault(GRID.bits[space], []).append(mask)
        return masks

    def housing_size(self, kind: BuildingKind, spot: Spot) -> int:
        """Return what a building on a spot counts for housing."""
        return self.power.housing_size(self, kind, spot)

    def _can_lie(self, kind: BuildingKind, spot: Spot, anywhere: bool) -> bool:
        if (spot.mask & self.border).bit_count() < kind.border:
            return False
        if kind.on_water:
            return not spot.mask & ~self.water  # R-A-678
        return anywhere or (
            not spot.mask & ~self.land
            and (spot.around & self.rock).bit_count() >= kind.rock
            and (spot.around & self.water).bit_count() >= kind.water
        )

"""Hexagonal spaces: coordinates, neighbours and rotation; a set of spaces is the bits of one integer."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

Place: TypeAlias = tuple[int, int]  # axial coordinates: columns to the right, and rows down the column

DIRECTIONS: tuple[Place, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def rotated(cells: Sequence[Place]) -> tuple[Place, ...]:
    """Turn a shape by 60 degrees."""
    return tuple([(-r, q + r) for q, r in cells])


def spaces_in(mask: int) -> tuple[int, ...]:
    """List the spaces of a mask by number."""
    spaces = []
    while mask:
        lowest = mask & -mask
        spaces.append(lowest.bit_length() - 1)
        mask ^= lowest
    return tuple(spaces)


class Hexagons:
    """The spaces of a map, numbered in the order of their places; space number n is bit n of a mask."""

    __slots__ = ("_beyond", "at", "bits", "edge", "everywhere", "neighbours", "places")

    def __init__(self, places: Sequence[Place]) -> None:
        self.places = tuple(places)
        self.at = {place: number for number, place in enumerate(places)}
        self._beyond: dict[Place, list[int]] = {}
        self.bits = tuple([1 << number for number in range(len(places))])
        self.everywhere = (1 << len(places)) - 1
        self.neighbours = tuple([self._beside(place) for place in places])  # a mask for each space
        self.edge = sum(1 << number for number, beside in enumerate(self.neighbours) if beside.bit_count() < 6)

    def _beside(self, place: Place) -> int:
        q, r = place
        return sum(1 << self.at[q + dq, r + dr] for dq, dr in DIRECTIONS if (q + dq, r + dr) in self.at)

    def around(self, mask: int) -> int:
        """Return every space that shares an edge with a space of the mask."""
        spaces = 0
        while mask:
            lowest = mask & -mask
            spaces |= self.neighbours[lowest.bit_length() - 1]
            mask ^= lowest
        return spaces

    def groups(self, mask: int) -> Iterator[int]:
        """Split a mask into the groups of connected spaces."""
        while mask:
            group, grown = 0, mask & -mask
            while grown != group:
                group, grown = grown, grown | (self.around(grown) & mask)
            yield group
            mask &= ~group

    def placements(self, cells: Sequence[Place]) -> list[int]:
        """List where a shape can lie, each way once, in every rotation and never turned over."""
        found: dict[int, None] = {}
        for _ in range(6):
            cells = rotated(cells)
            first_q, first_r = cells[0]
            for covered in zip(*[self._bits_beyond(q - first_q, r - first_r) for q, r in cells], strict=True):
                if 0 not in covered:
                    found[sum(covered)] = None
        return list(found)

    def _bits_beyond(self, dq: int, dr: int) -> list[int]:
        """Return for each space the bit of the one this many steps away, or 0 if there is none."""
        bits = self._beyond.get((dq, dr))
        if bits is None:
            numbers = [self.at.get((q + dq, r + dr)) for q, r in self.places]
            bits = self._beyond[dq, dr] = [0 if number is None else 1 << number for number in numbers]
        return bits

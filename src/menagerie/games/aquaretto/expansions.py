"""Expansions: their shapes in every turn, and where on the grid they can be laid."""

from __future__ import annotations

from functools import cache, reduce
from operator import and_, or_
from typing import TYPE_CHECKING, Any

from menagerie.games.aquaretto.spaces import (
    GRID,
    KEPT_FREE,
    STRIDE,
    beside,
    drawn_as,
    spaces_in,
)
from menagerie.kernel.decision import NONE
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.kernel.decision import Obstacles


class Expansion:
    """A size of expansion with its shape; equal ones are one object."""

    __slots__ = ("basins", "message", "name", "spaces", "turns")

    def __init__(self, name: str, rows: tuple[str, ...], basins: int) -> None:
        self.name = name
        self.basins = basins  # that it allows beyond those of the board
        self.turns = turned(drawn_as(rows, "#"))
        self.spaces = len(self.turns[0])
        self.message = Message(f"aquaretto.expansion.{name}")

    def __repr__(self) -> str:
        return self.name

    def shapes(self) -> list[list[list[int]]]:
        """List its turns as columns and rows from its first space."""
        half = STRIDE // 2
        return [[[(step + half) % STRIDE - half, (step + half) // STRIDE] for step in turn] for turn in self.turns]


expansion_of = cache(Expansion)


def turned(cells: list[tuple[int, int]]) -> tuple[tuple[int, ...], ...]:
    """List a shape in all its turns, either face up, as steps along the grid from its first space."""
    turns = []
    for _face in range(2):
        for _quarter in range(4):
            steps = sorted(y * STRIDE + x for x, y in cells)
            turns.append(tuple(step - steps[0] for step in steps))
            cells = [(y, -x) for x, y in cells]
        cells = [(-x, y) for x, y in cells]
    return tuple(dict.fromkeys(turns))


class Lay:
    """An expansion on some spaces of the grid."""

    __slots__ = ("expansion", "key", "mask", "message", "turn")

    def __init__(self, expansion: Expansion, turn: int, first: int) -> None:
        self.expansion = expansion
        self.turn = turn  # which of its turns
        self.mask = reduce(or_, (first << step for step in expansion.turns[turn]))
        spaces = spaces_in(self.mask)
        self.key = f"{expansion.name}@{'+'.join(space.key for space in spaces)}"
        self.message = Message("aquaretto.action.lay", expansion=expansion, places=tuple(spaces))

    def __repr__(self) -> str:
        return self.key

    def about(self) -> dict[str, Any]:
        """Describe the option for clients."""
        places = [space.key for space in spaces_in(self.mask)]
        return {"kind": "lay", "size": self.expansion.name, "turn": self.turn, "places": places}


lay_of = cache(Lay)


def ways_to_lay(expansion: Expansion, spaces: int) -> list[Lay]:
    """List where an expansion can lie beside the spaces of a park (R-Q-047)."""
    free = GRID & ~spaces & ~KEPT_FREE
    edge = beside(spaces)
    ways = []
    for turn, steps in enumerate(expansion.turns):
        fits = reduce(and_, [free >> step for step in steps]) & GRID
        fits &= reduce(or_, [edge >> step for step in steps])
        ways += [lay_of(expansion, turn, first.bit) for first in spaces_in(fits)]
    return ways


def obstacles_to_laying(lay: Lay, spaces: int) -> Obstacles:
    """It overlaps nothing, leaves the corner of the booths free, and continues a row or column (R-Q-047)."""
    found: list[Message] = []
    if lay.mask & spaces:
        found.append(Message("aquaretto.obstacle.overlap", place=spaces_in(lay.mask & spaces)[0]))
    if lay.mask & KEPT_FREE:
        found.append(Message("aquaretto.obstacle.booths", place=spaces_in(lay.mask & KEPT_FREE)[0]))
    if not lay.mask & beside(spaces):
        found.append(Message("aquaretto.obstacle.no_edge"))
    return tuple(found) if found else NONE


def considered_lays(expansion: Expansion, spaces: int) -> Iterator[tuple[Lay, Obstacles]]:
    """Go through every way to lay an expansion on or near a park, with what stands in the way."""
    near = spaces | beside(spaces)
    near |= beside(near) | KEPT_FREE
    for turn, steps in enumerate(expansion.turns):
        inside = reduce(and_, [GRID >> step for step in steps])
        firsts = reduce(or_, [near >> step for step in steps]) & inside & GRID
        for first in spaces_in(firsts):
            lay = lay_of(expansion, turn, first.bit)
            yield lay, obstacles_to_laying(lay, spaces)

"""The grid of a water park: spaces are bits of one number, so that whole regions are looked at in one step.

The park begins with five rows and columns and may grow in every direction; the grid has room for all that can be laid.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.aquaretto.printed import BOARD, EXPANSIONS, VERY_LARGE
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

COLUMNS, ROWS = len(BOARD.rows[0]), len(BOARD.rows)
MARGIN = sum(entry.each * max(len(entry.rows), len(entry.rows[0])) for entry in EXPANSIONS.values()) + max(
    len(rows[0]) for rows in (VERY_LARGE.block, VERY_LARGE.cross, VERY_LARGE.horseshoe, VERY_LARGE.line)
)
STRIDE = COLUMNS + 2 * MARGIN + 1  # one column stays empty, so that no row runs into the next


class Space:
    """A space of the grid, counted from the lower left corner of the board, where the booths are."""

    __slots__ = ("bit", "key", "message", "name", "x", "y")

    def __init__(self, x: int, y: int) -> None:
        self.x = x
        self.y = y
        self.bit = 1 << ((y + MARGIN) * STRIDE + x + MARGIN)
        self.key = f"{x},{y}"
        # As on a chessboard: a1, b1; columns to the left of a are capital letters, and rows go on below 1.
        self.name = f"{chr(ord('a') + x) if x >= 0 else chr(ord('A') - 1 - x)}{y + 1}"
        self.message = Message("aquaretto.place.space", name=self.name)

    def __repr__(self) -> str:
        return self.key


SPACES = [Space(x, y) for y in range(-MARGIN, ROWS + MARGIN) for x in range(-MARGIN, COLUMNS + MARGIN)]  # by their bits
BY_KEY = {space.key: space for space in SPACES}
BY_BIT = {space.bit: space for space in SPACES}


def mask_of(spaces: Iterable[Space]) -> int:
    """Put spaces into one number."""
    mask = 0
    for space in spaces:
        mask |= space.bit
    return mask


GRID = mask_of(SPACES)


def spaces_in(mask: int) -> list[Space]:
    """List the spaces of a number, row by row from below."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(BY_BIT[lowest])
        mask ^= lowest
    return found


def beside(mask: int) -> int:
    """Return the spaces that share an edge with some; corners do not count (R-Q-025, R-Q-026)."""
    return mask << 1 | mask >> 1 | mask << STRIDE | mask >> STRIDE


def around(mask: int) -> int:
    """Return the up to eight spaces around each of some (R-Q-083)."""
    row = mask << 1 | mask | mask >> 1
    return row << STRIDE | row | row >> STRIDE


def drawn_as(rows: Sequence[str], sign: str) -> list[tuple[int, int]]:
    """List the columns and rows, from the lower left, where a sign stands in a picture of rows from the top."""
    return [
        (x, len(rows) - 1 - above) for above, row in enumerate(rows) for x, drawn in enumerate(row) if drawn == sign
    ]


BOARD_SPACES = mask_of(BY_KEY[f"{x},{y}"] for x, y in drawn_as(BOARD.rows, "#"))
KEPT_FREE = mask_of(BY_KEY[f"{x},{y}"] for x, y in drawn_as(BOARD.rows, "x"))  # the corner of booths and stations

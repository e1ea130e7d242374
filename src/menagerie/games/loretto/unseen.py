"""The tiles that nobody has drawn: everybody can work out which they are, but not their order."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from menagerie.games.loretto.tiles import BY_RANK

if TYPE_CHECKING:
    from menagerie.games.loretto.table import AnyTable
    from menagerie.kernel.chance import Chance


def unseen(table: AnyTable) -> dict[str, int]:
    """Count the tiles still to come by kind."""
    counts = Counter(table.undrawn())
    return {tile.key: counts[tile] for tile in sorted(counts, key=BY_RANK)}


def reshuffle(table: AnyTable, chance: Chance) -> None:
    """Mix the tiles that nobody has drawn: main pile and end pile hide them alike."""
    rest = sorted(table.undrawn(), key=BY_RANK)  # where a tile really is must not decide anything
    table.pile = table.pile[: table.drawn] + tuple(chance.shuffled(rest))

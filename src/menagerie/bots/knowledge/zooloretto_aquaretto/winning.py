"""How points turn into chances in both games together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.bots.analysis.chances import Curve
from menagerie.bots.knowledge.zooloretto_aquaretto.projecting import part_left

if TYPE_CHECKING:
    from menagerie.games.zooloretto_aquaretto.table import BothTable


class BothWinning:
    """As in each of the games, with points that scatter more: two sums of them are added."""

    several = Curve(early=9.5, late=3.2, tempo=1.25)
    alone = several  # nobody plays it alone

    def part_left(self, table: BothTable) -> float:
        """Return the share of the main piles that is left."""
        return part_left(table)


WINNING = BothWinning()

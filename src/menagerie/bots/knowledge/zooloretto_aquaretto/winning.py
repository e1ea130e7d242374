"""How points turn into chances in both games together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.bots.analysis.chances import Curve
from menagerie.bots.knowledge.zooloretto_aquaretto.projecting import part_left

if TYPE_CHECKING:
    from menagerie.games.zooloretto_aquaretto.table import BothTable


class BothWinning:
    """Fitted to games of greedy bots: the points scatter more than in each of the games (docs/analysis.md)."""

    several = Curve(early=18.0, late=2.5, tempo=1.25)
    alone = several  # nobody plays it alone

    def part_left(self, table: BothTable) -> float:
        """Return the share of the main piles that is left."""
        return part_left(table)


WINNING = BothWinning()

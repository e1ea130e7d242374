"""How points turn into chances in Aquaretto."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.bots.analysis.chances import Curve
from menagerie.bots.knowledge.aquaretto.outlook import time_left

if TYPE_CHECKING:
    from menagerie.games.aquaretto.table import AquarettoTable


class AquarettoWinning:
    """Fitted to games of greedy bots: early a park promises much that does not come (docs/analysis.md)."""

    several = Curve(early=18.0, late=2.5, tempo=1.25)
    alone = several  # nobody plays it alone

    def part_left(self, table: AquarettoTable) -> float:
        """Return the share of the main pile that is left."""
        return time_left(table)


WINNING = AquarettoWinning()

"""How points turn into chances in Zooloretto."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.bots.analysis.chances import Curve
from menagerie.bots.knowledge.zooloretto.outlook import time_left

if TYPE_CHECKING:
    from menagerie.games.zooloretto.table import ZoolorettoTable


class ZoolorettoWinning:
    """Fitted to games of greedy bots; docs/analysis.md says how well."""

    several = Curve(early=6.75, late=2.25, tempo=1.25)
    alone = several  # nobody plays it alone

    def part_left(self, table: ZoolorettoTable) -> float:
        """Return the share of the main pile that is left."""
        return time_left(table)


WINNING = ZoolorettoWinning()

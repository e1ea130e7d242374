"""How points turn into chances in Sanctuary."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.bots.analysis.chances import Curve
from menagerie.bots.knowledge.sanctuary.clock import part_left

if TYPE_CHECKING:
    from menagerie.games.sanctuary.table import SanctuaryTable


class SanctuaryWinning:
    """Fitted to games of greedy bots; docs/analysis.md says how well."""

    several = Curve(early=28.0, late=5.0, tempo=14.0)
    alone = Curve(early=17.0, late=5.0, tempo=0.0)

    def part_left(self, table: SanctuaryTable) -> float:
        """Return the part of the turns that is left."""
        return part_left(table)


WINNING = SanctuaryWinning()

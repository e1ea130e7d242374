"""How points turn into chances in Ark Nova."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.bots.analysis.chances import Curve
from menagerie.bots.knowledge.ark_nova.outlook import turns_left
from menagerie.bots.knowledge.ark_nova.scales import WHOLE
from menagerie.bots.knowledge.ark_nova.weights import WEIGHTS

if TYPE_CHECKING:
    from menagerie.games.ark_nova.table import Table


class ArkNovaWinning:
    """Fitted to games of greedy bots; docs/analysis.md says how well."""

    several = Curve(early=21.0, late=4.25, tempo=4.25)
    alone = Curve(early=17.0, late=5.0, tempo=0.0, needed_early=-117.0)

    def part_left(self, table: Table) -> float:
        """Return the part of the turns that is left."""
        return turns_left(table, WEIGHTS[table.seats]) / WHOLE


WINNING = ArkNovaWinning()

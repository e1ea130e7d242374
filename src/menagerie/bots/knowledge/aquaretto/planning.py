"""How to plan in Aquaretto: ahead to the end of the round, and where the parks are heading then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.bots.knowledge.aquaretto.options import AquarettoKnowledge, outlook_of
from menagerie.bots.knowledge.aquaretto.projecting import being_unloaded
from menagerie.bots.knowledge.aquaretto.sketch import Sketch
from menagerie.bots.knowledge.aquaretto.weights import WEIGHTS
from menagerie.bots.knowledge.aquaretto.worth import reasons
from menagerie.bots.knowledge.loretto.rounds import against
from menagerie.kernel.order import turn_order

if TYPE_CHECKING:
    from menagerie.games.aquaretto.table import AquarettoTable


class AquarettoPlanning(AquarettoKnowledge):
    """Judges positions by what every park is worth to its player."""

    __slots__ = ()

    def terms(self, table: AquarettoTable, seat: int) -> dict[str, float]:
        """Split the worth of the player's park into its reasons, and the rivals'."""
        own, *rivals = self.parks(table, seat)
        return against(own, rivals)

    def parks(self, table: AquarettoTable, seat: int) -> list[dict[str, float]]:
        """Split the worth of every park, the seat's own first; the pile counts by its content, not by its order."""
        weights = self.weights[len(table.parks)]
        parks = []
        for other in turn_order(seat, len(table.parks)):
            park, outlook = table.parks[other], outlook_of(table, other, weights)
            terms: dict[str, float] = reasons(park, outlook)._asdict()
            load = being_unloaded(table, other)
            terms["load"] = Sketch(park, outlook).gain_of(load) if load else 0.0
            parks.append(terms)
        return parks

    def value(self, table: AquarettoTable, seat: int) -> float:
        """Return how far a seat is ahead."""
        return sum(self.terms(table, seat).values())


PLANNING = AquarettoPlanning(WEIGHTS)

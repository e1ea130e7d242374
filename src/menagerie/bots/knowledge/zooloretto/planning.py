"""How to plan in Zooloretto: ahead to the end of the round, and where the zoos are heading then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.bots.knowledge.loretto.rounds import against
from menagerie.bots.knowledge.zooloretto.options import ZoolorettoKnowledge
from menagerie.bots.knowledge.zooloretto.outlook import after_round, within_round
from menagerie.bots.knowledge.zooloretto.projecting import being_unloaded
from menagerie.bots.knowledge.zooloretto.unloading import worth_unloaded
from menagerie.bots.knowledge.zooloretto.weights import WEIGHTS
from menagerie.bots.knowledge.zooloretto.worth import reasons
from menagerie.kernel.order import turn_order

if TYPE_CHECKING:
    from menagerie.games.zooloretto.table import ZoolorettoTable


class ZoolorettoPlanning(ZoolorettoKnowledge):
    """Judges positions by what every zoo is worth to its player."""

    __slots__ = ()

    def terms(self, table: ZoolorettoTable, seat: int) -> dict[str, float]:
        """Split the worth of the player's zoo into its reasons, and the rivals'."""
        own, *rivals = self.zoos(table, seat)
        own["homes"] += own.pop("empty")  # to people both are enclosures
        return against(own, rivals)

    def zoos(self, table: ZoolorettoTable, seat: int) -> list[dict[str, float]]:
        """Split the worth of every zoo, the seat's own first; the pile counts by its content, not by its order."""
        weights = self.weights[len(table.zoos)]
        playing = within_round(table, weights)
        done = after_round(table, weights) if table.last_round else playing
        zoos = []
        for other in turn_order(seat, len(table.zoos)):
            zoo, outlook = table.zoos[other], done if other in table.takers else playing
            terms: dict[str, float] = reasons(zoo, outlook)._asdict()
            load = being_unloaded(table, other)
            terms["load"] = worth_unloaded(table, zoo, load, outlook) - sum(terms.values()) if load else 0.0
            zoos.append(terms)
        return zoos

    def value(self, table: ZoolorettoTable, seat: int) -> float:
        """Return how far a seat is ahead."""
        return sum(self.terms(table, seat).values())


PLANNING = ZoolorettoPlanning(WEIGHTS)

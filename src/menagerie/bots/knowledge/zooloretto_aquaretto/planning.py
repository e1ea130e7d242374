"""How to plan in both games together: ahead to the end of the round, and where everybody is heading then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.bots.knowledge.aquaretto.worth import reasons as park_reasons
from menagerie.bots.knowledge.loretto.rounds import against
from menagerie.bots.knowledge.zooloretto.worth import reasons as zoo_reasons
from menagerie.bots.knowledge.zooloretto_aquaretto.options import BothKnowledge
from menagerie.bots.knowledge.zooloretto_aquaretto.projecting import load_worth
from menagerie.bots.knowledge.zooloretto_aquaretto.sides import outlooks
from menagerie.bots.knowledge.zooloretto_aquaretto.weights import WEIGHTS
from menagerie.kernel.order import turn_order

if TYPE_CHECKING:
    from menagerie.bots.knowledge.zooloretto_aquaretto.weights import Beliefs
    from menagerie.games.zooloretto_aquaretto.table import BothTable


class BothPlanning(BothKnowledge):
    """Judges positions by what everybody's zoo and park are worth."""

    __slots__ = ()

    def terms(self, table: BothTable, seat: int) -> dict[str, float]:
        """Split the worth of the player's zoo and park into reasons, and the rivals'."""
        believed = self.beliefs[len(table.parks)]
        own, *rivals = [terms_of(table, other, believed) for other in turn_order(seat, len(table.parks))]
        return against(own, rivals)

    def value(self, table: BothTable, seat: int) -> float:
        """Return how far a seat is ahead."""
        return sum(self.terms(table, seat).values())


def terms_of(table: BothTable, seat: int, believed: Beliefs) -> dict[str, float]:
    """Split the worth of what one player has; the money of both games is one purse."""
    ahead, estate = outlooks(table, seat, believed), table.estates[seat]
    zoo, park = zoo_reasons(estate, ahead.zoo)._asdict(), park_reasons(estate, ahead.park)._asdict()
    zoo["homes"] += zoo.pop("empty")  # to people both are enclosures
    zoo["barn"] += ahead.managed(estate)
    park["food"] += ahead.fed(estate)
    del park["money"]
    return {**zoo, **park, "load": load_worth(table, estate, ahead)}


PLANNING = BothPlanning(WEIGHTS)

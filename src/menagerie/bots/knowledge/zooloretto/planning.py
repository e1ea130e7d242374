"""How to plan in Zooloretto: to look ahead to the end of the round, and where the zoos are heading then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.bots.knowledge.zooloretto.options import ZoolorettoKnowledge
from menagerie.bots.knowledge.zooloretto.weights import WEIGHTS

if TYPE_CHECKING:
    from menagerie.games.zooloretto.table import Table
    from menagerie.kernel.decision import Decision
    from menagerie.kernel.game import Game


class ZoolorettoPlanning(ZoolorettoKnowledge):
    """Judges positions by the points that every zoo will probably have."""

    __slots__ = ()

    def is_settled(self, decision: Decision[Any]) -> bool:
        """Whether the rough worth will do here: everything in this game matters."""
        return False

    def unseen(self, table: Table) -> int:
        """Count the tiles that nobody has drawn."""
        return len(table.pile) - table.drawn

    def horizon(self, table: Table, seat: int) -> int:
        """Give the round in which the position will be judged, before anybody has done anything."""
        return table.round + 1

    def has_come(self, table: Table, horizon: int) -> bool:
        """Whether that round has come."""
        return table.round >= horizon

    def terms(self, table: Table, seat: int) -> dict[str, float]:
        """Split the worth of a position into the own points and those of the best rival."""
        points = [float(point) for point in self.project(table, seat)]
        own = points.pop(seat)
        return {"points": own, "rivals": -max(points)}

    def value(self, table: Table, seat: int) -> float:
        """Say how far a seat is ahead."""
        return sum(self.terms(table, seat).values())

    def final_value(self, game: Game, seat: int) -> float:
        """Say how far a seat was ahead in the end."""
        scores = game.scores()
        own = scores.pop(seat)
        return float(own - max(scores))


PLANNING = ZoolorettoPlanning(WEIGHTS)

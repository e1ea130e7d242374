"""How to plan in Zooloretto: ahead to the end of the round, and where the zoos are heading then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.bots.knowledge.rivals import Rivals
from menagerie.bots.knowledge.zooloretto.options import ZoolorettoKnowledge
from menagerie.bots.knowledge.zooloretto.outlook import after_round, within_round
from menagerie.bots.knowledge.zooloretto.projecting import being_unloaded
from menagerie.bots.knowledge.zooloretto.unloading import worth_unloaded
from menagerie.bots.knowledge.zooloretto.weights import WEIGHTS
from menagerie.bots.knowledge.zooloretto.worth import reasons
from menagerie.kernel.order import turn_order

if TYPE_CHECKING:
    from menagerie.games.zooloretto.table import ZoolorettoTable
    from menagerie.kernel.decision import Decision
    from menagerie.kernel.game import Game

RIVALS = {  # by number of players
    2: Rivals(leader=1.0, victory=4.0),
    3: Rivals(leader=0.6, field=0.15, victory=4.0),
    4: Rivals(leader=0.4, field=0.15, victory=4.0),
    5: Rivals(leader=0.4, field=0.1, victory=4.0),
}


class ZoolorettoPlanning(ZoolorettoKnowledge):
    """Judges positions by what every zoo is worth to its player."""

    __slots__ = ()

    def is_settled(self, decision: Decision[Any]) -> bool:
        """Whether the rough worth will do here: never, since everything in this game matters."""
        return False

    def unseen(self, table: ZoolorettoTable) -> int:
        """Count the tiles that nobody has drawn."""
        return len(table.pile) - table.drawn

    def horizon(self, table: ZoolorettoTable, seat: int) -> int:
        """Return the round in which the position will be judged, before anybody has done anything."""
        return table.round + 1

    def has_come(self, table: ZoolorettoTable, horizon: int) -> bool:
        """Whether that round has come."""
        return table.round >= horizon

    def terms(self, table: ZoolorettoTable, seat: int) -> dict[str, float]:
        """Split the worth of the player's zoo into its reasons, and the rivals'."""
        own, *rivals = self.zoos(table, seat)
        own["homes"] += own.pop("empty")  # to people both are enclosures
        return {**own, "rivals": -RIVALS[len(table.zoos)].weigh([sum(rival.values()) for rival in rivals])}

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

    def final_value(self, game: Game, seat: int) -> float:
        """Return how far a seat was ahead in the end."""
        return RIVALS[game.setting.seats].final_value(game, seat)


PLANNING = ZoolorettoPlanning(WEIGHTS)

"""How to plan in Aquaretto: ahead to the end of the round, and where the parks are heading then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.bots.knowledge.aquaretto.options import AquarettoKnowledge, outlook_of
from menagerie.bots.knowledge.aquaretto.projecting import being_unloaded
from menagerie.bots.knowledge.aquaretto.sketch import Sketch
from menagerie.bots.knowledge.aquaretto.weights import WEIGHTS
from menagerie.bots.knowledge.aquaretto.worth import reasons
from menagerie.bots.knowledge.rivals import Rivals
from menagerie.kernel.order import turn_order

if TYPE_CHECKING:
    from menagerie.games.aquaretto.table import AquarettoTable
    from menagerie.kernel.decision import Decision
    from menagerie.kernel.game import Game

RIVALS = {  # by number of players
    2: Rivals(leader=1.0, victory=4.0),
    3: Rivals(leader=0.6, field=0.15, victory=4.0),
    4: Rivals(leader=0.4, field=0.15, victory=4.0),
    5: Rivals(leader=0.4, field=0.1, victory=4.0),
}


class AquarettoPlanning(AquarettoKnowledge):
    """Judges positions by what every park is worth to its player."""

    __slots__ = ()

    def is_settled(self, decision: Decision[Any]) -> bool:
        """Whether the rough worth will do here: never, since everything in this game matters."""
        return False

    def unseen(self, table: AquarettoTable) -> int:
        """Count the tiles that nobody has drawn."""
        return len(table.pile) - table.drawn

    def horizon(self, table: AquarettoTable, seat: int) -> int:
        """Return the round in which the position will be judged, before anybody has done anything."""
        return table.round + 1

    def has_come(self, table: AquarettoTable, horizon: int) -> bool:
        """Whether that round has come."""
        return table.round >= horizon

    def terms(self, table: AquarettoTable, seat: int) -> dict[str, float]:
        """Split the worth of the player's park into its reasons, and the rivals'."""
        own, *rivals = self.parks(table, seat)
        return {**own, "rivals": -RIVALS[len(table.parks)].weigh([sum(rival.values()) for rival in rivals])}

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

    def final_value(self, game: Game, seat: int) -> float:
        """Return how far a seat was ahead in the end."""
        return RIVALS[game.setting.seats].final_value(game, seat)


PLANNING = AquarettoPlanning(WEIGHTS)

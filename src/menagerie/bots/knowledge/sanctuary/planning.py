"""How to plan in Sanctuary: a few of the player's turns ahead, and what the zoos are worth then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.bots.knowledge.rivals import Rivals
from menagerie.bots.knowledge.sanctuary.ending import WON
from menagerie.bots.knowledge.sanctuary.options import SanctuaryKnowledge
from menagerie.bots.knowledge.sanctuary.value import Terms, terms_of
from menagerie.bots.knowledge.sanctuary.weights import WEIGHTS

if TYPE_CHECKING:
    from menagerie.games.sanctuary.table import SanctuaryTable
    from menagerie.kernel.decision import Decision
    from menagerie.kernel.game import Game

AHEAD = 3  # of the player's turns, this one included
SETTLED = ("resolve_next", "face_down", "pay")  # questions where the rough worth will do
RIVALS = {  # by number of players
    1: Rivals(victory=WON),
    2: Rivals(leader=1.0, victory=10.0),
    3: Rivals(leader=0.6, field=0.15, victory=10.0),
    4: Rivals(leader=0.4, field=0.1, victory=10.0),
    5: Rivals(leader=0.4, field=0.1, victory=10.0),
}


class SanctuaryPlanning(SanctuaryKnowledge):
    """Judges positions by what every zoo is worth to its player."""

    __slots__ = ()

    def is_settled(self, decision: Decision[Any]) -> bool:
        """Whether the rough worth will do here."""
        return decision.prompt.key.rpartition(".")[2] in SETTLED

    def unseen(self, table: SanctuaryTable) -> int:
        """Count the tiles of the pile."""
        return len(table.pile)

    def horizon(self, table: SanctuaryTable, seat: int) -> int:
        """Return the number of the turn after the player's last one looked at, where the position is judged."""
        return table.turn + (AHEAD - 1) * len(table.zoos) + 1

    def has_come(self, table: SanctuaryTable, horizon: int) -> bool:
        """Whether that turn has come."""
        return table.turn >= horizon

    def terms(self, table: SanctuaryTable, seat: int) -> dict[str, float]:
        """Split the worth of the player's zoo into its reasons, and the rivals'."""
        terms = dict(zip(Terms._fields, self.zoo(table, seat, seat), strict=True))
        return {**terms, "rivals": -self.rivals(table, seat)}

    def zoo(self, table: SanctuaryTable, seat: int, viewer: int) -> Terms:
        """Split the worth of a zoo into points by their reasons."""
        return terms_of(table, seat, viewer, self.weights[len(table.zoos)])

    def value(self, table: SanctuaryTable, seat: int) -> float:
        """Return how far a seat is ahead."""
        return sum(self.zoo(table, seat, seat)) - self.rivals(table, seat)

    def rivals(self, table: SanctuaryTable, seat: int) -> float:
        """Return what the other zoos count against the player's."""
        others = [zoo.seat for zoo in table.zoos if zoo.seat != seat]
        return RIVALS[len(table.zoos)].weigh([sum(self.zoo(table, other, seat)) for other in others])

    def final_value(self, game: Game, seat: int) -> float:
        """Return how far a seat was ahead in the end."""
        return RIVALS[game.setting.seats].final_value(game, seat)


PLANNING = SanctuaryPlanning(WEIGHTS)

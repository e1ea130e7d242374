"""How to plan in Ark Nova: a few of the player's turns ahead, and what the zoos are worth then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.bots.knowledge.ark_nova.options import ArkNovaKnowledge
from menagerie.bots.knowledge.ark_nova.outlook import turns_left
from menagerie.bots.knowledge.ark_nova.scales import scaled
from menagerie.bots.knowledge.ark_nova.value import Terms, terms_of
from menagerie.bots.knowledge.ark_nova.weights import WEIGHTS
from menagerie.bots.knowledge.rivals import Rivals

if TYPE_CHECKING:
    from menagerie.games.ark_nova.table import Table
    from menagerie.kernel.decision import Decision
    from menagerie.kernel.game import Game

AHEAD = 7  # of the player's turns, this one included
SETTLED = ("resolve_next", "home", "move_animal", "map")  # questions where the rough worth will do
RIVALS = {  # by number of players; four that count each other only hinder each other (docs/bots.md)
    1: Rivals(victory=10.0),
    2: Rivals(leader=1.0, victory=10.0),
    3: Rivals(leader=0.6, field=0.15, victory=10.0),
    4: Rivals(),
}


class ArkNovaPlanning(ArkNovaKnowledge):
    """Judges positions by what every zoo is worth to its player."""

    __slots__ = ()

    def is_settled(self, decision: Decision[Any]) -> bool:
        """Whether the rough worth will do here."""
        return decision.prompt.key.rpartition(".")[2] in SETTLED

    def unseen(self, table: Table) -> int:
        """Count the cards of the deck and the final scoring cards that nobody has."""
        return len(table.deck) + len(table.final_pile)

    def horizon(self, table: Table, seat: int) -> int:
        """Return the number of the turn after the player's last one looked at, where the position is judged."""
        return table.turn_number + (AHEAD - 1) * table.seats + 1

    def has_come(self, table: Table, horizon: int) -> bool:
        """Whether that turn has come."""
        return table.turn_number >= horizon

    def terms(self, table: Table, seat: int) -> dict[str, float]:
        """Split the worth of the player's zoo into its reasons, and the rivals'."""
        terms = dict(zip(Terms._fields, self.zoo(table, seat, seat), strict=True))
        terms["conservation"] += terms.pop("early")  # to people both are one
        terms["rivals"] = -self.rivals(table, seat)
        return terms

    def zoo(self, table: Table, seat: int, viewer: int) -> list[float]:
        """Split the worth of a zoo into points by their reasons."""
        weights = self.weights[table.seats]
        return scaled(terms_of(table, seat, viewer, weights), turns_left(table, weights))

    def worth(self, table: Table, seat: int, viewer: int) -> float:
        """Add up the worth of a zoo."""
        return sum(self.zoo(table, seat, viewer))

    def value(self, table: Table, seat: int) -> float:
        """Return how far a seat is ahead."""
        return self.worth(table, seat, seat) - self.rivals(table, seat)

    def rivals(self, table: Table, seat: int) -> float:
        """Return what the other zoos count against the player's; if they count nothing they are not looked at."""
        rivals = RIVALS[table.seats]
        if not rivals.leader and not rivals.field:
            return 0.0
        return rivals.weigh([self.worth(table, zoo.seat, seat) for zoo in table.others(seat)])

    def final_value(self, game: Game, seat: int) -> float:
        """Return how far a seat was ahead in the end."""
        return RIVALS[game.setting.seats].final_value(game, seat)


PLANNING = ArkNovaPlanning(WEIGHTS)

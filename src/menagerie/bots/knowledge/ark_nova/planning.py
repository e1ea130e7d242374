"""How to plan in Ark Nova: to look ahead until one's turn has come twice again, and what the zoos are worth then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.bots.knowledge.ark_nova.options import ArkNovaKnowledge
from menagerie.bots.knowledge.ark_nova.value import Terms, terms_of
from menagerie.bots.knowledge.ark_nova.weights import WEIGHTS

if TYPE_CHECKING:
    from menagerie.games.ark_nova.table import Table
    from menagerie.kernel.decision import Decision
    from menagerie.kernel.game import Game

AHEAD = 2  # own turns, this one included
SETTLED = ("resolve_next", "home", "move_animal", "map")  # questions where the rough worth will do
LEADER = {1: 0.0, 2: 1.0, 3: 0.6, 4: 0.4}  # how much the best rival counts, by seats
FIELD = {1: 0.0, 2: 0.0, 3: 0.15, 4: 0.15}  # how much each rival counts beside
VICTORY = 10.0  # points that a victory is worth, beside the lead


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
        """Give the number of the own turn where the position will be judged."""
        return table.turn_number + AHEAD * table.seats

    def has_come(self, table: Table, horizon: int) -> bool:
        """Whether that turn has come."""
        return table.turn_number >= horizon

    def terms(self, table: Table, seat: int) -> dict[str, float]:
        """Split the worth of the own zoo into its reasons, and the rivals'."""
        terms = {
            name: scale * term
            for name, scale, term in zip(Terms._fields, SCALES, self.zoo(table, seat, seat), strict=True)
        }
        rivals = [self.worth(table, zoo.seat, seat) for zoo in table.others(seat)]
        terms["rivals"] = -lead_of(rivals, table.seats)
        return terms

    def zoo(self, table: Table, seat: int, viewer: int) -> Terms:
        """Split the worth of a zoo."""
        return terms_of(table, seat, viewer, self.weights)

    def worth(self, table: Table, seat: int, viewer: int) -> float:
        """Add up the worth of a zoo."""
        return sum([scale * term for scale, term in zip(SCALES, self.zoo(table, seat, viewer), strict=True)])

    def value(self, table: Table, seat: int) -> float:
        """Say how far a seat is ahead."""
        rivals = [self.worth(table, zoo.seat, seat) for zoo in table.others(seat)]
        return self.worth(table, seat, seat) - lead_of(rivals, table.seats)

    def final_value(self, game: Game, seat: int) -> float:
        """Say how far a seat was ahead in the end."""
        scores = game.scores()
        own = scores.pop(seat)
        won = seat in game.winners()
        return own - lead_of(scores, game.setting.seats) + (VICTORY if won else -VICTORY)


def lead_of(rivals: list[Any], seats: int) -> float:
    """Say what the rivals' worth counts against the own one."""
    if not rivals:
        return 0.0
    return float(LEADER[seats] * max(rivals) + FIELD[seats] * sum(rivals))


SCALES = Terms(
    appeal=1.0,
    conservation=1.0,
    early=1.0,
    money=1.0,
    income=1.0,
    ready=0.6,
    hand=0.3,
    supports=0.7,
    projects=0.4,
    final=0.8,
    reputation=0.8,
    x_tokens=0.9,
    upgrades=0.8,
    workers=1.0,
    at_home=0.5,
    partner_zoos=2.0,
    universities=2.0,
    science=1.0,
    icons=0.3,
    homes=0.7,
    kiosks=1.0,
    row=0.5,
)

PLANNING = ArkNovaPlanning(WEIGHTS)

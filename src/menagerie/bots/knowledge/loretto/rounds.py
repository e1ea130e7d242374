"""How to plan in a truck game: ahead to the end of the round, where everybody's board is compared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.bots.knowledge.rivals import Rivals

if TYPE_CHECKING:
    from menagerie.games.loretto.table import AnyTable
    from menagerie.kernel.decision import Decision
    from menagerie.kernel.game import Game

RIVALS = {  # by number of players
    2: Rivals(leader=1.0, victory=4.0),
    3: Rivals(leader=0.6, field=0.15, victory=4.0),
    4: Rivals(leader=0.4, field=0.15, victory=4.0),
    5: Rivals(leader=0.4, field=0.1, victory=4.0),
}


def against(own: dict[str, float], rivals: list[dict[str, float]]) -> dict[str, float]:
    """Add what the rivals have to the reasons of a player's worth."""
    weight = RIVALS[len(rivals) + 1].weigh([sum(rival.values()) for rival in rivals])
    return {**own, "rivals": -weight}


class RoundKnowledge:
    """What bots know of every truck game; a member weighs its options and splits the worth of its boards."""

    __slots__ = ()

    def is_settled(self, decision: Decision[Any]) -> bool:
        """Whether the rough worth will do here: never, since everything in these games matters."""
        return False

    def unseen(self, table: AnyTable) -> int:
        """Count the tiles that nobody has drawn."""
        return len(table.undrawn())

    def horizon(self, table: AnyTable, seat: int) -> int:
        """Return the round in which the position will be judged, before anybody has done anything."""
        return table.round + 1

    def has_come(self, table: AnyTable, horizon: int) -> bool:
        """Whether that round has come."""
        return table.round >= horizon

    def final_value(self, game: Game, seat: int) -> float:
        """Return how far a seat was ahead in the end."""
        return RIVALS[game.setting.seats].final_value(game, seat)

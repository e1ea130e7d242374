"""How much the rivals count when a position, or the end of a game, is judged."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.kernel.game import Game


@dataclass(frozen=True)
class Rivals:
    """What the worth of the others counts against one's own, at a table of some size."""

    leader: float = 0.0  # how much the best rival counts
    field: float = 0.0  # how much each rival counts besides
    victory: float = 0.0  # points that a victory is worth, besides the lead

    def weigh(self, worths: Sequence[float]) -> float:
        """Return what the rivals' worth counts against one's own; alone there is nobody."""
        return self.leader * max(worths) + self.field * sum(worths) if worths else 0.0

    def final_value(self, game: Game, seat: int) -> float:
        """Return how far a seat was ahead in the end."""
        scores = game.scores()
        own = scores.pop(seat)
        won = seat in game.winners()
        return own - self.weigh(scores) + (self.victory if won else -self.victory)

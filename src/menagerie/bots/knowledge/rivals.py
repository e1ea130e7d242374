"""How much the rivals count when a position, or the end of a game, is judged."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from menagerie.kernel.game import Game


@dataclass(frozen=True)
class Rivals:
    """What the worth of the others counts against the own one, by number of players."""

    leader: Mapping[int, float]  # how much the best rival counts
    field: Mapping[int, float]  # how much each rival counts beside
    victory: float  # points that a victory is worth, beside the lead

    def weigh(self, worths: Sequence[float], seats: int) -> float:
        """Say what the rivals' worth counts against the own one; alone there is nobody."""
        return self.leader[seats] * max(worths) + self.field[seats] * sum(worths) if worths else 0.0

    def final_value(self, game: Game, seat: int) -> float:
        """Say how far a seat was ahead in the end."""
        scores = game.scores()
        own = scores.pop(seat)
        won = seat in game.winners()
        return own - self.weigh(scores, game.setting.seats) + (self.victory if won else -self.victory)

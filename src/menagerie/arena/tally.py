"""Counting who won what; exact numbers, so that the order of counting does not matter."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from menagerie.arena.coverage import Coverage
    from menagerie.kernel.game import Game


@dataclass(frozen=True)
class BotTally:
    """The results of one bot's seats."""

    games: int = 0  # seats played: two of a bot at one table count twice
    wins: Fraction = Fraction(0)  # a shared victory counts as its share
    points: int = 0

    def __add__(self, other: BotTally) -> BotTally:
        return BotTally(self.games + other.games, self.wins + other.wins, self.points + other.points)

    def to_json(self) -> dict[str, Any]:
        """Return the tally as plain JSON values."""
        return {"games": self.games, "wins": float(self.wins), "mean_score": self.points / self.games}


@dataclass(frozen=True)
class Tally:
    """The results of some games."""

    games: int = 0
    decisions: int = 0
    bots: Mapping[str, BotTally] = field(default_factory=dict)
    covered: Counter[tuple[str, str]] = field(default_factory=Counter)  # how often things came up, if that is asked

    def __add__(self, other: Tally) -> Tally:
        names = dict.fromkeys([*self.bots, *other.bots])
        nothing = BotTally()
        bots = {name: self.bots.get(name, nothing) + other.bots.get(name, nothing) for name in names}
        covered = self.covered + other.covered
        return Tally(self.games + other.games, self.decisions + other.decisions, bots, covered)

    @staticmethod
    def of_game(game: Game, seated: Iterable[str], coverage: Coverage | None = None) -> Tally:
        """Count a finished game, played by these bots, seat by seat."""
        standing = game.standing()
        winners = standing.leaders
        share = Fraction(1, max(1, len(winners)))  # a game played alone may have no winner
        bots: dict[str, BotTally] = {}
        for seat, (name, score) in enumerate(zip(seated, standing.scores, strict=True)):
            bots[name] = bots.get(name, BotTally()) + BotTally(1, share if seat in winners else Fraction(0), score)
        return Tally(1, game.number, bots, coverage.counts(game.journal) if coverage is not None else Counter())


@dataclass(frozen=True)
class Result:
    """The results of a simulation, and how long it took."""

    game: str
    seats: int
    tally: Tally
    seconds: float
    everything: Mapping[str, Sequence[str]] | None = None  # everything that can come up, by group, if that was asked

    @property
    def bots(self) -> Mapping[str, BotTally]:
        """The results of each bot, by name."""
        return self.tally.bots

    @property
    def coverage(self) -> dict[str, dict[str, int]]:
        """How often each thing came up, by group, the rarest first."""
        covered = self.tally.covered
        return {
            group: dict(sorted(((thing, covered[group, thing]) for thing in things), key=lambda entry: entry[1]))
            for group, things in (self.everything or {}).items()
        }

    def to_json(self) -> dict[str, Any]:
        """Return the result as plain JSON values."""
        result = {
            "game": self.game,
            "seats": self.seats,
            "games": self.tally.games,
            "decisions": self.tally.decisions,
            "seconds": self.seconds,
            "games_per_second": self.tally.games / self.seconds,
            "decisions_per_second": self.tally.decisions / self.seconds,
            "bots": {name: bot.to_json() for name, bot in self.tally.bots.items()},
        }
        return result if self.everything is None else {**result, "coverage": self.coverage}

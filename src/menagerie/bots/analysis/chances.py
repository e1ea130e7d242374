"""How likely each seat is to win.

The onlooker sees what all players together see: every zoo counts as its own player values it, with hand and secret
cards. What nobody knows, such as the order of a deck, does not count, so luck shows when it comes, not before.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from menagerie.bots.knowledge import needed
from menagerie.bots.planner.planning import planning_of
from menagerie.kernel.parts import Part

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.kernel.game import Game

SURE = 40.0  # beyond this the other side is as good as beaten


class Curve(NamedTuple):
    """How points turn into chances, fitted to games of greedy bots (docs/analysis.md)."""

    early: float  # points ahead that make the odds e to 1, when the game begins
    late: float  # and when it ends
    tempo: float  # points that a seat's next turn is worth beforehand
    needed_early: float = 0.0  # solo: points that a zoo must be worth for an even chance, besides those it takes
    needed_late: float = 0.0

    def scale(self, left: float) -> float:
        """Return the points that make the odds e to 1 with this part of the game left."""
        return self.late + left * (self.early - self.late)


class Winning(Protocol):
    """The file winning.py of a game's knowledge."""

    several: Curve
    alone: Curve

    def part_left(self, table: Any) -> float:
        """Return the part of the game that is left, from 1 to 0."""
        ...


WINNING: Part[Winning] = Part("knowledge.winning", "menagerie.bots.knowledge.{game}.winning", Winning, "WINNING")


def winning_of(game: str) -> Winning:
    """Return how points turn into chances in a game."""
    return needed(WINNING, game, "planner")


def chances(game: Game) -> tuple[float, ...]:
    """Return how likely each seat is to win; a shared victory is divided."""
    if game.pausing:
        game = game.fork()
        game.go_on()
    seats = game.setting.seats
    if game.decision is None:
        winners = game.winners()
        return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats))
    winning = winning_of(game.rules.name)
    left = min(1.0, max(0.0, winning.part_left(game.table)))
    worths = [worth(game, seat) for seat in range(seats)]
    if seats == 1:
        needed = game.standing().needed or 0
        return (alone(worths[0] - needed, left, winning.alone),)
    return several(with_tempo(worths, game.decision.seat, winning.several.tempo), winning.several.scale(left))


def worth(game: Game, seat: int) -> float:
    """Return the points that a zoo is worth to its player."""
    terms = planning_of(game.rules.name, "planner").terms(game.table, seat)
    return sum(points for name, points in terms.items() if name != "rivals")


def with_tempo(worths: Sequence[float], mover: int, tempo: float) -> list[float]:
    """Credit those who have not had their turn yet, so that an ordinary turn changes nothing."""
    seats = len(worths)
    return [points + tempo * (seats - 1 - (seat - mover) % seats) / seats for seat, points in enumerate(worths)]


def several(worths: Sequence[float], scale: float) -> tuple[float, ...]:
    """Turn what the zoos are worth into chances: with two, the logistic function of the lead."""
    best = max(worths)
    weights = [exp(max(-SURE, (points - best) / scale)) for points in worths]
    return tuple(weight / sum(weights) for weight in weights)


def alone(ahead: float, left: float, curve: Curve) -> float:
    """Turn how far a lone zoo is ahead of its goal into a chance."""
    needed = curve.needed_late + left * (curve.needed_early - curve.needed_late)
    return 1 / (1 + exp(min(SURE, max(-SURE, (needed - ahead) / curve.scale(left)))))

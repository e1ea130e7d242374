"""The turns of a seat, tried out in the same worlds, one after the other as they are needed."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from menagerie.bots.planner.tries import gains_of, try_for_reasons, try_out
from menagerie.bots.planner.turns import likely_turns

if TYPE_CHECKING:
    from menagerie.bots.bot import Glimpse
    from menagerie.bots.parameters import Budget
    from menagerie.bots.planner.planning import Planning
    from menagerie.bots.planner.turns import PlannedTurn
    from menagerie.kernel.chance import Chance
    from menagerie.kernel.game import Game

TURNS = 20  # that are compared
FEW = 6  # tries that each of them should have at least
SOME = 4  # worlds in which it is looked at what a turn changes at once


class TurnTrials:
    """Worlds that a seat could be in, by their number; all turns are tried in the same ones."""

    __slots__ = ("chance", "glimpse", "planning", "seat", "worlds")

    def __init__(self, planning: Planning, glimpse: Glimpse, chance: Chance) -> None:
        self.planning = planning
        self.glimpse = glimpse
        self.chance = chance
        self.seat = glimpse.seat
        self.worlds: list[Game] = []

    def world(self, number: int) -> Game:
        """Return the world with a number."""
        while len(self.worlds) <= number:
            self.worlds.append(self.glimpse.sample_world(self.chance))
        return self.worlds[number]

    def turns(self, budget: Budget) -> list[PlannedTurn]:
        """List the turns worth trying, no more than the budget can tell apart."""
        most = TURNS if budget.rounds is None else max(2, min(TURNS, budget.rounds // FEW))
        return likely_turns(self.planning, self.world(0), self.seat, most)

    def try_in(self, turn: PlannedTurn, world: int) -> float:
        """Return what a turn comes to in a numbered world."""
        return try_out(self.planning, self.world(world), self.seat, turn)


class ReasonedTrials(TurnTrials):
    """Trials that remember why a turn came to its result."""

    __slots__ = ("_gains", "reasons")

    def __init__(self, planning: Planning, glimpse: Glimpse, chance: Chance) -> None:
        super().__init__(planning, glimpse, chance)
        self.reasons: dict[tuple[PlannedTurn, int], dict[str, float]] = {}
        self._gains: dict[tuple[PlannedTurn, int], dict[str, float]] = {}

    def try_in(self, turn: PlannedTurn, world: int) -> float:
        """Return what a turn comes to in a numbered world."""
        reasons = try_for_reasons(self.planning, self.world(world), self.seat, turn)
        self.reasons[turn, world] = reasons
        return sum(reasons.values())

    def advantages(self, turn: PlannedTurn, other: PlannedTurn, worlds: int) -> dict[str, float]:
        """Return by reason how much more a turn comes to than another, on average over the first worlds."""
        found: dict[str, float] = {}
        for world in range(worlds):
            add(found, self.reasons[turn, world], 1 / worlds)
            add(found, self.reasons[other, world], -1 / worlds)
        return found

    def brings(self, turn: PlannedTurn) -> dict[str, float]:
        """Return by reason what a turn brings, at once and later, beyond what comes later of most turns."""
        found: dict[str, float] = {}
        field = [other for other, world in self.reasons if world == 0]
        for other in field:
            worlds = min(self._worlds(turn), self._worlds(other))
            add(found, self.advantages(turn, other, worlds), 1 / len(field))
            add(found, self.gains(other, worlds), 1 / len(field))
        return found

    def gains(self, turn: PlannedTurn, worlds: int) -> dict[str, float]:
        """Return by reason what a turn changes at once, on average over the first worlds; a few of them will do."""
        found: dict[str, float] = {}
        worlds = min(worlds, SOME)
        for world in range(worlds):
            add(found, self._gained(turn, world), 1 / worlds)
        return found

    def _worlds(self, turn: PlannedTurn) -> int:
        """Count the worlds that a turn was tried in."""
        return next(world for world in count() if (turn, world) not in self.reasons)

    def _gained(self, turn: PlannedTurn, world: int) -> dict[str, float]:
        if (turn, world) not in self._gains:
            self._gains[turn, world] = gains_of(self.planning, self.world(world), self.seat, turn)
        return self._gains[turn, world]


def add(total: dict[str, float], some: dict[str, float], share: float) -> None:
    """Add a share of some points to a total, reason by reason."""
    for name, points in some.items():
        total[name] = total.get(name, 0.0) + share * points

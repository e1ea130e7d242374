"""The turns of a seat, tried out in the same worlds, one after the other as they are needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.bots.planner.tries import try_for_reasons, try_out
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

    __slots__ = ("reasons",)

    def __init__(self, planning: Planning, glimpse: Glimpse, chance: Chance) -> None:
        super().__init__(planning, glimpse, chance)
        self.reasons: dict[tuple[PlannedTurn, int], dict[str, float]] = {}

    def try_in(self, turn: PlannedTurn, world: int) -> float:
        """Return what a turn comes to in a numbered world."""
        reasons = try_for_reasons(self.planning, self.world(world), self.seat, turn)
        self.reasons[turn, world] = reasons
        return sum(reasons.values())

    def advantages(self, turn: PlannedTurn, other: PlannedTurn, worlds: int) -> dict[str, float]:
        """Return by reason how much more a turn comes to than another, on average over the first worlds."""
        found: dict[str, float] = {}
        for world in range(worlds):
            for sign, which in ((1, turn), (-1, other)):
                for name, points in self.reasons[which, world].items():
                    found[name] = found.get(name, 0.0) + sign * points / worlds
        return found

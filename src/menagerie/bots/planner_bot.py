"""A bot that thinks turns through before it takes one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.bots.planner.halving import best_turn
from menagerie.bots.planner.meter import Meter
from menagerie.bots.planner.tries import try_out
from menagerie.bots.planner.turns import asked, likely_turns

if TYPE_CHECKING:
    from menagerie.bots.bot import Glimpse
    from menagerie.bots.parameters import Budget
    from menagerie.bots.planner.planning import Planning
    from menagerie.bots.planner.turns import Pick, PlannedTurn
    from menagerie.kernel.chance import Chance
    from menagerie.kernel.game import Game

TURNS = 20  # that are compared
FEW = 6  # tries that each of them should have at least


class PlannerBot:
    """Try the likeliest turns out in worlds that could be the real one, and take the one that comes to most.

    The rest of the chosen turn is remembered, and followed as long as the questions are the expected ones.
    """

    __slots__ = ("budget", "chance", "plan", "planning")

    def __init__(self, planning: Planning, budget: Budget, chance: Chance) -> None:
        self.planning = planning
        self.budget = budget
        self.chance = chance
        self.plan: list[Pick] = []

    def pick(self, glimpse: Glimpse) -> int:
        """Choose an option by its index."""
        keys = tuple(glimpse.decision.keys)
        if not (self.plan and self.plan[0].keys == keys):
            self.plan = list(self.think(glimpse).picks)
        return keys.index(self.plan.pop(0).key)

    def think(self, glimpse: Glimpse) -> PlannedTurn:
        """Choose how to go on in this turn."""
        meter = Meter(self.budget)
        worlds: list[Game] = [glimpse.sample_world(self.chance)]
        seat = glimpse.seat
        decision = asked(worlds[0], seat)
        assert decision is not None
        most = TURNS if self.budget.rounds is None else max(2, min(TURNS, self.budget.rounds // FEW))
        turns = likely_turns(self.planning, worlds[0], seat, most)
        if len(turns) == 1:
            return turns[0]

        def try_in(turn: PlannedTurn, world: int) -> float:
            while len(worlds) <= world:
                worlds.append(glimpse.sample_world(self.chance))
            return try_out(self.planning, worlds[world], seat, turn)

        return best_turn(turns, try_in, meter)[0].turn

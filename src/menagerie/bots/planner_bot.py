"""A bot that thinks turns through before playing one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.bots.planner.halving import Contender, ranked_turns
from menagerie.bots.planner.meter import Meter
from menagerie.bots.planner.trials import TurnTrials
from menagerie.kernel.chance import Chance

if TYPE_CHECKING:
    from menagerie.bots.bot import Glimpse
    from menagerie.bots.parameters import Budget
    from menagerie.bots.planner.planning import Planning
    from menagerie.bots.planner.turns import Pick


class PlannerBot:
    """Try the likeliest turns in worlds that could be the real one, and take the one that comes to most.

    The rest of the chosen turn is remembered, and followed as long as the questions are the expected ones.
    """

    __slots__ = ("budget", "chance", "plan", "planning", "stretch", "tries")

    def __init__(self, planning: Planning, budget: Budget, chance: Chance) -> None:
        self.planning = planning
        self.budget = budget
        self.chance = chance
        self.plan: list[Pick] = []
        self.stretch = -1  # the stretch of play that the plan is for, by its first decision
        self.tries = 0  # so far

    def pick(self, glimpse: Glimpse) -> int:
        """Choose an option by its index."""
        keys = tuple(glimpse.decision.keys)
        stretch = glimpse.sample_world(Chance(0)).stretch_start
        if stretch != self.stretch or not self.plan or self.plan[0].keys != keys:
            self.plan = list(self.consider(glimpse)[0].turn.picks)
            self.stretch = stretch
        return keys.index(self.plan.pop(0).key)

    def consider(self, glimpse: Glimpse) -> list[Contender]:
        """Compare the ways to go on in this turn, the best first."""
        meter = Meter(self.budget)
        trials = TurnTrials(self.planning, glimpse, self.chance)
        turns = trials.turns(self.budget)
        if len(turns) == 1:
            return [Contender(turns[0])]
        ranked = ranked_turns(turns, trials.try_in, meter)
        self.tries += meter.rounds
        return ranked

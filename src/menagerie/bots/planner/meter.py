"""What has been spent of the time to think."""

from __future__ import annotations

from time import thread_time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from menagerie.bots.parameters import Budget


class Meter:
    """Counts seconds of computing, however busy the machine is, or rounds: one try of one turn in one world."""

    __slots__ = ("budget", "rounds", "started")

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.started = thread_time()
        self.rounds = 0

    def spent(self) -> float:
        """Return the share of the budget that is spent; 1 or more is all of it."""
        if self.budget.seconds is not None:
            return (thread_time() - self.started) / self.budget.seconds
        assert self.budget.rounds is not None
        return self.rounds / self.budget.rounds

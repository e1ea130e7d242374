"""How a piece of work is timed."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

RUNS = 15


def best(work: Callable[[], int], runs: int = RUNS) -> float:
    """Return the least CPU time in microseconds for one piece of work; `work` says how many pieces it did."""
    times = []
    for _ in range(runs):
        start = time.process_time()
        pieces = work()
        times.append((time.process_time() - start) / pieces * 1e6)
    return min(times)


def repeat(times: int, work: Callable[[], Any]) -> Callable[[], int]:
    """Do the same work several times."""

    def all_of_it() -> int:
        for _ in range(times):
            work()
        return times

    return all_of_it

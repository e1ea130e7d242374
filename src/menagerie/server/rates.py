"""How much somebody may ask for: everything has a price, and everybody a purse that refills."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from menagerie.server.refusals import TooFast

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.server.settings import Rates

MANY = 10_000  # purses, before those that are full again are thrown away


class RateLimits:
    """The purses of strangers and friends; without rates everything is free."""

    def __init__(self, rates: Rates | None, clock: Callable[[], float] = time.monotonic) -> None:
        self.purses = Purses(rates.purse, rates.refill, clock) if rates else None
        self._prices = rates.prices if rates else {}

    def count(self, what: str, who: str) -> None:
        """Charge somebody for something; if the purse holds too little, raise and charge nothing."""
        if self.purses is not None and not self.purses.pay(who, self._prices[what]):
            raise TooFast("server.error.too_fast")


class Purses:
    """A purse for everybody: full at first, and refilled all the time."""

    def __init__(self, full: float, refill: float, clock: Callable[[], float]) -> None:
        self.full = full
        self.refill = refill
        self.clock = clock
        self._many = MANY
        self._left: dict[str, tuple[float, float]] = {}  # by person: what was left, and when

    def __len__(self) -> int:
        return len(self._left)

    def pay(self, who: str, price: float) -> bool:
        """Take a price out of a purse; return whether there was enough in it."""
        now = self.clock()
        left = self.left(who, now)
        if left < price:
            return False
        self._left[who] = left - price, now
        if len(self._left) > self._many:
            self._tidy_up(now)
        return True

    def left(self, who: str, now: float) -> float:
        """Return what is in a purse by now."""
        left, then = self._left.get(who, (self.full, now))
        return min(self.full, left + (now - then) * self.refill)

    def _tidy_up(self, now: float) -> None:
        """Throw away the purses that are full again; rarely enough to cost little."""
        self._left = {who: purse for who, purse in self._left.items() if self.left(who, now) < self.full}
        self._many = max(MANY, 2 * len(self._left))

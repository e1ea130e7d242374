"""How often somebody may do something, counted by who they are or where they come from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from limits import parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from menagerie.server.refusals import TooFast

if TYPE_CHECKING:
    from menagerie.server.settings import Rates


class RateLimits:
    """Counters for all strangers and friends; without rates everybody may do everything."""

    def __init__(self, rates: Rates | None) -> None:
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._rates = {name: parse(rate) for name, rate in vars(rates).items()} if rates else {}

    def count(self, what: str, who: str) -> None:
        """Count something that somebody does; too often is an error."""
        rate = self._rates.get(what)
        if rate is not None and not self._limiter.hit(rate, what, who):
            raise TooFast("server.error.too_fast")

"""How a report writes texts and numbers, in the reader's language."""

from __future__ import annotations

from html import escape
from math import isinf
from typing import TYPE_CHECKING

from menagerie.kernel.messages import Argument, Message, phrasebook

if TYPE_CHECKING:
    from menagerie.arena.intervals import Estimate
    from menagerie.arena.ratings import Rating

MINUTE, HOUR = 60.0, 3600.0
ALMOST = 1e-9
NARROW = "\u00a0"  # a space that does not break


class Writer:
    """A language, and its customs with numbers."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.phrases = phrasebook(language)

    def say(self, key: str, **args: Argument) -> str:
        """Put a message into words."""
        return self.phrases.say(Message(key, **args))

    def text(self, key: str, **args: Argument) -> str:
        """Put a message into words, escaped for HTML."""
        return escape(self.say(key, **args))

    def number(self, value: float, digits: int = 1) -> str:
        """Write a number."""
        text = f"{value:.{digits}f}".replace("-", "\u2212")
        return text if self.language == "en" else text.replace(".", ",")

    def signed(self, value: float, digits: int = 1) -> str:
        """Write a difference, with its sign."""
        return "+" * (value > 0) + self.number(value, digits)

    def tick(self, value: float) -> str:
        """Write a number on an axis, with no more digits than it needs."""
        return self.number(value, next((d for d in range(3) if abs(round(value, d) - value) < ALMOST), 3))

    def percent(self, value: float) -> str:
        """Write a share."""
        return f"{self.number(100 * value, 0)}{NARROW}%"

    def share(self, estimate: Estimate | None) -> str:
        """Write a share with its interval."""
        if estimate is None:
            return "\u2013"
        low, high = self.number(100 * estimate.low, 0), self.number(100 * estimate.high, 0)
        return f"{self.percent(estimate.value)} ({low}\u2013{high})"

    def estimate(self, estimate: Estimate | Rating | None, digits: int = 1, *, signed: bool = False) -> str:
        """Write a mean or a rating with its interval; infinite bounds are left out."""
        if estimate is None:
            return "\u2013"
        value = self.signed(estimate.value, digits) if signed else self.number(estimate.value, digits)
        if isinf(estimate.low):
            return value
        return f"{value} ({self.number(estimate.low, digits)} \u2026 {self.number(estimate.high, digits)})"

    def seconds(self, value: float) -> str:
        """Write a time, in the unit that suits it."""
        if value >= 2 * HOUR:
            return f"{self.number(value / HOUR)}{NARROW}h"
        if value >= 2 * MINUTE:
            return f"{self.number(value / MINUTE)}{NARROW}min"
        if value >= 1:
            return f"{self.number(value, 2)}{NARROW}s"
        return f"{self.number(1000 * value, 1 if value < 0.1 else 0)}{NARROW}ms"

"""Many games at once: bots against bots, in one process or several."""

from __future__ import annotations

from menagerie.arena.simulate import simulate
from menagerie.arena.tally import BotTally, Result

__all__ = ["BotTally", "Result", "simulate"]

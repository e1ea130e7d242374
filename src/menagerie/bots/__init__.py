"""Players that are not people: one file a bot; what a bot knows of a game is under knowledge/."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.bots.kinds import KINDS
from menagerie.bots.naming import bot_named

if TYPE_CHECKING:
    from menagerie.bots.bot import Bot
    from menagerie.kernel.chance import Chance

__all__ = ["BOTS", "LEVELS", "PARTNERS", "bot_named", "bot_of"]

LEVELS = ("easy", "normal", "hard")  # that people choose from
PARTNERS = (*LEVELS, "random", "greedy", "planner")  # that people play with
BOTS = tuple(KINDS)


def bot_of(name: str, game: str, chance: Chance, *, files: bool = False) -> Bot:
    """Make a bot for a game from its name, with its own luck."""
    return bot_named(name, game, files=files).make(chance)

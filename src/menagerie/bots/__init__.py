"""Players that are not people: one file a bot, what a bot knows of a game under knowledge/."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.bots.greedy_bot import GreedyBot
from menagerie.bots.knowledge import knowledge_of
from menagerie.bots.random_bot import RandomBot
from menagerie.bots.variety_bot import VarietyBot
from menagerie.kernel.errors import BadRequest

if TYPE_CHECKING:
    from menagerie.bots.bot import Bot
    from menagerie.kernel.chance import Chance

PARTNERS = ("random", "greedy")  # that people play with
BOTS = (*PARTNERS, "variety")


def bot_of(name: str, game: str, chance: Chance) -> Bot:
    """Find a bot by its name, for a game, with its own luck."""
    if name == "random":
        return RandomBot(chance)
    if name == "greedy":
        return GreedyBot(knowledge_of(game, name), chance)
    if name == "variety":
        return VarietyBot(chance)
    raise BadRequest("bots.error.unknown_bot", bot=name, allowed=BOTS)

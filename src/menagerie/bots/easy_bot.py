"""A bot for people who learn a game: it plays sensibly, but misjudges what is close."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from menagerie.bots.knowledge import needed
from menagerie.kernel.parts import Part

if TYPE_CHECKING:
    from menagerie.bots.bot import Glimpse
    from menagerie.bots.knowledge import Knowledge
    from menagerie.kernel.chance import Chance

FINE = 1 << 20  # doubts are drawn in whole numbers: the same on every machine


class Beginner(NamedTuple):
    """The file easy.py of a game's knowledge: what a beginner believes, and how unsure they are."""

    knowledge: Knowledge
    doubt: float  # points by which two options may be misjudged


BEGINNERS: Part[Beginner] = Part("knowledge.easy", "menagerie.bots.knowledge.{game}.easy", Beginner, "EASY")


class EasyBot:
    """Weigh every option as a beginner would, each with some doubt, and take the one that seems best.

    It gives away less than the doubt: a blunder looks like one to a beginner too.
    """

    __slots__ = ("beginner", "chance")

    def __init__(self, beginner: Beginner, chance: Chance) -> None:
        self.beginner = beginner
        self.chance = chance

    def pick(self, glimpse: Glimpse) -> int:
        """Choose an option by its index."""
        world = glimpse.sample_world(self.chance)
        doubt = self.beginner.doubt / FINE
        values = [
            value + doubt * self.chance.below(FINE)
            for value in self.beginner.knowledge.weigh(world.table, glimpse.decision)
        ]
        return values.index(max(values))


def beginner_of(game: str, bot: str) -> Beginner:
    """Return what a beginner knows of a game."""
    return needed(BEGINNERS, game, bot)

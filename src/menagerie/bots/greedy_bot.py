"""A bot that takes what looks best at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from menagerie.bots.bot import Glimpse
    from menagerie.bots.knowledge import Knowledge
    from menagerie.kernel.chance import Chance


class GreedyBot:
    """Weigh every option by what it knows of the game, and take the best; the first of several equals."""

    __slots__ = ("chance", "knowledge")

    def __init__(self, knowledge: Knowledge, chance: Chance) -> None:
        self.knowledge = knowledge
        self.chance = chance

    def pick(self, glimpse: Glimpse) -> int:
        """Choose an option by its index."""
        world = glimpse.sample_world(self.chance)
        values = self.knowledge.weigh(world.table, glimpse.decision)
        return values.index(max(values))

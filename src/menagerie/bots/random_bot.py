"""A bot that takes any option."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from menagerie.bots.bot import Glimpse
    from menagerie.kernel.chance import Chance


class RandomBot:
    """Take any option, each as likely as the others."""

    __slots__ = ("chance",)

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def pick(self, glimpse: Glimpse) -> int:
        """Choose an option by its index."""
        return self.chance.below(len(glimpse.decision.options))

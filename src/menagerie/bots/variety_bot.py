"""A bot that likes variety, for runs that are to see everything a game has."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from menagerie.kernel.decision import NO_KEY

if TYPE_CHECKING:
    from menagerie.bots.bot import Glimpse
    from menagerie.kernel.chance import Chance

PARTS = re.compile(r"[-+@]")
FINE = 1 << 20  # weights are whole numbers: the same on every machine
DECLINING = 8  # times less likely than what was never taken


class VarietyBot:
    """Take any option, but the likelier the more seldom it, and what is called alike, was taken in this game."""

    __slots__ = ("chance", "taken")

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.taken: Counter[str] = Counter()

    def pick(self, glimpse: Glimpse) -> int:
        """Choose an option by its index."""
        keys = glimpse.decision.keys
        weights = [self.weight(key) for key in keys]
        luck = self.chance.below(sum(weights))
        pick = 0
        while luck >= weights[pick]:
            luck -= weights[pick]
            pick += 1
        self.taken.update(names_of(keys[pick]))
        return pick

    def weight(self, key: str) -> int:
        """Say how much the bot likes an option."""
        if key == NO_KEY:
            return FINE // DECLINING
        thing, kind = names_of(key)
        return FINE // ((1 + self.taken[thing]) * (1 + self.taken[kind])) + 1


def names_of(key: str) -> tuple[str, str]:
    """Name the thing of an option without its place or price, and its kind: size-3, size for size-3@4,1,4,2."""
    thing = re.split("[@+]", key, maxsplit=1)[0]
    return thing, PARTS.split(key, maxsplit=1)[0]

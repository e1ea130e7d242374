"""A bot that likes variety, for runs that should see everything a game has."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from menagerie.bots.bot import Glimpse
    from menagerie.kernel.chance import Chance

FINE = 1 << 20  # weights are whole numbers: the same on every machine
RELUCTANT = FINE // 8  # the weight of declining


class VarietyBot:
    """Take any option; the less often it, and others like it, were taken in this game, the more likely it is."""

    __slots__ = ("chance", "taken")

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.taken: Counter[str] = Counter()

    def pick(self, glimpse: Glimpse) -> int:
        """Choose an option by its index."""
        decision = glimpse.decision
        keys = decision.keys
        weights = [
            RELUCTANT if option is None else self.weight(key)
            for option, key in zip(decision.options, keys, strict=True)
        ]
        luck = self.chance.below(sum(weights))
        pick = 0
        while luck >= weights[pick]:
            luck -= weights[pick]
            pick += 1
        self.taken.update(dict.fromkeys(names_of(keys[pick]), 1))
        return pick

    def weight(self, key: str) -> int:
        """Return how much the bot likes an option."""
        thing, kind = names_of(key)
        return FINE // ((1 + self.taken[thing]) * (1 + self.taken[kind])) + 1


def names_of(key: str) -> tuple[str, str]:
    """Name the thing of an option without its place or price, and its kind: size-3 and size for size-3@4,1,4,2."""
    thing = re.split("[+@]", key, maxsplit=1)[0]
    return thing, thing.partition("-")[0]

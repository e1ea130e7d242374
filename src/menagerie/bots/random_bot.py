"""A bot that takes any option."""

from __future__ import annotations

import struct
from hashlib import shake_128
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.bots.bot import Glimpse
    from menagerie.kernel.chance import Chance

HOARD = struct.Struct("<64I")


class RandomBot:
    """Take any option, each as likely as the others."""

    __slots__ = ("_luck", "chance")

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self._luck: Iterator[int] = iter(())

    def pick(self, glimpse: Glimpse) -> int:
        """Choose an option by its index."""
        # Random games are what speed is measured by: luck for many picks at once costs a fifth of a draw for each.
        luck = next(self._luck, None)
        if luck is None:
            self._luck = iter(HOARD.unpack(shake_128(self.chance.word().to_bytes(8, "little")).digest(HOARD.size)))
            luck = next(self._luck)
        return (luck * len(glimpse.decision.options)) >> 32

"""Everything random, from a generator whose whole state is one integer."""

from __future__ import annotations

import struct
from functools import lru_cache
from hashlib import shake_128
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

T = TypeVar("T")
WORD = (1 << 64) - 1


class Chance:
    """A generator of chance (SplitMix64): the same state gives the same luck, on every machine."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & WORD

    def word(self) -> int:
        """Give the next 64 random bits."""
        self.state = state = (self.state + 0x9E3779B97F4A7C15) & WORD
        mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & WORD
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & WORD
        return mixed ^ (mixed >> 31)

    def below(self, limit: int) -> int:
        """Give a number from 0 to limit - 1."""
        # Scaling 64 bits down favours no number by more than one part in 2**64 / limit.
        return (self.word() * limit) >> 64

    def pick(self, things: Sequence[T]) -> T:
        """Choose one of several things and leave it where it is."""
        return things[self.below(len(things))]

    def take(self, things: list[T]) -> T:
        """Take one of several things out of their list."""
        return things.pop(self.below(len(things)))

    def draw(self, things: list[T], number: int) -> list[T]:
        """Take several things out of their list."""
        return [self.take(things) for _ in range(number)]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """Give the things in a new order."""
        return [things[place] for place in _order(self.word(), len(things))]

    def shuffle(self, things: list[T]) -> None:
        """Put the things of a list into a new order."""
        things[:] = self.shuffled(things)

    def clone(self) -> Chance:
        """Copy the generator: both will give the same luck."""
        return Chance(self.state)


@lru_cache(maxsize=32)  # who tries turns out forks the same world again and again, and each time it is shuffled anew
def _order(word: int, size: int) -> list[int]:
    """Give the places of things in the order that a random word puts them."""
    # One hash gives every thing a random sort key: five times faster than a draw for each.
    keys = struct.unpack(f"<{size}Q", shake_128(word.to_bytes(8, "little")).digest(8 * size))
    return sorted(range(size), key=keys.__getitem__)

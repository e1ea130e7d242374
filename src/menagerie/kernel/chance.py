"""Everything random, from a generator whose whole state is one integer."""

from __future__ import annotations

import struct
from functools import lru_cache
from hashlib import blake2b, shake_128
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

T = TypeVar("T")
WORD = (1 << 64) - 1
DRAW = 1 << 129  # what a draw adds to the state of a keyed generator; the key stands below it
SIZE = 24  # bytes of such a state
WHOLE = (1 << 8 * SIZE) - 1


class Chance:
    """A generator of chance: the same state gives the same luck, on every machine.

    A state of up to 64 bits is that of a quick generator (SplitMix64), for searches and simulations. A larger one is a
    key of 129 bits and the number of draws so far: nobody who sees some of its luck can work out the rest.
    """

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & (WORD if state <= WORD else WHOLE)

    def word(self) -> int:
        """Return the next 64 random bits."""
        state = self.state
        if state > WORD:
            return int.from_bytes(blake2b(self._drawn(), digest_size=8).digest(), "little")
        self.state = state = (state + 0x9E3779B97F4A7C15) & WORD
        mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & WORD
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & WORD
        return mixed ^ (mixed >> 31)

    def below(self, limit: int) -> int:
        """Return a number from 0 to limit - 1."""
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
        """Return the things in a new order."""
        size = len(things)
        order = _sorted(self._drawn(), size) if self.state > WORD else _order(self.word(), size)
        return [things[place] for place in order]

    def shuffle(self, things: list[T]) -> None:
        """Put the things of a list into a new order."""
        things[:] = self.shuffled(things)

    def clone(self) -> Chance:
        """Copy the generator: both will give the same luck."""
        return Chance(self.state)

    def _drawn(self) -> bytes:
        """Count a draw of a keyed generator; return its key and number, which are never used for another draw."""
        self.state = (self.state + DRAW) & WHOLE
        return self.state.to_bytes(SIZE, "little")


# Trying turns forks the same world again and again, and each fork is shuffled again. Only worlds are
# remembered: a deck that is played with for real is known nowhere but on its table.
@lru_cache(maxsize=32)
def _order(word: int, size: int) -> list[int]:
    """Return the places of things in the order that a random word puts them."""
    return _sorted(word.to_bytes(8, "little"), size)


def _sorted(origin: bytes, size: int) -> list[int]:
    """Return the places of things in an order that depends on every bit of its origin."""
    # One hash gives every thing a random sort key: five times faster than a draw for each.
    keys = struct.unpack(f"<{size}Q", shake_128(origin).digest(8 * size))
    return sorted(range(size), key=keys.__getitem__)

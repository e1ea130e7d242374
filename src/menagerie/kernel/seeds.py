"""Seeds: where the chance of a game begins, and what vouches for one while it is still a secret."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from menagerie.kernel.chance import DRAW, WORD
from menagerie.kernel.errors import BadRequest

if TYPE_CHECKING:
    from menagerie.kernel.chance import Chance

STRENGTH = 128  # bits that nobody can guess
STRONG = 1 << STRENGTH  # seeds from here on have that many


def fresh_seed() -> int:
    """Draw the seed of a game that is played for real; only the system's own chance decides it."""
    import secrets  # many processes play only with seeds that they are given

    return STRONG | secrets.randbits(STRENGTH)


def next_seed(chance: Chance) -> int:
    """Draw the seed of one of several games that all depend on a single seed."""
    return STRONG | chance.word() << 64 | chance.word()


def is_seed(number: int) -> bool:
    """Return whether a number is valid as a seed."""
    return -WORD <= number < DRAW


def checked_seed(number: int) -> int:
    """Refuse a number that is not valid as a seed."""
    if not is_seed(number):
        raise BadRequest("kernel.error.bad_seed")
    return number


def seed_text(seed: int) -> str:
    """Write a seed as it is shown and typed: long ones in hexadecimal digits."""
    return hex(seed) if seed > WORD else str(seed)


def commitment(seed: int) -> str | None:
    """Sum up a seed so that everybody can check it later; None if the sum would give it away."""
    return sha256(seed_text(seed).encode()).hexdigest() if seed >= STRONG else None

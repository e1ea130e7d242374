"""Patience: what fails is tried again, after pauses that grow."""

from __future__ import annotations

from itertools import chain, repeat
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

PAUSES = (0.2, 0.5, 1.0, 2.0, 5.0, 10.0)  # seconds; the last one repeats


def growing_pauses() -> Iterator[float]:
    """Yield one pause after another, without end."""
    return chain(PAUSES, repeat(PAUSES[-1]))

"""A clock on the table that another process can read: who is thinking, and since when."""

from __future__ import annotations

import mmap
from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

SIZE = 16  # two numbers: when the thinking began, and the seat
NOBODY = 0.0


class Clock:
    """The clock; with a file, another process can read it, whatever a bot does in this one."""

    def __init__(self, file: Path | None = None) -> None:
        if file is None:
            memory: mmap.mmap | bytearray = bytearray(SIZE)
        else:
            if not file.exists():
                file.write_bytes(bytes(SIZE))
            with file.open("r+b") as opened:
                memory = mmap.mmap(opened.fileno(), SIZE)
        self._hand = memoryview(memory).cast("d")

    def begin(self, seat: int) -> None:
        """Start a seat's time."""
        self._hand[1] = seat
        self._hand[0] = monotonic()

    def end(self) -> None:
        """Stop the time."""
        self._hand[0] = NOBODY

    @property
    def seat(self) -> int | None:
        """The seat whose time is running, if any."""
        return int(self._hand[1]) if self._hand[0] != NOBODY else None

    def spent(self) -> float:
        """Return how long that seat has been thinking."""
        began = self._hand[0]
        return monotonic() - began if began != NOBODY else 0.0

"""A clock on the table that can be read from another process: who is thinking, and since when."""

from __future__ import annotations

import mmap
from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

SIZE = 16  # two numbers: when the thinking began, and the seat
NOBODY = 0.0


class Clock:
    """The clock; with a file, another process can look at it, whatever a bot does in this one."""

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
        """Let the time of a seat run."""
        self._hand[1] = seat
        self._hand[0] = monotonic()

    def end(self) -> None:
        """Stop the time."""
        self._hand[0] = NOBODY

    @property
    def seat(self) -> int | None:
        """Whose time runs; None: nobody's."""
        return int(self._hand[1]) if self._hand[0] != NOBODY else None

    def spent(self) -> float:
        """Say how long the seat whose time runs has been thinking."""
        began = self._hand[0]
        return monotonic() - began if began != NOBODY else 0.0

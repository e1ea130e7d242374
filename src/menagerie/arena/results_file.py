"""The file that keeps the games of a tournament: one JSON line a game, only ever added to.

A tournament that was killed goes on from here. A last line that was only half written is cut off.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, BinaryIO, Self

from menagerie.arena.played import Played
from menagerie.kernel.errors import BadRequest

try:
    import fcntl
except ImportError:  # not every system can lock a file like this
    fcntl = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType


class ResultsFile:
    """An open results file, with the records that it holds."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._is_new = not path.exists()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file: BinaryIO = path.open("a+b")
        except OSError as error:
            raise BadRequest("arena.error.cannot_write", file=str(path), fault=error.strerror or str(error)) from error
        try:
            self._lock()
            self.records: list[Played] = self._read()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._file.close()
        if self._is_new and not self.records:  # nothing was played, so nothing is left
            self.path.unlink(missing_ok=True)

    def append(self, played: Played) -> None:
        """Add a game; if the program is killed now, the game is in the file."""
        self._file.write(json.dumps(played.to_json(), ensure_ascii=False).encode() + b"\n")
        self._file.flush()
        self.records.append(played)

    def _lock(self) -> None:
        if fcntl is None:
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadRequest("arena.error.file_in_use", file=str(self.path)) from None

    def _read(self) -> list[Played]:
        self._file.seek(0)
        text = self._file.read()
        whole = text.rfind(b"\n") + 1
        lines = text[:whole].splitlines()
        if whole < len(text):
            if not lines and not text.startswith(b"{"):
                raise BadRequest("arena.error.not_results", file=str(self.path), line=1)
            self._file.truncate(whole)
        return [self._record(line, number) for number, line in enumerate(lines, 1)]

    def _record(self, line: bytes, number: int) -> Played:
        try:
            return Played.from_json(json.loads(line))
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
            raise BadRequest("arena.error.not_results", file=str(self.path), line=number) from None

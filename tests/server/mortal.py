"""Work that kills its worker; processes find it by its name."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path


def dies(find_rules: Any, save: dict[str, Any], marks: Path, deaths: int) -> int:
    """Die so many times, and then say how often that was."""
    died = len(list(marks.iterdir()))
    if died < deaths:
        (marks / str(died)).touch()
        os.kill(os.getpid(), 9)
    return died

"""How far a long task has come."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@contextmanager
def progress_bar(doing: str, total: int, done: int = 0) -> Iterator[Callable[[int], None] | None]:
    """Show on the error stream how much is done and how long the rest will take, if somebody is looking.

    What was done before says nothing about the speed now.
    """
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(doing, total=total, completed=done)
        yield lambda done: progress.update(task, completed=done)

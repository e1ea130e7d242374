"""Work shared by several processes on this machine."""

from __future__ import annotations

import signal
import threading
from contextlib import contextmanager
from multiprocessing import get_context
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

T = TypeVar("T")
R = TypeVar("R")


class Sharing(Protocol):
    """Anything that applies work to things one after the other, in order."""

    def __call__(self, work: Callable[[T], R], things: Iterable[T], /) -> Iterator[R]:
        """Do the work with each of the things."""
        ...


@contextmanager
def processes(jobs: int) -> Iterator[Sharing]:
    """Return something that shares work among several processes; the results come in the order of the work."""
    if jobs == 1:
        yield one_by_one
        return
    # Processes that are forked would inherit locks and threads of a server; fresh ones are the same everywhere.
    with deaf_to_interrupts():
        pool = get_context("spawn").Pool(jobs, ignore_interrupts)
    with pool:  # which ends the processes at once, also when this one is interrupted
        try:
            yield lambda work, things: pool.imap(work, things)
        except KeyboardInterrupt:
            raise KeyboardInterrupt from None  # what the pool was doing just then tells nobody anything


def one_by_one(work: Callable[[T], R], things: Iterable[T]) -> Iterator[R]:
    """Do the work here."""
    return map(work, things)


def ignore_interrupts() -> None:
    """Leave Ctrl-C to the process that asked for the games."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Let processes that start meanwhile ignore Ctrl-C from birth, before they can do so themselves."""
    if threading.current_thread() is not threading.main_thread():  # only there may a program handle signals
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)

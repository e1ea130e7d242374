"""Games in processes of this machine."""

from __future__ import annotations

import os
import threading
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Protocol

from menagerie.arena.worker import Worker

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from menagerie.arena.match import Job
    from menagerie.arena.played import Played


class Workers(Protocol):
    """Anything that plays the games of a tournament."""

    def play(self, jobs: Sequence[Job]) -> Iterator[Played]:
        """Play games, and yield their records in the order in which they end."""
        ...


class LocalWorkers:
    """A few processes on this machine; each has a thread here that waits for it and watches it."""

    def __init__(self, processes: int, limit: float) -> None:
        self.processes = processes
        self.limit = limit

    def play(self, jobs: Sequence[Job]) -> Iterator[Played]:
        """Play games, and yield their records in the order in which they end."""
        waiting: SimpleQueue[Job] = SimpleQueue()
        for job in jobs:
            waiting.put(job)
        done: SimpleQueue[Played | BaseException] = SimpleQueue()
        workers = [Worker(self.limit) for _ in range(min(self.processes, len(jobs)))]
        threads = [threading.Thread(target=work, args=(worker, waiting, done)) for worker in workers]
        for thread in threads:
            thread.start()
        try:
            for _ in jobs:
                played = done.get()
                if isinstance(played, BaseException):
                    raise played
                yield played
        finally:
            for worker in workers:
                worker.stop()
            for thread in threads:
                thread.join()


def work(worker: Worker, waiting: SimpleQueue[Job], done: SimpleQueue[Played | BaseException]) -> None:
    """Let a worker play one game after another until none is left or it is stopped."""
    try:
        while True:
            played = worker.play(waiting.get_nowait())
            if played is None:
                return
            done.put(played)
    except Empty:
        return
    except BaseException as error:  # whoever waits for the games must hear of it
        done.put(error)
    finally:
        worker.close()


def processors() -> int:
    """Count the processors that this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1

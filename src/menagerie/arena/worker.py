"""A worker: a process that plays one game after another, watched, and replaced when necessary."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING

from menagerie.arena.clock import Clock
from menagerie.arena.played import Fault, Played, lost

if TYPE_CHECKING:
    from menagerie.arena.match import Job

COMMAND = [sys.executable, "-m", "menagerie.arena.game_process"]
LOOK = 0.1  # seconds between two looks at the clock
TRIES = 3  # to play a game whose process dies: somebody else may have killed it


class Worker:
    """A process that plays games; a bot that thinks longer than the limit loses, and the process with it."""

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self._folder = tempfile.TemporaryDirectory(prefix="menagerie-")
        self._clock = Clock(Path(self._folder.name) / "clock")
        self._process: subprocess.Popen[str] | None = None
        self._answers: SimpleQueue[str | None] = SimpleQueue()
        self._stopped = threading.Event()

    def play(self, job: Job) -> Played | None:
        """Play a game, whatever it takes; None if the worker was stopped meanwhile."""
        blamed: list[int | None] = []
        while len(blamed) < TRIES:
            self._ask(job)
            while not self._stopped.is_set():
                try:
                    answer = self._answers.get(timeout=LOOK)
                except Empty:
                    if self._clock.spent() <= self.limit:
                        continue
                    seat = self._clock.seat
                    self._end_process()
                    return lost(job, Fault(seat, "hung", f"{self.limit:g} s"))
                if answer is not None:
                    return Played.from_json(json.loads(answer))
                blamed.append(self._clock.seat)
                self._end_process()
                break
            if self._stopped.is_set():
                return None
        seat = blamed[0] if len(set(blamed)) == 1 else None
        return lost(job, Fault(seat, "broken" if seat is None else "died", ""))

    def stop(self) -> None:
        """Stop whoever waits for a game in another thread."""
        self._stopped.set()

    def close(self) -> None:
        """End the process."""
        self._end_process()
        self._folder.cleanup()

    def _ask(self, job: Job) -> None:
        if self._process is None:
            self._start_process()
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(job.to_json()) + "\n")
            self._process.stdin.flush()
        except OSError:
            pass  # it is gone: its answer will be None

    def _start_process(self) -> None:
        self._clock.end()
        self._answers = SimpleQueue()
        # One thread a game, since each has a processor of its own; what foreign code does with sets is repeatable.
        environment = {**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "PYTHONHASHSEED": "0"}
        self._process = subprocess.Popen(
            [*COMMAND, str(Path(self._folder.name) / "clock")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            encoding="utf-8",
            env=environment,
            start_new_session=True,  # Ctrl-C in the terminal is for the tournament alone
        )
        threading.Thread(target=listen, args=(self._process, self._answers), daemon=True).start()

    def _end_process(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            if hasattr(os, "killpg"):
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)  # and with it all that a bot has started
            process.kill()
            process.wait()


def listen(process: subprocess.Popen[str], answers: SimpleQueue[str | None]) -> None:
    """Collect the answers of a process; None marks the end."""
    assert process.stdout is not None
    with process.stdout as said:
        for line in said:
            if line.endswith("\n"):  # else it died while it wrote
                answers.put(line)
    answers.put(None)

"""The process that plays games for a tournament: a job a line in, a record a line out; it can be killed at any time.

Bots may be foreign code: they may print, read, hang or crash the process. None of that reaches the tournament.
"""

from __future__ import annotations

import ctypes
import gc
import json
import os
import signal
import sys
import threading
from pathlib import Path
from queue import SimpleQueue
from typing import TYPE_CHECKING

from menagerie.arena.clock import Clock
from menagerie.arena.match import Job, TournamentGame

if TYPE_CHECKING:
    from typing import TextIO

PR_SET_PDEATHSIG = 1  # of linux/prctl.h


def main() -> None:
    """Play the games that are asked for until no more are."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever asked for the games ends this process
    die_with_the_tournament()
    asked, answered = private_streams()
    jobs: SimpleQueue[str] = SimpleQueue()
    threading.Thread(target=listen, args=(asked, jobs), daemon=True).start()
    clock = Clock(Path(sys.argv[1]))
    gc.set_threshold(100 * gc.get_threshold()[0])  # games make next to no cyclic garbage, and looking takes time
    while True:
        played = TournamentGame(Job.from_json(json.loads(jobs.get())), clock).play()
        answered.write(json.dumps(played.to_json()) + "\n")
        answered.flush()


def die_with_the_tournament() -> None:
    """Let Linux kill this process when its parent is gone, whatever a bot is doing here by then."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def private_streams() -> tuple[TextIO, TextIO]:
    """Keep the streams to the tournament apart from those a bot may use: what it prints goes nowhere."""
    asked = os.fdopen(os.dup(0), encoding="utf-8")
    answered = os.fdopen(os.dup(1), "w", encoding="utf-8")
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1):
        os.dup2(nowhere, stream)
    return asked, answered


def listen(asked: TextIO, jobs: SimpleQueue[str]) -> None:
    """Hand the jobs over; end the process, even in the middle of a game, when the tournament is gone."""
    for line in asked:
        jobs.put(line)
    os._exit(0)


if __name__ == "__main__":
    main()

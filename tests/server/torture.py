"""Torture: people play while the server is killed, connections are cut and nonsense is sent; then the log is checked.

Everything runs on loopback and ends by itself. `make torture` does it for ten minutes and prints what it did and found.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import sys
import tempfile
import threading
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.progress import Progress
from websockets.exceptions import WebSocketException

from server.histories import History, faults, logged
from server.running import FIRST, GREEDY, ME, OPEN, Browser, Page
from server.test_killed import Served

GONE = (WebSocketException, OSError, EOFError, TimeoutError, httpx.TransportError)
SHORT = 20.0  # seconds for an answer before somebody comes in again
ODD: tuple[Any, ...] = (None, -1, 0, 3, 10**30, 1.5, "", "draw", "\0", "x" * 200, [], {}, True, "take-1", "load-1")
KINDS = ("hello", "pick", "undo", "redo", "restart", "end_turn", "why_not", "hint", "say", "nonsense")
FIELDS = ("number", "seat", "key", "events", "text", "request", "other")


@dataclass
class Ordeal:
    """What is done to the server, and what has been counted."""

    server: Served
    until: float
    counts: Counter[str] = field(default_factory=Counter)
    trouble: list[str] = field(default_factory=list)

    @property
    def over(self) -> bool:
        """Return whether it has lasted long enough."""
        return time.monotonic() > self.until


class Torturer(threading.Thread):
    """Somebody who does something again and again until time is up; a server that is gone comes back."""

    def __init__(self, ordeal: Ordeal, seed: int) -> None:
        super().__init__(daemon=True)
        self.ordeal = ordeal
        self.luck = random.Random(seed)

    def run(self) -> None:
        """Go on until time is up."""
        while not self.ordeal.over:
            try:
                self.act()
            except GONE:
                time.sleep(0.1)
            except Exception as fault:
                self.ordeal.trouble.append(f"{type(self).__name__}: {fault!r}")

    def act(self) -> None:
        """Do it once."""
        raise NotImplementedError


class Player(Torturer):
    """A page that plays; what it does not know to be done it sends again when it is back."""

    def __init__(self, ordeal: Ordeal, seed: int, browser: Browser, table: str, history: History) -> None:
        super().__init__(ordeal, seed)
        self.browser, self.table, self.history = browser, table, history
        self.number = 0
        self.open: dict[str, Any] | None = None

    def act(self) -> None:
        """Come in, and play until the connection breaks."""
        with self.browser.at(self.table) as page:
            page.wait("position")
            while not self.ordeal.over and not page.last["over"]:
                if self.open is not None or page.last["decisions"] or page.last["can_end_turn"]:
                    self.say(page)
                    if self.luck.random() < 0.02:
                        self.ordeal.counts["connections cut"] += 1
                        return
                    self.listen(page)
                else:
                    page.wait("position")

    def say(self, page: Page) -> None:
        """Send what was not answered, or something new."""
        self.open = self.open or self.idea(page)
        self.said = self.history.ask(self.open["request"])
        page.socket.send(json.dumps(self.open))

    def idea(self, page: Page) -> dict[str, Any]:
        """Think of something to do."""
        self.number += 1
        name = f"{self.ident}-{self.number}"
        last = page.last
        if last["can_end_turn"]:
            kind = "undo" if last["can_undo"] and self.luck.random() < 0.2 else "end_turn"
            return {"type": kind, "number": last["number"], "request": name}
        decision = last["decisions"][0]
        key = self.luck.choice(decision["options"])["key"]
        return {"type": "pick", "number": last["number"], "seat": decision["seat"], "key": key, "request": name}

    def listen(self, page: Page) -> None:
        """Listen until it is answered."""
        assert self.open is not None
        while True:
            message = page.hear()
            if message["type"] == "done" and message["request"] == self.open["request"]:
                History.answer(self.said, True)
                self.ordeal.counts["moves acknowledged"] += 1
                break
            if message["type"] == "trouble":
                History.answer(self.said, False)
                self.ordeal.counts["moves refused"] += 1
                if message["message"]["key"] == "server.error.unexpected":
                    self.ordeal.trouble.append(f"unexpected: {self.open}")
                break
        self.open = None


class Fuzzer(Torturer):
    """A stranger who sends nonsense, over sockets and over HTTP."""

    def __init__(self, ordeal: Ordeal, seed: int, table: str) -> None:
        super().__init__(ordeal, seed)
        self.table = table

    def act(self) -> None:
        """Send some nonsense."""
        stranger = Browser(self.ordeal.server.address)
        with stranger.at(self.table) as page:
            for _ in range(20):
                page.socket.send(json.dumps(self.nonsense()))
                self.ordeal.counts["messages fuzzed"] += 1
            page.say("undo", number=10**6)
            page.trouble()
            if any("server.error.unexpected" in said for said in page.told):
                self.ordeal.trouble.append("a socket said: unexpected")
        path = self.luck.choice(("tables", "import", f"tables/{self.table}/join", "me/recover", "tables/x/leave"))
        answer = stranger.http.post(f"/api/{path}", content=json.dumps(self.nonsense()))
        self.ordeal.counts["requests fuzzed"] += 1
        if answer.status_code >= 500:
            self.ordeal.trouble.append(f"{path} answered {answer.status_code}")
        time.sleep(0.2)

    def nonsense(self) -> dict[str, Any]:
        """Make up a message."""
        fields = {name: self.luck.choice(ODD) for name in FIELDS if self.luck.random() < 0.5}
        return {"type": self.luck.choice(KINDS), **fields}


class Killer(Torturer):
    """Kills the server, sometimes while it starts, and now and then a worker of its bots."""

    def act(self) -> None:
        """Kill something, after a while."""
        time.sleep(self.luck.uniform(0.5, 4.0))
        if self.luck.random() < 0.5:
            self.kill_worker()
            return
        server = self.ordeal.server
        server.kill()
        self.ordeal.counts["servers killed"] += 1
        while self.luck.random() < 0.3:
            self.kill_at_start()
        server.start()

    def kill_worker(self) -> None:
        """Kill one of the processes in which bots think."""
        server = self.ordeal.server.process.pid
        with suppress(OSError):
            children = Path(f"/proc/{server}/task/{server}/children").read_text().split()
            workers = [child for child in children if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text()]
            if workers:
                os.kill(int(self.luck.choice(workers)), signal.SIGKILL)
                self.ordeal.counts["workers killed"] += 1

    def kill_at_start(self) -> None:
        """Kill a server before it is ready."""
        process = self.ordeal.server.begin()
        time.sleep(self.luck.uniform(0.0, 2.0))
        process.kill()
        process.wait()
        self.ordeal.counts["servers killed while starting"] += 1


def torture(seconds: float, folder: Path, seed: int, progress: Progress | None = None) -> Ordeal:
    """Play and torture for a while; then hold everything against the log."""
    ordeal = Ordeal(Served(folder, log=folder / "log"), time.monotonic() + seconds)
    tables: dict[str, History] = {}
    people: list[Torturer] = []
    address = ordeal.server.address
    for number in range(3):
        ada = Browser(address, f"Ada {number}", end_turn=("always", "never")[number % 2], bot_pace="instant")
        bob = Browser(address, f"Bob {number}", end_turn="never", bot_pace="instant")
        table = ada.new_table(ME, OPEN, GREEDY, **FIRST)
        bob.join(table)
        tables[table] = History()
        for who in (ada, ada, bob):
            people.append(Player(ordeal, seed + len(people), who, table, tables[table]))
    torturers = [*people, Fuzzer(ordeal, seed + 100, next(iter(tables))), Killer(ordeal, seed + 200)]
    for torturer in torturers:
        torturer.start()
    task = progress.add_task("playing", total=seconds) if progress else None
    while not ordeal.over:
        time.sleep(0.5)
        if progress and task is not None:
            progress.update(task, completed=seconds - (ordeal.until - time.monotonic()))
    for torturer in torturers:
        torturer.join(SHORT)
    check(ordeal, tables)
    ordeal.server.kill()
    return ordeal


def check(ordeal: Ordeal, tables: dict[str, History]) -> None:
    """See whether every table is there, goes on, and has in its log what was acknowledged."""
    for table, history in tables.items():
        ordeal.trouble += faults(history.said, logged(ordeal.server.database, table))
        with Browser(ordeal.server.address).at(table) as page:
            position = page.wait("position")
        ordeal.counts["games that ended"] += position["over"]
        if not position["over"] and not position["waiting_for"]:
            ordeal.trouble.append(f"{table} is stuck")


def main() -> None:
    """Read the arguments, torture, and print the counts."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    console = Console()
    with tempfile.TemporaryDirectory() as folder, Progress(console=console, transient=True) as progress:
        ordeal = torture(arguments.minutes * 60, Path(folder), arguments.seed, progress)
    for name, count in sorted(ordeal.counts.items()):
        console.print(f"{count:8} {name}")
    console.print(f"{len(ordeal.trouble):8} faults")
    for fault in ordeal.trouble[:20]:
        console.print(f"  {fault}")
    sys.exit(bool(ordeal.trouble))


if __name__ == "__main__":
    main()

"""Measure the web table under load: 100 tables of bots, and one person whose picks are timed.

Everything runs on loopback and ends by itself: a server in a process of its own on a new database, tables of bots that
are opened again as they finish, and a person who plays a game against bots. A pick counts as answered when the new
position has been pushed to the page. Figures of picks a second count every pick of every table.
"""

from __future__ import annotations

import argparse
import json
import re
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.table import Column, Table
from websockets.sync.client import connect

from menagerie.games import GAMES

PROGRAM = """
import sys, uvicorn
from menagerie.cli.serve import listen, run
from menagerie.server.app import create_app
from menagerie.server.settings import Settings
listening = listen("127.0.0.1", 0)
run(create_app(Settings(database=sys.argv[1], rates=None)), listening,
    lambda: print("http://127.0.0.1:%d" % listening.getsockname()[1], flush=True))
"""
BOTS = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}]
ME = {"kind": "me"}
SETTLED = 2.0  # seconds until the load is at its height
PATIENCE = 30.0


def guest(address: str, name: str) -> httpx.Client:
    """Make a guest who does not like to wait."""
    client = httpx.Client(base_url=address, timeout=PATIENCE)
    wishes = {"end_turn": "never", "bot_pace": "instant"}
    client.put("/api/me", json={"name": name, "preferences": wishes}).raise_for_status()
    return client


def open_table(client: httpx.Client, seats: list[dict[str, str]]) -> str:
    """Open a table that begins at once."""
    response = client.post("/api/tables", json={"game": GAMES[0], "seats": seats})
    response.raise_for_status()
    return str(response.json()["id"])


class Load:
    """Tables of bots, opened again as they finish."""

    def __init__(self, address: str, tables: int) -> None:
        self.client = guest(address, "Load")
        self.tables = tables
        self.running = [open_table(self.client, BOTS) for _ in range(tables)]
        self.finished = 0
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._keep_up)
        self._thread.start()

    def _keep_up(self) -> None:
        while not self._stop.wait(2.0):
            lobby = self.client.get("/api/lobby").json()
            states = {info["id"]: info["state"] for info in (*lobby["mine"], *lobby["running"])}
            for place, table in enumerate(self.running):
                if states.get(table, "finished") == "finished":
                    self.finished += 1
                    self.running[place] = open_table(self.client, BOTS)

    def stop(self) -> None:
        """Open no more tables."""
        self._stop.set()
        self._thread.join()


class Measured:
    """A person whose picks are timed, from the pick to the position that shows it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.client = guest(address, "Measured")
        self.times: list[float] = []

    def play(self, picks: int, until: float) -> None:
        """Play games against bots until enough picks have been timed, or time is up."""
        while len(self.times) < picks and time.monotonic() < until:
            table = open_table(self.client, [ME, *BOTS[:2]])
            cookie = {"Cookie": f"menagerie={self.client.cookies['menagerie']}"}
            address = f"{self.address.replace('http', 'ws')}/api/tables/{table}/socket"
            with connect(address, additional_headers=cookie) as socket:
                socket.send(json.dumps({"type": "hello"}))
                self._game(socket, picks, until)

    def _game(self, socket: Any, picks: int, until: float) -> None:
        asked: tuple[float, int] | None = None
        while len(self.times) < picks and time.monotonic() < until:
            said = json.loads(socket.recv(timeout=PATIENCE))
            if said["type"] != "position":
                continue
            if asked is not None and said["number"] > asked[1]:
                self.times.append(time.perf_counter() - asked[0])
                asked = None
            if said["over"]:
                return
            if said["decisions"] and asked is None:
                time.sleep(0.02)  # a person is never as quick as this
                decision = said["decisions"][0]
                key = decision["options"][len(self.times) % len(decision["options"])]["key"]
                asked = time.perf_counter(), said["number"]
                socket.send(
                    json.dumps({"type": "pick", "number": said["number"], "seat": decision["seat"], "key": key})
                )


def picks_written(database: Path) -> int:
    """Count the picks of all tables."""
    import sqlite3

    with sqlite3.connect(database) as connection:
        return int(connection.execute("select count(*) from moves").fetchone()[0])


def main() -> None:
    """Measure, and print a table."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--tables", type=int, default=100, help="tables of bots (at most 500)")
    arguments.add_argument("--picks", type=int, default=300, help="picks to time")
    arguments.add_argument("--seconds", type=float, default=60.0, help="stop after so long")
    chosen = arguments.parse_args()
    console = Console()
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bench.sqlite"
        server = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, f"sqlite:///{database}"], stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found is not None, "the server did not start"
            with console.status("Measuring ..."):
                load = Load(found[0], min(chosen.tables, 500))
                time.sleep(SETTLED)
                before, start = picks_written(database), time.monotonic()
                measured = Measured(found[0])
                measured.play(chosen.picks, start + chosen.seconds)
                seconds = time.monotonic() - start
                written = picks_written(database) - before
                load.stop()
        finally:
            server.kill()
            server.wait()
    times = sorted(1000 * moment for moment in measured.times)
    cuts = statistics.quantiles(times, n=100)
    table = Table(Column(no_wrap=True), Column("value", justify="right"))
    table.add_row("tables of bots", f"{chosen.tables}")
    table.add_row("picks timed", f"{len(times)}")
    table.add_row("pick to position, p50", f"{cuts[49]:.1f} ms")
    table.add_row("pick to position, p99", f"{cuts[98]:.1f} ms")
    table.add_row("pick to position, worst", f"{times[-1]:.1f} ms")
    table.add_row("picks a second, all tables", f"{written / seconds:,.0f}")
    table.add_row("games of bots finished", f"{load.finished}")
    console.print(table)


if __name__ == "__main__":
    main()

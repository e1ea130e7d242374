"""A server that is killed and started again goes on with every game at the same decision."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from server.databases import new_database
from server.running import FIRST, GREEDY, ME, OPEN, RANDOM, Browser, Page

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PROGRAM = [sys.executable, "-c", "from menagerie.cli.main import main; main()", "serve"]


class Served:
    """A server in a process of its own, on a database that outlives it."""

    def __init__(self, folder: Path, log: Path | None = None) -> None:
        self.log = log.open("a") if log else None
        self.database = new_database(folder)
        self.port = 0
        self.start()

    def begin(self) -> subprocess.Popen[str]:
        """Begin to start a server."""
        arguments = ["--port", str(self.port), "--database", self.database, "--language", "en"]
        return subprocess.Popen([*PROGRAM, *arguments], stdout=subprocess.PIPE, stderr=self.log, text=True)

    def start(self) -> None:
        self.process = self.begin()
        assert self.process.stdout is not None
        found = re.search(r"http://127.0.0.1:(\d+)/", self.process.stdout.readline())
        assert found is not None
        self.port = int(found[1])

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@contextmanager
def served(folder: Path) -> Iterator[Served]:
    server = Served(folder)
    try:
        yield server
    finally:
        server.kill()


def some_turns(page: Page, number: int) -> None:
    """Play until so many picks have been made and it is my turn."""
    while page.last["number"] < number or not page.last["decisions"]:
        if page.last["can_end_turn"]:
            page.say("end_turn", number=page.last["number"])
        elif page.last["decisions"]:
            page.pick()
        page.wait("position")


def mine(browser: Browser) -> list[tuple[Any, ...]]:
    """List somebody's tables with all that does not depend on who is looking."""
    fields = ("id", "state", "options", "code", "waiting_for", "my_turn", "moment", "changed")
    return [tuple(info[field] for field in fields) for info in browser.get("lobby")["mine"]]


def test_a_killed_server_goes_on_where_it_was(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ada, bob = Browser(server.address, "Ada", end_turn="always"), Browser(server.address, "Bob")
        table = ada.new_table(ME, OPEN, GREEDY, **FIRST)
        bob.join(table)
        alone = ada.new_table(ME, GREEDY, RANDOM, **FIRST)
        with ada.at(alone) as page:
            page.position()
            some_turns(page, 40)  # more than one checkpoint
            asked = page.last
        with ada.at(table) as hers:
            hers.position(0)
            hers.pick("load-1")
            held = hers.position(1)
            hers.say("say", text="brb")
            hers.wait("chat")
        tables = mine(ada)
        bots = bob.new_table(RANDOM, RANDOM)
        server.kill()

        server.start()
        assert mine(ada) == tables
        with ada.at(table) as hers, bob.at(table) as his:
            assert hers.wait("chat")["lines"][0]["text"] == "brb"
            again = hers.position()
            assert {**again, "events": 0} == {**held, "events": 0, "events_from": 0}
            assert his.position()["number"] == 0
            hers.say("undo", number=1)
            assert hers.position(0)["can_redo"]
            hers.say("redo", number=0)
            hers.position(1)
            hers.say("end_turn", number=1)
            assert his.position(1)["decisions"]
        with ada.at(alone) as page:
            assert {**page.position(), "events": 0} == {**asked, "events": 0, "events_from": 0}
        with bob.at(bots) as page:  # bots go on by themselves
            page.wait("position", lambda said: bool(said["over"]))


def test_ctrl_c_closes_the_house(tmp_path: Path) -> None:
    server = Served(tmp_path)
    ada = Browser(server.address, "Ada")
    with ada.at(ada.new_table(ME, GREEDY, **FIRST)) as page:
        page.position()
        server.process.send_signal(signal.SIGINT)
        assert server.process.wait(timeout=60) == 0
    assert server.process.stdout is not None
    assert "every game is kept" in server.process.stdout.read()
    server.process.stdout.close()

"""Concurrent clients: each acknowledged pick stands once in the log, in one order that explains all answers."""

from __future__ import annotations

import random
import threading
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.histories import History, Said, faults, logged
from server.running import FIRST, ME, OPEN, Browser, Page
from server.torture import torture

if TYPE_CHECKING:
    from pathlib import Path

    from menagerie.server.settings import Settings

PICKS = 40


class Player(threading.Thread):
    """One of several pages of somebody, which all pick at once; it repeats itself, and its connection breaks."""

    def __init__(self, browser: Browser, table: str, history: History, seed: int) -> None:
        super().__init__()
        self.browser, self.table, self.history = browser, table, history
        self.luck = random.Random(seed)
        self.seed = seed
        self.fault: BaseException | None = None

    def run(self) -> None:
        try:
            number = 0
            while number < PICKS:
                with self.browser.at(self.table) as page:
                    page.wait("position")
                    number = self.play(page)
        except BaseException as fault:
            self.fault = fault

    def play(self, page: Page) -> int:
        """Play until the connection is cut; give how far the game is."""
        # Who stops in the middle of a turn leaves the others waiting for it.
        while (page.last["number"] < PICKS or page.last["provisional"]) and not page.last["over"]:
            if not page.last["decisions"]:
                page.wait("position")
                continue
            request = f"{self.seed}-{len(self.history.said)}-{self.luck.randrange(10**6)}"
            act = self.act(page, request)
            for _ in range(self.luck.choice((1, 1, 2))):  # now and then twice
                said = self.history.ask(request)
                page.say("pick", **act)
                if self.luck.random() < 0.1:
                    return int(page.last["number"])  # and gone: was it heard?
                self.listen(page, said)
        return PICKS

    def act(self, page: Page, request: str) -> dict[str, Any]:
        decision = page.last["decisions"][0]
        key = self.luck.choice(decision["options"])["key"]
        return {"number": page.last["number"], "seat": decision["seat"], "key": key, "request": request}

    @staticmethod
    def listen(page: Page, said: Said) -> None:
        """Listen until it is answered; whatever else is told is told meanwhile."""
        while True:
            message = page.hear()
            if message["type"] == "done" and message["request"] == said.request:
                return History.answer(said, True)
            if message["type"] == "trouble":
                return History.answer(said, False)


def test_everything_that_was_acknowledged_stands_once_in_one_order(address: str, settings: Settings) -> None:
    ada, bob = Browser(address, "Ada", end_turn="never"), Browser(address, "Bob", end_turn="never")
    table = ada.new_table(ME, OPEN, **FIRST)
    bob.join(table)
    history = History()
    players = [Player(who, table, history, seed) for seed, who in enumerate((ada, ada, ada, bob, bob, bob))]
    for player in players:
        player.start()
    for player in players:
        player.join()
    assert [player.fault for player in players if not isinstance(player.fault, ConnectionClosed | None)] == []
    log = logged(settings.database, table)
    with Browser(address).at(table) as watching:
        last = watching.wait("position", lambda said: said["number"] >= PICKS)
    assert faults(history.said, log) == []
    assert sum(said.done is True for said in history.said) >= PICKS // 2
    picks = [move for move in log if move["kind"] == "pick"]
    assert len(picks) >= last["number"]


def test_the_check_finds_what_is_wrong() -> None:
    def log(*requests: str) -> list[dict[str, Any]]:
        return [{"request": request, "kind": "pick"} for request in requests]

    a, b = Said("a", 0.0, 1.0, True), Said("b", 2.0, 3.0, True)
    assert faults([a, b], log("a", "b")) == []
    assert "stands before it" in faults([a, b], log("b", "a"))[0]
    assert "is not in the log" in faults([a, b], log("a"))[0]
    assert "more than once" in faults([a, b], log("a", "b", "b"))[0]
    assert "was refused" in faults([a, Said("b", 2.0, 3.0, False)], log("a", "b"))[0]
    assert "nobody asked" in faults([a], log("a", "b"))[0]
    assert faults([a, Said("b", 0.5)], log("b", "a")) == []


@pytest.mark.long
def test_no_acknowledged_move_is_lost_while_everything_is_killed(tmp_path: Path) -> None:
    ordeal = torture(60.0, tmp_path, 1)
    assert ordeal.trouble == []
    assert ordeal.counts["moves acknowledged"] > 50
    assert ordeal.counts["servers killed"] > 0

"""Measure Ark Nova's page in a real browser: `make bench-browser`.

A late position of four, made by bots, lies on a table of a server on loopback; a person plays on against three bots.
How long until the page can be used, how long from a click to the painted frame that shows the server's answer, what a
dragged ghost costs, and what the page weighs. Beside each time stands the CPU time of the page's main thread, from the
browser's own trace: it holds on a busy machine, too, where the time on the clock does not.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
from collections import Counter, defaultdict
from contextlib import contextmanager
from itertools import count, pairwise
from math import cos, sin, tau
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from playwright.sync_api import sync_playwright
from rich.console import Console
from rich.table import Column, Table

import menagerie
from browser.conftest import DESKTOP, FLAGS, Server, chromium
from browser.hands import Mouse
from browser.thoughts import Thoughts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from playwright.sync_api import Browser, BrowserContext, Page

    from menagerie.kernel.game import Game

SEATS = 4
LATE = 100  # turns: about three quarters of a game of four
BOTS = [{"kind": "bot", "bot": "greedy"}] * (SEATS - 1)
OPENED, ANSWERED, FRAME = 2000.0, 100.0, 1000 / 60  # milliseconds: what the page must reach
DRAG_SECONDS = 4.0
LARGE, MANY = 5, 30  # spaces of a building, and ways in which it can lie
CATEGORIES = ["toplevel", "devtools.timeline", "devtools.timeline.frame", "blink.user_timing"]
# Notes when the page can first be used, and each time from the last click to the paint that shows the next position: a
# message that is posted in a frame arrives after the frame is painted.
PROBE = """
window.probe = { answers: [], usable: 0 };
let clicked = 0, number, waits = true;
addEventListener("click", (event) => (clicked = event.timeStamp), { capture: true });
const painted = (then) => requestAnimationFrame(() => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => then(performance.now());
  port2.postMessage(null);
});
const answered = (from) => painted((to) => {
  probe.answers.push(to - from);
  performance.measure("answer", { start: from, end: to });
});
new MutationObserver(() => {
  const now = document.querySelector("h1[data-number]")?.dataset.number;
  if (number !== undefined && now !== undefined && now !== number) answered(clicked);
  number = now ?? number;
  if (waits && document.querySelector(".actions [data-choice]")) {
    waits = false;
    painted((at) => (probe.usable = at));
  }
}).observe(document, { subtree: true, childList: true, attributeFilter: ["data-number", "data-choice"] });
"""
LOADED = """() => {
  const kinds = [["icons", /icons-/], ["fonts", /woff2/], ["words", /words/], ["style", /[.]css/], ["code", /[.]js/]];
  return performance.getEntriesByType("resource").map(({ name, encodedBodySize }) =>
    [kinds.find(([, of]) => of.test(name))?.[0] ?? "other", encodedBodySize]);
}"""


# --- positions ---


def saved(seats: int, stop: Callable[[Game], bool]) -> dict[str, Any]:
    """Let bots play until something is so while seat 0 is asked, and save; in this game or a later one."""
    for seed in count(5):
        thoughts = Thoughts(menagerie.new_game("ark_nova", seats=seats, seed=seed, options={"maps": "random"}))
        while thoughts.wish() is not None:
            asked = thoughts.game.decisions
            if asked and asked[0].seat == 0 and stop(thoughts.game):
                return thoughts.game.save()
    raise AssertionError("seeds do not end")


def is_late(game: Game) -> bool:
    """Say whether a turn begins, late in the game."""
    return game.decisions[0].prompt.key.endswith(".turn") and game.view(None)["turn"] >= LATE


def has_many_spots(game: Game) -> bool:
    """Say whether a large building can lie in many ways."""
    asked = game.decisions[0]
    return asked.prompt.key.endswith(".spot") and len(asked.keys) >= MANY and asked.keys[0].count("-") >= LARGE - 1


# --- traces ---


class Span(NamedTuple):
    """Something that the main thread did: when it began and ended on the clock, and its CPU time, in milliseconds."""

    start: float
    end: float
    cpu: float


class Trace:
    """What the browser noted."""

    def __init__(self, events: list[dict[str, Any]]) -> None:
        self.events = events
        threads = Counter((event["pid"], event["tid"]) for event in events if event["name"] == "UpdateLayoutTree")
        self.main = threads.most_common(1)[0][0]

    def spans(self, name: str) -> list[Span]:
        """List what the main thread did under a name."""
        found = [event for event in self.events if event["name"] == name and event["ph"] == "X"]
        return [
            Span(event["ts"] / 1e3, (event["ts"] + event["dur"]) / 1e3, event.get("tdur", event["dur"]) / 1e3)
            for event in found
            if (event["pid"], event["tid"]) == self.main
        ]

    def moments(self, name: str, phases: str = "R") -> list[float]:
        """List when something happened, on any thread, in milliseconds."""
        return sorted(event["ts"] / 1e3 for event in self.events if event["name"] == name and event["ph"] in phases)

    def work(self, windows: Iterable[tuple[float, float]]) -> list[float]:
        """Add up what the main thread did in each stretch of time."""
        tasks = self.spans("ThreadControllerImpl::RunTask")
        return [sum(task.cpu for task in tasks if start <= task.start < end) for start, end in windows]


@contextmanager
def traced(page: Page) -> Iterator[list[Trace]]:
    """Trace what a page does meanwhile."""
    browser = page.context.browser
    assert browser is not None
    traces: list[Trace] = []
    browser.start_tracing(page=page, categories=CATEGORIES)
    yield traces
    traces.append(Trace(json.loads(browser.stop_tracing())["traceEvents"]))


# --- measuring ---


class Figures(NamedTuple):
    """Times on the clock and of the main thread, in milliseconds."""

    clock: list[float]
    cpu: list[float]


class Bench:
    """A server, a browser, and somebody who plays against bots."""

    def __init__(self, server: Server, browser: Browser) -> None:
        self.server = server
        self.browser = browser
        self.late = saved(SEATS, is_late)

    def come(self, save: dict[str, Any], others: list[dict[str, str]]) -> tuple[Mouse, str]:
        """Come with a fresh browser and put a saved game on a table."""
        context: BrowserContext = self.browser.new_context(viewport=DESKTOP, locale="en-GB")
        context.add_init_script(PROBE)
        page = context.new_page()
        page.goto(self.server.url)
        person = Mouse(page, "Ada")
        person.introduce()
        return person, person.open_table(*others, save=save)

    def open(self, times: int) -> tuple[Figures, Counter[str]]:
        """Open the page with an empty cache: how long until it could be used, and what it loaded."""
        figures, loaded = Figures([], []), Counter[str]()
        for _ in range(times):
            person, table = self.come(self.late, BOTS)
            page = person.page
            page.goto("about:blank")
            page.context.new_cdp_session(page).send("Network.clearBrowserCache")
            with traced(page) as traces:
                page.goto(f"{self.server.url}/table/{table}")
                figures.clock.append(self.usable(page))
            started = traces[0].moments("navigationStart")[-1]
            figures.cpu.extend(traces[0].work([(started, started + figures.clock[-1])]))
            loaded = Counter[str]()
            for kind, size in page.evaluate(LOADED):
                loaded[kind] += size
            page.context.close()
        return figures, loaded

    def usable(self, page: Page) -> float:
        """Wait until the page can be used, and give the milliseconds since it was asked for."""
        page.wait_for_function("() => probe.usable > 0")
        return float(page.evaluate("probe.usable"))

    def play(self, clicks: int) -> tuple[Figures, dict[str, list[float]]]:
        """Play on by mouse: how long from the last click to the painted answer, in all and by the question."""
        person, table = self.come(self.late, BOTS)
        page, kinds = person.page, defaultdict[str, list[float]](list)
        self.usable(page)
        thoughts = Thoughts(menagerie.load(self.late))
        with traced(page) as traces:
            while sum(map(len, kinds.values())) < clicks and (wish := thoughts.wish()) is not None:
                page.evaluate("() => { probe.answers = []; performance.clearMeasures(); }")
                person.answer(wish)
                page.wait_for_function("() => probe.answers.length > 0")
                if not wish.more:  # several cards have several answers
                    kinds[wish.prompt].append(page.evaluate("probe.answers[0]"))
                if not thoughts.game.decisions or thoughts.game.decisions[0].seat != 0:  # the bots go on
                    page.locator("header.status[aria-busy=false] .say b").wait_for()
                    save = page.request.get(f"{person.origin}/api/tables/{table}/save")
                    thoughts = Thoughts(menagerie.load(save.json()))
        page.context.close()
        answers = traces[0].moments("answer", "b"), traces[0].moments("answer", "e")
        figures = Figures(
            [each for kind in kinds.values() for each in kind], traces[0].work(zip(*answers, strict=True))
        )
        return figures, kinds

    def drag(self) -> Figures:
        """Drag a ghost over the map: the time between frames, and the work of each."""
        person, _ = self.come(saved(2, has_many_spots), BOTS[:1])
        page = person.page
        self.usable_map(page)
        box = page.locator("[data-map]").bounding_box()
        assert box is not None
        width, height = box["width"], box["height"]
        with traced(page) as traces:
            start = page.evaluate("performance.now()")
            angle = 0.0
            while page.evaluate("performance.now()") - start < DRAG_SECONDS * 1000:
                for _ in range(30):
                    angle += tau / 240
                    x, y = 0.5 + 0.38 * cos(angle), 0.5 + 0.38 * sin(3 * angle)
                    page.mouse.move(box["x"] + width * x, box["y"] + height * y)
        page.context.close()
        presented = traces[0].moments("AnimationFrame::Presentation", "n")
        gaps = [after - before for before, after in pairwise(presented)]
        return Figures(gaps, traces[0].work(pairwise(traces[0].moments("AnimationFrame", "b"))))

    def usable_map(self, page: Page) -> None:
        """Wait until a building can be laid."""
        page.locator("[data-map] polygon[aria-disabled=false]").first.wait_for(state="attached")


# --- telling ---


def quantile(times: list[float], percent: int) -> float:
    """Give a quantile."""
    return statistics.quantiles(sorted(times), n=100, method="inclusive")[percent - 1]


def row(table: Table, name: str, times: list[float], target: float | None = None) -> None:
    """Tell some times, and the target beside them."""
    shown = [f"{quantile(times, percent):,.1f}" for percent in (50, 95)]
    table.add_row(name, str(len(times)), *shown, f"{max(times):,.1f}", "" if target is None else f"{target:,.1f}")


def main() -> None:
    """Measure, and print tables."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--clicks", type=int, default=100, help="clicks to time")
    arguments.add_argument("--opened", type=int, default=5, help="how often to open the page")
    chosen = arguments.parse_args()
    console = Console()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            bench = Bench(server, browser)
            opened, loaded = bench.open(chosen.opened)
            answered, kinds = bench.play(chosen.clicks)
            dragged = bench.drag()
        finally:
            browser.close()
            server.kill()
    table = Table(Column(no_wrap=True))
    for title in ("times", "p50", "p95", "worst", "wanted"):
        table.add_column(title, justify="right")
    row(table, "open a late game of four until it can be used, ms", opened.clock, OPENED)
    row(table, "  CPU of the main thread, ms", opened.cpu)
    row(table, "click to painted answer, ms", answered.clock, ANSWERED)
    row(table, "  CPU of the main thread, ms", answered.cpu)
    for kind, times in sorted(kinds.items(), key=lambda each: -len(each[1])):
        if len(times) > 1:
            row(table, f"  {kind}", times)
    row(table, "dragged ghost, between frames, ms", dragged.clock, FRAME)
    row(table, "  CPU of the main thread, a frame, ms", dragged.cpu)
    console.print(table)
    weights = ", ".join(f"{kind} {size / 1000:.1f} kB" for kind, size in sorted(loaded.items()))
    console.print(f"Loaded, compressed: {weights}.")


if __name__ == "__main__":
    main()

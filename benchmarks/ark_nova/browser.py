"""Measure Ark Nova's page in a real browser: `make bench-browser`.

Late positions of four, made by bots, lie on tables of a server on loopback; a person plays on against three bots.
How long until the page can be used, how long from a click to the painted frame that shows the server's answer, what a
dragged ghost costs, and what the page weighs. Beside each time stands the CPU time of the page's main thread, from the
browser's own trace: it holds on a busy machine, too, where the time on the clock does not. Clicks are timed without it.

The answer to a click is the first position that comes after it, from the release of the button until the first frame
that shows it is painted; the table by questions says how much of it passes until the pick is sent, until the position
arrives (the server and the way there and back), and until it is painted. What bots do afterwards is no part of it.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from collections import Counter
from itertools import count, islice, pairwise
from math import cos, sin, tau
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from benchmarks.traces import traced
from playwright.sync_api import sync_playwright
from rich.console import Console
from rich.table import Column, Table

import menagerie
from browser.conftest import DESKTOP, FLAGS, Server, chromium
from browser.hands import Mouse
from browser.thoughts import Thoughts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, BrowserContext, Locator, Page, Position

    from menagerie.kernel.game import Game

SEATS = 4
LATE = 100  # turns: about three quarters of a game of four
BOTS = [{"kind": "bot", "bot": "greedy"}] * (SEATS - 1)
OPENED, ANSWERED, FRAME = 2000.0, 100.0, 1000 / 60  # milliseconds: what the page must reach
DRAG_SECONDS = 4.0
PATIENCE = 200  # milliseconds between two looks for an answer: looks in every frame would be work of the page
LARGE, MANY = 5, 30  # spaces of a building, and ways in which it can lie
# Notes when the page can first be used, and of each pick when it was clicked and sent, and when the position that
# answers it arrived and was painted: an urgent task that is posted in a frame runs before all others after the frame is
# painted. What is told later (what the options would do, why others are none, what bots do then) is no answer.
PROBE = """
window.probe = { answers: [], usable: 0 };
let clicked = 0, number, waits = true, pick = null;
for (const release of ["pointerup", "click"])
  addEventListener(release, (event) => (clicked = event.timeStamp), { capture: true });
window.WebSocket = class extends WebSocket {
  constructor(...about) {
    super(...about);
    this.addEventListener("message", ({ data }) => {
      if (pick && !pick.arrived && data.startsWith('{"type":"position"')) pick.arrived = performance.now();
    });
  }
  send(said) {
    if (said.startsWith('{"type":"pick"')) {
      if (pick?.arrived) answered(pick);
      pick = { clicked, sent: performance.now() };
    }
    super.send(said);
  }
};
const painted = (then) => requestAnimationFrame(
  () => scheduler.postTask(() => then(performance.now()), { priority: "user-blocking" }));
const answered = (pick) => painted((at) => {
  probe.answers.push({ ...pick, painted: at });
  performance.measure("answer", { start: pick.clicked, end: at });
});
new MutationObserver(() => {
  const now = document.querySelector("h1[data-number]")?.dataset.number;
  if (pick?.arrived && now !== number) {
    answered(pick);
    pick = null;
  }
  number = now ?? number;
  if (waits && document.querySelector(".actions [data-choice]")) {
    waits = false;
    painted((at) => {
      performance.measure("opened", { start: 0, end: at });
      probe.usable = at;
    });
  }
}).observe(document, { subtree: true, childList: true, attributeFilter: ["data-number", "data-choice"] });
"""
LOADED = """() => {
  const kinds = [["icons", /icons-/], ["fonts", /woff2/], ["words", /words/], ["style", /[.]css/], ["code", /[.]js/]];
  return performance.getEntriesByType("resource").map(({ name, encodedBodySize }) =>
    [kinds.find(([, of]) => of.test(name))?.[0] ?? "other", encodedBodySize]);
}"""


# --- positions ---


def saved(seats: int, stop: Callable[[Game], bool], marine: bool) -> Iterator[dict[str, Any]]:
    """Let bots play one game after the other until a condition holds while seat 0 is asked, and save those games."""
    options = {"maps": "random", "marine_worlds": marine}
    for seed in count(5):
        thoughts = Thoughts(menagerie.new_game("ark_nova", seats=seats, seed=seed, options=options))
        while thoughts.wish() is not None:
            asked = thoughts.game.decisions
            if asked and asked[0].seat == 0 and stop(thoughts.game):
                yield thoughts.game.save()
                break


def is_late(game: Game) -> bool:
    """Return whether a turn begins, late in the game."""
    return game.decisions[0].prompt.key.endswith(".turn") and game.view(None)["turn"] >= LATE


def has_many_spots(game: Game) -> bool:
    """Return whether a large building can lie in many ways."""
    asked = game.decisions[0]
    return asked.prompt.key.endswith(".spot") and len(asked.keys) >= MANY and asked.keys[0].count("-") >= LARGE - 1


# --- measuring ---


class Figures(NamedTuple):
    """Times on the clock and of the main thread, in milliseconds."""

    clock: list[float]
    cpu: list[float]


class Stages(NamedTuple):
    """Where the time goes between a click and its painted answer, in milliseconds."""

    all: float
    client: float  # until the pick is sent
    server: float  # until the position arrives
    page: float  # until it is painted

    @classmethod
    def of(cls, noted: dict[str, float]) -> Stages:
        """Take the stages from what the page noted."""
        times = [noted[moment] for moment in ("clicked", "sent", "arrived", "painted")]
        return cls(times[-1] - times[0], *(after - before for before, after in pairwise(times)))


class Answer(NamedTuple):
    """What was asked at a click, and the stages of its answer."""

    kind: str
    stages: Stages


class Quick(Mouse):
    """Somebody whose clicks are not checked: checking where a click goes would take time in the page."""

    def press_on(self, thing: Locator, position: Position | None = None) -> None:
        """Wait until it can be clicked on, and only then click."""
        thing.click(position=position, trial=True)
        thing.click(position=position, force=True)


class Bench:
    """A server, a browser, and somebody who plays against bots."""

    def __init__(self, server: Server, browser: Browser, marine: bool) -> None:
        self.server = server
        self.browser = browser
        self.marine = marine
        self.late = next(saved(SEATS, is_late, marine))

    def come(self, save: dict[str, Any], others: list[dict[str, str]]) -> tuple[Quick, str]:
        """Come with a fresh browser and put a saved game on a table."""
        context: BrowserContext = self.browser.new_context(viewport=DESKTOP, locale="en-GB")
        context.add_init_script(PROBE)
        page = context.new_page()
        page.goto(self.server.url)
        person = Quick(page, "Ada")
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
            figures.cpu.extend(traces[0].work_during("opened"))
            loaded = Counter[str]()
            for kind, size in page.evaluate(LOADED):
                loaded[kind] += size
            page.context.close()
        return figures, loaded

    def usable(self, page: Page) -> float:
        """Wait until the page can be used, and return the milliseconds since it was asked for."""
        page.wait_for_function("() => probe.usable > 0")
        return float(page.evaluate("probe.usable"))

    def play(self, clicks: int) -> list[Answer]:
        """Play late games on by mouse: where the time goes from a click to its painted answer, by the question."""
        answers: list[Answer] = []
        for late in saved(SEATS, is_late, self.marine):
            person, table = self.come(late, BOTS)
            answers += islice(self.answers(person, table, late), clicks - len(answers))
            person.page.context.close()
            if len(answers) >= clicks:
                break
        return answers

    def work(self, clicks: int) -> list[float]:
        """Play a game again, and take the work of the main thread from a trace; tracing costs a fifth of the time."""
        person, table = self.come(self.late, BOTS)
        with traced(person.page) as traces:
            for _ in islice(self.answers(person, table, self.late), clicks):
                pass
        person.page.context.close()
        return traces[0].work_during("answer")

    def answers(self, person: Quick, table: str, save: dict[str, Any]) -> Iterator[Answer]:
        """Click through the decisions of a game, and note the stages of each answer."""
        page = person.page
        self.usable(page)
        thoughts = Thoughts(menagerie.load(save))
        while (wish := thoughts.wish()) is not None:
            person.sees(wish.number, wish)
            page.evaluate("probe.answers = []")
            person.answer(wish)
            answered = "picks => probe.answers.length >= picks"
            page.wait_for_function(answered, arg=1 + len(wish.more), polling=PATIENCE)
            if not wish.more:  # of several cards only the first pick is an answer to a click
                yield Answer(wish.prompt, Stages.of(page.evaluate("probe.answers[0]")))
            thoughts = self.own_turn(person, table, thoughts)

    def own_turn(self, person: Quick, table: str, thoughts: Thoughts) -> Thoughts:
        """Wait until the bots have played and the page has sent everything; know what happened."""
        settled = person.page.locator("header.status[aria-busy=false]")
        while (asked := [each.seat for each in thoughts.game.decisions]) and (asked != [0] or not settled.count()):
            person.page.wait_for_timeout(50)
            save = person.page.request.get(f"{person.origin}/api/tables/{table}/save")
            thoughts = Thoughts(menagerie.load(save.json()))
        return thoughts

    def drag(self) -> Figures:
        """Drag a ghost over the map: the time between frames, and the work of each."""
        person, _ = self.come(next(saved(2, has_many_spots, self.marine)), BOTS[:1])
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
    """Return a quantile."""
    return statistics.quantiles(sorted(times), n=100, method="inclusive")[percent - 1] if len(times) > 1 else times[0]


def row(table: Table, name: str, times: list[float], target: float | None = None) -> None:
    """Add a row of times, with the target beside them."""
    shown = [f"{quantile(times, percent):,.1f}" for percent in (50, 95)]
    table.add_row(name, str(len(times)), *shown, f"{max(times):,.1f}", "" if target is None else f"{target:,.1f}")


def titled(first: str, *others: str) -> Table:
    """Begin a table of figures."""
    return Table(Column(first, no_wrap=True), *(Column(title, justify="right", no_wrap=True) for title in others))


def by_kind(answers: list[Answer]) -> Table:
    """Return for each kind of question where the time of its answers goes: median and 95th percentile."""
    table = titled("p50 / p95, ms", "clicks", "all", "until sent", "until arrived", "until painted")
    every = "every question"
    for kind, times in [(every, len(answers)), *Counter(answer.kind for answer in answers).most_common()]:
        stages = [answer.stages for answer in answers if kind in (answer.kind, every)]
        columns = [list(column) for column in zip(*stages, strict=True)]
        table.add_row(kind, str(times), *(f"{quantile(each, 50):.0f} / {quantile(each, 95):.0f}" for each in columns))
    return table


def main() -> None:
    """Measure, and print tables."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--clicks", type=int, default=350, help="clicks to time, in as many games as they take")
    arguments.add_argument("--opened", type=int, default=5, help="how often to open the page")
    arguments.add_argument("--marine", action="store_true", help="with Marine Worlds")
    chosen = arguments.parse_args()
    console = Console(width=100)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            bench = Bench(server, browser, chosen.marine)
            opened, loaded = bench.open(chosen.opened)
            answered = bench.play(chosen.clicks)
            worked = bench.work(chosen.clicks)
            dragged = bench.drag()
        finally:
            browser.close()
            server.kill()
    table = titled("milliseconds", "times", "p50", "p95", "worst", "wanted")
    row(table, "open a late game of four until it can be used", opened.clock, OPENED)
    row(table, "  CPU of the main thread", opened.cpu)
    times = [answer.stages.all for answer in answered]
    row(table, "click to painted answer", times, ANSWERED)
    row(table, "  CPU of the main thread", worked)
    row(table, "dragged ghost, between frames", dragged.clock, FRAME)
    row(table, "  CPU of the main thread, a frame", dragged.cpu)
    console.print(table, by_kind(answered), sep="\n")
    late = [f"{answer.kind} {answer.stages.all:.0f}" for answer in answered if answer.stages.all > ANSWERED]
    console.print(f"Answered within {ANSWERED:.0f} ms: {len(times) - len(late)} of {len(times)} clicks.", *late)
    rate = 1000 / statistics.fmean(dragged.clock)
    fit = sum(work <= FRAME for work in dragged.cpu)
    console.print(f"Dragged ghost: {rate:.1f} frames a second; {fit} of {len(dragged.cpu)} need less work than that.")
    weights = ", ".join(f"{kind} {size / 1000:.1f} kB" for kind, size in sorted(loaded.items()))
    console.print(f"Loaded, compressed: {weights}.")


if __name__ == "__main__":
    main()

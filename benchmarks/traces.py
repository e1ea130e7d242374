"""What the main thread of a page did, from the browser's own trace."""

from __future__ import annotations

import json
from collections import Counter
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from playwright.sync_api import Page

CATEGORIES = ["toplevel", "devtools.timeline", "devtools.timeline.frame", "blink.user_timing"]


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

    def tasks(self) -> list[Span]:
        """List what the main thread did, one thing after the other: nested work is not counted again."""
        found = [event for event in self.events if event["ph"] == "X" and (event["pid"], event["tid"]) == self.main]
        tasks: list[Span] = []
        for event in sorted(found, key=lambda event: (event["ts"], -event["dur"])):
            start, end = event["ts"] / 1e3, (event["ts"] + event["dur"]) / 1e3
            if not tasks or start >= tasks[-1].end:
                tasks.append(Span(start, end, event.get("tdur", event["dur"]) / 1e3))
        return tasks

    def moments(self, name: str, phases: str = "R") -> list[float]:
        """List when something happened, on any thread, in milliseconds."""
        return sorted(event["ts"] / 1e3 for event in self.events if event["name"] == name and event["ph"] in phases)

    def work(self, windows: Iterable[tuple[float, float]]) -> list[float]:
        """Add up what the main thread did in each stretch of time."""
        tasks = self.tasks()
        return [sum(task.cpu for task in tasks if start <= task.start < end) for start, end in windows]

    def work_during(self, measure: str) -> list[float]:
        """Add up what the main thread did during each of the page's measures of a name."""
        return self.work(zip(self.moments(measure, "b"), self.moments(measure, "e"), strict=True))


@contextmanager
def traced(page: Page) -> Iterator[list[Trace]]:
    """Trace what a page does meanwhile."""
    browser = page.context.browser
    assert browser is not None
    traces: list[Trace] = []
    browser.start_tracing(page=page, categories=CATEGORIES)
    yield traces
    traces.append(Trace(json.loads(browser.stop_tracing())["traceEvents"]))

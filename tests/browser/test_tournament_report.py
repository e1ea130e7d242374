"""The report of a tournament in a real browser: it needs nothing from outside, and everybody can read it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pytest

from arena.company import planned, run, toy
from browser.conftest import PHONE, look, serious
from browser.test_legible import LEAST, LOW
from menagerie.arena.report import write_report
from menagerie.arena.summary import summary_of

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A report with everything in it: ratings, people's games, and a bad bot."""
    folder = tmp_path_factory.mktemp("tournament")
    tournament = planned("greedy", "random", toy("Raises"), game="ark_nova", games=6)
    write_report(summary_of(tournament, run(tournament, folder / "games.jsonl")), folder / "report.html", "fr")
    return folder / "report.html"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_report_is_legible_by_day_and_by_night(
    browser: Browser, report: Path, scheme: Literal["light", "dark"]
) -> None:
    with browser.new_context(color_scheme=scheme) as context:
        page = context.new_page()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(report.as_uri())
        assert asked == [report.as_uri()]
        assert page.locator("svg").count() >= 8
        assert serious(page) == []
        look(page, f"tournament-report-{scheme}")


def test_a_report_fits_on_a_phone_and_its_plots_can_be_read(browser: Browser, report: Path) -> None:
    with browser.new_context(viewport=PHONE) as context:
        page = context.new_page()
        page.goto(report.as_uri())
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        assert page.locator("svg text").evaluate_all(LOW, LEAST) == []

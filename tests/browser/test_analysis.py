"""The page of an analysis in a real browser; what the server says is said here, so that nobody waits for a bot.

That the server really says it is tested in tests/server/test_analysis.py.
"""

from __future__ import annotations

import json
import re
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import menagerie
from browser.conftest import DESKTOP, look, serious
from browser.person import Person
from browser.test_large_screen import LARGE
from browser.texts import cut_off
from menagerie.arena.simulate import play_out
from menagerie.bots import bot_of
from menagerie.bots.analysis import Work
from menagerie.kernel.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, Route

BOT = {"kind": "bot", "bot": "greedy"}
JUDGED = range(1, 25)


@cache
def finished() -> menagerie.Game:
    game = menagerie.new_game("zooloretto", seats=2, seed=3)
    play_out(game, [bot_of(bot, "zooloretto", Chance(1)) for bot in ("greedy", "variety")])
    return game


@cache
def analysis() -> dict[str, Any]:
    """An analysis of which only the first turns are judged, by a few tries."""
    work = Work(menagerie.new_game("zooloretto", seats=2, seed=3), finished().picks(), tries=3)
    judged = {number: work.piece(number, menagerie.rules_of).done() for number in work.chosen(JUDGED)}
    return work.analysis(judged).to_json()


def state(name: str, done: int = 0, total: int = 0) -> dict[str, Any]:
    told = analysis() if name == "done" else None
    return {"state": name, "done": done, "total": total, "ahead": 2, "mine": True, "analysis": told}


class Told:
    """What the server says about an analysis, one answer after the other; the last one again and again."""

    def __init__(self, page: Page, *answers: dict[str, Any]) -> None:
        self.answers = list(answers)
        self.asked: list[str] = []
        page.route("**/api/tables/*/analysis", self.answer)

    def answer(self, route: Route) -> None:
        self.asked.append(route.request.method)
        if route.request.method == "DELETE":
            self.answers = [state("none")]
        said = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        route.fulfill(status=200, content_type="application/json", body=json.dumps(said))


def test_a_game_is_analysed_from_its_result(guest: Callable[..., Page]) -> None:
    ada = Person(guest(), "Ada")
    ada.introduce()
    table = ada.new_table(BOT, save=finished().save())
    page = ada.page
    told = Told(page, state("none"), state("waiting"), state("running", 3, 9), state("done"))
    page.goto(f"{ada.origin}/table/{table}")
    page.get_by_role("link", name="Analysis").click()
    expect(page).to_have_url(f"{ada.origin}/analysis/{table}")
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.get_by_role("heading", name="Chance to win after each turn")).to_be_visible()
    assert told.asked[:2] == ["GET", "POST"]
    assert serious(page) == []
    look(page, "analysis")
    page.set_viewport_size(LARGE)
    drawing = page.locator(".drawing").bounding_box()
    assert drawing is not None
    assert drawing["height"] > 400
    page.set_viewport_size(DESKTOP)

    biggest = analysis()["swings"][0]
    shown = page.locator("#turn")
    expect(shown).to_contain_text(f"Turn {biggest} of")
    given_away = page.get_by_role("region", name="Compared with the bot").locator("td:last-child")
    expect(given_away).to_have_text([re.compile(r"^\d")] * given_away.count())
    page.keyboard.press("Home")
    expect(shown).to_contain_text("Turn 1 of")
    page.keyboard.press("ArrowRight")
    expect(shown).to_contain_text("Turn 2 of")
    expect(page).to_have_url(f"{ada.origin}/analysis/{table}/2")
    page.get_by_role("region", name="Costliest choices").get_by_role("link").first.click()
    expect(page.get_by_text("The bot prefers").first).to_be_visible()
    page.get_by_role("link", name="See it in the replay").click()
    expect(page.locator("header.status")).to_contain_text("Step")
    expect(page.get_by_role("link", name="Analysis")).to_be_visible()


def test_an_analysis_can_be_given_up(guest: Callable[..., Page]) -> None:
    ada = Person(guest(), "Ada")
    ada.introduce()
    table = ada.new_table(BOT, save=finished().save())
    told = Told(ada.page, state("running", 3, 9))
    ada.page.goto(f"{ada.origin}/analysis/{table}")
    expect(ada.page.get_by_role("progressbar")).to_have_attribute("aria-valuenow", "3")
    assert serious(ada.page) == []
    ada.page.get_by_role("button", name="Cancel").click()
    expect(ada.page.get_by_role("button", name="Analyse this game")).to_be_visible()
    assert "DELETE" in told.asked


@pytest.mark.parametrize(
    ("language", "heading"),
    [("fr", "Les plus grands retournements"), pytest.param("de", "Größte Wendungen", marks=pytest.mark.long)],
)
def test_it_fits_a_phone_in_every_language(guest: Callable[..., Page], language: str, heading: str) -> None:
    ada = Person(guest(language, phone=True), "Ada")
    ada.introduce()
    table = ada.new_table(BOT, save=finished().save())
    Told(ada.page, state("done"))
    ada.page.emulate_media(color_scheme="dark")
    ada.page.goto(f"{ada.origin}/analysis/{table}")
    expect(ada.page.get_by_role("heading", name=heading)).to_be_visible()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert cut_off(ada.page) == []
    assert "[" not in ada.page.locator("main").inner_text()  # every phrase has words
    assert serious(ada.page) == []
    look(ada.page, f"analysis-phone-{language}")

"""Ark Nova in a real browser: from a turn of the log to the table as it was then."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from ark_nova.scenario import row_with, scenario
from browser.ark_nova_people import BOT, at, with_a_kiosk
from browser.conftest import look
from browser.person import Person
from browser.positions import is_asked, saved

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

# Where the parts of the table end, over the bar at the bottom.
ROOM = "it => it.getBoundingClientRect().bottom - parseFloat(getComputedStyle(it).paddingBottom)"


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en-GB", "See the table then"),
        ("fr-FR", "Voir la table à ce moment"),
        ("de-DE", "Den Tisch von damals zeigen"),
    ],
)
def test_a_turn_of_the_log_leads_to_its_position_by_keys(guest: Callable[..., Page], language: str, says: str) -> None:
    page = guest(language)
    at(page, with_a_kiosk())
    page.locator(".side ol .fold").first.press("Enter")
    jump = page.locator(".side").get_by_role("link", name=says)
    expect(jump).to_be_in_viewport(ratio=1)
    look(page, f"ark-nova-log-jump-{language[:2]}")
    page.keyboard.press("Tab")
    expect(jump).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/replay/.+/\d+$"))


def test_a_turn_of_the_log_leads_to_its_position_by_a_finger(guest: Callable[..., Page]) -> None:
    page = guest(phone=True)
    at(page, with_a_kiosk())
    page.locator("nav.panes").get_by_role("button", name="Log").tap()
    page.locator(".side ol .fold").first.tap()
    jump = page.locator(".side").get_by_role("link", name="See the table then")
    expect(jump).to_be_in_viewport(ratio=1)
    look(page, "ark-nova-log-jump-phone")
    box = jump.bounding_box()
    assert box is not None
    assert box["height"] >= 40
    jump.tap()
    expect(page).to_have_url(re.compile(r"/replay/.+/\d+$"))
    expect(page.locator("main")).to_be_visible()


def test_a_replay_passes_over_a_step_that_changes_nothing(guest: Callable[..., Page]) -> None:
    page = guest()
    ada = Person(page, "Ada")
    ada.introduce()
    save = saved(2, 5, lambda game: is_asked(game, "turn", 4))
    chosen = 1 + save["picks"].index([0, "size_2"])  # what is built is seen when it lies
    replay = f"{ada.origin}/replay/{ada.new_table(BOT, save=save)}"
    page.goto(f"{replay}/{chosen - 1}")
    expect(page.locator(".steps .count")).to_have_text(re.compile(f"^{chosen - 1}/"))
    for key, leads_to in (("ArrowRight", chosen + 1), ("ArrowLeft", chosen), ("ArrowLeft", chosen - 2)):
        page.keyboard.press(key)
        expect(page).to_have_url(f"{replay}/{leads_to}")


def test_on_a_phone_the_log_fills_the_page(guest: Callable[..., Page]) -> None:
    page = guest(phone=True)
    at(page, with_a_kiosk())
    page.locator("nav.panes").get_by_role("button", name="Log").tap()
    log = page.locator(".side .talk")
    expect(log).to_be_visible()
    box = log.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] == pytest.approx(page.locator(".ark").evaluate(ROOM), abs=2)


def test_long_names_in_the_log_are_parted_where_a_dictionary_parts_them(guest: Callable[..., Page]) -> None:
    table = (
        scenario().seat(0, row=row_with("animals", 4), money=60, hand="south_american_coati cheetah").seat(1, money=5)
    )
    page = guest("de-DE")
    at(page, table.seat(0, buildings="size_5@g1-h1-h2-i1-i2").turn(0).game.save())
    page.locator("[data-action=animals] .face").click()
    page.locator(".hand-area [data-card=south_american_coati] [data-choice]").first.click()
    page.keyboard.press("Space")
    name = page.locator(".side ol .line [role=button]").first
    expect(name).to_be_visible()
    assert "Süd\u00adamerika\u00adnischer" in (name.text_content() or "")
    assert "Tiere\u00a04:" in (page.locator(".side ol").text_content() or "")  # no line ends there
    wide = "line => line.querySelector('.text').clientWidth / line.clientWidth"
    assert page.locator(".side ol .line:has(.gain)").first.evaluate(wide) > 0.85  # it goes on below what was gained

"""The guided first game of Zooloretto: it waits for deeds, and goes on when the player has moved."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.conftest import DESKTOP, look, serious
from browser.person import Person
from browser.test_late_trucks import LEAST_ON_A_PHONE, SMALLER
from browser.test_legible import TABLET

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page


def guided(page: Page) -> Person:
    """Ada starts the first game from the help of another table."""
    ada = Person(page, "Ada")
    ada.introduce()
    ada.open_table({"kind": "bot", "bot": "easy"})
    page.keyboard.press("?")
    page.get_by_role("dialog").locator("button", has=page.locator("svg")).filter(has_text="learn by playing").click()
    expect(page.locator("section.guide")).to_be_visible()
    return ada


def test_deeds_lead_through_the_lesson(visitor: Callable[..., Page]) -> None:
    ada = guided(visitor())
    page = ada.page
    step = page.locator("section.guide")
    expect(step).to_have_attribute("data-step", "load")
    expect(page.get_by_role("button", name="Show me")).to_have_count(0)  # one guide is enough
    look(page, "zooloretto-guide")
    assert serious(page) == []
    # On a tablet it stands above the trucks, and nothing is wider than the page.
    page.set_viewport_size(TABLET)
    assert page.evaluate("document.documentElement.scrollWidth") <= 768
    guide, trucks = step.bounding_box(), page.locator(".trucks").bounding_box()
    assert guide is not None
    assert trucks is not None
    assert guide["y"] + guide["height"] <= trucks["y"]
    look(page, "zooloretto-guide-tablet")
    page.set_viewport_size(DESKTOP)
    page.keyboard.press("1")
    page.keyboard.press("Space")
    expect(step).to_have_attribute("data-step", "draw")
    page.get_by_role("button", name="Skip this step").click()
    expect(step).to_have_attribute("data-step", "take")
    page.get_by_role("button", name="Close the guide").click()
    expect(step).to_have_count(0)
    page.keyboard.press("?")
    page.get_by_role("button", name="Go on with the guide").click()
    expect(step).to_have_attribute("data-step", "take")


@pytest.mark.parametrize("language", [pytest.param("fr-FR", marks=pytest.mark.long), "de-DE"])
def test_a_phone_shows_the_lesson_above_the_panes(guest: Callable[..., Page], language: str) -> None:
    ada = Person(guest(language, phone=True), "Ada")
    ada.introduce()
    table = ada.page.request.post(f"{ada.origin}/api/first-games/zooloretto").json()["id"]
    ada.page.goto(f"{ada.origin}/table/{table}")
    ada.page.evaluate(
        f"localStorage.setItem('menagerie.guide.{table}', JSON.stringify({{shown: true, folded: false, skipped: []}}))"
    )
    ada.page.reload()
    expect(ada.page.locator("section.guide")).to_be_visible()
    look(ada.page, f"zooloretto-guide-{language[:2]}")
    assert ada.page.evaluate(SMALLER, LEAST_ON_A_PHONE) == []
    assert serious(ada.page) == []

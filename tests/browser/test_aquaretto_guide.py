"""The guided first game of Aquaretto: it waits for deeds, and goes on when the player has moved."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.conftest import look, serious
from browser.person import Person, play_on

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page


def guided(page: Page) -> Person:
    """Ada is guided at the table of the first game."""
    ada = Person(page, "Ada")
    ada.introduce()
    table = page.request.post(f"{ada.origin}/api/first-games/aquaretto").json()["id"]
    page.goto(f"{ada.origin}/table/{table}")
    page.evaluate(
        f"localStorage.setItem('menagerie.guide.{table}', JSON.stringify({{shown: true, folded: false, skipped: []}}))"
    )
    page.reload()
    expect(page.locator("section.guide")).to_be_visible()
    return ada


def test_deeds_lead_through_the_lesson(guest: Callable[..., Page]) -> None:
    page = guided(guest()).page
    step = page.locator("section.guide")
    expect(step).to_have_attribute("data-step", "load")
    look(page, "aquaretto-guide")
    assert serious(page) == []
    page.keyboard.press("d")
    page.keyboard.press("Space")
    expect(page.get_by_text("Choose a truck for the tile.")).to_be_visible()
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
    page = guided(guest(language, phone=True)).page
    look(page, f"aquaretto-guide-{language[:2]}")
    assert serious(page) == []


@pytest.mark.long
def test_the_whole_lesson_can_be_played(visitor: Callable[..., Page]) -> None:
    ada = guided(visitor())
    steps = []
    while not ada.game_is_over and (guide := ada.page.locator("section.guide")).count():
        steps.append(guide.get_attribute("data-step"))
        play_on([ada], 1)
    order = ["load", "draw", "take", "basins", "grow", "job", "money", "end", "over"]
    assert steps[0] == "load"
    assert [order.index(step or "") for step in steps] == sorted(order.index(step or "") for step in steps)
    assert {"take", "grow"} <= {*steps}  # a truck with two species makes two basins at once

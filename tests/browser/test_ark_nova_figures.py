"""Ark Nova as a player reads it: prices with their reasons, how far the markers are, what an action could do."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from ark_nova.scenario import row_with, scenario
from browser.conftest import look, without_errors
from browser.person import Person

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from playwright.sync_api import Page

BOT = {"kind": "bot", "bot": "greedy"}


def at(page: Page, save: dict[str, Any], *others: dict[str, str]) -> Person:
    """Sit down at a table with a saved game."""
    ada = Person(page, "Ada")
    ada.introduce()
    ada.open_table(*(others or (BOT,)), save=save)
    return ada


def with_discounts() -> dict[str, Any]:
    """A partner zoo, an expert and a folder change what cards cost."""
    table = scenario().display("slow_worm jaguar sea_turtle_tank engineer explorer primatologist")
    things = {"partner_zoos": "europe", "sponsors": "expert_in_small_animals", "side_2": "animals", "money": 40}
    hand = "european_pond_turtle lion science_lab"
    home = "size_5@d4-d5-d6-e4-e5 kiosk@b5"
    table.seat(0, hand=hand, reputation=6, row=row_with("animals", 4), x_tokens=2, buildings=home, **things)
    save: dict[str, Any] = table.turn(0).game.save()
    return save


def test_cards_say_what_they_cost_now_and_why(guest: Callable[..., Page]) -> None:
    page = guest()
    errors = without_errors(page)
    at(page, with_discounts())
    turtle = page.locator(".hand [data-card=european_pond_turtle]")
    expect(turtle.locator(".cost")).to_have_text(re.compile(r"^\s*9\s*3\s*$"))
    expect(turtle.locator(".cost s")).to_have_text("9")
    expect(page.locator(".display [data-card=slow_worm] .cost s")).to_have_text("4")
    expect(page.locator(".display [data-card=sea_turtle_tank] .cost")).to_have_count(
        0
    )  # Sponsors I plays from the hand
    turtle.locator("button.body").hover()
    reasons = page.locator(".peek [data-price-reasons]")
    expect(reasons).to_contain_text("Costs 3 money now instead of 9.")
    expect(reasons.locator("li")).to_have_text([re.compile("−3 partner zoo: Europe"), re.compile("−3 Expert in Small")])
    look(page, "ark-nova-prices")
    page.mouse.move(0, 0)
    # The tank says where it must stand.
    page.locator(".display [data-card=sea_turtle_tank] button.body").click()
    expect(page.get_by_role("dialog")).to_contain_text("beside 1 water space")
    page.keyboard.press("Escape")
    # Before the markers meet the way to go is told, and on demand what is expected.
    score = page.locator(".player[data-seat='0'] [data-score]")
    expect(score).to_have_attribute("data-score", "to-go")
    expect(score).to_contain_text("114 to go")
    score.hover()
    expect(page.locator("[popover]:popover-open")).to_contain_text("Expected at the end")
    # An action card shows what it could do, and its strength as the server tells it.
    build = page.locator("[data-action=build]")
    expect(build.locator("[data-possible]")).to_have_attribute("data-possible", re.compile(r"\d"))
    before = build.locator("[data-possible]").get_attribute("data-possible")
    build.get_by_role("button", name="more", exact=False).last.click()
    expect(build.locator("[data-possible]")).not_to_have_attribute("data-possible", before or "")
    assert errors == []


def test_after_the_markers_have_met_points_are_told(guest: Callable[..., Page]) -> None:
    page = guest()
    table = scenario().seat(0, appeal=100, conservation=12).set(turns_left=1, discarded_final_card=True)
    at(page, table.turn(0).game.save())
    score = page.locator(".player[data-seat='0'] [data-score]")
    expect(score).to_have_attribute("data-score", "points")
    expect(page.locator(".player[data-seat='1'] [data-score]")).to_have_attribute("data-score", "to-go")


def test_the_rules_show_no_marks_of_their_writing(guest: Callable[..., Page]) -> None:
    page = guest()
    page.goto("/rules/ark_nova")
    expect(page.get_by_role("link", name="Animals", exact=True).first).to_be_visible()
    text = page.locator("main").inner_text()
    assert re.findall(r"\*\*|\]\(#", text) == []

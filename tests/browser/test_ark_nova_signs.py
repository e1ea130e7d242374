"""Ark Nova in a real browser: the rule behind a sign."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from ark_nova.scenario import scenario
from browser.ark_nova_people import at, with_a_kiosk
from browser.conftest import look, serious

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page


def test_a_press_on_a_sign_opens_its_rule_where_it_means_nothing_else(guest: Callable[..., Page]) -> None:
    page = guest()
    at(page, with_a_kiosk())
    rule = page.locator("[data-sign-rule]")
    page.locator("[data-project] [data-sign]").first.click()
    expect(rule.get_by_role("link", name="In the reference")).to_have_attribute("href", re.compile("#icon-"))
    look(page, "ark-nova-sign-rule")
    assert serious(page) == []
    page.keyboard.press("Escape")
    expect(rule).to_be_hidden()
    page.locator(".front button[data-sign=reputation], .front button[data-sign=x_token]").first.focus()
    page.keyboard.press("Enter")
    link = rule.get_by_role("link", name="Rule")
    expect(link).to_be_focused()
    expect(link).to_have_attribute("href", "/rules/ark_nova#x-tokens")
    page.keyboard.press("Escape")
    page.locator(".edge [data-sign]:visible").first.click()
    expect(link).to_have_attribute("href", re.compile("/rules/ark_nova#"))
    page.keyboard.press("Escape")
    page.locator(".hand-area [data-card=lion] [data-sign]").first.click()  # a press on a card opens the card
    expect(rule).to_be_hidden()
    expect(page.get_by_role("dialog").get_by_role("article", name="Lion")).to_be_visible()


def beside_a_rich_zoo() -> dict[str, Any]:
    """Lay out two zoos with icons, the own one with an upgraded card and a poisoned one."""
    table = scenario().seat(0, money=16, x_tokens=2, animals="lion reindeer", side_2="build", venom="cards")
    return table.seat(1, animals="barn_owl").turn(0).game.save()


def test_the_signs_of_a_player_open_their_rules_by_mouse_and_by_keys(guest: Callable[..., Page]) -> None:
    page = guest()
    at(page, beside_a_rich_zoo())
    rule, mine = page.locator("[data-sign-rule]"), page.locator(".player[data-seat='0']")
    for sign, section in (("x_token", "x-tokens"), ("workers", "association"), ("hand", "break"), ("venom", "attacks")):
        mine.locator(f"button[data-sign={sign}]").click()
        expect(rule.get_by_role("link")).to_have_attribute("href", f"/rules/ark_nova#{section}")
        page.keyboard.press("Escape")
    mine.locator("button[data-sign=predator] svg").click()
    expect(rule.get_by_role("link", name="In the reference")).to_have_attribute("href", re.compile("#icon-predator$"))
    edge = rule.bounding_box()
    assert edge is not None
    assert edge["x"] + edge["width"] <= 1366 - 8
    look(page, "ark-nova-player-signs")
    assert serious(page) == []
    page.keyboard.press("Escape")
    stops = mine.locator("button[data-sign][tabindex='0']")
    expect(stops).to_have_count(1)  # the Tab key does not stop at each of them
    mine.locator("button[data-sign=x_token]").focus()
    page.keyboard.press("ArrowRight")
    expect(mine.locator("button[data-sign=workers]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(rule.get_by_role("link")).to_be_focused()
    page.keyboard.press("Escape")
    expect(mine.locator("button[data-sign=workers]")).to_be_focused()
    expect(stops).to_have_count(1)
    points, hint = mine.get_by_role("button", name="to go"), page.locator("[popover]:popover-open")
    points.hover()  # where the pointer rests a figure explains itself, until it leaves
    expect(hint.get_by_role("link", name="Rule")).to_be_visible()
    page.mouse.move(0, 0)
    expect(hint).to_have_count(0)
    points.click()
    expect(hint.get_by_role("link", name="Rule")).to_be_visible()


def test_the_signs_of_a_player_open_their_rules_by_a_finger(guest: Callable[..., Page]) -> None:
    page = guest(phone=True)
    at(page, beside_a_rich_zoo())
    page.locator("nav.panes").get_by_role("button", name="Others").tap()
    rule, theirs = page.locator("[data-sign-rule]"), page.locator(".player[data-seat='1']")
    for sign in ("x_token", "bird"):
        button = theirs.locator(f"button[data-sign={sign}]")
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 40
        button.tap()
        expect(rule.get_by_role("link")).to_be_in_viewport(ratio=1)
        page.keyboard.press("Escape")
    look(page, "ark-nova-player-signs-phone")

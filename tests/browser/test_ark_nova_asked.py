"""Ark Nova in a real browser: how each question is laid out, on every screen."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from ark_nova.scenario import row_with, scenario
from browser.ark_nova_people import at
from browser.conftest import look
from browser.test_ark_nova_choosing import LAST_LINE
from browser.texts import are_whole

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

# How far the picture before a text is away from its first line.
BEFORE = """it => {
  const range = document.createRange();
  range.selectNodeContents(it.lastChild);
  return range.getClientRects()[0].left - it.querySelector('svg').getBoundingClientRect().right;
}"""
ONE_LINE = 24  # pixels
SMALL, LARGE = "size_2@d6-d7", "size_5@g1-h1-h2-i1-i2"


def upgrading() -> dict[str, Any]:
    """Lay out an Association that brings an upgrade, which it cannot have itself."""
    table = scenario().seat(0, row=row_with("association", 4), reputation=4, side_2="association")
    return table.turn(0).play("association", "reputation").game.save()


def test_a_card_in_use_that_cannot_be_upgraded_stands_back(guest: Callable[..., Page]) -> None:
    page = guest()
    at(page, upgrading())
    expect(page.locator(".actions .face[data-choice]")).to_have_count(4)
    used = page.locator("[data-action=association]")
    expect(used.locator(".face")).to_have_attribute("aria-pressed", "false")
    ground = "it => getComputedStyle(it).backgroundColor"
    assert used.evaluate(ground) != page.locator("[data-action=build]").evaluate(ground)


def test_a_used_card_back_in_slot_1_tells_the_strength_it_has_there(guest: Callable[..., Page]) -> None:
    """While cards are moved after an action, the strength it was used with does not matter any more."""
    table = scenario().seat(0, hand="fennec_fox", buildings="size_1@e2", row=row_with("animals", 3), x_tokens=2)
    page = guest()
    at(page, table.turn(0).play("animals+1").game.save())
    used = page.locator("[data-action=animals]")
    expect(used.locator(".foot")).to_have_text("strength 1")
    expect(used.locator(".face")).to_have_attribute("aria-pressed", "false")


def test_an_action_card_with_the_focus_shows_all_of_its_ring(guest: Callable[..., Page]) -> None:
    page = guest()
    at(page, upgrading())
    page.keyboard.press("1")
    face = page.locator(".actions .face:focus")
    reach = "it => ['offset', 'width'].reduce((sum, of) => sum + parseFloat(getComputedStyle(it)[`outline-${of}`]), 0)"
    assert face.evaluate(reach) <= 0


def test_a_phone_says_what_an_upgrade_brings(guest: Callable[..., Page]) -> None:
    page = guest("de-DE", phone=True)
    at(page, upgrading())
    texts = page.locator(".actions .face[data-choice] .text")
    expect(texts).to_have_text([re.compile("^II: ")] * 4)
    look(page, "ark-nova-upgrade-phone")
    for text in texts.all():
        expect(text).to_be_visible()
    assert are_whole(texts)


def test_the_strength_of_a_card_stays_in_one_line_on_a_phone(guest: Callable[..., Page]) -> None:
    page = guest(phone=True)
    fox = scenario().seat(0, row=row_with("animals", 4), hand="fennec_fox", buildings="size_1@e2", money=18)
    at(page, fox.turn(0).play("animals").game.save())  # it asks which card moves to slot 1
    feet = page.locator(".actions .foot")
    expect(feet).to_have_text([re.compile("^strength [1-5]$")] * 5)
    assert max(feet.evaluate_all("all => all.map((each) => each.offsetHeight)")) <= ONE_LINE


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_a_phone_shows_the_display_where_drawing_or_snapping_is_asked(
    guest: Callable[..., Page], language: str
) -> None:
    page = guest(language, phone=True)
    table = scenario().display("reindeer barn_owl jaguar sun_bear cheetah wolf")
    at(page, table.seat(0, row=row_with("cards", 5)).turn(0).play("cards").game.save())
    sheet = page.locator("[data-sheet]")
    expect(sheet.locator("[data-choice]")).to_have_count(2)
    expect(page.locator(".display-area [data-card]").first).to_be_in_viewport()
    look(page, f"ark-nova-snap-phone-{language[:2]}")
    assert sheet.locator("h2").evaluate(LAST_LINE) != 1
    # A number stays with what it counts.
    assert re.search("3\u00a0[ck]ar", page.locator("header.status .say").inner_text(), re.IGNORECASE)
    # The lock stands beside its words, also where they take two lines.
    assert sheet.locator("em").first.evaluate(BEFORE) < 8


def test_a_building_that_cannot_be_turned_is_not_said_to_turn(guest: Callable[..., Page]) -> None:
    page = guest()
    at(page, scenario().seat(0, row=row_with("build", 5), money=40).turn(0).play("build", "size_1").game.save())
    hint = page.locator(".zoo .hint")
    expect(hint).to_have_text("choose a ringed space")


def test_a_phone_hints_at_buildings_beside_those_in_sight(guest: Callable[..., Page]) -> None:
    page = guest(phone=True)
    at(page, scenario().seat(0, row=row_with("build", 5), money=40).turn(0).play("build").game.save())
    palette = page.locator(".palette")
    expect(palette.locator("[data-kind]")).to_have_count(10)
    expect(palette).to_have_css("mask-image", re.compile("gradient"))
    palette.evaluate("it => it.scrollTo(it.scrollWidth, 0)")
    expect(palette).to_have_css("mask-image", "none")


def test_what_an_enclosure_has_left_can_be_read_on_a_phone(guest: Callable[..., Page]) -> None:
    page = guest("de-DE", phone=True)
    table = scenario().seat(0, row=row_with("animals", 5), hand="barn_owl", money=40, buildings=f"{SMALL} {LARGE}")
    at(page, table.turn(0).play("animals").game.save())
    notes = page.locator("[data-map] .note text")
    expect(notes).to_have_count(2)
    look(page, "ark-nova-room-left-phone")
    assert min(notes.evaluate_all("all => all.map((each) => 11.5 * each.getScreenCTM().a)")) >= 12

"""An Ark Nova table on a phone: what rivals did, where a question is answered, and the figures beside the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.ark_nova_people import at
from browser.conftest import look, serious
from browser.person import Person
from browser.sanctuary_people import BOT
from browser.scenes import TABLES
from browser.texts import cut_off

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

ZOO, HAND, DISPLAY, OTHERS, LOG = 0, 1, 2, 4, 5  # in the bar at the bottom
LARGE = 40  # pixels a finger wants


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "de-DE"])
def test_what_rivals_did_is_told_until_i_act(guest: Callable[..., Page], language: str) -> None:
    page = guest(language, phone=True)
    at(page, TABLES["ark-nova-4"].save(0.5, "turn"), *[BOT] * 3)
    told, panes = page.locator("[data-rivals]"), page.locator("nav.panes button")
    expect(told).to_be_in_viewport(ratio=1)
    expect(told.locator("b")).to_have_count(3)
    look(page, f"ark-nova-rivals-{language[:2]}")
    assert cut_off(page) == []
    assert serious(page) == []
    panes.nth(DISPLAY).tap()
    expect(told).to_be_hidden()
    panes.nth(ZOO).tap()
    told.tap()
    expect(page.locator(".side ol")).to_be_visible()
    expect(panes.nth(LOG)).to_have_attribute("aria-current", "true")
    panes.nth(ZOO).tap()
    page.locator("[data-action] .face[data-choice]").first.tap()
    expect(told).to_be_hidden()


def test_a_question_has_a_dot_on_each_pane_where_it_can_be_answered(guest: Callable[..., Page]) -> None:
    page = guest(phone=True)
    at(page, TABLES["ark-nova-2"].save(0.5), BOT)
    panes = page.locator("nav.panes button")
    expect(page.locator(".hand [data-choice]").first).to_be_visible()
    expect(panes.nth(HAND)).to_have_attribute("aria-current", "true")
    expect(panes.nth(DISPLAY).locator("i")).to_be_visible()
    panes.nth(DISPLAY).tap()
    expect(page.locator(".display-area [data-choice]").first).to_be_visible()
    expect(panes.nth(HAND).locator("i")).to_be_visible()


def test_my_figures_stay_beside_a_map_on_which_a_building_is_laid(guest: Callable[..., Page]) -> None:
    page = guest(phone=True)
    at(page, TABLES["ark-nova-2"].save(0.3, "spot"), BOT)
    expect(page.locator("[data-map] .ring").first).to_be_attached()
    expect(page.locator(".brief .numbers")).to_be_in_viewport(ratio=1)
    page.locator("nav.panes button").nth(HAND).tap()
    expect(page.locator(".brief .numbers")).to_be_in_viewport(ratio=1)


def test_the_filters_of_the_hand_can_be_tapped(guest: Callable[..., Page]) -> None:
    page = guest(phone=True)
    at(page, TABLES["ark-nova-2"].save(0.5), BOT)
    box = page.locator(".hand .tools > button").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= LARGE


def test_who_plays_alone_has_no_pane_of_others(guest: Callable[..., Page]) -> None:
    page = guest(phone=True)
    ada = Person(page, "Ada")
    ada.introduce()
    ada.open_table(save=TABLES["ark-nova-1"].save(0.5))
    expect(page.locator("nav.panes button").nth(OTHERS)).to_have_text("Solo")

"""The extra maps of Ark Nova in a real browser: areas, markers, rescued animals, marks, and the choices about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from ark_nova.scenario import Play, Scenario, row_with, scenario
from browser.conftest import look, serious
from browser.person import Person

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

pytestmark = pytest.mark.long

BOT = {"kind": "bot", "bot": "random"}
FOLDERS = "lion engineer wolf savanna stoat caracal"
NORTH = " ".join(f"size_1@{name}" for name in ("c1", "d1", "d2", "e1", "e2", "f1", "f2", "g1", "h1"))


def sit_down(page: Page, play: Play) -> Person:
    """Let somebody sit down at a table that was laid out and played to a question."""
    ada = Person(page, "Ada")
    ada.introduce()
    ada.prefer("always")
    ada.open_table(BOT, save=play.game.save())
    return ada


def choose(page: Page, key: str) -> None:
    page.locator(f"[data-choice='{key}']").first.click()


# --- map 9 ---


def keeper() -> Scenario:
    table = scenario(map="9").display(FOLDERS).seat(0, hand="lama red_deer", row=row_with("animals", 2), areas="asia")
    return table.seat(0, buildings="size_2@a3-a4 size_3@d1-d2-e1 kiosk@b5", money=30)


def test_a_marker_is_removed_for_a_reward(visitor: Callable[..., Page]) -> None:
    page = visitor()
    sit_down(page, keeper().turn(0).play("animals", "lama", "size_2@a3-a4"))
    expect(page.locator("g.area title", has_text="Africa: your marker lies there").first).to_be_attached()
    expect(page.locator("g.area title", has_text="Asia: the marker is gone").first).to_be_attached()
    expect(page.locator("[data-choice=marker-americas]")).to_contain_text("The marker on Americas")
    choose(page, "marker-americas")
    expect(page.locator("[data-sheet] [data-choice^=kiosk_or_pavilion]")).to_be_visible()
    look(page, "ark-nova-map-9")
    assert serious(page) == []
    choose(page, "money-4")
    expect(page.locator("g.area title", has_text="Americas: the marker is gone").first).to_be_attached()


def test_any_marker_can_be_chosen_by_the_left_edge(visitor: Callable[..., Page]) -> None:
    page = visitor()
    table = keeper().seat(0, row=row_with("association", 5), animals="leopard cougar reindeer", partner_zoos="africa")
    play = table.base_projects("europe", "americas", "asia").turn(0)
    play.play("association", "project", "left-4").settle()
    sit_down(page, play)
    expect(page.locator("[data-sheet] [data-choice^=marker-]")).to_have_count(4)
    look(page, "ark-nova-map-9-any-marker")
    choose(page, "marker-africa")
    expect(page.locator("[data-sheet] [data-choice=reputation-1]")).to_be_visible()


# --- map 10 ---


def test_an_animal_is_rescued(visitor: Callable[..., Page]) -> None:
    page = visitor()
    table = scenario(map="10").display(FOLDERS).seat(0, hand="caracal", buildings="size_1@a2", row=row_with("build", 5))
    table.display("lion engineer wolf savanna stoat sheep").seat(0, animals="leopard", rescued="leopard")
    sit_down(page, table.turn(0).play("build", "size_1", "a1"))
    places = page.locator("[data-rescued]").first
    expect(places).to_have_attribute("aria-label", "Rescued animals: 1 of 3 places")
    look(page, "ark-nova-map-10-dig")
    page.locator("[data-sheet] [data-choice=wolf]").click()
    expect(page.locator("[data-sheet] [data-choice=rescue]")).to_be_visible()
    look(page, "ark-nova-map-10-rescue")
    assert serious(page) == []
    choose(page, "rescue")
    expect(places).to_contain_text("Wolf")
    look(page, "ark-nova-map-10")


# --- map 13 ---


def board() -> Scenario:
    return scenario(map="13").display(FOLDERS).seat(0, row=row_with("build", 5), money=30)


def test_an_animal_of_the_display_is_marked(visitor: Callable[..., Page]) -> None:
    page = visitor()
    table = board().seat(0, buildings="size_1@a3").set(marks={"wolf": 1})
    sit_down(page, table.turn(0).play("build", "size_1", "b3"))
    cubes = page.locator("section.display .cube")
    expect(cubes).to_have_count(1)
    expect(page.locator("section.display [data-choice]")).to_have_count(3)
    look(page, "ark-nova-map-13-mark")
    choose(page, "lion")
    expect(cubes).to_have_count(2)


def test_the_ghost_says_what_completing_an_area_gives(visitor: Callable[..., Page]) -> None:
    page = visitor()
    play = board().seat(0, buildings=NORTH).turn(0).play("build", "size_1")
    sit_down(page, play)
    expect(page.locator("g.area title", has_text="North: cover all of it for 3 money").first).to_be_attached()
    spot = page.locator("[data-map] polygon[id$='-b1']")
    spot.hover(force=True)
    expect(page.get_by_text("30 → 31", exact=True)).to_be_visible()
    look(page, "ark-nova-map-13")
    spot.click(force=True)
    expect(page.locator("g.area title", has_text="North: covered: 3 money in every break").first).to_be_attached()


def test_an_empty_enclosure_is_removed_on_the_map(visitor: Callable[..., Page]) -> None:
    page = visitor()
    table = board().seat(0, buildings="size_3@a3-a4-b4 kiosk@d5 size_1@d4:1", left_edge=[2], animals="leopard")
    sit_down(page, table.stage("income", break_called_by=0, break_order=[0, 1]))
    expect(page.get_by_text("choose a ringed enclosure to remove it")).to_be_visible()
    expect(page.get_by_role("button", name="Remove nothing").first).to_be_visible()
    look(page, "ark-nova-map-13-cut-down")
    space = page.locator("[data-map] polygon[id$='-a4']")
    space.click(force=True)
    expect(space).to_have_attribute("aria-label", "a4: land, western area")

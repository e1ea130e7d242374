"""Sanctuary in real browsers: by mouse, by keys, on a phone, alone, in other languages, for everybody."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from browser.conftest import look, serious, without_errors
from browser.sanctuary_people import BOT, Visitor, moment, nearly_over, play_together, sits_down
from browser.test_legible import LEAVES, TABLET
from browser.texts import are_whole, cut_off, untranslated
from sanctuary.scenario import scenario

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

PANES = ("zoo", "hand", "display", "goals", "others", "log")


def tiger_in_hand() -> dict[str, Any]:
    """Lay a table on which a tiger with two arrows can be played at once."""
    zoo = {"d3": "lion_male", "e3": "goat", "e2": "caracal"}
    hand = "sumatran_tiger_female pony sheep lion_female library"
    row = "projects rock forest water"  # the last is on side II
    markers = {"upgraded": 0b1000, "upgrades_left": 0b0111}
    return scenario().seat(0, hand=hand, zoo=zoo, row=row, **markers).display("donkey alpaca").turn(0).game.save()


# --- whole games ---


@pytest.mark.parametrize("left", [14, pytest.param(None, marks=pytest.mark.long)], ids=["end", "whole"])
def test_two_people_play_to_the_end_one_by_mouse_and_one_by_keys(guest: Callable[..., Page], left: int | None) -> None:
    ada = Visitor(guest(), "Ada")
    ada.sit({"kind": "invited"}, save=None if left is None else nearly_over(2, left))
    bob = sits_down(guest, ada, "Bob")
    errors = [*without_errors(ada.page), *without_errors(bob.page)]
    expect(ada.page.locator(".players").get_by_role("img", name="here")).to_be_visible()
    play_together([ada, bob], [ada.click_once, bob.press_once], 2000)
    expect(ada.page.get_by_text("The game is over").first).to_be_visible()
    expect(bob.page.get_by_text("The game is over").first).to_be_visible()
    ada.page.get_by_role("button", name="Show the result").or_(
        ada.page.get_by_role("link", name="result")
    ).first.click()
    for source in ("animals", "buildings", "open areas", "achievement markers"):
        expect(ada.page.get_by_text(source, exact=False).first).to_be_visible()
    look(ada.page, "sanctuary-result")
    assert errors == []


def test_a_first_turn_by_mouse_and_one_by_keys(guest: Callable[..., Page]) -> None:
    ada = Visitor(guest(), "Ada")
    ada.sit({"kind": "invited"})
    bob = sits_down(guest, ada, "Bob")
    expect(ada.page.locator("header.status")).to_be_visible()
    assert play_together([ada, bob], [ada.click_once, bob.press_once], 8) == 8


# --- the map ---


def test_a_ghost_shows_the_open_areas_and_other_spaces_say_why_not(guest: Callable[..., Page]) -> None:
    ada = Visitor(guest(), "Ada")
    ada.sit(BOT, save=tiger_in_hand())
    page = ada.page
    page.locator('.hand [data-tile="sumatran_tiger_female"]').click()
    expect(page.locator("header.status")).to_contain_text("Its arrows need 2 open areas")
    page.mouse.move(*ada.space("e1"))
    expect(page.locator('[data-ghost="e1"]')).to_have_count(1)
    expect(page.locator(".tip")).to_contain_text("1 tile of your hand goes face down")
    page.mouse.move(*ada.space("e3"))
    expect(page.locator(".tip")).to_contain_text("The space is not empty.")
    expect(page.locator("[data-ghost]")).to_have_count(0)
    look(page, "sanctuary-why-not")
    page.mouse.click(*ada.space("e1"))
    expect(page.locator("header.status")).to_contain_text("becomes the open area")
    expect(page.locator("[data-area]")).to_have_attribute("data-area", "d1")


def test_a_tile_is_played_by_keys_alone(guest: Callable[..., Page]) -> None:
    ada = Visitor(guest(), "Ada")
    ada.sit(BOT, save=tiger_in_hand())
    page = ada.page
    page.keyboard.press("4")
    expect(page.locator('[data-choice="play-water"]')).to_have_attribute("aria-pressed", "true")
    expect(page.locator('[data-action="water"] .foot')).to_have_text("then slot 1")
    page.keyboard.press("Space")
    expect(page.locator("header.status")).to_contain_text("Which tile do you play with Animals (water), strength")
    page.keyboard.press("h")
    expect(page.locator('.hand [data-choice="sumatran_tiger_female"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("header.status")).to_contain_text("choose a ringed space")
    page.keyboard.press("m")
    expect(page.locator("[data-ghost]")).to_have_count(1)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("header.status")).to_contain_text("becomes the open area")
    page.keyboard.press("Control+z")
    expect(page.locator("header.status")).to_contain_text("choose a ringed space")


# --- tiles, objectives, upgrades ---


def test_what_stands_in_the_way_is_said_with_numbers(guest: Callable[..., Page]) -> None:
    ada = Visitor(guest(), "Ada")
    ada.sit(BOT, save=tiger_in_hand())
    lion = ada.page.locator('.hand [data-tile="lion_female"]')
    expect(lion).to_contain_text("2 of 4")
    lion.hover()
    told = ada.page.locator('[data-info="lion_female"]')
    expect(told).to_contain_text("Needs strength 4 (rock); you have 2 in slot 2, side I.")
    lion.click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("2 points for each predator icon in your zoo")
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("o")
    expect(ada.page.get_by_role("dialog")).to_contain_text("Zoo of Random")


def test_markers_that_stand_for_missing_icons_are_counted_beside_them(guest: Callable[..., Page]) -> None:
    ada = Visitor(guest(), "Ada")
    table = scenario().seat(0, hand="pony", zoo={"d3": "lion_male"}, conservation=2).display("donkey alpaca")
    ada.sit(BOT, save=table.turn(0).game.save())
    predator = ada.page.locator('[data-objective="predator"]')
    expect(predator.locator(".filled span").first).to_have_text("+2")
    expect(predator.locator(".filled")).to_have_attribute("title", "2 conservation markers count as icons too")
    expect(predator.locator(".note")).to_have_text("3 gives 5")
    expect(ada.page.locator('[data-objective="asia"] .filled')).to_have_count(0)


def test_where_any_tile_may_be_taken_no_reach_is_shown(guest: Callable[..., Page]) -> None:
    ada = Visitor(guest(), "Ada")
    ada.sit(BOT, save=moment("take", 4))
    display = ada.page.locator(".display")
    expect(display.locator("header")).to_contain_text("wherever it lies")
    expect(display.locator(".within")).to_have_count(0)


def test_a_single_effect_is_offered_and_asked_for_but_once(guest: Callable[..., Page]) -> None:
    ada = Visitor(guest(phone=True), "Ada")
    ada.sit(BOT, save=moment("effect", 4))
    sheet = ada.page.locator("[data-sheet]")
    expect(sheet).to_have_text(re.compile(r"^\s*Draw \d tiles? can't be undone\s*$"))
    expect(ada.page.locator("header.status")).to_contain_text("Use this effect, or skip it?")


@pytest.mark.parametrize("prompt", ["support", "upgrade", "resolve_next"])
def test_every_step_is_answered_where_it_lies(guest: Callable[..., Page], prompt: str) -> None:
    ada = Visitor(guest(), "Ada")
    ada.sit(BOT, save=moment(prompt, 8))
    assert ada.click_once()


# --- alone, on a phone, in other languages, for everybody ---


def test_alone_the_markers_and_the_risk_of_each_tile_are_shown(guest: Callable[..., Page]) -> None:
    ada = Visitor(guest(), "Ada")
    ada.sit(save=moment("take_in_reach", 5, seats=1))
    page = ada.page
    expect(page.locator(".markers li.down")).to_have_count(14)
    expect(page.locator(".display .risk")).to_have_count(6)
    look(page, "sanctuary-solo")
    # A tablet shows the steps with their note, and the whole map below the display and the hand.
    page.set_viewport_size(TABLET)
    told, zoo, bar = page.locator(".steps .told"), page.locator(".front"), page.locator("nav.panes")
    expect(bar).to_be_visible()
    assert told.evaluate_all(LEAVES, ".steps") == 0
    above, below = zoo.bounding_box(), bar.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] + above["height"] <= below["y"]
    look(page, "sanctuary-solo-tablet")


def test_a_turn_on_a_phone(guest: Callable[..., Page]) -> None:
    ada = Visitor(guest(phone=True), "Ada")
    ada.sit(BOT, save=tiger_in_hand())
    page = ada.page
    for index, pane in enumerate(PANES):
        page.locator("nav.panes button").nth(index).tap()
        expect(page.locator(f'.sanctuary[data-shown="{pane}"]')).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, pane
        expect(page.locator(".front")).to_be_visible(visible=pane in ("zoo", "hand", "display"))
    page.locator("nav.panes button").first.tap()
    page.locator('.strip [data-tile="sumatran_tiger_female"]').tap()
    expect(page.locator("header.status")).to_contain_text("choose a ringed space")
    page.touchscreen.tap(*ada.space("e1"))
    expect(page.locator('[data-ghost="e1"]')).to_have_count(1)
    look(page, "sanctuary-phone")
    ada.confirm.tap()
    expect(page.locator("header.status")).to_contain_text("becomes the open area")


@pytest.mark.parametrize("language", [pytest.param("fr-FR", marks=pytest.mark.long), "de-DE"])
def test_the_table_in_other_languages(guest: Callable[..., Page], language: str) -> None:
    ada = Visitor(guest(language), "Ada")
    ada.sit(BOT, save=moment("action", 14))
    expect(ada.page.locator(".actions")).to_be_visible()
    assert untranslated(ada.page, language[:2]) == []
    assert cut_off(ada.page) == []
    look(ada.page, f"sanctuary-{language[:2]}")


@pytest.mark.parametrize("dark", [False, pytest.param(True, marks=pytest.mark.long)])
def test_the_table_is_accessible(guest: Callable[..., Page], dark: bool) -> None:
    ada = Visitor(guest(), "Ada")
    if dark:
        ada.page.emulate_media(color_scheme="dark")
    ada.sit(BOT, BOT, save=moment("action", 18, seats=3))
    expect(ada.page.locator(".hand .note").first).to_be_visible()
    assert serious(ada.page) == []


@pytest.mark.long
@pytest.mark.parametrize("prompt", ["take_in_reach", "space", "support", "upgrade", "resolve_next"])
@pytest.mark.parametrize("phone", [False, True])
def test_every_step_is_accessible(guest: Callable[..., Page], prompt: str, phone: bool) -> None:
    ada = Visitor(guest(phone=phone), "Ada")
    ada.sit(save=moment(prompt, 6, seats=1))
    assert serious(ada.page) == []
    assert cut_off(ada.page) == []


def test_its_reference_speaks_of_tiles(guest: Callable[..., Page]) -> None:
    for language, tiles in (
        ("en-GB", "Tiles of Sanctuary"),
        ("fr-FR", re.compile(r"Sanctuary\s: tuiles")),
        ("de-DE", "Plättchen von"),
    ):
        page = guest(language)
        page.goto(f"{Visitor(page, 'Ada').origin}/reference/sanctuary")
        expect(page.locator(".page header nav a[aria-current=page]")).to_contain_text(tiles)
        expect(page.locator(".page header > p")).not_to_contain_text(re.compile("card|carte|Karte", re.IGNORECASE))


# --- a first game ---


def test_a_first_game_teaches_by_doing(visitor: Callable[..., Page]) -> None:
    ada = Visitor(visitor(), "Ada")
    ada.introduce()
    page = ada.page
    page.locator("label.game", has_text="Sanctuary").click()
    page.locator("section.first", has_text="Sanctuary").get_by_role("button", name="Begin").click()
    guide = page.locator("[data-guide=panel]")
    expect(guide).to_have_attribute("data-subject", "take")
    page.locator(".display [data-choice]").first.click()
    expect(guide).to_have_attribute("data-subject", "play")
    page.locator(".hand .can").first.click()
    expect(page.locator("header.status")).to_contain_text("choose a ringed space")
    expect(guide).to_contain_text("1 of 8 learnt")
    look(page, "sanctuary-guide")
    ada.click_once()
    expect(guide).to_contain_text("2 of 8 learnt")


def test_the_guide_is_whole_on_a_phone(guest: Callable[..., Page]) -> None:
    ada = Visitor(guest("fr-FR", phone=True), "Ada")
    ada.introduce()
    table = ada.page.request.post(f"{ada.origin}/api/first-games/sanctuary").json()["id"]
    kept = "JSON.stringify({shown: true, folded: false})"
    ada.page.evaluate(f"localStorage.setItem('menagerie.guide.{table}', {kept})")
    ada.page.goto(f"{ada.origin}/table/{table}")
    expect(ada.page.locator("[data-guide=do]")).to_be_visible()
    struck = """tiles => tiles.filter((tile) => {
      const [name, edge] = [tile.querySelector(".name"), tile].map((each) => each.getBoundingClientRect());
      return name.bottom > edge.bottom - 2 || name.left < edge.left + 2 || name.right > edge.right - 2;
    }).length"""
    assert ada.page.locator(".display .can").evaluate_all(struck) == 0  # by the ring around what is lit
    ada.page.locator("nav.panes button").first.tap()  # where most stands below it
    expect(ada.page.locator("[data-map]")).to_be_visible()
    assert are_whole(ada.page.locator("[data-guide=panel]"))
    look(ada.page, "sanctuary-guide-phone")

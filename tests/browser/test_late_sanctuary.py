"""Late tables of Sanctuary in a real browser: everything has its room, whatever lies on the table."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from ark_nova import scenario as ark_nova
from browser.ark_nova_people import at
from browser.conftest import look
from browser.sanctuary_people import BOT, Visitor, moment, random_game
from browser.scenes import TABLES
from browser.test_large_screen import LARGE
from browser.test_late_tables import meet
from browser.test_legible import LEAVES, SEVEN, TABLET, WIDTHS, full_hand
from browser.texts import are_whole
from sanctuary.scenario import scenario

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

BOTS = [BOT] * 3
HEIGHTS = "all => all.map((each) => Math.round(each.getBoundingClientRect().height))"
# In how many lines each text stands.
LINES = """all => all.map((each) => {
  const range = document.createRange();
  range.selectNodeContents(each);
  const texts = [...range.getClientRects()].filter((it) => it.height > 11);
  return new Set(texts.map((it) => Math.round(it.bottom / 8))).size;
})"""


def alone() -> dict[str, Any]:
    """Save a game of one that is nearly over, in which most sources have brought points."""
    *_, last, _ = (game.save() for game in random_game(1, 3))
    return last


def test_alone_how_to_win_and_the_log_are_in_sight(guest: Callable[..., Page]) -> None:
    ada = Visitor(guest("fr-FR"), "Ada")
    ada.sit(save=alone())
    page = ada.page
    last = page.locator(".solo .win li").last
    expect(last).to_be_visible()
    expect(last).to_be_in_viewport(ratio=1)
    heights = page.locator(".objectives .count").evaluate_all(
        "all => all.map((each) => each.getBoundingClientRect().top)"
    )
    assert len({round(height) for height in heights}) == 1  # whatever stands above or below
    log = page.locator(".talk ol")
    assert (log.bounding_box() or {"height": 0})["height"] >= 30
    look(page, "sanctuary-alone-fr")


def test_alone_on_a_phone_the_log_has_the_pane(guest: Callable[..., Page]) -> None:
    ada = Visitor(guest(phone=True), "Ada")
    ada.sit(save=alone())
    panes = ada.page.locator("nav.panes button")
    expect(panes.nth(4)).to_have_text("Solo")  # there are no others
    panes.nth(5).tap()
    log = ada.page.locator(".talk ol")
    expect(log).to_be_visible()
    assert (log.bounding_box() or {"height": 0})["height"] > 300


def test_four_on_a_phone_have_their_points_in_one_line(guest: Callable[..., Page]) -> None:
    ada = Visitor(guest("de-DE", phone=True), "Ada")
    ada.sit(*BOTS, save=full_hand(4))
    expect(ada.page.locator(".brief")).to_be_visible()
    brief = ada.page.locator(".brief").bounding_box()
    assert brief is not None
    assert brief["height"] < 30


@pytest.mark.parametrize("large", [False, True])
def test_a_question_beside_the_table_covers_nothing(guest: Callable[..., Page], large: bool) -> None:
    ada = Visitor(guest("de-DE"), "Ada")
    if large:
        ada.page.set_viewport_size(LARGE)
    ada.sit(save=moment("resolve_next", 5, seats=1))
    sheet = ada.page.locator("[data-sheet]")
    expect(sheet).to_be_visible()
    look(ada.page, f"sanctuary-sheet{'-large' if large else ''}")
    assert not meet(sheet, ada.page.locator("section.panel"))
    assert are_whole(ada.page.locator(".actions .face"))


@pytest.mark.parametrize("strong", [False, True])
def test_a_tile_that_fits_nowhere_says_so(guest: Callable[..., Page], strong: bool) -> None:
    able = {"upgraded": 0b1111, "upgrades_left": 0} if strong else {}
    table = scenario().seat(0, row="projects water forest rock", hand="african_bush_elephant bird_trees", **able)
    ada = Visitor(guest(), "Ada")
    ada.sit(BOT, save=table.seat(1).turn(0).game.save())
    notes = ada.page.locator(".hand .note")
    expect(notes.filter(has_text="no space")).to_have_count(1)
    expect(notes.filter(has_text="condition")).not_to_have_count(0)
    look(ada.page, "sanctuary-notes")


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_what_each_of_six_tiles_lacks_stands_beside_its_mark(guest: Callable[..., Page], language: str) -> None:
    table = scenario().seat(0, hand="bird_trees excavation_site outback_area predator_house lion_male")
    ada = Visitor(guest(language), "Ada")
    ada.sit(BOT, save=table.display("sheep").turn(0).game.save())  # which is taken unasked
    notes = ada.page.locator(".hand .note")
    expect(notes).to_have_count(6)
    assert max(notes.evaluate_all(HEIGHTS)) < 18


def test_seven_tiles_have_room_for_their_names(guest: Callable[..., Page]) -> None:
    tiles = "galapagos_giant_tortoise excavation_site port_campbell_national_park expert_in_predators lion_male goat"
    ada = Visitor(guest("de-DE"), "Ada")
    ada.sit(BOT, save=scenario().seat(0, hand=tiles).display("european_pond_turtle").turn(0).game.save())
    names = ada.page.locator(".hand .name")
    expect(names).to_have_count(7)
    assert max(names.evaluate_all(HEIGHTS)) < 30
    look(ada.page, "sanctuary-seven-tiles")
    assert are_whole(ada.page.locator(".hand ul"))
    assert are_whole(ada.page.locator(".actions .face"))


def test_what_is_known_of_a_tile_that_is_laid_is_whole_beside_seven(guest: Callable[..., Page]) -> None:
    ada = Visitor(guest("fr-FR"), "Ada")
    ada.sit(BOT, save=TABLES["sanctuary-2"].save(0.3, "space"))
    expect(ada.page.locator(".hand .name")).to_have_count(7)
    expect(ada.page.locator(".hand .about [data-info]")).to_be_visible()
    look(ada.page, "sanctuary-laid-beside-seven")
    assert are_whole(ada.page.locator(".hand .about"))
    assert are_whole(ada.page.locator(".actions .face"))


@pytest.mark.parametrize("prompt", ["hand_limit", "pay", "face_down"])
def test_tiles_that_are_not_to_be_played_say_nothing_of_playing(guest: Callable[..., Page], prompt: str) -> None:
    ada = Visitor(guest(), "Ada")
    ada.sit(BOT, save=TABLES["sanctuary-2"].save(0.3, prompt))
    expect(ada.page.locator(".hand [data-choice]").first).to_be_visible()
    expect(ada.page.locator(".hand .note")).to_have_count(0)
    expect(ada.page.locator(".hand .legend")).to_have_count(0)


@pytest.mark.parametrize(("prompt", "ready"), [("support", True), ("hand_limit", False)])
def test_objectives_are_ready_until_their_step_is_over(guest: Callable[..., Page], prompt: str, ready: bool) -> None:
    ada = Visitor(guest(), "Ada")
    ada.sit(BOT, save=TABLES["sanctuary-2"].save(0.3, prompt))
    expect(ada.page.locator(".objectives li").filter(has_text="gives").first).to_be_visible()
    assert bool(ada.page.locator(".objectives .ready").count()) == ready


def test_a_tile_that_another_card_or_step_plays_says_so(guest: Callable[..., Page]) -> None:
    ada = Visitor(guest(), "Ada")
    ada.sit(BOT, save=TABLES["sanctuary-2"].save(0.3, "play"))
    expect(ada.page.locator(".hand .note")).to_have_text(["condition", "2 of 2", "2 of 2", "3 of 5"])


def test_a_tile_whose_step_is_over_waits_like_one_that_lacks_strength(guest: Callable[..., Page]) -> None:
    ada = Visitor(guest(), "Ada")
    ada.sit(BOT, save=TABLES["sanctuary-2"].save(0.4, "build"))
    expect(ada.page.locator(".hand .near .note", has_text="not yet")).to_have_count(2)
    expect(ada.page.locator(".hand .no .note", has_text="not yet")).to_have_count(0)


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "de-DE"])
def test_on_a_tablet_what_is_known_of_a_tile_is_whole_and_in_sight(guest: Callable[..., Page], language: str) -> None:
    ada = Visitor(guest(language), "Ada")
    ada.page.set_viewport_size(TABLET)
    ada.sit(*[BOT] * 4, save=TABLES["sanctuary-5"].save(0.93))
    about = ada.page.locator(".hand .about")
    expect(about.locator("[data-info]")).to_be_visible()
    look(ada.page, f"sanctuary-tablet-{language}")
    assert are_whole(about)
    assert not meet(about, ada.page.locator("nav.panes"))


@pytest.mark.parametrize("prompt", ["action", "support"])
def test_on_a_tablet_what_can_be_chosen_is_high_enough_for_fingers(guest: Callable[..., Page], prompt: str) -> None:
    ada = Visitor(guest("fr-FR", phone=True), "Ada")
    ada.page.set_viewport_size(TABLET)
    ada.sit(BOT, save=moment(prompt, 8))
    buttons = ada.page.locator(".actions .uses button, .objectives .ways button")
    expect(buttons.first).to_be_visible()
    assert min(buttons.evaluate_all(HEIGHTS)) >= 44
    assert are_whole(buttons)


def test_five_players_have_their_figures_in_one_line(guest: Callable[..., Page]) -> None:
    ada = Visitor(guest("fr-FR"), "Ada")
    ada.sit(*[BOT] * 4, save=scenario(5).seat(0, pouches=2).seat(1, pouches=2).turn(0).game.save())
    figures = ada.page.locator(".players .values")
    expect(figures).to_have_count(5)
    assert max(figures.evaluate_all(HEIGHTS)) < 20


def test_on_a_phone_each_button_of_a_card_has_one_line(guest: Callable[..., Page]) -> None:
    ada = Visitor(guest("fr-FR", phone=True), "Ada")
    ada.sit(BOT, save=moment("action", 5))
    buttons = ada.page.locator(".actions .uses button")
    expect(buttons.first).to_be_visible()
    assert set(buttons.evaluate_all(LINES)) == {1}


def test_on_a_phone_the_title_of_the_display_keeps_from_its_edge(guest: Callable[..., Page]) -> None:
    ada = Visitor(guest("de-DE", phone=True), "Ada")
    ada.sit(BOT, save=moment("take_in_reach", 5))
    about = ada.page.locator(".display header small").first
    expect(about).to_be_visible()
    top = (about.bounding_box() or {"y": 0})["y"] - (ada.page.locator(".display").bounding_box() or {"y": 0})["y"]
    assert top >= 4


def test_on_a_large_screen_the_zoos_of_four_rivals_are_whole(guest: Callable[..., Page]) -> None:
    ada = Visitor(guest(), "Ada")
    ada.page.set_viewport_size(LARGE)
    ada.sit(*[BOT] * 4, save=moment("action", 3, seats=5))
    pictures = ada.page.locator(".players .picture")
    expect(pictures).to_have_count(4)
    assert pictures.evaluate_all(LEAVES, ".players") == 0


def test_a_full_hand_has_the_room_there_is(guest: Callable[..., Page]) -> None:
    ada = Visitor(guest("de-DE"), "Ada")
    table = scenario(2).seat(0, hand=SEVEN, zoo={"d3": "lion_male"}, upgraded=0b1111, upgrades_left=0)
    ada.sit(BOT, save=table.display("donkey alpaca").turn(0).game.save())
    notes = ada.page.locator(".hand .note")
    expect(notes).to_have_count(7)
    assert not any(meet(notes.nth(number), notes.nth(number + 1)) for number in range(6))
    ada.page.set_viewport_size(LARGE)
    assert min(ada.page.locator(".hand .tile svg:has(polygon)").evaluate_all(WIDTHS)) >= 85
    look(ada.page, "sanctuary-full-hand-1920")


def test_a_result_of_one_compares_nobody(guest: Callable[..., Page]) -> None:
    ada = Visitor(guest(), "Ada")
    ada.introduce()
    table = ada.new_table(save=list(random_game(1, 3))[-1].save())
    ada.page.goto(f"{ada.origin}/table/{table}")
    expect(ada.page.locator("#sources")).to_be_visible()
    expect(ada.page.get_by_text("best in each row")).to_have_count(0)
    again = ada.page.get_by_role("button", name="Play again")  # there is nobody to take revenge on
    expect(again).to_be_visible()
    ada.page.set_viewport_size({"width": 768, "height": 1024})
    told, button = ada.page.locator("header.status h1").bounding_box(), again.bounding_box()
    assert told is not None
    assert button is not None
    assert told["y"] < button["y"]
    ada.page.goto(f"{ada.origin}/replay/{table}/10")
    expect(ada.page.locator(".steps .count")).to_be_visible()
    expect(ada.page.get_by_text("Shown large")).to_have_count(0)


def test_the_field_to_search_tiles_says_all_of_its_hint(guest: Callable[..., Page]) -> None:
    page = guest("de-DE", phone=True)
    page.goto("/reference/sanctuary")
    field = page.get_by_role("searchbox")
    expect(field).to_have_attribute("placeholder", "Name, Symbol, Effekt …")
    room = field.evaluate("""each => {
      const pen = document.createElement("canvas").getContext("2d"), style = getComputedStyle(each);
      pen.font = style.font;
      const room = each.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      return room - pen.measureText(each.placeholder).width;
    }""")
    assert room > 0


def test_a_word_is_parted_only_where_it_has_no_line_of_its_own(guest: Callable[..., Page]) -> None:
    page = guest()
    hand = "white_rhinoceros lion giant_panda wolf cheetah jaguar"
    at(page, ark_nova.scenario().seat(0, hand=hand, money=90).turn(0).game.save())
    name = page.locator(".hand-area [data-card=white_rhinoceros] .name span")
    expect(name).to_have_text("Rhinoceros")
    assert (name.bounding_box() or {"height": 99})["height"] < 20


def test_a_joined_word_is_parted_where_it_is_joined(guest: Callable[..., Page]) -> None:
    ada = Visitor(guest("de-DE", phone=True), "Ada")
    tiles = "goat galapagos_giant_tortoise"
    ada.sit(BOT, save=scenario().seat(0, row="rock projects forest water").display(tiles).turn(0).game.save())
    name = ada.page.locator(".display [data-tile=galapagos_giant_tortoise] .name span").last
    expect(name).to_have_text(re.compile("^Rie\u00ad?sen"))
    assert (name.bounding_box() or {"height": 99})["height"] < 20


def test_on_a_tablet_the_tiles_of_a_hunt_are_whole(guest: Callable[..., Page]) -> None:
    ada = Visitor(guest(), "Ada")
    ada.sit(BOT, save=TABLES["sanctuary-2"].save(0.3, "hunt"))
    ada.page.set_viewport_size(TABLET)
    sheet = ada.page.locator("[data-sheet=tiles]")
    expect(sheet).to_be_visible()
    needs, has = sheet.evaluate("(each) => [each.scrollHeight, each.clientHeight]")
    assert needs <= has
    expect(sheet.get_by_role("button").first).to_be_in_viewport(ratio=1)

"""Questions that are answered on a sheet over the table of Ark Nova, in a real browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from ark_nova.scenario import marine, row_with, scenario
from browser.ark_nova_people import at
from browser.conftest import DESKTOP, look, serious
from browser.scenes import TABLES
from browser.test_large_screen import LARGE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, ViewportSize

SIX = "reindeer barn_owl jaguar sun_bear cheetah wolf"


@pytest.mark.rule("R-A-411")
def test_a_hypnotised_card_is_used_with_own_x_tokens(guest: Callable[..., Page]) -> None:
    """The other player has none: how strong the card is depends on who uses it."""
    table = scenario().seat(0, hand="common_european_adder", money=60, partner_zoos="europe", buildings="size_1@a3")
    table.seat(0, x_tokens=3, row=row_with("animals", 4))
    table.seat(1, appeal=40, money=5, row="build sponsors cards animals association")
    play = table.turn(0).play("animals")
    page = guest()
    at(page, play.game.save())
    card = page.locator("[data-sheet] [data-action=build]")
    for strength in (2, 3, 4):
        card.get_by_role("button", name="X-token more").click()
        expect(card.locator(".step")).to_contain_text(f"={strength}")
    assert serious(page) == []
    card.locator("[data-choice='build+3']").click()
    expect(page.locator("[data-choice=size_4]").first).to_be_visible()


@pytest.mark.rule("R-A-454", "R-A-622")
def test_a_kept_tile_is_returned_in_place_of_the_cube_of_a_card(guest: Callable[..., Page]) -> None:
    table = marine().set(bonus_tiles={"5": [], "8": [], "15": []}).seat(0, tiles="base-project-icon")
    table.seat(0, sponsors="breeding_cooperation", sponsor_cubes={"breeding_cooperation": 2}, partner_zoos="africa")
    table.seat(0, row=row_with("association", 5)).seat(1, money=5)
    page = guest()
    at(page, table.turn(0).play("association", "project", "africa-3").game.save())
    sheet = page.locator("[data-sheet]")
    expect(sheet.locator("[data-choice=breeding_cooperation]")).to_be_visible()
    look(page, "ark-nova-cube-or-tile")
    assert serious(page) == []
    sheet.locator("[data-choice=base-project-icon]").click()
    expect(page.locator("[data-tile=base-project-icon]")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, LARGE], ids=["1366", "1920"])
def test_cards_of_display_and_hand_to_dig_with_fill_their_sheet(guest: Callable[..., Page], size: ViewportSize) -> None:
    page = guest("de-DE")
    page.set_viewport_size(size)
    table = marine().display(SIX).seat(0, alternatives="cards_2", row=row_with("cards", 4), hand="lion moose koala")
    at(page, table.seat(1, money=5).turn(0).play("cards").game.save())
    cards = page.locator("[data-sheet] [data-choice]")
    expect(cards).to_have_count(9)
    look(page, f"ark-nova-dig-{size['width']}")
    body = page.locator("[data-sheet] > .body")
    assert body.evaluate("body => body.scrollHeight - body.clientHeight") <= 0
    room, last = body.bounding_box(), cards.last.bounding_box()
    assert room
    assert last
    assert last["y"] + last["height"] > room["y"] + 0.85 * room["height"]


def test_cards_of_the_hand_that_may_be_discarded_say_nothing_of_playing(guest: Callable[..., Page]) -> None:
    page = guest()
    at(page, TABLES["ark-nova-2"].save(0.3, "dig"))
    hand = page.locator(".hand-area .cards [data-card]")
    expect(hand).to_have_count(2)
    expect(page.locator(".hand-area [data-choice]")).to_have_count(2)
    page.wait_for_timeout(300)
    expect(hand.locator(".mark")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, LARGE], ids=["1366", "1920"])
def test_effects_to_order_fill_their_sheet(guest: Callable[..., Page], size: ViewportSize) -> None:
    page = guest()
    page.set_viewport_size(size)
    at(page, TABLES["ark-nova-2"].save(0.3, "resolve_next"))
    effects = page.locator("[data-sheet] [data-choice]")
    expect(effects).to_have_count(4)
    room, last = page.locator("[data-sheet] > .body").bounding_box(), effects.last.bounding_box()
    assert room
    assert last
    assert last["y"] + last["height"] > room["y"] + 0.75 * room["height"]


def test_a_search_shows_the_icon_it_looks_for(guest: Callable[..., Page]) -> None:
    page = guest()
    table = marine().seat(0, row=row_with("association", 5)).seat(1, money=5)
    at(page, table.turn(0).play("association", "university", "bird_university").game.save())
    expect(page.locator("[data-sheet] [data-choice] .chip")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, LARGE], ids=["1366", "1920"])
def test_a_sheet_ends_where_a_part_of_the_table_does(guest: Callable[..., Page], size: ViewportSize) -> None:
    page = guest()
    page.set_viewport_size(size)
    table = marine().seat(0, row=row_with("association", 5)).seat(1, money=5)
    at(page, table.turn(0).play("association", "university", "bird_university").game.save())
    sheet = page.locator("[data-sheet]").bounding_box()
    assert sheet is not None
    ends = []
    for part in (".display-area", ".board-area"):
        box = page.locator(part).bounding_box()
        assert box is not None
        ends.append(box["y"] + box["height"])
    assert any(abs(sheet["y"] + sheet["height"] - end) < 2 for end in ends)
    assert page.locator("[data-sheet] > .body").evaluate("body => body.scrollHeight - body.clientHeight") <= 0


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "de-DE"])
def test_a_row_of_cards_covers_one_part_of_the_table(guest: Callable[..., Page], language: str) -> None:
    page = guest(language)
    table = scenario().seat(0, hand="common_agama sea_cave shoebill cougar", buildings="size_1@e2", money=40)
    table.seat(0, row=row_with("animals", 3), partner_zoos="africa").seat(1, money=5)
    at(page, table.turn(0).play("animals").game.save())
    cards = page.locator("[data-sheet] [data-choice]")
    expect(cards).to_have_count(3)
    page.wait_for_timeout(200)
    look(page, f"ark-nova-sell-{language[:2]}")
    top, board = page.locator("[data-sheet]").bounding_box(), page.locator(".board-area").bounding_box()
    assert top
    assert board
    assert top["y"] >= board["y"] + board["height"]
    assert page.locator("[data-sheet] > .body").evaluate("body => body.scrollHeight - body.clientHeight") <= 0
    assert cards.evaluate_all("all => all.map(each => each.scrollHeight - each.clientHeight)") == [0, 0, 0]


# --- questions that are answered on the table ---


def test_cards_to_upgrade_say_what_their_side_2_brings(guest: Callable[..., Page]) -> None:
    page = guest()
    table = scenario().seat(0, row=row_with("association", 2), reputation=4, side_2="animals")
    at(page, table.turn(0).play("association").game.save())
    expect(page.locator("[data-action=build] .text")).to_have_text("II: different buildings, size 4 in all")
    expect(page.locator("[data-action=animals] .text")).not_to_contain_text("II:")  # it lies on that side already


def test_a_phone_shows_the_levels_that_can_be_supported(guest: Callable[..., Page]) -> None:
    page = guest(phone=True)
    table = scenario().seat(0, animals="caracal giraffe", hand="savanna aquatic", row=row_with("association", 5))
    at(page, table.turn(0).play("association", "project").game.save())
    level = page.locator(".association [data-choice]").first
    expect(level).to_be_visible()
    tracks = page.locator(".tracks-area").bounding_box()
    box = level.bounding_box()
    assert tracks
    assert box
    assert box["y"] < tracks["y"]  # they come first

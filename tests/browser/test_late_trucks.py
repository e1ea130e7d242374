"""Late tables with trucks: both boards, five players and warnings have room, and phones can be read."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import menagerie
from browser.conftest import look
from browser.person import Person
from browser.scenes import TABLES, take_a_truck
from browser.test_large_screen import LARGE
from browser.test_late_tables import meet
from browser.test_legible import LEAVES, WIDTHS
from browser.test_unloading import saved
from browser.texts import are_whole, cut_off
from browser.truck_people import BOT, moment, sits_down
from menagerie.kernel.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, ViewportSize

BOTH = "zooloretto_aquaretto"
ALL: dict[str, Any] = {"zooloretto_xxl": True, "exotic": True, "aquaretto_xxl": True}
BOTTOM = "it => it.getBoundingClientRect().bottom"
TOP = "it => it.getBoundingClientRect().top"

TABLET: ViewportSize = {"width": 768, "height": 1024}
LEAST_ON_A_PHONE = 12  # pixels
# The texts that can be seen and are written smaller.
SMALLER = """least => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), small = [];
  while (walker.nextNode()) {
    const text = walker.currentNode, parent = text.parentElement;
    if (!text.data.trim() || parent.closest(".hidden-text, title, style, [inert]")) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    if (parseFloat(getComputedStyle(parent).fontSize) < least) small.push(text.data.trim());
  }
  return small;
}"""


@cache
def finished() -> tuple[dict[str, Any], int]:
    """Let chance play a game of five with everything; with a step at which whoever plays has three basins."""
    game, chance = menagerie.new_game(BOTH, seats=5, seed=3, options=ALL), Chance(3)
    steps = []
    while (asked := game.decision) is not None:
        game.apply(chance.below(len(asked.options)))
        if len(game.view(0)["estates"][asked.seat]["basins"]) == 3:
            steps.append(game.number)
    return game.save(), steps[0]


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "de-DE"])
def test_a_replay_shows_both_boards_whole(guest: Callable[..., Page], language: str) -> None:
    ada = Person(guest(language), "Ada")
    ada.introduce()
    save, step = finished()
    ada.page.goto(f"{ada.origin}/replay/{ada.new_table(*[BOT] * 4, save=save)}/{step}")
    expect(ada.page.locator(".front .basin")).to_have_count(3)
    look(ada.page, f"both-replay-{language}")
    assert are_whole(ada.page.locator(".zoo-half, .jungle, .depot, .park-below, .trucks .effect, .players"))
    assert ada.page.locator(".trucks > header > *, .pile > *").evaluate_all(LEAVES, ".trucks") == 0
    assert [text for text in cut_off(ada.page) if "(in span.long)" not in text] == []


def test_a_replay_shows_a_park_as_large_as_it_can(guest: Callable[..., Page]) -> None:
    ada = Person(guest(), "Ada")
    ada.introduce()
    ada.page.set_viewport_size(LARGE)
    table = TABLES["aquaretto-5"]
    ada.page.goto(f"{ada.origin}/replay/{ada.new_table(*table.others, save=table.save(0.5))}/80")
    spaces = ada.page.locator(".park .cell")
    expect(spaces.first).to_be_visible()
    look(ada.page, "aquaretto-replay-1920")
    assert min(spaces.evaluate_all(WIDTHS)) > 75


def test_on_a_phone_the_spaces_of_a_tall_park_are_wide_enough_for_a_finger(guest: Callable[..., Page]) -> None:
    page = guest(phone=True)
    sits_down(page, TABLES["aquaretto-xxl-3"].save(0.93), 2)
    spaces = page.locator(".park .cell")
    expect(spaces.first).to_be_visible()
    look(page, "aquaretto-tall-phone")
    assert min(spaces.evaluate_all(WIDTHS)) >= 44
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("name", ["zooloretto-2", "zooloretto-exotic-xxl-3"])
def test_a_replay_shows_the_whole_zoo(guest: Callable[..., Page], name: str) -> None:
    ada = Person(guest("de-DE"), "Ada")
    ada.introduce()
    table = TABLES[name]
    ada.page.goto(f"{ada.origin}/replay/{ada.new_table(*table.others, save=table.save(0.5))}/80")
    expect(ada.page.locator(".front .barn .total")).to_be_visible()
    look(ada.page, f"replay-whole-{name}")
    assert are_whole(ada.page.locator(".page > .board, .truck, .truck .effect"))
    assert ada.page.locator(".pile > *").evaluate_all(LEAVES, ".pile") == 0


@pytest.mark.parametrize("name", ["zooloretto-2", "aquaretto-xxl-3", "both-2"])
def test_a_replay_of_few_has_its_log_below_the_players(guest: Callable[..., Page], name: str) -> None:
    ada = Person(guest("fr-FR"), "Ada")
    ada.introduce()
    table = TABLES[name]
    ada.page.goto(f"{ada.origin}/replay/{ada.new_table(*table.others, save=table.save(0.5))}/80")
    log, players = ada.page.locator(".page .log"), ada.page.locator(".page .players")
    expect(log.locator(".now").first).to_be_visible()
    look(ada.page, f"replay-of-few-{name}")
    assert log.evaluate("log => log.offsetLeft") == players.evaluate("players => players.offsetLeft")
    assert log.evaluate("log => log.offsetHeight") >= 150
    assert are_whole(players)


def test_on_a_phone_a_replay_shows_a_zoo_below_five_trucks(guest: Callable[..., Page]) -> None:
    ada = Person(guest("de-DE", phone=True), "Ada")
    ada.introduce()
    table = TABLES["zooloretto-exotic-xxl-5"]
    ada.page.goto(f"{ada.origin}/replay/{ada.new_table(*table.others, save=table.whole().save())}/90")
    expect(ada.page.locator(".truck.gone")).to_have_count(4)
    look(ada.page, "replay-five-phone")
    assert ada.page.locator(".truck .load > *").evaluate_all(LEAVES, ".truck") == 0
    zoo = ada.page.locator(".front .enclosure").first.evaluate(TOP)
    assert zoo + 150 < ada.page.locator(".page > .steps").evaluate(TOP)


def test_five_with_everything_are_in_sight_on_a_large_screen(guest: Callable[..., Page]) -> None:
    page = guest()
    page.set_viewport_size(LARGE)
    sits_down(page, moment(BOTH, "take-", decisions=500, seats=5, **ALL), 4)
    expect(page.locator(".player")).to_have_count(5)
    look(page, "both-five-1920")
    assert are_whole(page.locator(".players"))


def test_five_trucks_say_all_that_they_would_do(guest: Callable[..., Page]) -> None:
    page = guest("fr-FR")
    sits_down(page, TABLES["both-5-all"].save(0.55, "turn"), 4)
    told = page.locator(".trucks .effect")
    expect(told.last).to_contain_text("nourriture")
    look(page, "both-five-trucks")
    assert are_whole(told)
    assert are_whole(page.locator(".truck, .zoo-half, .park-below"))


def test_a_tile_is_chosen_and_bought_by_keys(guest: Callable[..., Page]) -> None:
    page = guest()
    ada = sits_down(page, TABLES["zooloretto-5"].save(0.62, "turn"), 4)
    expect(page.locator("[data-action='buy']")).to_be_enabled()
    before = ada.number
    page.keyboard.press("b")
    expect(page.locator(".players .tile.can").first).to_be_focused()
    for key in ("ArrowRight", "Enter", " "):
        page.keyboard.press(key)
    ada.wait_for_news(before)


def test_a_group_taken_by_a_key_leads_to_those_it_can_be_exchanged_with(guest: Callable[..., Page]) -> None:
    page = guest()
    sits_down(page, TABLES["zooloretto-5"].save(0.62, "turn"), 4)
    expect(page.locator("[data-action='exchange']")).to_be_enabled()
    page.keyboard.press("x")
    expect(page.locator(".front .tile.can").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".front .tile.chosen").first).to_be_visible()
    expect(page.locator(".front .tile.can").first).to_be_focused()
    page.keyboard.press(" ")
    expect(page.locator("header.status p")).to_contain_text("Exchange")


def test_a_tile_is_moved_by_keys(guest: Callable[..., Page]) -> None:
    page = guest()
    ada = sits_down(page, TABLES["zooloretto-5"].save(0.62, "turn"), 4)
    expect(page.locator("[data-action='move']")).to_be_enabled()
    before = ada.number
    page.keyboard.press("m")
    expect(page.locator(".front .tile.can").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".front .here").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("header.status p")).to_contain_text("Move")
    page.keyboard.press(" ")
    ada.wait_for_news(before)


@pytest.mark.parametrize("phone", [False, True])
def test_a_warning_lies_over_nothing_that_is_asked_for(guest: Callable[..., Page], phone: bool) -> None:
    page = guest("fr-FR", phone=phone)
    sits_down(page, TABLES["aquaretto-2"].save(0.55, "turn"), 1)
    take_a_truck(page)
    told = page.locator(".slips p")
    expect(told).to_be_visible()
    look(page, f"slip-{'phone' if phone else 'desktop'}")
    if phone:
        assert told.evaluate(BOTTOM) <= page.locator("header.status .deeds").evaluate(TOP)
        return
    assert not meet(told, page.locator(".trucks, .players, .changes, .front .jobs, .front .corner, [data-action]"))


@pytest.mark.parametrize("table", ["aquaretto-2", "both-2"])
def test_on_a_phone_the_jobs_are_in_sight_when_one_is_asked_for(guest: Callable[..., Page], table: str) -> None:
    page = guest("de-DE", phone=True)
    sits_down(page, TABLES[table].save(0.3, "coworker"), 1)
    jobs = page.locator(".front .jobs")
    expect(jobs).to_be_in_viewport(ratio=1)
    look(page, f"jobs-phone-{table}")
    assert jobs.evaluate(BOTTOM) <= page.locator("header.status .deeds").evaluate(TOP)


def test_on_a_tablet_a_warning_leaves_the_trucks_and_the_park_in_sight(guest: Callable[..., Page]) -> None:
    page = guest("de-DE")
    page.set_viewport_size(TABLET)
    sits_down(page, TABLES["aquaretto-2"].save(0.55, "turn"), 1)
    take_a_truck(page)
    told = page.locator(".slips p")
    expect(told).to_be_visible()
    look(page, "slip-tablet")
    assert not meet(
        told, page.locator("header.status, .trucks, .front .grid, .front .depot, .front .jobs, [data-action]")
    )
    assert are_whole(page.locator("header.status .deeds"))


def test_on_a_tablet_the_half_that_a_truck_goes_to_is_in_sight(guest: Callable[..., Page]) -> None:
    page = guest()
    page.set_viewport_size(TABLET)
    table = TABLES["both-5-all"]
    sits_down(page, table.save(0.55, "turn"), 4)
    expect(page.locator(".park-half")).not_to_be_in_viewport(ratio=0.5)
    page.locator("button.truck:has(.tag.park)").last.click()
    expect(page.locator(".park-half .depot")).to_be_in_viewport(ratio=1)
    look(page, "both-truck-tablet")


def test_on_a_tablet_the_park_comes_into_sight_when_an_expansion_is_laid(guest: Callable[..., Page]) -> None:
    page = guest()
    page.set_viewport_size(TABLET)
    sits_down(page, moment(BOTH, "expand_small", decisions=150))
    page.locator("[data-action='park_small']").click()
    cells = page.locator(".park-half .cell button.open")
    expect(cells.first).to_be_in_viewport(ratio=1)
    look(page, "both-lay-tablet")
    assert min(cells.evaluate_all(WIDTHS)) >= 44


def test_on_a_phone_the_way_to_the_tiles_of_a_truck_stands_beside_them_only(guest: Callable[..., Page]) -> None:
    page = guest(phone=True)
    sits_down(page, TABLES["both-5-all"].save(0.55, "turn"), 4)
    page.locator("button.truck:has(.tag.zoo)").first.tap()
    way, panes = page.locator(".slips button", has_text="tiles"), page.locator("nav.panes button")
    expect(way).to_be_visible()
    panes.nth(1).tap()  # the park
    expect(way).to_have_count(0)
    panes.first.tap()
    way.tap()
    expect(page.locator(".front [data-ghost]").first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("game", "options"), [("zooloretto", {"exotic": True, "xxl": True}), ("aquaretto", {"xxl": True}), (BOTH, ALL)]
)
def test_a_phone_writes_nothing_too_small(guest: Callable[..., Page], game: str, options: dict[str, Any]) -> None:
    page = guest("de-DE", phone=True)
    sits_down(page, moment(game, "take-", seats=5, **options), 4)
    panes = page.locator("nav.panes button")
    expect(panes.first).to_be_visible()
    for pane in panes.all():
        pane.tap()
        assert page.evaluate(SMALLER, LEAST_ON_A_PHONE) == []


def test_on_a_phone_each_thing_a_truck_would_do_begins_a_line(guest: Callable[..., Page]) -> None:
    page = guest("de-DE", phone=True)
    sits_down(page, saved("zebra panda"), 1)
    effect = page.locator(".truck .effect").first
    expect(effect).to_contain_text("Panda")
    first, second = (effect.locator(".part").nth(number).bounding_box() for number in (0, 1))
    assert first is not None
    assert second is not None
    assert second["x"] == first["x"]
    assert second["y"] >= first["y"] + first["height"]
    look(page, "effects-phone")


def test_on_a_phone_the_tiles_of_five_trucks_can_be_told_apart(guest: Callable[..., Page]) -> None:
    page = guest("fr-FR", phone=True)
    sits_down(page, TABLES["both-5-all"].save(0.55, "turn"), 4)
    told = page.locator(".trucks .effect")
    expect(told.last).to_contain_text("nourriture")
    look(page, "five-trucks-phone")
    assert min(page.locator(".truck .tile").evaluate_all(WIDTHS)) >= 38
    assert are_whole(page.locator(".truck, .truck .effect"))


@pytest.mark.parametrize("table", ["zooloretto-5", "zooloretto-exotic-xxl-3"])
def test_on_a_phone_a_button_leads_to_tiles_that_are_laid_out_below(guest: Callable[..., Page], table: str) -> None:
    page = guest(phone=True)
    sits_down(page, TABLES[table].save(0.55, "turn"), len(TABLES[table].others))
    take_a_truck(page)
    laid, way = page.locator(".front [data-ghost]").first, page.get_by_role("button", name="Show its tiles")
    expect(laid).not_to_be_in_viewport()
    look(page, f"laid-below-{table}")
    way.tap()
    expect(laid).to_be_in_viewport(ratio=1)
    assert laid.evaluate(BOTTOM) <= page.locator("header.status .deeds").evaluate(TOP)
    expect(way).to_have_count(0)


def test_on_a_phone_the_log_goes_on_where_there_are_no_buttons(guest: Callable[..., Page]) -> None:
    page = guest(phone=True)
    sits_down(page, TABLES["zooloretto-exotic-xxl-3"].save(0.5), 2)
    page.locator(".offer button").locator("visible=true").last.tap()
    page.get_by_role("navigation").get_by_role("button", name="Log").tap()
    expect(page.locator("header.status .deeds")).to_be_hidden()
    free = page.locator("nav.panes").evaluate(TOP) - page.locator(".talk").evaluate(BOTTOM)
    assert 0 <= free < 16

"""The lobby, the waiting room and a replay as a newcomer meets them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.conftest import look, serious
from browser.person import Person
from browser.positions import nearly_over
from browser.test_large_screen import widens
from browser.texts import smaller

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

IN_SIGHT = """button => {
  const { top, bottom, left, width } = button.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
  return top >= 0 && bottom <= innerHeight && button.contains(there);
}"""

# Whether a footer lies below a title and the first game, and above the bar at the bottom or hidden behind it.
CLEAR = """([title, footer]) => {
  const { top, bottom } = footer.getBoundingClientRect();
  const edge = document.querySelector("nav.bottom").getBoundingClientRect().top;
  const game = document.querySelector("label.game");
  return [title, game].every((it) => it.getBoundingClientRect().bottom <= top) && (bottom <= edge || top >= edge);
}"""


def test_play_is_in_sight_and_six_games_have_room(visitor: Callable[..., Page]) -> None:
    page = visitor()
    play, games = page.get_by_role("button", name="Play", exact=True).last, page.locator(".games .game")
    expect(games.first).to_be_visible()
    for game in games.all():
        game.click()
        assert play.evaluate(IN_SIGHT)
    boxes = [game.bounding_box() for game in games.all()]
    assert all(box is not None and box["width"] <= 260 and box["height"] <= 100 for box in boxes)  # three in a row
    look(page, "lobby-first-visit")


def test_on_a_large_screen_all_games_stand_side_by_side(visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.set_viewport_size({"width": 1920, "height": 1080})
    games = page.locator(".games .game")
    expect(games.first).to_be_visible()
    tops = games.evaluate_all("all => [...new Set(all.map(each => each.getBoundingClientRect().top))]")
    assert len(tops) == 1
    lobby = page.locator(".lobby").bounding_box()
    assert lobby is not None
    assert lobby["width"] >= 1900


def test_on_a_phone_the_button_to_play_covers_neither_title_nor_first_game(visitor: Callable[..., Page]) -> None:
    ada = Person(visitor("fr-FR", phone=True), "Ada")
    ada.introduce()
    page = ada.page
    expect(page.locator(".new footer")).to_be_in_viewport(ratio=1)  # on a first visit
    for _ in range(4):
        ada.new_table({"kind": "invited"}, game="ark_nova", maps="a")
    page.goto(ada.origin)
    expect(page.locator("section[aria-labelledby=my-tables] li")).to_have_count(4)
    title, footer = page.locator("#new-table"), page.locator(".new footer")
    top = title.evaluate("title => title.getBoundingClientRect().top + scrollY")
    for below in (100, 160, 400, 700):  # the title stands so far above the edge of the screen
        page.evaluate("y => scrollTo(0, y)", top - 844 + below)
        page.wait_for_function(CLEAR, arg=[title.element_handle(), footer.element_handle()])
    expect(footer).to_be_in_viewport(ratio=1)  # while the seats are chosen
    look(page, "lobby-tables-phone")


def test_on_a_phone_my_tables_come_first_and_the_ways_to_read_are_whole(visitor: Callable[..., Page]) -> None:
    ada = Person(visitor("fr-FR", phone=True), "Ada")
    ada.introduce()
    page = ada.page
    page.locator(".new footer button").tap()
    expect(page.locator("header.status")).to_be_visible()
    page.goto(ada.origin)
    page.locator("label.game").nth(3).tap()
    expect(page.get_by_role("button", name="Comme la dernière fois")).to_be_in_viewport(ratio=1)
    ways = page.locator(".new nav a")
    expect(ways).to_have_text([re.compile("Règles"), re.compile("Cartes et plateaux")])
    for way in ways.all():
        expect(way).to_be_in_viewport(ratio=1)
    mine, first = page.locator("#my-tables").bounding_box(), page.locator("section.first").bounding_box()
    assert mine is not None
    assert first is not None
    assert mine["y"] < first["y"]  # who has tables is no newcomer
    page.locator(".options summary").tap()
    sizes = "all => all.map((each) => parseFloat(getComputedStyle(each).fontSize))"
    assert min(page.locator(".new select").evaluate_all(sizes)) >= 14


@pytest.mark.parametrize("phone", [False, True])
def test_the_ways_to_add_a_seat_stand_in_one_row(visitor: Callable[..., Page], phone: bool) -> None:
    page = visitor("de-DE", phone=phone)
    ways = page.get_by_role("group", name="Platz dazu").get_by_role("button")
    expect(ways).to_have_count(4)
    assert ways.evaluate_all("all => new Set(all.map((each) => each.offsetTop)).size") == 1


def test_what_scrolls_by_below_the_button_to_play_is_not_seen(visitor: Callable[..., Page]) -> None:
    page = visitor()
    below = """footer => {
      const { bottom, left, width } = footer.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, Math.min(bottom + 6, innerHeight - 1)) === footer;
    }"""
    footer = page.locator(".new footer").first
    expect(footer).to_be_visible()
    assert footer.evaluate(below)


@pytest.mark.parametrize("phone", [False, True])
def test_options_fade_at_the_button_to_play_only_as_long_as_more_of_them_follow(
    visitor: Callable[..., Page], phone: bool
) -> None:
    page = visitor("fr-FR", phone=phone)
    page.locator("label.game").nth(3).click()
    footer = page.locator(".new footer")
    faded = "footer => getComputedStyle(footer, '::before').content !== 'none'"
    page.wait_for_function(faded, arg=footer.element_handle())
    expect(footer.locator(".more")).to_be_visible(visible=not phone)
    page.locator(".new .options").evaluate("options => options.scrollIntoView({block: 'center'})")
    if not phone:
        page.mouse.move(900, 400)
        page.mouse.wheel(0, 3000)
    page.wait_for_function(f"footer => !({faded})(footer)", arg=footer.element_handle())
    expect(footer.locator(".more")).to_be_hidden()


def test_keys_are_called_what_is_printed_on_them(visitor: Callable[..., Page]) -> None:
    ada = Person(visitor("de"), "Ada")
    ada.introduce()
    ada.page.keyboard.press("?")
    keys = ada.page.get_by_role("dialog").locator("kbd")
    expect(keys.first).to_be_visible()
    assert {"Leertaste", "Strg", "Umschalt", "Pos1", "Bild ↑"} <= set(keys.all_inner_texts())
    assert {"Space", "Ctrl", "Shift", "Home", "PgUp"}.isdisjoint(keys.all_inner_texts())
    assert {"E", "O", "L", "S", "C"} <= set(keys.all_inner_texts())
    widens(ada.page.get_by_role("dialog"))


def test_on_a_tablet_a_new_table_comes_before_the_tables_of_others(visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.set_viewport_size({"width": 768, "height": 1024})
    tops = [page.get_by_role("heading", name=name).bounding_box() for name in ("My tables", "New table", "Watch")]
    assert sorted(tops, key=lambda box: box["y"] if box else 0) == tops
    widths = "all => [...new Set(all.map(each => Math.round(each.getBoundingClientRect().width)))]"
    assert len(page.locator(".lobby section.panel").evaluate_all(widths)) == 1


def test_three_levels_come_first_and_more_bots_on_demand(visitor: Callable[..., Page]) -> None:
    page = visitor()
    seat = page.get_by_role("combobox", name="Seat 2")
    bots = seat.locator("option[value^='bot:']")
    expect(bots).to_have_text(["Bot: Easy", "Bot: Normal", "Bot: Hard"])
    seat.select_option(value="more")
    expect(bots.filter(has_text="Planner")).to_have_count(1)
    expect(seat).to_have_value("bot:normal")
    seat.select_option(value="bot:greedy")
    expect(seat).to_have_value("bot:greedy")


def test_solo_maps_and_options_explain_themselves(visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.locator(".games .game").filter(has_text="Ark Nova").click()
    footer = page.locator("section.new footer")
    expect(footer).to_contain_text("2 players")
    expect(footer).to_contain_text("About 75 minutes")
    page.get_by_role("radio", name="Solo").check()
    expect(footer).to_contain_text("1 player:")
    expect(footer).to_contain_text("About 40 minutes")
    page.get_by_role("radio", name="With others").check()
    untold = """all => all.filter((label) => !label.querySelector("small") && label.innerText.trim().length < 20)
      .map((label) => label.innerText)"""
    assert page.locator("section.options .label").count() > 2
    assert page.locator("section.options .label").evaluate_all(untold) == []
    expect(page.locator("section.options .option .label").first).to_contain_text("Marine Worlds")
    page.get_by_role("button", name="See them all").click()
    maps = page.locator("dialog .things > li")
    expect(maps.first.locator("svg").first).to_be_visible()
    assert maps.count() > 8
    expect(maps.locator("p")).to_have_text([re.compile(".{15}")] * maps.count())  # the power of each
    look(page, "lobby-maps")
    second = maps.nth(1)
    name = second.locator("h3").inner_text()
    second.get_by_role("button", name="Choose").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(footer).to_contain_text(name)
    chosen = page.locator("section.options .chosen")
    expect(chosen.locator("h3")).to_have_text(name)
    picture, said = chosen.locator("svg").first.bounding_box(), chosen.locator("h3").bounding_box()
    assert picture is not None
    assert said is not None
    assert picture["x"] + picture["width"] <= said["x"]  # beside each other, so that the other options stay in sight
    assert serious(page) == []


def test_my_tables_say_map_turn_and_whose_turn_it_is(guest: Callable[..., Page]) -> None:
    ada = Person(guest(), "Ada")
    ada.introduce()
    ada.new_table({"kind": "bot", "bot": "random"}, game="ark_nova", maps="a")
    page = ada.page
    page.goto(ada.origin)
    row = page.locator("section", has=page.get_by_role("heading", name="My tables")).locator("li").first
    expect(row).to_contain_text("Ark Nova")
    expect(row).to_contain_text(re.compile(r"2\splayers\s·\s.*[Mm]ap\sA"))
    expect(row).to_contain_text("Turn 1")
    expect(row).to_contain_text("Your turn")
    look(page, "my-tables")


def test_maps_of_ones_own_are_named_and_a_large_screen_says_whose_turn_it_is_in_one_line(
    visitor: Callable[..., Page],
) -> None:
    ada = Person(visitor("de"), "Ada")
    ada.introduce()
    ada.new_table({"kind": "bot", "bot": "random"}, game="ark_nova", maps=["3", "6"])
    page = ada.page
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.goto(ada.origin)
    row = page.locator(".lobby li.mine")
    expect(row).to_contain_text("2 Spieler · Silbersee, Forschungsinstitut · Zug 1")
    whose = row.locator(".state b")
    expect(whose).to_have_text("Du bist am Zug")
    assert whose.evaluate("it => it.offsetHeight < 2 * parseFloat(getComputedStyle(it).fontSize)")


def test_nothing_in_the_lobby_is_too_small_for_who_holds_it_in_the_hand(visitor: Callable[..., Page]) -> None:
    page = visitor(phone=True)
    page.locator(".options summary").tap()
    page.locator("nav.bottom button").tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert smaller(page, 12) == []
    page.set_viewport_size({"width": 768, "height": 1024})
    assert min(page.locator(".add button").evaluate_all("all => all.map(each => each.offsetHeight)")) >= 40


def test_on_a_phone_four_long_ways_to_choose_from_stand_two_and_two(visitor: Callable[..., Page]) -> None:
    page = visitor(phone=True)
    page.locator("nav.bottom button").tap()
    ways = page.get_by_role("dialog").locator("fieldset").first.locator("label")
    tops = ways.evaluate_all("all => all.map(each => each.offsetTop)")
    assert [tops.count(top) for top in sorted(set(tops))] == [2, 2]


def test_on_a_phone_the_ways_to_other_rules_take_one_line(guest: Callable[..., Page]) -> None:
    page = guest(phone=True)
    page.goto("/reference/sanctuary")
    here = page.locator("nav a[aria-current=page]", has_text="Sanctuary")
    expect(here).to_be_in_viewport(ratio=0.9)
    tops = here.locator("..").locator("a").evaluate_all("all => all.map(each => each.offsetTop)")
    assert len(tops) > 3
    assert len(set(tops)) == 1
    look(page, "reference-phone")


def test_where_nothing_is_to_look_up_nothing_is_promised(guest: Callable[..., Page]) -> None:
    page = guest()
    page.goto("/reference/aquaretto")
    expect(page.get_by_text("There is no reference for this game.")).to_be_visible()
    expect(page.locator("main header p")).to_have_count(0)


def test_nobody_sits_down_at_a_table_that_is_not_there(guest: Callable[..., Page]) -> None:
    page = guest()
    page.goto("/join/nowhere/code")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("link", name="To the lobby")).to_be_visible()
    expect(page.get_by_role("button", name="Sit down")).to_have_count(0)


def test_the_waiting_room_begins_with_the_link_and_says_who_cannot_use_it(guest: Callable[..., Page]) -> None:
    ada = Person(guest(), "Ada")
    ada.introduce()
    ada.open_table({"kind": "invited"})
    page = ada.page
    first = page.locator(".room .button").first
    expect(first).to_have_text("Copy link")
    expect(page.get_by_text("This link only works on this computer.")).to_be_visible()
    look(page, "waiting-room")
    assert serious(page) == []


def test_the_chat_of_the_waiting_room_ends_where_the_seats_do_whatever_is_said(guest: Callable[..., Page]) -> None:
    ada = Person(guest(), "Ada")
    ada.introduce()
    ada.open_table({"kind": "invited"})
    main, talk = ada.page.locator(".room .main"), ada.page.locator(".room .talk")
    field = talk.get_by_role("textbox")
    field.fill("zoo " * 120)  # many lines
    field.press("Enter")
    expect(talk).to_contain_text("zoo zoo")
    ends = [box["y"] + box["height"] for it in (main, talk) if (box := it.bounding_box())]
    assert ends[0] == ends[1]


WAITS = """() => {
    const wait = setTimeout
    window.waits = []
    window.setTimeout = (then, time, ...more) => (waits.push(time), wait(then, time, ...more))
}"""


def test_a_replay_plays_by_itself_and_says_who_else_looks_on(guest: Callable[..., Page]) -> None:
    ada, bob = Person(guest(), "Ada"), Person(guest(), "Bob")
    for person in (ada, bob):
        person.introduce()
    table = ada.new_table({"kind": "bot", "bot": "random"}, save=nearly_over(2, 8))
    page = ada.page
    page.goto(f"{ada.origin}/replay/{table}/0")
    play = page.get_by_role("button", name="Play", exact=True)
    page.get_by_role("combobox", name="Speed").select_option("4")
    play.click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.locator(".steps .count")).not_to_have_text(re.compile("^0/"))
    page.evaluate(WAITS)
    page.get_by_role("combobox", name="Speed").select_option("0.5")
    page.wait_for_function("() => waits.includes(3000)")
    page.get_by_role("combobox", name="Speed").select_option("4")
    page.wait_for_function("() => waits.includes(375)")
    page.get_by_role("button", name="Pause").click()
    expect(play).to_be_visible()
    play.click()
    page.keyboard.press("Home")  # who goes somewhere wants to look
    expect(play).to_be_visible()
    expect(page.locator(".watchers")).to_have_count(0)
    bob.page.goto(f"{bob.origin}/table/{table}")
    expect(page.locator(".watchers")).to_contain_text("1")
    page.locator(".watchers button").click()
    expect(page.locator(".watchers [popover]:popover-open")).to_contain_text("Bob")
    page.keyboard.press("Escape")
    expect(bob.page.locator("header.status")).to_be_visible()
    expect(bob.page.locator(".watchers")).to_have_count(0)  # nobody but Bob himself

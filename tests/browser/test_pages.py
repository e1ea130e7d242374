"""Every page in a real browser: by keys alone, on a phone, in other languages, for everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import menagerie
from browser.conftest import PHONE, look, serious
from browser.person import Person, play_on
from browser.positions import nearly_over
from menagerie.kernel.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

GREEDY = {"kind": "bot", "bot": "greedy"}


def with_a_loaded_truck() -> dict[str, Any]:
    """Save a game of two where seat 0 may take truck 1, and its tiles have places to go."""
    for seed in range(100):
        game, chance = menagerie.new_game("zooloretto", seats=2, seed=seed), Chance(seed)
        while game.decision is not None and game.number < 60:
            view, asked = game.view(None), game.decision
            animals = [tile for tile in view["trucks"][0]["tiles"] if not tile.startswith(("stall", "coin"))]
            if asked.seat == 0 and "take-1" in asked.keys and len(animals) >= 2 and game.number > 25:
                return game.save()
            game.apply(chance.below(len(asked.options)))
    raise AssertionError("no such game")


def test_the_lobby_opens_a_table_and_everybody_can_use_it(visitor: Callable[..., Page]) -> None:
    ada = Person(visitor(), "Ada")
    assert serious(ada.page) == []
    ada.introduce()
    ada.page.get_by_role("button", name="Play", exact=True).last.click()
    expect(ada.page.locator("header.status")).to_be_visible()
    assert serious(ada.page) == []
    look(ada.page, "table-start")


def test_nothing_moves_for_who_does_not_like_it(visitor: Callable[..., Page]) -> None:
    page = visitor()  # its system asks for less motion
    button = page.locator(".button").first
    expect(button).to_have_css("transition-duration", "0s")
    page.emulate_media(reduced_motion="no-preference")
    expect(button).not_to_have_css("transition-duration", "0s")


def test_the_level_and_the_pace_of_bots_are_chosen_in_the_lobby(visitor: Callable[..., Page]) -> None:
    page = visitor()
    seat = page.get_by_role("combobox", name="Seat 2")
    expect(seat).to_have_value("bot:normal")
    seat.select_option(label="Bot: Hard")
    expect(page.get_by_text("thinks its whole turn through first")).to_be_visible()
    page.get_by_role("radio", name="Slow").click()
    expect(page.get_by_text("time to read every move")).to_be_visible()
    assert serious(page) == []
    page.get_by_role("button", name="Play", exact=True).last.click()
    expect(page.locator(".players .level")).to_have_text(["hard"])
    answer = page.request.get(f"{Person(page, 'Guest').origin}/api/me")
    assert answer.json()["preferences"]["bot_pace"] == "slow"


def test_a_turn_can_be_taken_back_until_it_is_ended(guest: Callable[..., Page]) -> None:
    ada = Person(guest(), "Ada")
    ada.introduce()
    ada.prefer(end_turn="always")
    ada.open_table(GREEDY)
    end = ada.page.get_by_role("button", name="End turn")
    expect(end).to_have_accessible_name("End turn (Answer the question first.)")  # grey, and says why
    place = end.bounding_box()
    ada.play_once()
    expect(end).to_have_accessible_name("End turn")
    expect(ada.page.locator("header.status")).to_contain_text("Done? End your turn, or undo.")
    assert end.bounding_box() == place
    ada.page.keyboard.press("Control+z")
    expect(end).to_be_disabled()
    ada.play_once()
    expect(end).to_be_enabled()
    ada.page.keyboard.press("e")
    expect(end).to_be_disabled()
    ada.page.set_viewport_size(PHONE)  # where there is no room for it
    expect(end).to_be_hidden()


@pytest.mark.parametrize("left", [12, pytest.param(None, marks=pytest.mark.long)], ids=["end", "whole"])
def test_a_game_by_keys_alone(guest: Callable[..., Page], left: int | None) -> None:
    ada = Person(guest(), "Ada")
    ada.introduce()
    ada.open_table(GREEDY, save=None if left is None else nearly_over(2, left))
    page = ada.page
    page.mouse.move(0, 0)
    while not ada.game_is_over:
        if not ada.is_asked or not ada.open_list():
            page.wait_for_timeout(50)
            continue
        before = ada.number
        for _ in range(5):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.closest('dialog ol') !== null"):
                break
        page.keyboard.press("Enter")
        expect(ada.list_of_options).to_have_count(0)
        if page.locator("header.status .deeds button.primary").count():
            page.keyboard.press("Space")
        ada.wait_for_news(before)
    expect(page.get_by_text("The game is over").first).to_be_visible()


@pytest.mark.parametrize(
    ("language", "name", "lead"),
    [pytest.param("fr-FR", "Zoé", "À vous", marks=pytest.mark.long), ("de-DE", "Jörg", "Du bist dran")],
)
def test_the_phone_speaks_other_languages(visitor: Callable[..., Page], language: str, name: str, lead: str) -> None:
    person = Person(visitor(language, phone=True), name)
    look(person.page, f"lobby-phone-{language}")
    assert serious(person.page) == []
    assert person.page.locator("html").get_attribute("lang") == language[:2]
    person.introduce()
    person.open_table(GREEDY)
    expect(person.page.locator("header.status b")).to_contain_text(lead)
    play_on([person], 2)
    assert serious(person.page) == []
    assert person.page.evaluate("document.documentElement.scrollWidth") <= 390
    look(person.page, f"table-phone-{language}")


@pytest.mark.parametrize("page_of", ["rules/zooloretto", "credits"])
def test_pages_to_read_are_for_everybody(guest: Callable[..., Page], page_of: str) -> None:
    page = guest()
    page.goto(f"/{page_of}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert serious(page) == []
    look(page, page_of.replace("/", "-"))


def test_the_contents_of_the_rules_mark_the_section_that_is_read(guest: Callable[..., Page]) -> None:
    page = guest()
    page.set_viewport_size({"width": 1366, "height": 400})  # the first section begins far below the top
    page.goto("/rules/zooloretto")
    marked = page.locator("aside nav.wide [aria-current]")
    expect(marked).to_have_text("Aim of the game")
    page.get_by_role("searchbox").fill("jungle")
    expect(page.get_by_role("link", name="Aim of the game")).to_have_count(0)
    expect(marked).to_have_count(1)


def test_on_a_tablet_the_filters_of_cards_stand_in_one_row(visitor: Callable[..., Page]) -> None:
    page = visitor("de-DE", phone=True)
    page.set_viewport_size({"width": 768, "height": 1024})
    page.goto("/reference/ark_nova")
    filters = page.locator(".filters select")
    expect(filters).to_have_count(4)
    assert filters.evaluate_all("all => new Set(all.map((each) => each.offsetTop)).size") == 1


@pytest.mark.parametrize("language", ["fr-FR", "de-DE"])
def test_the_tables_of_the_rules_fit_a_phone(visitor: Callable[..., Page], language: str) -> None:
    page = visitor(language, phone=True)
    for game in ("zooloretto", "ark_nova", "sanctuary"):
        page.goto(f"/rules/{game}")
        tables = page.locator("article table")
        expect(tables.first).to_be_attached()
        wide = tables.evaluate_all("all => all.filter((it) => it.scrollWidth > it.parentElement.clientWidth).length")
        assert wide == 0, game


def test_the_heads_of_tables_in_the_rules_begin_with_a_capital(guest: Callable[..., Page]) -> None:
    page = guest()
    page.goto("/rules/zooloretto")
    head = page.locator("thead th").first
    expect(head).to_be_visible()
    assert head.evaluate("head => getComputedStyle(head, '::first-letter').textTransform") == "uppercase"


@pytest.mark.parametrize("page_of", ["recover#no-such-token", "recover", "no/such/page", "table/nowhere"])
def test_pages_off_the_road_are_for_everybody(guest: Callable[..., Page], page_of: str) -> None:
    page = guest()
    page.goto(f"/{page_of}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert serious(page) == []
    look(page, page_of.replace("/", "-").replace("#", "-"))


def test_a_seat_link_that_is_wrong_says_so_to_everybody(guest: Callable[..., Page]) -> None:
    page = guest()
    page.goto("/recover#no-such-token")
    page.locator("section.recover").get_by_role("button").first.click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert serious(page) == []


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_nothing_of_the_decision_scrolls(guest: Callable[..., Page], size: tuple[int, int]) -> None:
    ada = Person(guest(), "Ada")
    ada.introduce()
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    ada.open_table(GREEDY, GREEDY, GREEDY, GREEDY, save=nearly_over(5, left=40))
    assert ada.page.evaluate("document.documentElement.scrollHeight") <= size[1]
    look(ada.page, f"table-{size[0]}")


def test_a_finished_game_shows_its_result_and_can_be_replayed(guest: Callable[..., Page]) -> None:
    ada = Person(guest(), "Ada")
    ada.introduce()
    table = ada.open_table(GREEDY, save=nearly_over(2, left=4))
    play_on([ada], 1000)
    show = ada.page.get_by_role("button", name="Show the result")
    if show.count():
        show.click()
    expect(ada.page.get_by_role("table").first).to_be_visible()
    assert serious(ada.page) == []
    look(ada.page, "result")
    ada.page.goto(f"{ada.origin}/replay/{table}")
    expect(ada.page.get_by_role("slider").first).to_be_visible()
    ada.page.keyboard.press("Home")
    expect(ada.page).to_have_url(f"{ada.origin}/replay/{table}/0")
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page).to_have_url(f"{ada.origin}/replay/{table}/1")
    assert serious(ada.page) == []
    look(ada.page, "replay")


def test_choosing_a_truck_lays_its_tiles_out_before_it_is_taken(guest: Callable[..., Page]) -> None:
    ada = Person(guest(), "Ada")
    ada.introduce()
    ada.open_table(GREEDY, save=with_a_loaded_truck())
    before = ada.number
    ada.page.keyboard.press("1")
    confirm = ada.page.get_by_role("button", name="Take truck 1").first
    expect(confirm).to_be_visible()
    expect(ada.page.locator("[data-ghost]").first).to_be_visible()
    look(ada.page, "table-truck-chosen")
    assert ada.number == before, "nothing is said to the server yet"
    confirm.click()
    ada.wait_for_news(before)
    expect(ada.page.get_by_role("list", name="Log")).to_contain_text("takes truck 1")


def test_a_line_of_the_log_lights_its_tiles_under_the_focus(guest: Callable[..., Page]) -> None:
    ada = Person(guest(), "Ada")
    ada.introduce()
    ada.open_table(GREEDY, save=with_a_loaded_truck())
    ada.page.keyboard.press("1")
    expect(ada.page.locator(".front [data-ghost]").first).to_be_visible()
    placed = ada.page.locator(".front [data-ghost]").count()
    ada.page.get_by_role("button", name="Take truck 1").first.click()
    lines = ada.page.get_by_role("list", name="Log").get_by_role("button")
    mine = lines.filter(has_text="takes truck 1").filter(has_text="Ada").first
    expect(mine).to_be_visible()
    expect(ada.page.locator("header.status p b")).to_be_visible()  # the bot has gone on: the log is at rest
    ada.page.get_by_role("radio", name="Log").focus()
    ada.page.keyboard.press("Tab")
    expect(lines.and_(ada.page.locator(":focus"))).to_have_count(1)  # the newest
    for _ in range(20):
        if mine.evaluate("line => line === document.activeElement"):
            break
        ada.page.keyboard.press("ArrowDown")
    expect(mine).to_be_focused()
    expect(ada.page.locator(".front .tile.lit")).to_have_count(placed)
    look(ada.page, "table-log-lit")
    assert serious(ada.page) == []
    ada.page.keyboard.press("Shift+Tab")
    expect(ada.page.locator(".tile.lit")).to_have_count(0)
    mine.hover()
    expect(ada.page.locator(".front .tile.lit")).to_have_count(placed)


def test_a_tile_that_was_loaded_is_lit_on_its_truck(guest: Callable[..., Page]) -> None:
    ada = Person(guest(), "Ada")
    ada.introduce()
    ada.prefer(end_turn="always")
    ada.open_table(GREEDY)  # every truck is empty, so that a tile is drawn at once
    line = ada.page.get_by_role("list", name="Log").get_by_role("button").first
    expect(line).to_contain_text("draws")
    line.focus()
    expect(ada.page.locator(".pile .tile.lit")).to_have_count(1)
    ada.page.locator(".pile .drag").drag_to(ada.page.get_by_role("button", name="Truck 2"))
    expect(line).to_contain_text("loads truck 2")
    line.focus()
    expect(ada.page.locator(".truck .tile.lit")).to_have_count(1)


def test_a_tile_can_be_dragged_to_another_place(guest: Callable[..., Page]) -> None:
    ada = Person(guest(), "Ada")
    ada.introduce()
    ada.open_table(GREEDY, save=with_a_loaded_truck())
    ada.page.keyboard.press("1")
    laid = ada.page.locator(".front .enclosure [data-ghost]").first
    expect(laid).to_be_visible()
    tile = laid.get_attribute("data-tile")
    barn = ada.page.locator(".front section.barn")
    before = barn.locator("[data-ghost]").count()
    laid.drag_to(barn)
    expect(barn.locator("[data-ghost]")).to_have_count(before + 1)
    number = ada.number
    ada.page.get_by_role("button", name="Take truck 1").first.click()
    ada.wait_for_news(number)
    expect(barn.locator(f'[data-tile="{tile}"]').first).to_be_visible()
    expect(ada.page.get_by_role("list", name="Log")).to_contain_text("→ barn")


def test_everybody_sees_where_each_zoo_is_heading(guest: Callable[..., Page]) -> None:
    ada = Person(guest(), "Ada")
    ada.introduce()
    ada.open_table(GREEDY, save=with_a_loaded_truck())
    heading = ada.page.get_by_role("button", name="heading for about")
    expect(heading).to_have_count(2)
    heading.first.click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("if everybody plays well")
    assert serious(ada.page) == []
    look(ada.page, "table-heading")


def test_a_stranger_may_watch_but_is_asked_nothing(guest: Callable[..., Page]) -> None:
    ada, stranger = Person(guest(), "Ada"), guest()
    ada.introduce()
    ada.open_table(GREEDY)
    stranger.goto(ada.page.url)
    expect(stranger.locator("header.status")).to_contain_text("Ada")
    expect(stranger.get_by_role("button", name="Draw a tile")).to_have_count(0)
    expect(stranger.locator(".watchers")).to_have_count(0)  # nobody but the stranger
    watched = ada.page.locator("header.status .watchers")
    expect(watched.locator("b")).to_have_text("1")
    watched.locator("button").hover()
    expect(watched.locator("[popover]:popover-open")).to_contain_text("1 guest")


def test_browsers_can_be_logged_out(guest: Callable[..., Page]) -> None:
    ada, phone = Person(guest(), "Ada"), Person(guest(phone=True), "Ada")
    ada.introduce()
    table = ada.open_table(GREEDY)
    link = ada.page.request.post(f"{ada.origin}/api/me/link").json()
    assert phone.page.request.post(f"{ada.origin}/api/me/recover", data=link).ok
    phone.page.goto(f"{ada.origin}/table/{table}")
    expect(phone.page.locator("header.status b")).to_contain_text("You")
    ada.page.reload()
    ada.page.get_by_role("button", name="Settings").first.click()
    with ada.page.expect_response("**/api/me"):  # whoever likes to be asked before a turn ends can say so
        ada.page.get_by_role("radio", name="Always").check(force=True)
    assert ada.page.request.get(f"{ada.origin}/api/me").json()["preferences"]["end_turn"] == "always"
    expect(ada.page.get_by_text("in 1 other browser")).to_be_visible()
    assert serious(ada.page) == []
    look(ada.page, "log-out")
    ada.page.get_by_role("button", name="Log out the others").click()
    expect(ada.page.get_by_text("in 1 other browser")).to_have_count(0)
    expect(phone.page.get_by_text("Waiting for Ada").first).to_be_attached()  # it only watches by now
    ada.page.get_by_role("button", name="Log out", exact=True).click()
    ada.page.get_by_role("button", name="Yes, log out").click()
    expect(ada.page.locator("form.hello")).to_be_visible()
    assert ada.page.request.get(f"{ada.origin}/api/me").json()["known"] is False

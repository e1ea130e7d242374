"""Ark Nova as a player reads it: prices with their reasons, how far the markers are, what an action could do."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from ark_nova.scenario import marine, row_with, scenario
from browser.conftest import look, without_errors
from browser.person import Person
from browser.test_legible import LOW
from browser.test_lobby import WAITS
from server.running import Browser

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from playwright.sync_api import Page

    from browser.conftest import Server

BOT = {"kind": "bot", "bot": "greedy"}


def at(page: Page, save: dict[str, Any], *others: dict[str, str]) -> Person:
    """Sit down at a table with a saved game."""
    ada = Person(page, "Ada")
    ada.introduce()
    ada.open_table(*(others or (BOT,)), save=save)
    return ada


def with_discounts() -> dict[str, Any]:
    """A partner zoo, an expert and a folder change what cards cost."""
    table = scenario().display("slow_worm jaguar sea_turtle_tank engineer explorer primatologist")
    things = {"partner_zoos": "europe", "sponsors": "expert_in_small_animals", "side_2": "animals", "money": 40}
    hand = "european_pond_turtle lion science_lab"
    home = "size_5@d4-d5-d6-e4-e5 kiosk@b5"
    table.seat(0, hand=hand, reputation=6, row=row_with("animals", 4), x_tokens=2, buildings=home, **things)
    save: dict[str, Any] = table.turn(0).game.save()
    return save


def says_how_far_it_is(page: Page) -> None:
    """Before the markers meet the way to go is told, and on demand what is expected."""
    score = page.locator(".player[data-seat='0'] [data-score]")
    expect(score).to_have_attribute("data-score", "to-go")
    expect(score).to_contain_text("114 to go")
    score.hover()
    expect(page.locator("[popover]:popover-open")).to_contain_text("Expected at the end")


def says_what_could_be_done(page: Page) -> None:
    """An action card shows what it could do, and its strength as the server tells it."""
    build = page.locator("[data-action=build]")
    expect(build.locator("[data-possible]")).to_have_attribute("data-possible", re.compile(r"\d"))
    before = build.locator("[data-possible]").get_attribute("data-possible")
    build.get_by_role("button", name="more", exact=False).last.click()
    expect(build.locator("[data-possible]")).not_to_have_attribute("data-possible", before or "")


def test_cards_say_what_they_cost_now_and_why(guest: Callable[..., Page]) -> None:
    page = guest()
    errors = without_errors(page)
    at(page, with_discounts())
    turtle = page.locator(".hand [data-card=european_pond_turtle]")
    expect(turtle.locator(".cost")).to_have_text(re.compile(r"^\s*9\s*3\s*$"))
    expect(turtle.locator(".cost s")).to_have_text("9")
    expect(page.locator(".display [data-card=slow_worm] .cost s")).to_have_text("4")
    expect(page.locator(".display [data-card=sea_turtle_tank] .cost")).to_have_count(
        0
    )  # Sponsors I plays from the hand
    turtle.locator("button.body").hover()
    reasons = page.locator(".peek [data-price-reasons]")
    expect(reasons).to_contain_text("Costs 3 money now instead of 9.")
    expect(reasons.locator("li")).to_have_text([re.compile("−3 partner zoo: Europe"), re.compile("−3 Expert in Small")])
    expect(page.locator(".peek .cost s")).to_have_text("9")
    expect(page.locator(".peek .cost b")).to_have_text("3")
    look(page, "ark-nova-prices")
    page.mouse.move(0, 0)
    # The display asks for its folder on top, and says so in the large card.
    page.locator(".display [data-card=slow_worm] button.body").click()
    large = page.get_by_role("dialog")
    expect(large.locator(".cost s")).to_have_text("4")
    expect(large.locator("[data-price-reasons] li").filter(has_text="folder")).to_have_text(re.compile(r"^\s*\+1 "))
    page.keyboard.press("Escape")
    # The tank says where it must stand.
    page.locator(".display [data-card=sea_turtle_tank] button.body").click()
    expect(page.get_by_role("dialog")).to_contain_text("beside 1 water space")
    page.keyboard.press("Escape")
    says_how_far_it_is(page)
    says_what_could_be_done(page)
    assert errors == []


def test_after_the_markers_have_met_points_are_told(guest: Callable[..., Page]) -> None:
    page = guest()
    table = scenario().seat(0, appeal=100, conservation=12).set(turns_left=1, discarded_final_card=True)
    at(page, table.turn(0).game.save())
    score = page.locator(".player[data-seat='0'] [data-score]")
    expect(score).to_have_attribute("data-score", "points")
    expect(page.locator(".player[data-seat='1'] [data-score]")).to_have_attribute("data-score", "to-go")


def test_the_rules_show_no_marks_of_their_writing(guest: Callable[..., Page]) -> None:
    page = guest()
    page.goto("/rules/ark_nova")
    expect(page.get_by_role("link", name="Animals", exact=True).first).to_be_visible()
    text = page.locator("main").inner_text()
    assert re.findall(r"\*\*|\]\(#", text) == []


# --- what is missing, by press ---


def test_what_cannot_be_done_says_why_by_a_press(guest: Callable[..., Page]) -> None:
    page = guest(phone=True)
    table = scenario().seat(0, row=row_with("build", 2), hand="lion science_lab", money=20, buildings="kiosk@d6")
    at(page, table.turn(0).game.save())
    note = page.locator("[data-why-note]:popover-open")
    animals = page.locator("[data-action=animals] .face")
    expect(animals).to_have_attribute("aria-label", re.compile("can't play any"))
    animals.tap(force=True)
    expect(note).to_contain_text("You can't play any of your animals now.")
    page.keyboard.press("Escape")
    page.locator("[data-action=build] .face").tap()
    kiosk = page.locator(".palette [data-kind=kiosk]")
    expect(kiosk).to_have_attribute("aria-label", re.compile("too near"))
    kiosk.tap(force=True)
    expect(note).to_contain_text("too near another kiosk")
    page.keyboard.press("Escape")
    expect(page.locator(".palette [data-kind=size_2]")).to_have_attribute(
        "aria-label", re.compile(r"\d+ spots on your map")
    )


def test_each_piece_of_the_bar_has_legible_figures(guest: Callable[..., Page]) -> None:
    page = guest()
    table = scenario().seat(0, row=row_with("build", 4), money=20, buildings="kiosk@d6").turn(0)
    at(page, table.play("build").game.save())
    pieces = page.locator(".palette [data-kind]")
    expect(pieces.first).to_be_visible()
    size_2 = page.locator(".palette [data-kind=size_2]")
    expect(size_2.locator(".price")).to_have_text("4")
    expect(size_2.locator("small")).to_have_text(re.compile(r"^×\d+$"))
    sizes = page.locator(".palette .figures *").evaluate_all(
        "all => all.filter(each => each.innerText).map(each => parseFloat(getComputedStyle(each).fontSize))"
    )
    assert len(sizes) >= pieces.count()
    assert min(sizes) >= 11
    drawn = page.locator(".palette svg text")  # the size of each enclosure
    expect(drawn).to_have_text(["1", "2", "3", "4", "5"])
    assert drawn.evaluate_all(LOW, 11) == []
    look(page, "ark-nova-pieces")


def test_a_line_under_each_card_says_what_it_lacks(guest: Callable[..., Page]) -> None:
    page = guest()
    at(page, with_discounts())
    expect(page.locator("[data-lack=european_pond_turtle]")).to_have_text("playable")
    expect(page.locator("[data-lack=lion]")).to_have_text(re.compile("predator 0/3"))
    expect(page.locator(".hand .legend").last).to_be_visible()
    page.set_viewport_size({"width": 1200, "height": 768})
    page.locator("[data-legend] button").click()
    expect(page.locator("[popover]:popover-open")).to_contain_text("one step away")


def test_partner_zoos_are_chosen_by_name(guest: Callable[..., Page]) -> None:
    page = guest()
    table = scenario().seat(0, row=row_with("association", 4), partner_zoos="europe").seat(1, partner_zoos="africa")
    at(page, table.turn(0).game.save())
    page.locator("[data-action=association] .face").click()
    page.locator("[data-choice=partner_zoo]").click()
    offers = page.locator(".offer.partner_zoo .thing")
    expect(offers.first).to_contain_text("Africa")
    expect(offers.first).to_contain_text("its animals cost 3 less")
    expect(offers.first.get_by_role("img", name="Greedy")).to_be_visible()
    europe = page.locator(".offer.partner_zoo [data-why=europe]")
    europe.click(force=True)
    expect(page.locator("[data-why-note]:popover-open")).not_to_be_empty()


def test_a_phone_shows_what_an_action_could_do(guest: Callable[..., Page]) -> None:
    page = guest(phone=True)
    at(page, with_discounts())
    expect(page.locator("[data-action=build] [data-possible]").first).to_be_visible()
    look(page, "possible-phone")


def test_tasks_and_universities_say_what_they_bring(guest: Callable[..., Page]) -> None:
    page = guest()
    table = scenario().seat(0, row=row_with("association", 5)).seat(1, universities="double_research")
    at(page, table.turn(0).game.save())
    page.locator("[data-action=association] .face").click()
    tasks = page.locator(".task.able .name")
    expect(tasks.filter(has_text="Partner zoo")).to_contain_text("animals 3 cheaper")
    expect(tasks.filter(has_text="University")).to_contain_text("research, hand limit")
    look(page, "tasks")
    page.locator("[data-choice=university]").click()
    universities = page.locator(".offer.university .thing")
    expect(universities.filter(has_text="Hand limit 5")).to_contain_text("and 1 reputation")
    expect(universities.filter(has_text="2 research icons")).to_contain_text("for cards and projects")
    owned = universities.filter(has_text="2 research icons")
    expect(owned.get_by_role("img", name="Greedy")).to_be_visible()
    panel, last = page.locator(".association").first.bounding_box(), universities.last.bounding_box()
    assert panel
    assert last
    assert last["y"] + last["height"] <= panel["y"] + panel["height"]  # all of them are in sight
    look(page, "universities")


# --- what others do ---


def test_cards_that_are_turned_up_lie_open_with_their_fate_and_stay_in_the_log(guest: Callable[..., Page]) -> None:
    page = guest()
    errors = without_errors(page)
    # A sign of this map turns up cards until a sponsor comes.
    table = scenario(map="8").deck("lion wolf science_lab").seat(0, row=row_with("build", 5), money=20)
    at(page, table.turn(0).play("build", "size_1").game.save())
    expect(page.locator("[data-map]")).to_be_visible()
    page.evaluate("localStorage.setItem('menagerie.cards.pace', '5000')")
    page.reload()
    space = page.locator("[data-map] polygon[id$='-e6']").first
    expect(space).to_be_visible()
    box = space.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.locator("header.status .deeds button.primary:enabled").first.click()
    shown = page.locator("[data-shown=revealed]")
    expect(shown).to_contain_text("Ada turns up")
    expect(shown.locator("li.discarded")).to_have_count(2)
    expect(shown.locator("li.taken")).to_contain_text("Science Lab")
    look(page, "ark-nova-turned-up")
    line = page.locator(".talk li.turn", has_text="reveals")
    expect(line).to_contain_text("reveals")
    expect(line).to_contain_text("Science Lab")
    assert errors == []


def test_a_step_that_is_repeated_says_which_one_it_is(guest: Callable[..., Page]) -> None:
    page = guest()
    table = marine().display("jaguar sun_bear").seat(0, row=row_with("cards", 5), hand="lion wolf")
    table.seat(0, alternatives="cards_2", side_2="cards")
    at(page, table.turn(0).play("cards").game.save())
    asked = page.locator("header.status .say")
    expect(asked).to_contain_text("(1 of 2)")
    page.locator("[data-sheet] [data-choice=jaguar]").click()
    page.locator("header.status .deeds button.primary:enabled").click()
    expect(asked).to_contain_text("(2 of 2)")


def test_a_card_that_a_rival_plays_is_shown_large(guest: Callable[..., Page], server: Server) -> None:
    page = guest()
    home = "size_5@d4-d5-d6-e4-e5"
    table = scenario().display("jaguar").deck("lion wolf lama koala")
    table.seat(1, hand="caracal", row=row_with("animals", 5), money=40, buildings=home)
    ada, bob = Person(page, "Ada"), Browser(server.url, "Bob", end_turn="never")
    ada.introduce()
    number = ada.new_table({"kind": "open"}, save=table.turn(1).game.save())
    bob.join(number)
    page.goto(ada.origin)
    expect(page.locator(".lobby li", has_text="Ark Nova").first).to_contain_text("Waiting for Bob")
    page.goto(f"{ada.origin}/table/{number}")
    expect(page.locator("header.status")).to_contain_text("Waiting for Bob (away)")
    page.locator(".display button.body").first.click()
    page.get_by_role("dialog").locator("[data-pace]").select_option("5000")
    page.keyboard.press("Escape")
    shown, hunted = page.locator("[data-shown=played]"), page.locator("[data-shown=revealed]")
    expect(shown).to_have_count(0)
    page.evaluate(WAITS)
    with bob.at(number) as his:
        his.wait("position")
        expect(page.locator(".player[data-seat='1']").get_by_role("img", name="here")).to_be_visible()
        his.pick("animals")  # there is one animal and one place for it; it hunts
        expect(shown).to_contain_text("Bob plays")
        expect(shown.locator(".large, [data-card]").first).to_contain_text("Caracal")
        assert 5000 in page.evaluate("waits")
        look(page, "ark-nova-rival-plays")
        expect(shown).to_have_count(0)
        expect(hunted).to_have_count(0)  # until Bob has chosen, nobody knows the fate of what he has turned up
        his.wait("position")
        his.pick("wolf")
        expect(hunted.locator("li.taken")).to_contain_text("Wolf")
        expect(hunted.locator("li.discarded")).to_contain_text("Lion")
    line = page.locator(".talk li.turn", has_text="Caracal")
    expect(line).to_contain_text("Bob")


# --- the first hand, and a phone ---


def test_the_first_hand_is_chosen_with_the_projects_in_sight(guest: Callable[..., Page]) -> None:
    page = guest()
    ada = Person(page, "Ada")
    ada.introduce()
    ada.open_table(BOT, game="ark_nova", maps="a")
    expect(page.locator("[data-sheet] [data-choice]")).to_have_count(8)
    projects = page.locator("[data-base-projects] [data-project]")
    expect(projects).to_have_count(3)
    for project in projects.all():
        expect(project).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-base-projects] .finals")).to_be_in_viewport(ratio=1)
    # The large card lies beside the cards to choose from, not over them.
    page.locator("[data-sheet] [data-card] button.body").first.hover()
    peek = page.locator(".peek")
    expect(peek).to_be_visible()
    large = peek.bounding_box()
    assert large is not None
    for card in page.locator("[data-sheet] [data-choice]").all():
        box = card.bounding_box()
        assert box is not None
        assert large["x"] + large["width"] <= box["x"] or large["x"] >= box["x"] + box["width"]
    look(page, "ark-nova-first-hand")


@pytest.mark.parametrize(("steps", "alarms"), [(2, 0), (7, 1)])
def test_cards_over_the_limit_go_at_the_break_and_alarm_only_near_it(
    guest: Callable[..., Page], steps: int, alarms: int
) -> None:
    page = guest()
    table = scenario().set(steps=steps).seat(0, hand="wolf lama koala moose giraffe")
    at(page, table.turn(0).game.save())
    surplus = page.locator("section.hand .surplus")
    expect(surplus).to_have_text("2 go at the break")
    expect(surplus.locator("svg")).to_have_count(alarms)
    look(page, f"ark-nova-surplus-{steps}")


def test_on_a_phone_the_tray_leaves_the_map_in_sight_and_boards_fill_the_page(guest: Callable[..., Page]) -> None:
    page = guest(phone=True)
    table = scenario().seat(0, row=row_with("build", 5), money=20, buildings="kiosk@d6").turn(0)
    at(page, table.play("build", "size_2").game.save())
    space = page.locator("[data-map] polygon[aria-disabled=false]").last
    expect(space).to_be_visible()
    box = space.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    tray = page.locator("[data-build-bar]")
    expect(tray).to_be_visible()
    board, bar = page.locator("[data-map]").bounding_box(), tray.bounding_box()
    assert board is not None
    assert bar is not None
    assert board["y"] + board["height"] <= bar["y"]
    assert board["y"] >= 60
    look(page, "ark-nova-phone-tray")
    page.get_by_role("navigation").get_by_role("button", name="Others").tap()
    picture = page.locator(".others .picture").first.bounding_box()
    assert picture is not None
    assert picture["width"] >= 340

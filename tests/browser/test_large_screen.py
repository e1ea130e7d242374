"""A large screen: type and cards grow with the room, and no page stands lost in the middle of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import menagerie
from ark_nova.base_box import BOX
from ark_nova.scenario import row_with, scenario
from browser.ark_nova_people import at
from browser.conftest import look, serious
from browser.person import Person
from menagerie.games.ark_nova.cards import Animal
from menagerie.kernel.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page, ViewportSize

LARGE: ViewportSize = {"width": 1920, "height": 1080}
USUAL: ViewportSize = {"width": 1366, "height": 768}
BOT = {"kind": "bot", "bot": "greedy"}
SIZE = "thing => parseFloat(getComputedStyle(thing).fontSize)"
# What of a panel its own edge cuts off, although it cannot be scrolled there.
CLIPPED = """things => things.filter((thing) => thing.scrollHeight > thing.clientHeight + 1).length"""


def grows(thing: Locator) -> None:
    """See that something is written larger on a large screen."""
    page = thing.page
    page.set_viewport_size(USUAL)
    expect(thing).to_be_visible()
    usual = thing.evaluate(SIZE)
    page.set_viewport_size(LARGE)
    assert thing.evaluate(SIZE) >= 1.1 * usual


def widens(thing: Locator) -> None:
    """See that something is drawn larger on a large screen."""
    page = thing.page
    page.set_viewport_size(USUAL)
    expect(thing).to_be_visible()
    usual = thing.bounding_box()
    page.set_viewport_size(LARGE)
    large = thing.bounding_box()
    assert usual is not None
    assert large is not None
    assert large["width"] >= 1.2 * usual["width"]


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("/rules/zooloretto", "article p"),
        ("/credits", "main section p"),
        ("/reference/ark_nova", "h1"),
        ("/nowhere", "main h1"),
    ],
)
def test_pages_to_read_grow(guest: Callable[..., Page], path: str, text: str) -> None:
    page = guest()
    page.goto(path)
    grows(page.locator(text).first)


def test_cards_to_look_up_fill_the_page(guest: Callable[..., Page]) -> None:
    page = guest()
    page.goto("/reference/ark_nova")
    page.set_viewport_size(LARGE)
    cards = page.locator("main li .medium")
    expect(cards.first).to_be_visible()
    edges = (
        "all => all.map(each => each.getBoundingClientRect()).flatMap(({ left, right }) => [left, innerWidth - right])"
    )
    beside = cards.evaluate_all(edges)
    assert min(beside[::2]) == pytest.approx(min(beside[1::2]), abs=20)  # a scroll bar may take some
    assert min(beside) < 80


def test_the_waiting_room_grows(guest: Callable[..., Page]) -> None:
    ada = Person(guest(), "Ada")
    ada.introduce()
    ada.open_table({"kind": "open"})
    grows(ada.page.locator(".room .who b").first)
    room = ada.page.locator(".room").bounding_box()
    assert room is not None
    assert room["width"] >= 1300
    rules = ada.page.locator(".room").get_by_role("link", name="Your turn")
    expect(rules).to_have_attribute("href", "/rules/zooloretto#turn")
    panels = ada.page.locator(".room > .panel").all()
    ends = [box["y"] + box["height"] for panel in panels if (box := panel.bounding_box())]
    assert len(ends) == 3
    assert LARGE["height"] - 40 < min(ends)
    assert max(ends) <= LARGE["height"]
    look(ada.page, "waiting-room-1920")
    assert serious(ada.page) == []


def test_result_and_replay_grow_and_cut_nothing_off(guest: Callable[..., Page]) -> None:
    ada = Person(guest(), "Ada")
    ada.introduce()
    page = ada.page
    game, chance = menagerie.new_game("zooloretto", seats=2, seed=3), Chance(3)
    while game.decision is not None:
        game.apply(chance.below(len(game.decision.options)))
    table = ada.new_table({"kind": "hot_seat", "name": "Bob"}, save=game.save())
    page.goto(f"{ada.origin}/table/{table}")
    expect(page.get_by_role("heading", name="Where the points came from")).to_be_visible()
    grows(page.locator("tbody th").first)
    names = page.locator("thead .seat span").first  # one line: no name is broken
    box = names.bounding_box()
    assert box is not None
    assert box["height"] < 2 * names.evaluate(SIZE)
    look(page, "result-1920")
    deal = page.locator("section.deal").bounding_box()
    assert deal is not None
    assert LARGE["height"] - 40 < deal["y"] + deal["height"] <= LARGE["height"]
    page.set_viewport_size(USUAL)
    back = page.get_by_role("button", name="Look at the table").bounding_box()
    assert back is not None
    assert back["y"] + back["height"] < 200  # in sight at once
    page.set_viewport_size(LARGE)
    page.goto(f"{ada.origin}/replay/{table}/20")
    grows(page.locator(".front h2").first)
    assert page.locator("section.trucks .truck").evaluate_all(CLIPPED) == 0
    look(page, "replay-1920")


def test_tables_grow(guest: Callable[..., Page]) -> None:
    ada = Person(guest(), "Ada")
    ada.introduce()
    page = ada.page
    ada.open_table(BOT)
    grows(page.locator(".truck .head").first)
    widens(page.locator(".pile [data-tile], .pile .tile").first)
    ada.open_table(BOT, save=scenario().seat(0, hand="lion wolf", money=20).turn(0).game.save())
    widens(page.locator(".hand [data-card=lion] button.body"))


def test_a_pinned_zoo_shows_its_last_row_or_can_be_scrolled_to_it(guest: Callable[..., Page]) -> None:
    ada = Person(guest(), "Ada")
    ada.introduce()
    page = ada.page
    page.set_viewport_size(LARGE)
    animals = " ".join([name for name, card in BOX.zoo_cards.items() if isinstance(card, Animal)][:40])
    table = scenario().seat(1, animals=animals, money=20)
    ada.open_table(BOT, save=table.turn(0).game.save())
    page.get_by_role("button", name="Pin").first.click()
    zoo = page.locator("section.pinned")
    expect(zoo).to_be_visible()
    last = zoo.locator(".cards .panel > *").last
    expect(last).not_to_be_in_viewport(ratio=0.99)  # so much lies there that it must be scrolled
    zoo.hover()
    page.mouse.wheel(0, 4000)
    expect(last).to_be_in_viewport(ratio=0.99)
    look(page, "pinned-1920")


def test_partner_zoos_grow(guest: Callable[..., Page]) -> None:
    page = guest()
    at(page, scenario().seat(0, row=row_with("association", 4)).turn(0).play("association", "partner_zoo").game.save())
    rows = page.locator(".offer.asked .thing")
    grows(rows.locator("b").first)
    look(page, "large-partner-zoos")
    tallest = "all => Math.min(...all.map((each) => each.offsetHeight))"
    assert rows.evaluate_all(tallest) >= 56


def test_cards_to_discard_have_the_room_that_is_there(guest: Callable[..., Page]) -> None:
    page = guest()
    page.set_viewport_size(LARGE)
    table = scenario().seat(0, row=row_with("cards", 5), hand="lion jaguar cheetah wolf reindeer barn_owl")
    at(page, table.turn(0).play("cards").game.save())
    cards = page.locator("[data-sheet] li")
    expect(cards).to_have_count(9)
    expect(page.locator("[data-sheet].tall")).to_be_visible()
    assert min(cards.evaluate_all("all => all.map((each) => each.offsetWidth)")) >= 150
    look(page, "large-discard")
    assert page.locator("[data-sheet] div.body").evaluate("it => it.scrollHeight <= it.clientHeight + 1")

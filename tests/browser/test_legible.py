"""What stands on a page can be read where room is short too: whole reasons, large figures, nothing covered."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import menagerie
from ark_nova import scenario as ark_nova
from browser.ark_nova_people import at
from browser.conftest import DESKTOP, look
from browser.person import Person
from browser.sanctuary_people import BOT, Visitor
from browser.sanctuary_people import moment as moment_of_sanctuary
from browser.scenes import TABLES
from browser.test_unloading import saved, three_tiles
from browser.texts import are_whole, cut_off, smaller
from browser.truck_people import moment, sits_down, until
from menagerie.kernel.chance import Chance
from sanctuary.scenario import scenario

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, ViewportSize

LEAST = 11  # pixels
NARROW: ViewportSize = {"width": 1200, "height": 768}
TABLET: ViewportSize = {"width": 768, "height": 1024}
# The figures of drawings that are lower than others should be, as they come to lie on the screen.
LOW = """(texts, least) => texts
  .map((text) => [text.textContent, parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a])
  .filter(([, size]) => size < least - 0.1)"""
# The texts that are written smaller than others should be.
SMALL = """(texts, least) => texts
  .filter((text) => parseFloat(getComputedStyle(text).fontSize) < least)
  .map((text) => text.textContent)"""
WIDTHS = "all => all.map((each) => Math.round(each.getBoundingClientRect().width))"
# Whether two things lie over each other.
MEET = """([one, other]) => {
  const [a, b] = [one, other].map((each) => each.getBoundingClientRect());
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""
# What leaves the box around it.
LEAVES = """(all, around) => all.filter((each) => {
  const [thing, box] = [each, each.closest(around)].map((it) => it.getBoundingClientRect());
  return thing.left < box.left || thing.right > box.right || thing.top < box.top || thing.bottom > box.bottom;
}).length"""
IN_SIGHT = """thing => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return thing.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


# --- tables with trucks ---


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "de-DE"])
def test_why_money_can_do_nothing_stands_there_in_full(guest: Callable[..., Page], language: str) -> None:
    ada = Person(guest(language), "Ada")
    ada.page.set_viewport_size(NARROW)
    ada.introduce()
    ada.open_table(BOT, save=saved("panda", E5="zebra zebra-male"))
    expect(ada.page.locator(".money .what > span").nth(1)).to_contain_text(re.compile(".{20}[.]"))  # the server told it
    look(ada.page, f"reasons-{language}")
    closed = ada.page.locator(".front .enclosure.closed").last
    name, note = closed.locator("header b").first, closed.locator(".note")
    assert not ada.page.evaluate(MEET, [name.element_handle(), note.element_handle()])
    reasons = set(ada.page.locator(".money .what > span").all_inner_texts())
    assert [text for text in cut_off(ada.page) if any(text.startswith(reason) for reason in reasons)] == []


def test_a_tile_in_a_high_barn_is_no_larger_than_in_an_enclosure(guest: Callable[..., Page]) -> None:
    def is_one_outside(game: Any, _: Any) -> bool:
        zoo = game.view(0)["zoos"][0]
        return len(zoo["barn"]) == 1 and any(home["animals"] for home in zoo["enclosures"])

    page = guest()
    sits_down(page, until("zooloretto", is_one_outside, seats=4), 3)
    expect(page.locator(".front .barn [data-tile]")).to_have_count(1)
    assert len(set(page.locator(".front section [data-tile]:not(.token)").evaluate_all(WIDTHS))) == 1
    look(page, "high-barn")


def test_both_boards_have_room_on_a_tablet(guest: Callable[..., Page]) -> None:
    page = guest()
    page.set_viewport_size(TABLET)
    sits_down(page, moment("zooloretto_aquaretto", "take-", seats=2), 1)
    homes = page.locator(".zoo-half .enclosure")
    expect(homes.first).to_be_visible()
    assert all(box["height"] > 90 for home in homes.all() if (box := home.bounding_box()))
    assert page.locator(".truck .points").evaluate_all(LEAVES, ".truck") == 0
    figures = page.locator(".pips span, .front .info li")
    for size in (TABLET, DESKTOP):
        page.set_viewport_size(size)
        assert figures.evaluate_all(SMALL, LEAST) == []
    page.set_viewport_size(TABLET)
    money = page.locator(".money button").last
    money.scroll_into_view_if_needed()
    assert money.evaluate_all(LEAVES, ".panel") == 0
    assert money.evaluate(IN_SIGHT)
    look(page, "both-tablet")


@pytest.mark.parametrize("game", ["zooloretto", "aquaretto"])
def test_five_players_are_in_sight_and_their_trucks_have_room(guest: Callable[..., Page], game: str) -> None:
    ada = Person(guest(), "Ada")
    ada.introduce()
    ada.open_table(BOT, BOT, BOT, BOT, game=game)
    players, page = ada.page.locator(".players"), ada.page
    expect(page.locator(".player")).to_have_count(5)
    expect(page.locator(".talk .offer")).to_be_visible()
    for size in (DESKTOP, TABLET):
        page.set_viewport_size(size)
        assert are_whole(players)
        assert min(page.locator(".truck .tile").evaluate_all(WIDTHS)) >= 34
    look(page, f"five-{game}-tablet")


def test_what_an_enclosure_lacks_lies_beside_its_points(guest: Callable[..., Page]) -> None:
    ada = Person(guest("fr"), "Ada")
    ada.page.set_viewport_size(TABLET)
    ada.introduce()
    ada.open_table(BOT, save=saved("panda"))
    ada.page.keyboard.press("1")
    touched = ada.page.locator(".front .enclosure.touched")
    note, points = touched.locator(".note"), touched.locator(".points")
    expect(note).to_contain_text("sans boutique")
    assert not ada.page.evaluate(MEET, [note.element_handle(), points.element_handle()])
    sums = ada.page.locator(".front .barn .sum div")
    expect(sums.first).to_be_visible()
    assert sums.evaluate_all(LEAVES, ".body") == 0


def test_on_a_tablet_the_step_an_enclosure_has_reached_keeps_clear_of_its_points(guest: Callable[..., Page]) -> None:
    page = guest()
    page.set_viewport_size(TABLET)
    sits_down(page, saved("panda", E4="zebra zebra zebra zebra"), 1)
    full = page.locator(".front .enclosure", has=page.locator("li.on"))
    points, step = full.locator(".points").bounding_box(), full.locator("li.on").bounding_box()
    assert points is not None
    assert step is not None
    assert step["y"] - (points["y"] + points["height"]) >= 3  # a ring lies around the step
    assert page.locator(".front .stalls .tile").evaluate_all(LEAVES, ".body") == 0


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_all_tiles_that_wait_to_be_placed_are_named(guest: Callable[..., Page], language: str) -> None:
    game = menagerie.load(three_tiles())
    for key in ("take-1", "stall_a@E5"):
        game.apply_key(key, seat=0)
    page = guest(language)
    sits_down(page, game.save(), 1)
    waiting, note = page.locator(".pile .hand [data-tile]"), page.locator(".pile .note")
    expect(waiting).to_have_count(2)
    expect(note).to_contain_text(re.compile("^z.+, panda$", re.IGNORECASE))
    waiting.last.click()
    expect(note).to_have_text(re.compile("^panda$", re.IGNORECASE))
    assert cut_off(page) == []


def test_on_a_phone_tiles_that_wait_lie_beside_each_other(guest: Callable[..., Page]) -> None:
    game = menagerie.load(saved("chimpanzee-female stall_d", E5="chimpanzee"))
    game.apply_key("take-1", seat=0)
    page = guest("fr", phone=True)
    sits_down(page, game.save(), 1)
    waiting = page.locator(".pile .hand [data-tile]")
    expect(waiting).to_have_count(2)
    one, other = (waiting.nth(number).bounding_box() for number in (0, 1))
    assert one is not None
    assert other is not None
    assert one["y"] == other["y"]
    look(page, "waiting-phone")


# --- a replay ---


def finished() -> dict[str, Any]:
    """Let chance play a game of two, each with a second extension to build."""
    game, chance = menagerie.new_game("zooloretto", seats=2, seed=3), Chance(3)
    while game.decision is not None:
        game.apply(chance.below(len(game.decision.options)))
    return game.save()


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_a_replay_tells_what_an_extension_costs_beside_its_name(guest: Callable[..., Page], language: str) -> None:
    ada = Person(guest(language), "Ada")
    ada.introduce()
    ada.page.goto(f"{ada.origin}/replay/{ada.new_table(BOT, save=finished())}/10")
    closed = ada.page.locator(".front .enclosure.closed").last
    expect(closed).to_be_visible()
    name, note = closed.locator("header b").first, closed.locator(".note")
    expect(note).to_be_visible()
    assert not ada.page.evaluate(MEET, [name.element_handle(), note.element_handle()])


def test_on_a_phone_the_count_of_a_replay_stands_beside_its_slider(guest: Callable[..., Page]) -> None:
    ada = Person(guest(phone=True), "Ada")
    ada.introduce()
    ada.page.goto(f"{ada.origin}/replay/{ada.new_table(BOT, save=finished())}/10")
    count, slider = ada.page.locator(".steps .count"), ada.page.locator(".steps .slider")
    expect(count).to_have_text(re.compile("^10/1"))
    below, beside = count.bounding_box(), slider.bounding_box()
    assert below is not None
    assert beside is not None
    assert below["y"] < beside["y"] + beside["height"]
    look(ada.page, "replay-phone")
    head = ada.page.locator("header.status")
    folded = head.bounding_box()
    assert folded is not None
    assert folded["height"] <= 84
    ada.page.get_by_role("button", name="More").tap()
    expect(ada.page.get_by_role("button", name="Play on from here")).to_be_visible()
    unfolded = head.bounding_box()
    assert unfolded is not None
    look(ada.page, "replay-phone-tools")
    assert unfolded["height"] <= 194
    look(ada.page, "replay-phone-tools")


# --- tiles of Sanctuary ---

SEVEN = "indian_rhinoceros_male lion_female library sumatran_tiger_female pony sheep geologist"


def full_hand(seats: int) -> dict[str, Any]:
    """Lay a table where seat 0 has as many tiles as the middle of a turn allows, and cards on their second side."""
    table = scenario(seats).seat(0, hand=SEVEN, zoo={"d3": "lion_male"}, upgraded=0b1111, upgrades_left=0)
    save: dict[str, Any] = table.display("donkey alpaca").turn(0).game.save()
    return save


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "de-DE"])
def test_a_full_hand_of_tiles_can_be_read(guest: Callable[..., Page], language: str) -> None:
    ada = Visitor(guest(language), "Ada")
    ada.sit(BOT, save=full_hand(2))
    page = ada.page
    expect(page.locator(".hand [data-tile]")).to_have_count(7)
    look(page, f"sanctuary-full-hand-{language}")
    figures = page.locator(".hand svg text, .display svg text, [data-map] text")
    assert figures.evaluate_all(LOW, LEAST) == []
    assert page.locator(".actions .top > *").evaluate_all(LEAVES, ".face") == 0
    # The chat of this table keeps its distance from the edge as everywhere.
    assert page.locator(".talk header").evaluate("header => parseFloat(getComputedStyle(header).paddingLeft)") >= 6


def test_on_a_phone_tiles_and_the_points_of_all_can_be_read(guest: Callable[..., Page]) -> None:
    ada = Visitor(guest(phone=True), "Ada")
    ada.sit(BOT, BOT, BOT, BOT, save=full_hand(5))
    page = ada.page
    expect(page.locator(".brief")).to_be_visible()
    assert page.locator(".brief span").evaluate_all(LEAVES, ".brief") == 0
    assert page.locator("[data-map] text, .strip svg text").evaluate_all(LOW, LEAST) == []
    page.get_by_role("navigation").get_by_role("button", name="Hand").tap()
    tiles = page.locator(".hand svg text")
    expect(tiles.first).to_be_visible()
    assert tiles.evaluate_all(LOW, LEAST) == []
    expect(page.locator(".hand .about p")).to_have_text("Tap a tile to see what it needs, does and scores.")
    assert page.locator(".hand .name, .hand .note, .hand header small").evaluate_all(SMALL, 12) == []
    look(page, "sanctuary-hand-phone")


@pytest.mark.parametrize("seats", [1, 5])
def test_on_a_phone_nothing_at_a_table_of_sanctuary_is_written_small(guest: Callable[..., Page], seats: int) -> None:
    ada = Visitor(guest(phone=True), "Ada")
    ada.sit(*[BOT] * (seats - 1), save=moment_of_sanctuary("action", 6, seats))
    panes = ada.page.locator("nav.panes button")
    expect(panes).to_have_count(6)
    small = {}
    for pane in panes.all():
        pane.tap()
        small[pane.inner_text()] = smaller(ada.page, 12)
    assert {pane: texts for pane, texts in small.items() if texts} == {}


@pytest.mark.parametrize(("seats", "hand"), [(1, SEVEN), (2, f"{SEVEN} galapagos_giant_tortoise")])
def test_more_tiles_than_the_limit_lie_whole_in_two_rows(guest: Callable[..., Page], seats: int, hand: str) -> None:
    ada = Visitor(guest("de-DE"), "Ada")
    table = scenario(seats).seat(0, hand=hand, zoo={"d3": "lion_male"}).display("donkey alpaca")
    ada.sit(*[BOT] * (seats - 1), save=table.turn(0).game.save())  # which takes one more
    expect(ada.page.locator(".hand .note")).to_have_count(7 + seats)
    assert are_whole(ada.page.locator(".hand ul"))
    look(ada.page, f"sanctuary-hand-of-{7 + seats}")


def test_what_a_card_could_play_is_seen_whole(guest: Callable[..., Page]) -> None:
    ada = Visitor(guest("de-DE"), "Ada")
    table = scenario(1).seat(0, hand="european_pond_turtle capybara_male", row="rock projects water forest")
    ada.sit(save=table.display("donkey alpaca").turn(0).game.save())
    text = ada.page.locator("[data-action=water] .text")
    expect(text).to_have_text(re.compile(r"kröte\s3\s+und\s1\sweiteres$"))
    expect(text).to_have_attribute("title", re.compile(r"und Capybara\s2$"))
    assert are_whole(ada.page.locator("[data-action=water] .face"))


# --- action cards of Ark Nova ---


def test_the_sizes_of_buildings_can_be_read_and_on_a_phone_the_map_follows_the_cards(
    guest: Callable[..., Page],
) -> None:
    page = guest(phone=True)
    table = ark_nova.scenario().seat(0, row=ark_nova.row_with("build", 5), money=16).seat(1, money=5)
    at(page, table.turn(0).game.save())
    expect(page.locator("[data-action=build] .possible")).to_be_visible()
    cards, zoo = page.locator(".row-area .actions").bounding_box(), page.locator(".front").bounding_box()
    assert cards is not None
    assert zoo is not None
    assert zoo["y"] - cards["y"] - cards["height"] <= 10
    strengths = page.locator("[data-action] .foot")
    expect(strengths).to_have_text([f"strength {slot}" for slot in range(1, 6)])
    assert strengths.evaluate_all("all => all.every((each) => each.offsetHeight < 24)")  # one line each
    page.set_viewport_size(NARROW)
    sizes = page.locator("[data-action=build] .possible svg text")
    expect(sizes).to_have_text(["1", "2"])
    assert sizes.evaluate_all(LOW, LEAST) == []


def test_every_pane_of_a_late_table_can_be_read_on_a_phone(guest: Callable[..., Page]) -> None:
    page = guest("de-DE", phone=True)
    at(page, TABLES["marine-4"].save(0.93), BOT, BOT, BOT)
    tabs = page.locator("nav.panes button")
    expect(tabs.first).to_be_visible()
    for number in range(tabs.count()):
        tabs.nth(number).tap()
        look(page, f"ark-nova-late-phone-{number}")
        assert smaller(page, 12) == []

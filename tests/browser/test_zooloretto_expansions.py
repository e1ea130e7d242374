"""Zooloretto with Exotic and XXL in a real browser: visitors, the jungle, donations, and questions out of turn."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import menagerie
from browser.conftest import look, serious
from browser.person import Person, play_on
from browser.positions import nearly_over
from browser.test_legible import IN_SIGHT, LEAVES, SMALL, WIDTHS
from browser.test_unloading import saved
from browser.texts import are_whole
from browser.truck_people import two_people, until
from menagerie.bots import bot_of
from menagerie.bots.bot import Glimpse
from menagerie.kernel.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from menagerie.kernel.decision import Decision
    from menagerie.kernel.game import Game

TOPS = "all => all.map((each) => Math.round(each.getBoundingClientRect().top))"
LEFTS = "all => all.map((each) => Math.round(each.getBoundingClientRect().left))"
HEIGHTS = "all => all.map((each) => each.getBoundingClientRect().height)"
# How much green the ground of a cell has, with what shines through it.
GREEN = """cell => {
  const pen = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d");
  for (const each of [cell.closest(".visitors"), cell]) {
    pen.fillStyle = getComputedStyle(each).backgroundColor;
    pen.fillRect(0, 0, 1, 1);
  }
  return pen.getImageData(0, 0, 1, 1).data[1];
}"""
GREEDY = {"kind": "bot", "bot": "greedy"}
BOTH = {"exotic": True, "xxl": True, "first_player": 0}


@cache
def moment(kind: str, seats: int = 3) -> dict[str, Any]:
    """Let bots play with both expansions until seat 0 has a choice of a kind, well into a game, and save."""
    for seed in range(40):
        game = menagerie.new_game("zooloretto", seats=seats, seed=seed, options=BOTH)
        bots = [bot_of("greedy", "zooloretto", Chance(seat)) for seat in range(seats)]
        while game.decision is not None:
            seat = game.decision.seat
            if seat == 0 and is_moment(game, kind):
                return game.save()
            game.apply(bots[seat].pick(Glimpse(game, seat)))
    raise AssertionError(f"no such moment: {kind}")


def is_moment(game: Game, kind: str) -> bool:
    """Return whether a game has come to such a moment."""
    assert game.decision is not None
    view, keys = game.view(0), game.decision.keys
    if kind == "jungle":
        return view["round"] > 5 and any(f"take-{number}" in keys for number in trucks_with_jungle(view))
    return any(key.startswith(kind) for key in keys)


def ada_at(page: Page, save: dict[str, Any], seats: int = 3) -> Person:
    """Ada goes on with a game against bots."""
    ada = Person(page, "Ada")
    ada.introduce()
    ada.open_table(*[GREEDY] * (seats - 1), save=save)
    return ada


def trucks_with_jungle(view: dict[str, Any]) -> list[int]:
    """List the trucks with a jungle animal and no stall: one visitor would walk."""
    return [
        truck["number"]
        for truck in view["trucks"]
        if set(truck["tiles"]) & set(view["jungle_species"]) and not set(truck["tiles"]) & set(view["stalls"])
    ]


def lay_out_jungle(page: Page, seats: int = 3) -> None:
    """Lay out such a truck by its key."""
    page.keyboard.press(str(trucks_with_jungle(menagerie.load(moment("jungle", seats)).view(0))[0]))


def test_a_truck_with_a_jungle_animal_shows_who_would_walk(visitor: Callable[..., Page]) -> None:
    ada = ada_at(visitor(), moment("jungle"))
    page = ada.page
    expect(page.locator(".front .visitors .lane")).to_have_count(6)
    expect(page.locator("section.donations")).to_be_visible()
    lay_out_jungle(page)
    expect(page.locator(".front .jungle [data-ghost]")).to_have_count(1)
    chosen = page.locator(".front button.walker.chosen")
    expect(chosen).to_have_count(1)
    look(page, "exotic-xxl")
    assert serious(page) == []
    other = page.locator(".front button.walker.can").first
    name = other.get_attribute("aria-label")
    other.click()
    expect(chosen).to_have_attribute("aria-label", name or "")
    before = ada.number
    page.keyboard.press("Space")
    ada.wait_for_news(before)


def test_a_question_out_of_turn_is_answered_by_a_click_on_a_visitor(visitor: Callable[..., Page]) -> None:
    ada = ada_at(visitor(), moment("back-"))
    page = ada.page
    expect(page.locator("header.status p")).to_contain_text("a quick question")
    walkers = page.locator(".front button.walker.can")
    assert walkers.count() >= 2
    look(page, "step-back")
    assert serious(page) == []
    before = ada.number
    walkers.first.click()
    ada.wait_for_news(before)
    # What somebody else set off is told of a player, not by a verb.
    told = page.locator(".talk li .line").filter(has_text=re.compile(r"^\s*Ada: \w+ visitor steps back"))
    expect(told.first).to_be_visible()


def before_a_question() -> tuple[dict[str, Any], str]:
    """Let bots play until seat 1 moves a visitor that makes seat 0 choose, and save just before, with that move."""
    for seed in range(40):
        game = menagerie.new_game("zooloretto", seats=2, seed=seed, options=BOTH)
        bots = [bot_of("greedy", "zooloretto", Chance(seat)) for seat in range(2)]
        before: tuple[dict[str, Any], str] = {}, ""
        while (asked := game.decision) is not None:
            if asked.seat == 0 and is_moment(game, "back-") and before[1].startswith("walk-"):
                return before
            pick = bots[asked.seat].pick(Glimpse(game, asked.seat))
            before = (game.save(), asked.keys[pick]) if asked.keys[pick].startswith("walk-") else ({}, "")
            game.apply(pick)
    raise AssertionError("nobody is ever asked out of turn")


def test_a_question_out_of_turn_finds_its_player_wherever_the_phone_is(visitor: Callable[..., Page]) -> None:
    save, key = before_a_question()
    ada, bob = two_people(visitor(phone=True), visitor(), save, "zooloretto")
    expect(ada.page.locator("header.status")).to_be_visible()
    ada.page.locator("nav.panes button").last.tap()
    expect(ada.page.locator(".front")).to_be_hidden()
    bob.page.keyboard.press("l")
    asked = menagerie.load(save).decision
    assert asked is not None
    bob.list_of_options.locator("ol button").nth(asked.keys.index(key)).click()
    expect(ada.page.locator("header.status p")).to_contain_text("a quick question")
    walker = ada.page.locator(".front button.walker.can").first
    expect(walker).to_be_in_viewport(ratio=1)
    expect(bob.page.locator("header.status p")).to_contain_text("Ada")
    panes = ada.page.locator("nav.panes button")
    expect(panes.nth(1)).to_have_attribute("aria-current", "true")
    expect(ada.page.locator(".visitors")).to_have_count(2)  # where Bob's stand, too
    expect(ada.page.locator(".front .enclosure").first).to_be_hidden()
    look(ada.page, "visitors-pane")
    before = bob.number
    walker.tap()
    bob.wait_for_news(before)
    expect(panes.first).to_have_attribute("aria-current", "true")
    expect(ada.page.locator(".front .enclosure").first).to_be_visible()
    expect(ada.page.locator(".front .visitors")).to_be_hidden()


def test_a_question_out_of_turn_is_answered_by_keys(visitor: Callable[..., Page]) -> None:
    ada = ada_at(visitor(), moment("back-"))
    page = ada.page
    expect(page.locator(".front button.walker.can").first).to_be_visible()
    page.keyboard.press("ArrowRight")
    focused = page.locator(".front button.walker.can:focus")
    first = focused.get_attribute("aria-label")
    page.keyboard.press("ArrowRight")
    expect(focused).not_to_have_attribute("aria-label", first or "")
    before = ada.number
    page.keyboard.press("Enter")
    ada.wait_for_news(before)


def test_a_full_enclosure_is_donated(visitor: Callable[..., Page]) -> None:
    ada = ada_at(visitor(), moment("donate-"))
    page = ada.page
    page.keyboard.press("n")
    if page.locator(".front .tile.can").count():
        page.locator(".front .tile.can").first.click()
    look(page, "donate")
    assert serious(page) == []
    expect(page.locator("header.status p")).to_contain_text("Donate the animals")
    expect(page.locator(".front .enclosure .stalls .chosen")).to_have_count(0)
    before = ada.number
    page.locator("header.status button").filter(has_text="Donate").click()
    ada.wait_for_news(before)
    expect(page.locator('.player[data-seat="0"] .donated')).to_have_count(1)


@pytest.mark.parametrize(
    ("spaces", "reason"), [(5, "Your jungle takes no other species."), (3, "Your jungle is full.")]
)
def test_why_a_jungle_animal_stays_in_the_barn(guest: Callable[..., Page], spaces: int, reason: str) -> None:
    box = {"exotic": True, "jungle_spaces": spaces, "removed_jungle_species": ["orangutan", "smooth_snake", "bat"]}
    save = saved("panda", barn="baboon", jungle="dwarf_anteater macaw koala", options=box)
    ada = Person(guest(), "Ada")
    ada.introduce()
    ada.open_table(GREEDY, save=save)
    expect(ada.page.locator(".money").get_by_role("button", name="Move")).to_contain_text(reason)


@pytest.mark.parametrize("language", [pytest.param("fr-FR", marks=pytest.mark.long), "de-DE"])
def test_it_fits_in_other_languages(visitor: Callable[..., Page], language: str) -> None:
    ada = ada_at(visitor(language), moment("jungle"))
    lay_out_jungle(ada.page)
    expect(ada.page.locator(".front button.walker.chosen")).to_have_count(1)
    look(ada.page, f"exotic-xxl-{language[:2]}")
    assert serious(ada.page) == []


@pytest.mark.parametrize(
    ("seats", "width", "height"), [(2, 1366, 768), pytest.param(3, 1920, 1080, marks=pytest.mark.long), (3, 768, 1024)]
)
def test_it_fits_in_every_window(visitor: Callable[..., Page], seats: int, width: int, height: int) -> None:
    ada = ada_at(visitor("fr" if seats == 2 else "en"), moment("back-", seats), seats)
    ada.page.set_viewport_size({"width": width, "height": height})
    expect(ada.page.locator(".front button.walker.can").first).to_be_visible()
    look(ada.page, f"exotic-xxl-{seats}-{width}")
    assert serious(ada.page) == []
    front, barn = (ada.page.locator(part).bounding_box() for part in (".front", ".front section.barn"))
    assert front is not None
    assert barn is not None
    assert barn["y"] + barn["height"] <= front["y"] + front["height"]
    assert ada.page.locator(".front .stalls .tile").evaluate_all(LEAVES, ".info") == 0
    jungle = ada.page.locator(".front .jungle .tile")
    assert len(set(jungle.evaluate_all(TOPS))) == 1  # all of them in a row
    assert min(jungle.evaluate_all(WIDTHS)) >= (60 if width == 1920 else 38)


def test_five_players_step_back_and_the_enclosures_keep_their_room(guest: Callable[..., Page]) -> None:
    ada = ada_at(guest("de"), moment("jungle", 5), 5)
    page = ada.page
    expect(page.locator(".truck .points").first).to_be_visible()
    lay_out_jungle(page, 5)
    expect(page.locator(".front .jungle .back p").first).to_be_visible()
    look(page, "exotic-xxl-five")
    assert min(page.locator(".front .enclosure .tiles .tile").evaluate_all(WIDTHS)) >= 31
    assert are_whole(page.locator(".truck .effect"))
    expect(page.locator(".player .line").last).to_be_in_viewport(ratio=1)


def has_a_token(game: Game, asked: Decision[Any]) -> bool:
    """Whether seat 0 is at its turn, and seat 1 has a bonus token."""
    return "draw" in asked.keys and bool(game.view(0)["zoos"][1]["bonus_tokens"])


def test_who_has_a_token_is_told_alike_in_every_zoo(guest: Callable[..., Page]) -> None:
    ada = ada_at(guest(), until("zooloretto", has_a_token, seats=2, **BOTH), 2)
    ada.page.locator(".player[data-seat='1'] button.name").click()
    tokens = ada.page.get_by_role("dialog").locator(".token")
    expect(tokens.filter(has_text="won")).not_to_have_count(0)
    expect(tokens.filter(has_text="yours")).to_have_count(0)


@pytest.mark.parametrize("night", [False, True])
def test_the_jungle_of_the_path_is_told_apart(guest: Callable[..., Page], night: bool) -> None:
    page = guest()
    page.emulate_media(color_scheme="dark" if night else "light")
    ada_at(page, moment("jungle"))
    cells = page.locator(".front .visitors .lane:last-child .cell")
    expect(cells.first).to_be_visible()
    zoo, jungle = (cells.nth(number).evaluate(GREEN) for number in (2, 5))
    assert abs(zoo - jungle) >= 16


def test_trucks_say_everything_on_a_tablet(guest: Callable[..., Page]) -> None:
    page = guest("fr")
    page.set_viewport_size({"width": 768, "height": 1024})
    ada_at(page, moment("jungle"))
    expect(page.locator(".truck .points").first).to_be_visible()
    assert are_whole(page.locator(".truck"))
    assert are_whole(page.locator(".truck .effect"))


def test_trucks_and_players_can_be_read_on_a_phone(guest: Callable[..., Page]) -> None:
    page = guest("de", phone=True)
    ada_at(page, moment("jungle"))
    trucks = page.locator("button.truck")
    expect(trucks.locator(".points").first).to_be_visible()
    assert are_whole(page.locator(".truck"))
    assert are_whole(page.locator(".truck .effect"))
    assert len(set(trucks.locator(".load").evaluate_all(LEFTS))) == 1  # one below the other
    assert page.locator(".truck span, .front small, .visitors b").evaluate_all(SMALL, 12) == []
    page.get_by_role("navigation").get_by_role("button", name="Spieler").tap()
    board = page.locator(".player .enclosures").first.bounding_box()
    assert board is not None
    assert board["height"] >= 44
    assert page.locator(".player :is(b, small, span, li)").evaluate_all(SMALL, 12) == []


def is_crowded(game: Game, asked: Decision[Any]) -> bool:
    """Whether seat 0 cannot draw, others have trucks, and somebody has a full barn beside a few stalls."""
    zoos = game.view(0)["zoos"]
    stalls = [{stall for home in zoo["enclosures"] for stall in home["stalls"]} for zoo in zoos]
    full = any(len(zoo["barn"]) > 5 and len(kinds) > 2 for zoo, kinds in zip(zoos, stalls, strict=True))
    return full and "draw" not in asked.keys and any(key.startswith("take") for key in asked.keys)


def test_what_three_players_have_is_told_apart_in_little_room(guest: Callable[..., Page]) -> None:
    ada = ada_at(guest(), until("zooloretto", is_crowded, **BOTH))
    task, players = ada.page.locator("header.status p"), ada.page.locator(".players")
    expect(task).to_contain_text("ake a truck")
    expect(task).not_to_contain_text("raw a tile")
    assert max(players.locator(".line").evaluate_all(HEIGHTS)) < 30  # names keep to one line
    rights = players.locator(".stalls, .barn").evaluate_all("all => all.map((it) => it.getBoundingClientRect().right)")
    assert len({round(right) for right in rights}) == 1
    assert are_whole(players.locator(".paths li"))
    look(ada.page, "exotic-xxl-crowded")


def has_donated_twice(game: Game, asked: Decision[Any]) -> bool:
    """Whether seat 0 is at its turn, and may not donate any more."""
    return "draw" in asked.keys and len(game.view(0)["zoos"][0]["donated"]) > 1


@pytest.mark.parametrize(
    ("language", "reason"),
    [("de", "Keine Spende mehr möglich"), pytest.param("fr", "Plus de don possible", marks=pytest.mark.long)],
)
def test_why_nothing_is_donated_is_seen_whole(guest: Callable[..., Page], language: str, reason: str) -> None:
    ada = ada_at(guest(language), until("zooloretto", has_donated_twice, **BOTH))
    text = ada.page.locator("[data-action='donate'] .what > span")
    expect(text).to_contain_text(reason)
    assert are_whole(text)


def may_walk_from_a_crowd(game: Game, asked: Decision[Any]) -> bool:
    """Whether seat 0 is to move a visitor, and has two of a colour on one point."""
    visitors = game.view(0)["zoos"][0]["visitors"].values()
    crowd = any(len(set(points)) < len(points) for points in visitors)
    return crowd and all(key.startswith("walk-") for key in asked.keys)


def test_on_a_phone_all_who_may_walk_lie_above_the_buttons(guest: Callable[..., Page]) -> None:
    ada = ada_at(guest(phone=True), until("zooloretto", may_walk_from_a_crowd, **BOTH))
    lanes, counts = ada.page.locator(".front .visitors .lane"), ada.page.locator(".front .visitors .count")
    expect(counts.first).to_be_in_viewport(ratio=1)
    assert counts.evaluate_all(LEAVES, ".cell") == 0
    assert lanes.last.evaluate(IN_SIGHT)
    look(ada.page, "exotic-xxl-walk-phone")


def test_it_fits_on_a_phone(visitor: Callable[..., Page]) -> None:
    ada = ada_at(visitor(phone=True), moment("back-"))
    walkers = ada.page.locator(".front button.walker.can")
    expect(walkers.first).to_be_in_viewport(ratio=1)
    look(ada.page, "exotic-xxl-phone")
    assert serious(ada.page) == []
    before = ada.number
    walkers.first.tap()
    ada.wait_for_news(before)


@pytest.mark.parametrize("left", [20, pytest.param(None, marks=pytest.mark.long)], ids=["end", "whole"])
def test_a_game_with_both_expansions_is_played_to_its_end(visitor: Callable[..., Page], left: int | None) -> None:
    save = None if left is None else nearly_over(3, left, exotic=True, xxl=True)
    ada = Person(visitor(), "Ada")
    ada.introduce()
    ada.open_table(GREEDY, GREEDY, save=save, **({} if save else {"exotic": True, "xxl": True}))
    play_on([ada], 1000)
    expect(ada.page.get_by_text("The game is over").first).to_be_visible()
    look(ada.page, "exotic-xxl-over")
    assert serious(ada.page) == []

"""Both games at one table in real browsers: two piles, marked trucks, a zoo and a park side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from browser.conftest import look, serious, without_errors
from browser.person import Person, play_on
from browser.test_late_tables import meet
from browser.test_legible import WIDTHS
from browser.texts import are_whole, cut_off
from browser.truck_people import BOT, last_round, moment, sits_down, two_people, until

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    from menagerie.kernel.decision import Decision
    from menagerie.kernel.game import Game

GAME = "zooloretto_aquaretto"
GHOST = ".front [data-ghost]"
EVERYTHING: dict[str, Any] = {"exotic": True, "zooloretto_xxl": True, "aquaretto_xxl": True}
# How each action is called, with the board it belongs to.
NAMES = """all => all.map((each) => [...each.querySelectorAll(".what > b, .what > small")])
  .map((parts) => parts.map((part) => part.textContent).join())"""
# Whether the points of each truck stand beside its tag.
IN_LINE = """heads => heads.length > 0 && heads.every((head) => {
  const [tag, points] = [".tag", ".points"].map((part) => head.querySelector(part).getBoundingClientRect());
  return Math.abs(tag.top + tag.bottom - points.top - points.bottom) < 10;
})"""


def are_apart(piles: Locator) -> bool:
    """Whether there are such piles, their parts lie beside each other, and nothing is cut off."""
    cramped = """piles => piles.filter(pile => {
      const found = [...pile.querySelectorAll(".stack .top, .note")].map(part => part.getBoundingClientRect());
      const parts = found.filter(({ width }) => width);
      const overlap = (one, other) =>
        one.left < other.right && other.left < one.right && one.top < other.bottom - 1 && other.top < one.bottom - 1;
      const crossing = parts.some((one, n) => parts.slice(n + 1).some(each => overlap(one, each)));
      return pile.scrollHeight > pile.clientHeight || crossing;
    }).length"""
    return piles.count() > 0 and piles.evaluate_all(cramped) == 0


@pytest.mark.parametrize("width", [1366, pytest.param(1920, marks=pytest.mark.long)])
def test_zoo_and_park_lie_side_by_side(guest: Callable[..., Page], width: int) -> None:
    page = guest("de" if width == 1920 else "en")
    page.set_viewport_size({"width": width, "height": 768 if width == 1366 else 1080})
    errors = without_errors(page)
    sits_down(page, moment(GAME, "take-"))
    zoo, park = (page.locator(f".{half}-half") for half in ("zoo", "park"))
    expect(zoo).to_be_visible()
    expect(park).to_be_visible()
    expect(page.locator("button.pile")).to_have_count(2)
    actions = page.locator("[data-action]").evaluate_all(NAMES)
    assert len(set(actions)) == len(actions)  # a move of the zoo is not taken for one of the park
    assert page.locator(".front").evaluate("it => it.scrollHeight <= it.clientHeight")
    assert are_apart(page.locator("button.pile:disabled"))
    look(page, f"both-turn-{width}")
    assert serious(page) == []
    assert errors == []


@pytest.mark.parametrize("seats", [2, pytest.param(3, marks=pytest.mark.long), 5])
def test_everything_fits_without_scrolling(guest: Callable[..., Page], seats: int) -> None:
    page = guest("de")
    sits_down(page, moment(GAME, "take-", decisions=200, seats=seats, **EVERYTHING), seats - 1)
    zoo = page.locator(".zoo-half")
    expect(zoo).to_be_visible()
    assert zoo.evaluate("it => it.scrollHeight <= it.clientHeight")
    assert page.locator(".park-half .depot").evaluate("it => it.scrollHeight <= it.clientHeight")
    assert page.locator(".zoo-half .jungle").evaluate("it => it.scrollHeight <= it.clientHeight")
    assert are_apart(page.locator("button.pile"))
    assert are_whole(page.locator(".money .what > span"))
    assert are_whole(page.locator(".zoo-half .enclosure header b.disp"))
    assert are_whole(page.locator(".truck .effect"))
    assert page.locator(".truck .head:has(.points)").evaluate_all(IN_LINE)
    expect(page.locator(".talk .offer")).to_be_in_viewport(ratio=1)
    assert page.locator(".talk ol").evaluate("it => it.clientHeight") > 60
    page.locator(".talk .offer button").last.click()
    look(page, f"both-everything-{seats}")
    assert are_whole(page.locator(".players"))
    assert serious(page) == []
    page.set_viewport_size({"width": 1920, "height": 1080})
    assert are_apart(page.locator("button.pile"))
    assert min(page.locator(".zoo-half .enclosure .tiles .tile").evaluate_all(WIDTHS)) >= 40
    assert [text for text in cut_off(page) if "(in li." in text] == []


def test_what_an_expansion_could_cover_lies_above_what_it_opens(guest: Callable[..., Page]) -> None:
    page = guest()
    sits_down(page, moment(GAME, "expand_small", decisions=150))
    page.locator("[data-action='park_small']").click()
    opens = page.locator(".park-below .opens")
    expect(opens).to_be_visible()
    look(page, "both-expansion")
    assert not meet(opens, page.locator(".park-half .cell button"))


def test_a_replay_shows_both_boards_large_enough(guest: Callable[..., Page]) -> None:
    page = guest("fr")
    ada = Person(page, "Ada")
    ada.introduce()
    table = ada.new_table(*[BOT] * 2, save=moment(GAME, "take-", decisions=200, **EVERYTHING))
    page.goto(f"{ada.origin}/replay/{table}/60")
    tiles = page.locator(".zoo-half .enclosure .tiles .tile")
    expect(tiles.first).to_be_visible()
    look(page, "both-replay")
    assert min(tiles.evaluate_all(WIDTHS)) >= 20
    assert are_whole(page.locator(".zoo-half .visitors"))
    page.set_viewport_size({"width": 1920, "height": 1080})
    assert min(tiles.evaluate_all(WIDTHS)) >= 38
    assert [text for text in cut_off(page) if text.startswith(("rouge", "bleu", "vert", "blanc", "jaune"))] == []


def test_a_narrow_window_shows_the_park_below_the_zoo(guest: Callable[..., Page]) -> None:
    page = guest("de")
    page.set_viewport_size({"width": 768, "height": 1024})
    sits_down(page, moment(GAME, "take-", decisions=200, **EVERYTHING))
    expect(page.locator(".truck .points").first).to_be_visible()
    look(page, "both-everything-768")
    barn, park = (page.locator(part).bounding_box() for part in (".zoo-half .barn section", ".park-half"))
    assert barn is not None
    assert park is not None
    assert barn["y"] + barn["height"] <= park["y"]
    assert are_whole(page.locator(".truck"))
    assert are_whole(page.locator(".money .what > span"))
    assert page.locator(".trucks > header").evaluate("it => it.clientHeight") <= 32  # one line


def test_a_tile_of_the_park_goes_on_a_space(guest: Callable[..., Page]) -> None:
    page = guest("fr", phone=True)
    sits_down(page, moment(GAME, "sea_lion@"))
    expect(page.locator(".park-half")).to_be_visible()  # the pane on which the question is answered
    held = page.locator(".pile .tile[data-tile^='sea_lion']").first
    held.click()
    look(page, "both-unloading-park")
    space = page.locator(".park button.open").first
    where = space.get_attribute("data-space")
    space.click()
    expect(page.locator(f".park-half [data-at='0/{where}']")).to_be_visible()


def test_a_tile_of_the_zoo_goes_where_it_is_pressed(guest: Callable[..., Page]) -> None:
    page = guest()
    sits_down(page, moment(GAME, "", "@barn", seats=2), 1)
    look(page, "both-unloading-zoo")
    tiles = page.locator(".zoo-half .barn .tile:not(.empty)")
    before = tiles.count()
    waiting = page.locator(".pile .tile")
    if waiting.count() > 1:
        waiting.first.click()
    page.locator(".zoo-half .barn .here").click()
    expect(tiles).to_have_count(before + 1)
    assert min(tiles.evaluate_all(WIDTHS)) >= 30


def test_a_truck_is_laid_out_on_its_board_by_keys(guest: Callable[..., Page]) -> None:
    page = guest("de")
    ada = sits_down(page, moment(GAME, "take-", **EVERYTHING))
    look(page, "both-everything")
    before = ada.number
    truck = page.locator("button.truck[data-key^='take-']").first
    expect(truck).to_be_visible()
    page.keyboard.press((truck.get_attribute("data-key") or "")[-1])
    expect(page.locator(GHOST).first).to_be_focused()
    look(page, "both-everything-laid-out")
    page.keyboard.press("Space")
    ada.wait_for_news(before)


def opens_the_end_of_the_park(game: Game, asked: Decision[Any]) -> bool:
    """Whether the next draw for the park opens its end pile, as the first of the two."""
    piles = game.view(0)["piles"]
    return (
        "draw-park" in asked.keys and piles["park"]["main"] == 0 and not any(pile["opened"] for pile in piles.values())
    )


def test_what_a_choice_would_set_off_is_told_beforehand(guest: Callable[..., Page]) -> None:
    page = guest()
    sits_down(page, until(GAME, opens_the_end_of_the_park))
    page.keyboard.press("Shift+D")
    expect(page.locator(".slips")).to_contain_text("This draw opens the end pile of the park")
    look(page, "both-slip")
    assert serious(page) == []


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_rules_can_be_read(guest: Callable[..., Page], language: str) -> None:
    page = guest(language)
    page.goto(f"/rules/{GAME}")
    expect(page.locator("#end")).to_be_visible()
    look(page, f"both-rules-{language}")


def test_a_phone_shows_the_zoo_or_the_park(guest: Callable[..., Page]) -> None:
    page = guest("fr", phone=True)
    sits_down(page, moment(GAME, "take-"))
    expect(page.locator(".zoo-half")).to_be_visible()
    expect(page.locator(".park-half")).to_be_hidden()
    assert are_apart(page.locator("button.pile:disabled"))
    offspring = page.locator(".trucks .offspring")
    assert offspring.evaluate("it => it.scrollWidth <= it.clientWidth")
    look(page, "both-phone")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.locator("nav button").nth(1).click()
    expect(page.locator(".park-half")).to_be_visible()
    look(page, "both-phone-park")
    for pane, panel in ((2, ".players"), (3, ".talk")):
        page.locator("nav button").nth(pane).click()
        expect(page.locator(panel)).to_be_visible()
        expect(page.locator(".front")).to_be_hidden()
    expect(page.locator("nav button").last).to_have_text("Journal")
    assert serious(page) == []


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)], ids=["end", "whole"])
def test_two_people_play_to_the_result(visitor: Callable[..., Page], whole: bool) -> None:
    ada, bob = two_people(visitor(), visitor(), None if whole else last_round(GAME), GAME)
    play_on([ada, bob], 1000)
    expect(ada.page.get_by_text("The game is over").first).to_be_visible()
    look(ada.page, "both-over")
    assert serious(ada.page) == []

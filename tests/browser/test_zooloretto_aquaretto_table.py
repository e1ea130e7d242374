"""Both games at one table in real browsers: two piles, marked trucks, a zoo and a park side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import menagerie
from browser.conftest import look, serious, without_errors
from browser.person import Person
from menagerie.bots import bot_of
from menagerie.bots.bot import Glimpse
from menagerie.kernel.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

BOT = {"kind": "bot", "bot": "greedy"}


def moment(start: str, end: str) -> dict[str, Any]:
    """Let bots play for a while, until seat 0 has an option that starts and ends so, and save."""
    game = menagerie.new_game("zooloretto_aquaretto", seats=3, seed=4, options={"first_player": 0})
    bots = [bot_of("greedy", "zooloretto_aquaretto", Chance(seat)) for seat in range(3)]
    while (asked := game.decision) is not None:
        offered = any(key.startswith(start) and key.endswith(end) for key in asked.keys)
        if asked.seat == 0 and game.number >= 60 and offered:
            return game.save()
        game.apply(bots[asked.seat].pick(Glimpse(game, asked.seat)))
    raise AssertionError(f"nobody is ever offered {start}…{end}")


def sits_down(page: Page, start: str, end: str = "") -> Person:
    """Open a table at such a moment."""
    ada = Person(page, "Ada")
    ada.introduce()
    ada.open_table(BOT, BOT, save=moment(start, end))
    return ada


@pytest.mark.parametrize("width", [1366, 1920])
def test_zoo_and_park_lie_side_by_side(guest: Callable[..., Page], width: int) -> None:
    page = guest("de" if width == 1920 else "en")
    page.set_viewport_size({"width": width, "height": 768 if width == 1366 else 1080})
    errors = without_errors(page)
    sits_down(page, "take-")
    zoo, park = (page.locator(f"[data-pane='{pane}']") for pane in ("zoo", "park"))
    expect(zoo).to_be_visible()
    expect(park).to_be_visible()
    expect(page.locator("button.pile")).to_have_count(2)
    look(page, f"both-turn-{width}")
    assert serious(page) == []
    assert errors == []


def test_a_tile_of_the_park_goes_on_a_space(guest: Callable[..., Page]) -> None:
    page = guest("fr")
    sits_down(page, "sea_lion@")
    look(page, "both-unloading-park")
    space = page.locator("button.open").first
    where = space.get_attribute("data-space")
    space.click()
    expect(page.locator(f"[data-pane='park'] span.wet[data-space='{where}'] .tile").first).to_be_visible()


def test_a_tile_of_the_zoo_goes_into_an_enclosure(guest: Callable[..., Page]) -> None:
    page = guest()
    sits_down(page, "", "@barn")
    look(page, "both-unloading-zoo")
    barn = page.locator("[data-pane='zoo'] .ways button[data-key$='@barn']")
    key = barn.get_attribute("data-key")
    barn.click()
    expect(page.locator(f".ways button[data-key='{key}']")).to_have_count(0)


def test_a_phone_shows_the_zoo_or_the_park(guest: Callable[..., Page]) -> None:
    page = guest("fr", phone=True)
    sits_down(page, "take-")
    expect(page.locator("[data-pane='zoo']")).to_be_visible()
    expect(page.locator("[data-pane='park']")).to_be_hidden()
    look(page, "both-phone")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390

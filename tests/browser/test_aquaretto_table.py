"""Aquaretto in real browsers: trucks, spaces of the grid, expansions that are turned."""

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


def moment(option: str, decisions: int = 60) -> dict[str, Any]:
    """Let bots play for a while, until seat 0 has an option, and save."""
    game = menagerie.new_game("aquaretto", seats=3, seed=4, options={"first_player": 0})
    bots = [bot_of("greedy", "aquaretto", Chance(seat)) for seat in range(3)]
    while (asked := game.decision) is not None:
        if asked.seat == 0 and game.number >= decisions and any(key.startswith(option) for key in asked.keys):
            return game.save()
        game.apply(bots[asked.seat].pick(Glimpse(game, asked.seat)))
    raise AssertionError(f"nobody is ever offered {option}")


def sits_down(page: Page, option: str) -> Person:
    """Open a table at such a moment."""
    ada = Person(page, "Ada")
    ada.introduce()
    ada.open_table(BOT, BOT, save=moment(option))
    return ada


def test_a_truck_is_taken_and_its_tile_put_on_a_space(guest: Callable[..., Page]) -> None:
    page = guest()
    errors = without_errors(page)
    sits_down(page, "take-")
    look(page, "aquaretto-turn")
    page.locator(".truck:enabled").first.click()
    space = page.locator("button.open").first
    expect(space).to_be_visible()
    look(page, "aquaretto-unloading")
    where = space.get_attribute("data-space")
    space.click()
    expect(page.locator(f"span.wet[data-space='{where}'] .tile").first).to_be_visible()
    assert errors == []


def test_an_expansion_is_laid_turned_and_confirmed(guest: Callable[..., Page]) -> None:
    page = guest()
    sits_down(page, "expand_small")
    page.locator("[data-action='small']:not([aria-disabled='true'])").click()
    edge = page.locator("button.open.new").first
    edge.click()
    covered = page.locator("button.ghost").evaluate_all("ghosts => ghosts.map(each => each.dataset.space)")
    page.keyboard.press("r")
    expect(page.locator("button.ghost").first).to_be_visible()
    look(page, "aquaretto-expansion")
    assert len(covered) in (3, 4)
    before = page.locator("[data-pane='park'] .grid [data-space]:not(.new)").count()
    page.keyboard.press("Escape")
    edge.click()
    page.locator("header.status button", has_text="Confirm").first.click()
    expect(page.locator("[data-pane='park'] .grid [data-space]:not(.new)")).to_have_count(before + len(covered))


def test_a_gap_tells_what_keeps_it_free_and_the_depot_takes_the_tile(guest: Callable[..., Page]) -> None:
    page = guest()
    sits_down(page, "dolphin@")
    gap = page.locator("button.gap").first
    gap.click(force=True)
    expect(page.locator(".reason")).to_be_visible()
    look(page, "aquaretto-gap")
    tiles = page.locator("[data-pane='park'] dd .tile")
    page.locator("button[data-place='depot']").click()
    expect(tiles).not_to_have_count(0)


def test_a_coworker_takes_a_job_by_its_card(guest: Callable[..., Page]) -> None:
    page = guest("fr")
    sits_down(page, "keeper")
    look(page, "aquaretto-jobs")
    page.locator("[data-action='keeper']").click()
    expect(page.locator("[data-action='keeper']")).to_have_count(0)


def test_an_action_for_money_says_why_it_offers_nothing(guest: Callable[..., Page]) -> None:
    page = guest()
    sits_down(page, "take-")
    expect(page.locator("[data-action][aria-disabled='true']").first).to_contain_text(".")
    look(page, "aquaretto-money")


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_phone_shows_one_pane_at_a_time(guest: Callable[..., Page], language: str) -> None:
    page = guest(language, phone=True)
    sits_down(page, "take-")
    expect(page.locator("[data-pane='park']")).to_be_visible()
    expect(page.locator("[data-pane='others']")).to_be_hidden()
    look(page, f"aquaretto-phone-{language}")


def test_the_table_is_accessible(guest: Callable[..., Page]) -> None:
    page = guest()
    sits_down(page, "take-")
    assert serious(page) == []


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_rules_can_be_read(guest: Callable[..., Page], language: str) -> None:
    page = guest(language)
    page.goto("/rules/aquaretto")
    expect(page.locator("#marks")).to_be_visible()
    look(page, f"aquaretto-rules-{language}")


def test_the_tour_shows_the_table(guest: Callable[..., Page]) -> None:
    page = guest()
    sits_down(page, "take-")
    page.get_by_role("button", name="Show me").click()
    expect(page.get_by_text("What is asked of you")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("It shows your points now and after taking it.")).to_be_visible()
    look(page, "aquaretto-tour")

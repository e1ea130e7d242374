"""Aquaretto in real browsers: trucks laid out, spaces of the grid, gaps, jobs, expansions that are turned."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from browser.conftest import look, serious, without_errors
from browser.person import play_on
from browser.scenes import TABLES
from browser.texts import are_whole
from browser.truck_people import last_round, moment, sits_down, two_people, until

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from menagerie.kernel.decision import Decision
    from menagerie.kernel.game import Game

GAME = "aquaretto"
GHOST = ".front [data-ghost]"
CONFIRM = "header.status .deeds button.primary"
TOP = "it => it.getBoundingClientRect().top"
HEIGHT = "it => it.getBoundingClientRect().height"


def test_a_truck_is_laid_out_moved_and_taken(guest: Callable[..., Page]) -> None:
    page = guest()
    errors = without_errors(page)
    sits_down(page, moment(GAME, "take-", decisions=20))
    look(page, "aquaretto-turn")
    assert serious(page) == []
    page.locator("button.truck[data-key^='take-']").first.click()
    page.locator(GHOST).first.click()
    space = page.locator(".park button.open").last
    where = space.get_attribute("data-space")
    look(page, "aquaretto-laid-out")
    space.click()
    expect(page.locator(f".front [data-at='0/{where}'][data-ghost]")).to_be_visible()
    page.locator(CONFIRM).click()
    expect(page.locator(f".front [data-at='0/{where}']:not([data-ghost])")).to_be_visible()
    assert errors == []


def test_keys_alone_lay_out_a_truck_and_move_its_tiles(guest: Callable[..., Page]) -> None:
    page = guest()
    ada = sits_down(page, moment(GAME, "take-", decisions=20))
    before = ada.number
    trucks = page.locator("button.truck[data-key^='take-']")
    expect(trucks.first).to_be_visible()
    page.keyboard.press((trucks.first.get_attribute("data-key") or "")[-1])
    expect(page.locator(GHOST).first).to_be_focused()
    where = page.locator(GHOST).first.get_attribute("data-at")
    page.keyboard.press("ArrowRight")
    expect(page.locator(f".front [data-at='{where}'][data-ghost='0']")).to_have_count(0)
    expect(page.locator(f"{GHOST}:focus")).to_have_count(1)
    page.keyboard.press("Space")
    ada.wait_for_news(before)


def test_an_expansion_is_turned_by_wheel_and_keys_and_laid(guest: Callable[..., Page]) -> None:
    page = guest()
    sits_down(page, moment(GAME, "expand_small"))
    page.locator("[data-action='small']:not([aria-disabled='true'])").click()
    edge = page.locator("button.open.new").first
    edge.hover()
    expect(page.locator("button.ghost")).to_have_count(3)
    turn = page.locator(".park .tip")
    expect(turn).to_contain_text("rotation 1 of")
    page.keyboard.press("r")
    expect(turn).to_contain_text("rotation 2 of")
    page.mouse.wheel(0, 100)
    expect(turn).not_to_contain_text("rotation 2 of")
    look(page, "aquaretto-expansion")
    expect(page.locator(".corner.hatched")).to_have_count(2)
    expect(page.get_by_text("What it opens")).to_be_visible()
    page.locator(CONFIRM).click()
    expect(page.locator("button.open.new")).to_have_count(0)
    expect(page.locator(".front > header")).to_contain_text("22 spaces")


def test_a_finger_sets_an_expansion_and_turns_it(guest: Callable[..., Page]) -> None:
    page = guest("fr", phone=True)
    sits_down(page, moment(GAME, "expand_small"))
    page.locator("[data-action='small']:not([aria-disabled='true'])").tap()
    edge = page.locator("button.open.new").first
    edge.tap()
    expect(page.locator("button.ghost")).to_have_count(3)
    turn = page.locator(".park .tip").inner_text()
    edge.tap()
    expect(page.locator(".park .tip")).not_to_have_text(turn)
    look(page, "aquaretto-phone-expansion")
    expect(page.locator("header.status")).to_contain_text("Touchez-la encore pour la tourner")
    expect(page.locator(".park .tip .kbd")).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_gap_tells_what_keeps_it_free_and_the_depot_takes_the_tile(guest: Callable[..., Page]) -> None:
    page = guest("de")
    sits_down(page, moment(GAME, "dolphin@"))
    page.locator(".pile .tile[data-tile^='dolphin']").first.click()
    gap = page.locator("button.gap.hatched").first
    gap.hover()
    tip = page.locator(".park .tip")
    expect(tip).to_contain_text("Es muss das Becken seiner Art berühren: Delfin.")
    expect(tip).to_contain_text("Zwischen zwei Becken bleibt ein Feld frei:")
    look(page, "aquaretto-gap")
    dolphins = page.locator(".front .depot .tile[data-tile^='dolphin']")
    expect(dolphins).to_have_count(0)
    page.locator(".front .depot .here").click()
    expect(dolphins).not_to_have_count(0)


def test_a_gap_tells_a_finger_what_keeps_a_tile_of_a_truck_away(guest: Callable[..., Page]) -> None:
    page = guest("de", phone=True)
    sits_down(page, TABLES["aquaretto-5"].save(0.8, "turn"), 4)
    page.locator("button.truck[data-key^=take]").first.tap()
    page.locator(".front .depot [data-ghost]").first.tap()
    gap = page.locator("button.gap.hatched").first
    gap.scroll_into_view_if_needed()
    gap.tap(force=True)
    expect(page.locator(".park .tip")).to_contain_text("Zwischen zwei Becken bleibt ein Feld frei:")
    look(page, "aquaretto-gap-phone")


def test_a_coworker_takes_a_job_by_its_card_or_its_number(guest: Callable[..., Page]) -> None:
    page = guest("fr")
    sits_down(page, moment(GAME, "keeper"))
    expect(page.locator("[data-job='keeper'] em")).to_be_visible()
    look(page, "aquaretto-jobs")
    page.keyboard.press("3")
    expect(page.locator(".jobs")).to_have_count(0)
    expect(page.locator(".corner [data-player='0']").first).to_be_visible()


def crowded(start: str) -> Callable[[Game, Decision[Any]], bool]:
    """Ask for a park with four basins, where something is offered."""

    def asked_for(game: Game, asked: Decision[Any]) -> bool:
        return len(game.view(0)["parks"][0]["basins"]) == 4 and any(key.startswith(start) for key in asked.keys)

    return asked_for


@pytest.mark.parametrize(("start", "panel"), [("trainer@", ".jobs"), ("small@", ".opens")])
def test_what_is_asked_beside_many_basins_is_seen_whole(guest: Callable[..., Page], start: str, panel: str) -> None:
    page = guest("de")
    sits_down(page, until(GAME, crowded(start), xxl=True))
    shown = page.locator(f".middle {panel}")
    expect(shown).to_be_visible()
    assert shown.evaluate("it => it.scrollHeight <= it.clientHeight")
    expect(page.locator(".front .basin")).to_have_count(4 if panel == ".jobs" else 0)
    assert page.locator(".front .middle").evaluate("it => it.scrollHeight <= it.clientHeight")
    assert are_whole(page.locator(".money button"))
    words = page.locator(".money b span").evaluate_all(f"all => all.map({HEIGHT})")
    assert len(words) == 3  # large, small and very large ones: they break before the word
    assert max(words) < 20
    look(page, f"aquaretto-crowded-{panel[1:]}")


def test_an_action_for_money_says_why_it_offers_nothing(guest: Callable[..., Page]) -> None:
    page = guest()
    sits_down(page, moment(GAME, "take-"))
    expect(page.locator("[data-action][aria-disabled='true']").first).to_contain_text(".")


def cannot_move(game: Game, asked: Decision[Any]) -> bool:
    """Whether there is money for a move, and two tiles wait in a depot, but nothing can be moved."""
    park = game.view(0)["parks"][0]
    moves = [key for key in asked.keys if key.startswith("move")]
    return "draw" in asked.keys and park["money"] > 0 and len(park["depot"]) > 1 and not moves


def test_why_nothing_leaves_the_depot_is_told_of_its_top(guest: Callable[..., Page]) -> None:
    page = guest()
    sits_down(page, until(GAME, cannot_move))
    move = page.locator("[data-action='move'][aria-disabled='true']")
    expect(move).to_contain_text(".")
    expect(move).not_to_contain_text("Only the top tile")


def has_moved(game: Game, _: Decision[Any]) -> bool:
    """Whether somebody has moved a tile out of a depot."""
    return any(key.startswith("move-") and key.endswith("@depot") for _, key in game.picks())


def test_the_log_names_a_tile_that_is_moved_once(guest: Callable[..., Page]) -> None:
    page = guest()
    sits_down(page, until(GAME, has_moved))
    expect(page.locator(".talk ol")).to_contain_text(re.compile("moves from the depot: [^,→]+ →"))


def test_basins_fill_their_column(guest: Callable[..., Page]) -> None:
    page = guest("de")
    sits_down(page, moment(GAME, "take-", decisions=20))
    basins = page.locator(".front .basin")
    expect(basins).to_have_count(3)  # those that are free have a row, too
    assert are_whole(basins.locator(".pips i"))
    small = basins.first.bounding_box()
    page.set_viewport_size({"width": 1920, "height": 1080})
    large = basins.first.bounding_box()
    assert small is not None
    assert large is not None
    assert large["height"] > 1.3 * small["height"]
    look(page, "aquaretto-basins-1920")


def test_a_narrow_window_shows_all_basins(guest: Callable[..., Page]) -> None:
    page = guest("de")
    page.set_viewport_size({"width": 768, "height": 1024})
    sits_down(page, until(GAME, crowded("take-"), xxl=True))
    expect(page.locator(".front .middle")).to_be_visible()
    look(page, "aquaretto-768")
    assert are_whole(page.locator(".front .middle"))
    assert page.locator(".front .basin").nth(1).evaluate(TOP) == page.locator(".front .basin").first.evaluate(TOP)
    assert are_whole(page.locator(".money button"))
    parted = "Kleine Erwei\u00adte\u00adrung"
    assert page.locator("[data-action='small'] b").text_content() == parted


def test_a_phone_shows_one_pane_at_a_time(guest: Callable[..., Page]) -> None:
    page = guest("de", phone=True)
    sits_down(page, moment(GAME, "take-", xxl=True))
    expect(page.locator(".front")).to_be_visible()
    expect(page.locator(".players")).to_be_hidden()
    assert page.locator(".front .grid").evaluate(HEIGHT) < page.locator(".front .park").evaluate(HEIGHT) + 12
    look(page, "aquaretto-phone")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert serious(page) == []


def opens_the_end(game: Game, asked: Decision[Any]) -> bool:
    """Whether the next draw opens the end pile."""
    view = game.view(0)
    return "draw" in asked.keys and view["main_pile"] == 0 and not view["last_round"]


def test_what_a_choice_would_set_off_is_told_beforehand(guest: Callable[..., Page]) -> None:
    page = guest()
    sits_down(page, until(GAME, opens_the_end))
    page.keyboard.press("d")
    told = page.locator(".slips")
    expect(told).to_contain_text("This draw opens the end pile")
    look(page, "aquaretto-slip")
    assert serious(page) == []


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_rules_can_be_read(guest: Callable[..., Page], language: str) -> None:
    page = guest(language)
    page.goto("/rules/aquaretto")
    expect(page.locator("#marks")).to_be_visible()
    look(page, f"aquaretto-rules-{language}")


def test_the_tour_shows_the_table(guest: Callable[..., Page]) -> None:
    page = guest()
    sits_down(page, moment(GAME, "take-"))
    page.get_by_role("button", name="Show me").click()
    expect(page.get_by_role("heading", name="What you can do")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("It shows your points now and after taking it.")).to_be_visible()
    look(page, "aquaretto-tour")


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)], ids=["end", "whole"])
def test_two_people_play_to_the_result(visitor: Callable[..., Page], whole: bool) -> None:
    ada, bob = two_people(visitor(), visitor(), None if whole else last_round(GAME), GAME)
    play_on([ada, bob], 1000)
    expect(ada.page.get_by_text("The game is over").first).to_be_visible()
    look(ada.page, "aquaretto-over")
    assert serious(ada.page) == []

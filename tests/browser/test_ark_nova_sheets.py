"""Questions that are answered on a sheet over the table of Ark Nova, in a real browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from ark_nova.scenario import marine, row_with, scenario
from browser.ark_nova_people import at
from browser.conftest import look, serious

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page


@pytest.mark.rule("R-A-411")
def test_a_hypnotised_card_is_used_with_own_x_tokens(guest: Callable[..., Page]) -> None:
    """The other player has none: how strong the card is depends on who uses it."""
    table = scenario().seat(0, hand="common_european_adder", money=60, partner_zoos="europe", buildings="size_1@a3")
    table.seat(0, x_tokens=3, row=row_with("animals", 4))
    table.seat(1, appeal=40, money=5, row="build sponsors cards animals association")
    play = table.turn(0).play("animals")
    page = guest()
    at(page, play.game.save())
    card = page.locator("[data-sheet] [data-action=build]")
    for strength in (2, 3, 4):
        card.get_by_role("button", name="X-token more").click()
        expect(card.locator(".step")).to_contain_text(f"={strength}")
    assert serious(page) == []
    card.locator("[data-choice='build+3']").click()
    expect(page.locator("[data-choice=size_4]").first).to_be_visible()


@pytest.mark.rule("R-A-454", "R-A-622")
def test_a_kept_tile_is_returned_in_place_of_the_cube_of_a_card(guest: Callable[..., Page]) -> None:
    table = marine().set(bonus_tiles={"5": [], "8": [], "15": []}).seat(0, tiles="base-project-icon")
    table.seat(0, sponsors="breeding_cooperation", sponsor_cubes={"breeding_cooperation": 2}, partner_zoos="africa")
    table.seat(0, row=row_with("association", 5)).seat(1, money=5)
    page = guest()
    at(page, table.turn(0).play("association", "project", "africa-3").game.save())
    sheet = page.locator("[data-sheet]")
    expect(sheet.locator("[data-choice=breeding_cooperation]")).to_be_visible()
    look(page, "ark-nova-cube-or-tile")
    assert serious(page) == []
    sheet.locator("[data-choice=base-project-icon]").click()
    expect(page.locator("[data-tile=base-project-icon]")).to_have_count(0)

"""Maps 11, 12, 14 and T1 of Ark Nova in a real browser: what they show, and what they let a player do."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from ark_nova.scenario import row_with, scenario
from browser.conftest import look, serious
from browser.person import Person

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from ark_nova.scenario import Scenario

pytestmark = pytest.mark.long

UNTRANSLATED = re.compile(r"\[[\w.]+\]|_")
BOT = {"kind": "bot", "bot": "random"}
FOLDERS = "stoat caracal cougar jaguar raccoon koala"


def at_table(visitor: Callable[..., Page], table: Scenario, *played: str, **how: Any) -> Page:
    """Sit down at a table in my turn, of which some choices have been made."""
    ada = Person(visitor(**how), "Ada")
    ada.introduce()
    game = table.display(FOLDERS).turn(0).play(*played).game
    ada.open_table(BOT, game="ark_nova", save=game.save())
    return ada.page


def caves(**things: Any) -> Scenario:
    return scenario(map="11").seat(0, stored="wolf lion", universities="double_research", **things)


@pytest.mark.parametrize("phone", [False, True])
def test_a_card_is_taken_back_out_of_the_caves(visitor: Callable[..., Page], phone: bool) -> None:
    page = at_table(visitor, caves(hand="engineer"), phone=phone)
    expect(page.locator("[data-caves]").first).to_contain_text("Wolf")
    look(page, f"ark-nova-caves{'-phone' if phone else ''}")
    assert serious(page) == []
    page.locator("[data-caves] [data-choice=take_back-wolf]").first.click()
    expect(page.locator("[data-caves] [data-choice=take_back-wolf]")).to_have_count(0)
    expect(page.locator(".hand [data-card=wolf]")).to_have_count(1)


def test_a_card_is_put_into_the_caves(visitor: Callable[..., Page]) -> None:
    table = caves(hand="engineer", row=row_with("build", 1), buildings="size_1@b7")
    page = at_table(visitor, table, "build", "size_1", "b6")
    page.locator("[data-sheet] [data-choice=engineer]").click()
    expect(page.locator("[data-caves]")).to_contain_text("Engineer")


def test_hidden_strengths_are_shown_on_the_action_cards(visitor: Callable[..., Page]) -> None:
    table = scenario(map="12").seat(0, concealed=4, row="build cards animals sponsors association", x_tokens=1)
    page = at_table(visitor, table)
    build = page.locator("[data-action=build]")
    expect(build.locator(".slot")).to_have_text("13")  # the 1, struck out, and the 3
    expect(build).to_contain_text("up to size 3")
    expect(page.locator("[data-action=association] .slot")).to_have_text("56")
    look(page, "ark-nova-hidden-strengths")
    assert serious(page) == []


def test_a_bonus_between_partner_zoo_and_university_is_said(visitor: Callable[..., Page]) -> None:
    page = at_table(visitor, scenario(map="12").seat(0, universities="double_research"))
    first = page.locator(".link").first
    expect(first).to_have_attribute("title", "Partner zoo 1 and university 1, bonus: upgrade an action card")


def test_a_discarded_card_makes_an_action_stronger(visitor: Callable[..., Page]) -> None:
    table = scenario(map="t1").seat(0, left_edge=[1], hand="lion wolf", row=row_with("build", 1))
    page = at_table(visitor, table)
    page.locator("[data-aside=stronger]").click()
    page.locator(".hand [data-choice=stronger-lion]").click()
    expect(page.locator("[data-action=build]")).to_contain_text("up to size 2")
    expect(page.locator("[data-aside=stronger]")).to_have_count(0)
    look(page, "ark-nova-stronger")


def test_the_reference_tells_the_powers_of_the_maps(visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.goto(f"{page.url.rstrip('/')}/reference/ark_nova#map-11")
    for name in ("11", "12", "14", "t1"):
        entry = page.locator(f"#map-{name}")
        entry.wait_for()
        assert "?" not in entry.locator("svg").all_inner_texts()
        assert UNTRANSLATED.findall(entry.inner_text()) == []

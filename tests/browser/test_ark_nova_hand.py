"""What else than play it may be done with a card of the hand, in a real browser."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from ark_nova.scenario import marine, row_with, scenario
from browser.ark_nova_people import at
from browser.conftest import look, serious
from browser.test_legible import LEAVES

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

HAND = 1  # in the bar of a phone
SEVEN = "collared_mangabey polar_bear_exhibit muskox basic_research expert_in_large_animals cougar giant_panda"
RIGHT = "all => all.map((each) => each.getBoundingClientRect().right)"
LEFT = "all => all.map((each) => each.getBoundingClientRect().left)"
WIDER = "all => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.innerText)"
INSIDE = """all => all.every(each => each.getBoundingClientRect().right <=
  each.closest("header").getBoundingClientRect().right)"""


@pytest.mark.rule("R-A-532", "R-A-647")
@pytest.mark.parametrize(("language", "phone"), [("de-DE", False), ("fr-FR", False), ("de-DE", True)])
def test_a_card_is_discarded_for_whichever_gain_is_wished(
    guest: Callable[..., Page], language: str, phone: bool
) -> None:
    """A harbor and Sponsors 3 allow three things with the same card."""
    table = marine(map="4").seat(0, alternatives="sponsors_3", side_2="sponsors", row=row_with("sponsors", 1), money=9)
    table.seat(0, hand="engineer lion wolf cheetah caracal", buildings="size_1@a6").seat(1, money=5)
    page = guest(language, phone=phone)
    at(page, table.turn(0).play("sponsors").game.save())
    if phone:
        page.locator("nav.panes button").nth(HAND).tap()
    hand = page.locator(".hand-area")
    deeds = hand.locator("[data-aside]")
    expect(deeds).to_have_count(3)
    look(page, f"ark-nova-hand-deeds-{language[:2]}{'-phone' * phone}")
    assert hand.locator("header button").evaluate_all(INSIDE)
    assert serious(page) == []
    for deed, key in (
        ("harbor", "harbor-lion"),
        ("discard_for_money", "money-lion"),
        ("discard_for_level", "level-lion"),
    ):
        hand.locator(f"[data-aside={deed}]").click()
        expect(hand.locator("[data-card=lion] [data-choice]")).to_have_attribute("data-choice", key)
    hand.locator("[data-choice=level-lion]").click()
    expect(hand.locator("[data-choice=engineer]")).to_be_visible()  # level 4, lowered to 2


@pytest.mark.rule("R-A-532")
def test_what_is_wished_with_a_card_is_not_wished_after_the_next_step(guest: Callable[..., Page]) -> None:
    table = scenario(map="4").seat(0, buildings="size_1@a6 size_5@b4-b5-b6-c4-c5", hand="lion cheetah", money=40)
    table.seat(0, row=row_with("animals", 5)).seat(1, money=5)
    page = guest()
    at(page, table.turn(0).game.save())
    hand = page.locator(".hand-area")
    hand.locator("[data-aside=harbor]").click()
    expect(hand.locator("[data-choice=harbor-lion]")).to_be_visible()
    page.locator("[data-action=animals] .face").click()
    expect(hand.locator("[data-choice=cheetah]")).to_be_visible()
    expect(hand.locator("[data-aside=harbor]")).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize(
    ("language", "phone", "name"), [("en-GB", False, "Play with Animals"), ("de-DE", True, "Mit „Tiere“ spielen")]
)
def test_a_card_that_can_be_played_is_played_from_its_large_picture(
    guest: Callable[..., Page], language: str, phone: bool, name: str
) -> None:
    table = scenario(map="4").seat(0, buildings="size_5@b4-b5-b6-c4-c5", hand="red_deer cheetah giant_panda", money=40)
    table.seat(0, row=row_with("animals", 5)).seat(1, money=5)
    page = guest(language, phone=phone)
    at(page, table.turn(0).game.save())
    if phone:
        page.locator("nav.panes button").nth(HAND).tap()
    hand, large = page.locator(".hand-area"), page.get_by_role("dialog")
    hand.locator("[data-card=giant_panda] .face").click()
    expect(large).to_be_visible()
    expect(large.get_by_role("button", name=name)).to_have_count(0)
    page.keyboard.press("Escape")
    hand.locator("[data-card=red_deer] .face").click()
    play = large.get_by_role("button", name=name)
    expect(play).to_be_in_viewport(ratio=1)
    look(page, f"ark-nova-play-from-large-card-{language[:2]}")
    play.click()
    expect(hand.locator("[data-choice=red_deer]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-sign=points]:visible", has_text="→").first).to_contain_text(
        re.compile("114 → 109 [a-z]")
    )
    page.keyboard.press("Space")  # it cannot be undone
    expect(hand.locator("[data-card=red_deer]")).to_have_count(0)
    expect(hand.locator("[data-card=cheetah]")).to_have_count(1)


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "de-DE"])
def test_a_full_hand_shows_every_name_and_what_each_card_lacks(guest: Callable[..., Page], language: str) -> None:
    page = guest(language)
    table = scenario().seat(0, hand=SEVEN, final_cards="large_animal_zoo research_zoo", money=5).set(steps=7)
    at(page, table.turn(0).game.save())
    hand = page.locator(".hand-area")
    expect(hand.locator("[data-lack]")).to_have_count(7)
    expect(hand.locator("header .finals [data-card]")).to_have_count(2)
    look(page, f"ark-nova-seven-cards-{language[:2]}")
    cards = hand.locator("li > .card")
    ends, begins = cards.evaluate_all(RIGHT), cards.evaluate_all(LEFT)
    assert all(end <= begin for end, begin in zip(ends, begins[1:], strict=False))
    lines = hand.locator("[data-lack]")
    ends, begins = lines.evaluate_all(RIGHT), lines.evaluate_all(LEFT)
    assert all(end + 4 <= begin for end, begin in zip(ends, begins[1:], strict=False))  # they are parted
    assert hand.locator(":is([data-lack], .card .name)").evaluate_all(WIDER) == []
    assert lines.evaluate_all("all => all.every((each) => each.scrollHeight <= each.clientHeight + 2)")
    assert hand.locator("header button").evaluate_all(INSIDE)


def test_that_a_card_lacks_more_than_one_thing_is_said_beside_the_first(guest: Callable[..., Page]) -> None:
    page = guest()
    at(page, scenario().seat(0, hand=SEVEN, money=5).turn(0).game.save())
    lacks = page.locator("[data-lack]:has(i)").first
    expect(lacks.locator("i")).to_have_text("…")  # a number would read like a sum
    expect(lacks).to_have_attribute("title", re.compile(r"^[^+]+, and \d more$"))


@pytest.mark.parametrize(("language", "phone"), [("en-GB", False), ("fr-FR", True)])
def test_a_long_name_leaves_room_for_the_picture_and_what_a_project_gives(
    guest: Callable[..., Page], language: str, phone: bool
) -> None:
    page = guest(language, phone=phone)
    hand = "lion wolf cheetah caracal cougar muskox sea_animal_management_plan"
    at(page, marine().seat(0, hand=hand, money=5).seat(1, money=5).turn(0).game.save())
    if phone:
        page.locator("nav.panes button").nth(HAND).tap()
    plan = page.locator(".hand-area [data-card=sea_animal_management_plan]")
    if not phone:
        expect(plan.locator(".name span")).to_have_text("Management Plan")  # they share a line
    look(page, f"ark-nova-long-name-{language[:2]}")
    assert plan.locator(".foot").evaluate_all(LEAVES, ".face") == 0
    assert (plan.locator(".art").bounding_box() or {"height": 0})["height"] >= 12


def test_on_a_phone_the_row_to_come_leaves_room_for_the_token(guest: Callable[..., Page]) -> None:
    page = guest("de-DE", phone=True)
    at(page, scenario().seat(0, hand="lion", x_tokens=1, row=row_with("cards", 3), money=5).turn(0).game.save())
    page.locator("[data-action=cards] .face").tap()  # it draws, so it is marked first
    expect(page.locator(".actions .ghosts")).to_be_visible()
    row, token = page.locator(".actions header, .actions .instead").evaluate_all(RIGHT)
    assert token <= row

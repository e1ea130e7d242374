"""Deals in a real browser: what somebody may know is marked everywhere, for all others there is a fingerprint."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import menagerie
from browser.conftest import PATIENCE, look, serious
from browser.person import Person

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

BOT = {"kind": "bot", "bot": "random"}
LONG = 8 * PATIENCE  # bots play a whole game, behind everything else that the machine does
SHORT = {"game": "zooloretto", "options": {"first_player": 0}}


def drawn_by_the_house(person: Person, *others: dict[str, str]) -> str:
    """Open a table without a seed; give its id."""
    wanted = {**SHORT, "seats": [{"kind": "me"}, *others]}
    answer = person.page.request.post(f"{person.origin}/api/tables", data=wanted)
    table: str = answer.json()["id"]
    return table


@pytest.mark.parametrize(
    ("language", "known", "preferences"),
    [
        ("en-GB", "Known deal", "Settings"),
        pytest.param("fr", "Donne connue", "Réglages", marks=pytest.mark.long),
        ("de", "Bekannte Mischung", "Einstellungen"),
    ],
)
def test_a_known_deal_is_marked_wherever_somebody_meets_it(
    guest: Callable[..., Page], language: str, known: str, preferences: str
) -> None:
    ada, bob = Person(guest(), "Ada"), Person(guest(language, phone=language == "de"), "Bob")
    ada.introduce()
    bob.introduce()
    table = ada.new_table({"kind": "open"})  # with a seed of her own
    bob.page.goto("/")
    row = bob.page.locator("li", has=bob.page.locator(f'a[href="/table/{table}"]'))
    expect(row.get_by_text(known)).to_be_visible()
    look(bob.page, f"known-deal-lobby-{language}")
    code = ada.page.request.get(f"{ada.origin}/api/tables/{table}").json()["code"]
    bob.page.goto(f"{bob.origin}/join/{table}/{code}")
    expect(bob.page.get_by_text(known)).to_be_visible()  # before sitting down
    bob.page.goto(f"{bob.origin}/table/{table}")
    expect(bob.page.get_by_text(known)).to_be_visible()
    assert serious(bob.page) == []
    look(bob.page, f"known-deal-room-{language}")
    assert bob.page.request.post(f"{bob.origin}/api/tables/{table}/join", data={}).ok
    expect(bob.page.locator("header.status").get_by_role("img", name=known)).to_be_visible()
    look(bob.page, f"known-deal-table-{language}")
    if language != "de":  # a phone has no room for the log beside the zoo
        expect(bob.page.locator(".talk").get_by_text(known)).to_be_visible()
    else:
        bob.page.get_by_role("button", name="Mehr", exact=True).click()
    bob.page.get_by_role("button", name=preferences, exact=True).click()
    expect(bob.page.get_by_role("dialog").get_by_text(known)).to_be_visible()
    assert serious(bob.page) == []
    look(bob.page, f"known-deal-panel-{language}")


def test_the_result_of_a_known_deal_says_so(guest: Callable[..., Page]) -> None:
    ada = Person(guest(), "Ada")
    ada.introduce()
    game = menagerie.new_game("zooloretto", seats=2, seed=7)
    while game.decision is not None:
        game.apply(0)
    table = ada.new_table(BOT, save=game.save())
    ada.page.goto(f"{ada.origin}/table/{table}")
    deal = ada.page.get_by_role("region", name="The deal")
    expect(deal.get_by_text("Known deal")).to_be_visible()
    expect(deal.locator("code")).to_have_text(["7"])  # too short a seed for a fingerprint


def test_a_deal_of_the_house_shows_its_fingerprint_and_in_the_end_its_seed(guest: Callable[..., Page]) -> None:
    ada = Person(guest(), "Ada")
    ada.introduce()
    table = drawn_by_the_house(ada, BOT)
    ada.page.goto(f"{ada.origin}/table/{table}")
    ada.page.get_by_role("button", name="Settings").click()
    panel = ada.page.get_by_role("group", name="The deal")
    fingerprint = panel.locator("code").inner_text()
    assert len(fingerprint) == 64
    expect(panel.get_by_text("fixed before the game began")).to_be_visible()
    expect(panel.get_by_text("Known deal")).to_have_count(0)
    assert serious(ada.page) == []
    look(ada.page, "deal-panel")
    assert ada.page.request.post(f"{ada.origin}/api/tables/{table}/leave").ok  # a bot plays on, to the end
    ada.page.goto(f"{ada.origin}/table/{table}")
    ada.page.get_by_role("button", name="Show the result").or_(ada.page.locator("#deal")).first.click(timeout=LONG)
    result = ada.page.get_by_role("region", name="The deal")
    expect(result.locator("code")).to_have_count(3)
    shown = result.locator("code").all_inner_texts()
    assert shown[0] == fingerprint == hashlib.sha256(shown[1].encode()).hexdigest()
    assert shown[2] == f"printf {shown[1]} | sha256sum"
    assert serious(ada.page) == []
    result.scroll_into_view_if_needed()
    look(ada.page, "deal-result")

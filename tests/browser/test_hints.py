"""Hints in a real browser: asked for by a key or a finger, told in words, marked and not played."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from browser.conftest import PATIENCE, look, serious
from browser.person import Person
from browser.positions import is_asked, saved

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, WebSocketRoute

THINKING = 8 * PATIENCE  # seconds of computing, behind everything else that the machine does
HARD = {"kind": "bot", "bot": "hard"}
EASY = {"kind": "bot", "bot": "easy"}


def test_three_moves_by_keys_alone(guest: Callable[..., Page]) -> None:
    ada = Person(guest(), "Ada")
    ada.introduce()
    ada.open_table(EASY, HARD)
    hints = ada.page.get_by_role("region", name="Good moves")
    before = ada.number
    ada.page.keyboard.press("s")
    expect(hints.locator("ol button").first).to_be_focused(timeout=THINKING)
    expect(hints.get_by_text("best", exact=True)).to_be_visible()
    assert serious(ada.page) == []
    look(ada.page, "hints-zooloretto")
    ada.page.keyboard.press("1")
    expect(hints.locator("ol button").first).to_have_attribute("aria-pressed", "true")
    expect(ada.page.locator("header.status .deeds button.primary")).to_be_visible()
    assert ada.number == before  # nothing is played
    expect(ada.page.locator(".players .player").first.get_by_title("1 hint asked for")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(hints).to_have_count(0)
    expect(ada.page.locator(".players .level")).to_have_text(["easy", "hard"])


def told(about: str, points: float) -> dict[str, Any]:
    """A reason."""
    return {"name": about, "points": points}


def step(key: str, label: str = "zooloretto.action.draw", **more: bool) -> dict[str, Any]:
    """A pick of a suggested turn."""
    return {"key": key, "label": {"key": label, "args": {}}, **more}


def three_moves() -> list[dict[str, Any]]:
    """Three suggested turns; the last is as good as the first."""
    steps = [step("load-1"), step("none", "kernel.none"), step("first", trifle=True), step("buy", forced=True)]
    one = {"steps": steps, "behind": 0, "prepares": [told("money", 0.5)]}
    one |= {"gains": [told("homes", 2)], "reasons": [told("barn", -0.4), told("stalls", 1.5)]}
    other = {"steps": [step("load-2")], "behind": 1.2, "prepares": [], "gains": []}
    other |= {"reasons": [told("homes", 0.6), told("barn", -1.8)]}
    even = one | {"steps": [step("load-3")], "behind": 0.1, "as_good": True}
    return [one, other, even]


def suggesting(page: WebSocketRoute) -> None:
    """Answer for the server where a hint is asked for."""
    server = page.connect_to_server()

    def from_page(said: str | bytes) -> None:
        asked = json.loads(said)
        if asked["type"] == "hint":
            hints = {"type": "hints", "number": asked["number"], "seat": asked["seat"], "hints": three_moves()}
            page.send(json.dumps(hints))
        else:
            server.send(said)

    page.on_message(from_page)


def test_a_move_is_good_in_its_own_right_and_then_beside_the_next(guest: Callable[..., Page]) -> None:
    ada = Person(guest(), "Ada")
    ada.introduce()
    ada.page.route_web_socket("**/socket", suggesting)
    ada.open_table(EASY)
    expect(ada.page.locator("header.status p b")).to_be_visible()
    ada.page.keyboard.press("s")
    moves = ada.page.get_by_role("region", name="Good moves").locator("ol button")
    expect(moves).to_have_count(3)
    # What it declines goes without saying, but not what is the only way.
    expect(moves.first.locator(".move")).to_have_text(re.compile(r"^Draw a tile.*\s›\sdraw"))
    best = moves.first.locator(".why > span")
    expect(best).to_have_text(
        [re.compile(r"Gains: \+2\.0\senclosures"), re.compile(r"Prepares: \+0\.5\smoney"), re.compile("Ahead of")]
    )
    expect(best.last).to_have_text(re.compile(r"\+1\.5.*−0\.4"))  # what speaks for it comes first
    expect(moves.nth(1).locator(".why > span")).to_have_text(re.compile(r"Compared with the best: −1\.8.*\+0\.6"))
    expect(moves.last).to_contain_text("just as good")
    expect(moves.last.locator(".why > span")).to_have_count(2)  # what separates it is too little to be relied on


def test_a_move_is_marked_on_the_phone_and_taken_when_it_is_confirmed(guest: Callable[..., Page]) -> None:
    ada = Person(guest("de", phone=True), "Ada")
    ada.introduce()
    ada.open_table(EASY, save=saved(2, 5, lambda game: is_asked(game, "turn", 4)))
    before = ada.number
    ada.page.get_by_role("button", name="Mehr", exact=True).click()
    ada.page.get_by_role("button", name="Tipp").click()
    hints = ada.page.get_by_role("region", name="Gute Züge")
    expect(hints.locator("ol button").first).to_be_visible(timeout=THINKING)
    assert serious(ada.page) == []
    look(ada.page, "hints-ark-nova-phone")
    hints.locator("ol button").first.click()
    expect(hints).to_have_count(0)
    confirm = ada.page.locator("header.status .deeds button.primary")
    expect(confirm).to_be_visible()
    assert ada.number == before
    confirm.click()
    ada.wait_for_news(before)


def test_where_people_play_against_each_other_there_are_no_hints_unless_the_host_says_so(
    guest: Callable[..., Page],
) -> None:
    ada = Person(guest(), "Ada")
    ada.introduce()
    ada.open_table({"kind": "invited"})
    allowed = ada.page.get_by_role("switch", name="Hints")
    expect(allowed).to_have_attribute("aria-checked", "false")
    allowed.click()
    expect(ada.page.get_by_text("Players may ask for three good moves")).to_be_visible()
    allowed.click()
    expect(ada.page.get_by_text("nobody gets hints")).to_be_visible()
    assert serious(ada.page) == []
    ada.page.get_by_role("button", name="Start with bots").click()
    expect(ada.page.locator("header.status")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_role("switch", name="Hints at this table").click()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("button", name="Hint", exact=True)).to_be_visible()

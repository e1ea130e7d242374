"""Ark Nova in a real browser: three solo games in a row."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.conftest import look, serious
from browser.person import Person

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

# Plays a game out beside the page, which asks about each position: together no more than a person may say in a second.
PLAY_OUT = """table => new Promise((done, failed) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  socket.onopen = () => socket.send(JSON.stringify({ type: "hello", events: 0 }));
  socket.onerror = failed;
  socket.onmessage = ({ data }) => {
    const said = JSON.parse(data);
    if (said.type === "trouble") failed(new Error(data));
    if (said.type !== "position") return;
    const { number, decisions: [asked], over } = said;
    if (over) { socket.close(); done(null); }
    const pick = () => ({ type: "pick", number, seat: asked.seat, key: asked.options[0].key });
    if (!over && asked) setTimeout(() => socket.send(JSON.stringify(pick())), 40);
  };
})"""


@pytest.mark.long
def test_a_challenge_leads_from_the_lobby_through_its_games(visitor: Callable[..., Page]) -> None:
    page = visitor()
    person = Person(page, "Ada")
    person.introduce()
    page.get_by_role("radio", name="Ark Nova").check()
    page.get_by_role("switch", name="Solo challenge").click()
    expect(page.locator("footer")).to_contain_text("A challenge of three games.")
    look(page, "lobby-challenge")
    page.get_by_role("button", name="Play").click()
    expect(page.get_by_role("group", name="solo tile")).to_contain_text("challenge 1/3")
    for number in (1, 2):
        table = page.url.rsplit("/", 1)[-1]
        page.evaluate(PLAY_OUT, table)
        page.reload()
        games = page.get_by_role("region", name="Solo challenge")
        expect(games.locator("li.now")).to_contain_text(f"Game {number}")
        expect(games.locator("li.open")).to_have_count(3 - number)
        expect(games).to_contain_text("Still needed:")
        page.get_by_role("button", name="Next game of the challenge").click()
        expect(page.get_by_role("group", name="solo tile")).to_contain_text(f"challenge {number + 1}/3")
        expect(page.get_by_role("group", name="solo tile")).to_contain_text("so far")
    look(page, "ark-nova-challenge")
    page.evaluate(PLAY_OUT, page.url.rsplit("/", 1)[-1])
    page.reload()
    expect(page.get_by_role("region", name="Solo challenge")).to_contain_text("Challenge failed")
    expect(page.get_by_role("button", name="Another challenge")).to_be_visible()
    look(page, "result-challenge")
    assert serious(page) == []

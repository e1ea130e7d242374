"""Two people in two browsers and a bot play a game to its end; the server is killed in the middle."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.conftest import look, serious
from browser.person import Person, play_on
from browser.positions import nearly_over

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from browser.conftest import Server


@pytest.mark.parametrize(
    ("left", "before"), [(16, 3), pytest.param(None, 25, marks=pytest.mark.long)], ids=["end", "whole"]
)
def test_two_people_and_a_bot_play_a_game_that_survives_a_killed_server(
    visitor: Callable[..., Page], server: Server, left: int | None, before: int
) -> None:
    ada, bob = Person(visitor(), "Ada"), Person(visitor(), "Bob")
    look(ada.page, "lobby-first-visit")
    ada.introduce()
    save = None if left is None else nearly_over(3, left)
    ada.open_table({"kind": "invited"}, {"kind": "bot", "bot": "greedy"}, save=save)
    link = ada.page.get_by_role("textbox").filter(has_not_text="chat").first.input_value()
    assert "/join/" in link
    look(ada.page, "waiting-room")
    assert serious(ada.page) == []
    bob.introduce()
    bob.page.goto(link)
    assert serious(bob.page) == []
    bob.page.get_by_role("button", name="Sit down").click()
    expect(ada.page.locator("header.status b")).to_have_text("Your turn, Ada.")
    play_on([ada, bob], before)
    look(ada.page, "table")

    server.kill()
    expect(ada.page.get_by_text("Connection lost.")).to_be_visible()
    server.start()
    play_on([ada, bob], 1000)

    expect(ada.page.get_by_text("The game is over").first).to_be_visible()
    expect(bob.page.get_by_text("The game is over").first).to_be_visible()
    look(ada.page, "game-over")

"""A page whose connection breaks at bad moments, and what it is told that nobody has asked for."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.conftest import look
from browser.person import Person

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, WebSocketRoute

GREEDY = {"kind": "bot", "bot": "greedy"}


@pytest.mark.parametrize("heard", [False, True])
def test_a_pick_whose_answer_is_lost_is_made_once(heard: bool, guest: Callable[..., Page]) -> None:
    said: list[str] = []

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        cut = not said  # the connection breaks at the first pick, before or after the server has heard it

        def from_page(message: str | bytes) -> None:
            if json.loads(message)["type"] == "pick":
                said.append(json.loads(message)["request"])
                if cut and not heard:
                    page.close(code=1001)
                    return
            server.send(message)

        def from_server(message: str | bytes) -> None:
            if cut and said:
                page.close(code=1001)
            else:
                page.send(message)

        page.on_message(from_page)
        server.on_message(from_server)

    ada = Person(guest(), "Ada")
    ada.introduce()
    ada.page.route_web_socket("**/socket", between)
    ada.open_table({"kind": "hot_seat", "name": "Bo"})
    assert ada.open_list()
    ada.list_of_options.locator("ol button").first.click()
    ada.page.locator("header.status .deeds button.primary").first.click()
    expect(ada.page.locator("h1[data-number='1']")).to_be_attached()
    assert len(said) == 2
    assert len(set(said)) == 1


def test_a_notice_is_shown_over_the_table_until_it_is_closed(guest: Callable[..., Page]) -> None:
    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        player = {"key": "kernel.player", "args": {"seat": 1}}
        notice = {"type": "notice", "message": {"key": "server.notice.chance_for_bot", "args": {"player": player}}}

        def from_server(message: str | bytes) -> None:
            page.send(message)
            if json.loads(message)["type"] == "position":
                page.send(json.dumps(notice))

        server.on_message(from_server)

    ada = Person(guest(), "Ada")
    ada.introduce()
    ada.page.route_web_socket("**/socket", between)
    ada.open_table(GREEDY)
    said = ada.page.get_by_text("chance chose a move")
    expect(said).to_be_visible()
    look(ada.page, "table-notice")
    ada.page.get_by_role("button", name="Close").first.click()
    expect(said).to_have_count(0)


def test_a_game_that_cannot_go_on_can_be_left(guest: Callable[..., Page]) -> None:
    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def from_server(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "table":
                told["table"]["stuck"] = True
                page.send(json.dumps(told))

        server.on_message(from_server)

    ada = Person(guest(), "Ada")
    ada.introduce()
    ada.page.route_web_socket("**/socket", between)
    table = ada.new_table(GREEDY)
    ada.page.goto(f"{ada.origin}/table/{table}")
    expect(ada.page.get_by_role("alert")).to_contain_text("can't go on")
    look(ada.page, "table-stuck")
    ada.page.get_by_role("button", name="Leave").click()
    expect(ada.page).to_have_url(f"{ada.origin}/")


def test_while_the_connection_is_lost_the_table_says_that_moves_wait(guest: Callable[..., Page]) -> None:
    ada = Person(guest(), "Ada")
    ada.introduce()
    cut = ada.on_one_line()
    ada.open_table(GREEDY, game="zooloretto")
    trucks = ada.page.locator(".trucks-area, [data-tour=trucks]").first
    expect(trucks).to_have_css("opacity", "1")
    cut()
    expect(ada.page.locator("header.status [role=alert]")).to_contain_text("Your moves wait until then.")
    faded = (
        "truck => { for (let it = truck; it; it = it.parentElement) if (getComputedStyle(it).opacity < 1) return true }"
    )
    ada.page.wait_for_function(faded, arg=trucks.element_handle())

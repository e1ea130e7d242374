"""Requests that are nearly right: whatever was changed in them, the answer is no fault of the server."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from every_game.forging import WEIRD, always_the_same, forge, saved, sealed
from server.running import GREEDY, ME, OPEN, Browser

if TYPE_CHECKING:
    from every_game.forging import Pick

HOT_SEAT = {"kind": "hot_seat", "name": "Bo"}
SOLO = {"maps": "a", "peaceful": True, "discard": "open", "solo_appeal": 20, "used": None}
RIGHT: dict[str, dict[str, Any]] = {
    "PUT me": {"name": "Ada", "preferences": {"end_turn": "never", "bot_pace": "instant"}},
    "POST tables": {"game": "zooloretto", "seats": [ME, OPEN, GREEDY], "options": {"first_player": 0}, "seed": 3},
    "POST tables#solo": {"game": "ark_nova", "seats": [ME], "options": SOLO, "challenge": True, "hints": False},
    "POST import": {"save": {}, "seats": [ME, HOT_SEAT]},
    "POST me/recover": {"token": "x" * 43},
    "POST tables/{table}/join": {"seat": 1, "code": "x"},
    "POST tables/{table}/hints": {"allowed": True},
    "POST tables/{table}/fork": {"number": 0, "seat": 0, "bot": "random"},
}


@pytest.mark.parametrize("request_line", RIGHT)
def test_what_is_nearly_right_is_done_or_refused(address: str, request_line: str) -> None:
    ada = Browser(address, "Ada")
    table = ada.new_table(ME, OPEN)
    how, path = request_line.partition("#")[0].format(table=table).split()
    save = saved("zooloretto", 2, {}, 60)

    def ask(pick: Pick) -> None:
        body = forge(pick, RIGHT[request_line])
        if "save" in body:
            body["save"] = sealed(forge(pick, save))
        headers = {"Content-Type": "application/json"}
        response = ada.http.request(how, f"/api/{path}", content=json.dumps(body).encode(), headers=headers)
        assert response.status_code < 500, body
        assert response.status_code == 200 or response.json()["message"]["key"]

    always_the_same(60, ask)


@pytest.mark.parametrize(
    "path", ["tables/{}", "tables/{}/moments/{}", "tables/{}/save", "words/{}", "{}", "first-games/{}"]
)
def test_any_address_is_answered(address: str, path: str) -> None:
    ada = Browser(address, "Ada")
    table = ada.new_table(ME, HOT_SEAT)
    strange = [str(value).encode("utf-8", "replace").hex("%") for value in WEIRD if str(value)]

    for part in strange:
        for at in (path.format("%" + part, 0), path.format(table, "%" + part)):
            method = "POST" if path.startswith("first") else "GET"
            response = ada.http.request(method, f"/api/{at[:5000]}")
            assert response.status_code < 500, at

"""Guests: a name makes one, a cookie knows one, a link brings one to another device."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from sqlalchemy import inspect, text

from menagerie.server.storage.engines import open_engine
from server.running import GREEDY, ME, OPEN, Browser

if TYPE_CHECKING:
    from menagerie.server.settings import Settings


def test_a_stranger_is_nobody(address: str) -> None:
    assert Browser(address).get("me")["known"] is False


def test_the_first_name_makes_a_guest(address: str) -> None:
    ada = Browser(address, "Ada")
    assert (ada.get("me")["name"], ada.get("me")["known"]) == ("Ada", True)


def test_the_cookie_is_for_no_script_and_no_other_site(address: str) -> None:
    response = Browser(address).http.put("/api/me", json={"name": "Ada"})
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie


def test_the_database_does_not_know_the_cookie(address: str, settings: Settings) -> None:
    token = Browser(address, "Ada").http.cookies["menagerie"]
    with open_engine(settings.database).connect() as database:
        tables = inspect(database).get_table_names()
        lines = str([database.execute(text(f"select * from {name}")).all() for name in tables])
    assert "Ada" in lines
    assert len(token) >= 43  # 256 bits
    assert token not in lines


def test_preferences_are_kept(address: str) -> None:
    ada = Browser(address, "Ada", end_turn="always")
    ada.http.put("/api/me", json={"name": "Ada L."})
    me = ada.get("me")
    assert (me["name"], me["preferences"]["end_turn"]) == ("Ada L.", "always")


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "x" * 9_999, "\u0000\u202e", 7, None])
def test_a_name_is_a_name(address: str, name: object) -> None:
    response = Browser(address).http.put("/api/me", json={"name": name})
    assert response.status_code in (400, 401, 422)
    assert response.json()["message"]["key"].startswith("server.error.")
    assert "set-cookie" not in response.headers


def test_a_name_may_look_like_a_script_and_stays_text(address: str) -> None:
    name = "<script>x()</script>"
    assert Browser(address, name).get("me")["name"] == name


def test_a_link_brings_my_seats_to_another_device(address: str) -> None:
    ada, phone = Browser(address, "Ada"), Browser(address)
    table = ada.new_table(ME, GREEDY)
    assert phone.post("me/recover", ada.post("me/link"))["name"] == "Ada"
    assert phone.get(f"tables/{table}")["seats"][0]["mine"]
    assert ada.get(f"tables/{table}")["seats"][0]["mine"]


def test_a_link_works_once(address: str) -> None:
    ada, thief = Browser(address, "Ada"), Browser(address)
    link = ada.post("me/link")
    Browser(address).post("me/recover", link)
    assert thief.refused("me/recover", link, 404) == "server.error.link_used"
    assert thief.get("me")["known"] is False


def test_a_new_link_replaces_the_old_one(address: str) -> None:
    ada = Browser(address, "Ada")
    old = ada.post("me/link")
    ada.post("me/link")
    assert Browser(address).refused("me/recover", old) == "server.error.link_used"


def test_an_invented_cookie_is_nobody(address: str) -> None:
    thief = Browser(address)
    thief.http.cookies["menagerie"] = "x" * 43
    assert thief.get("me")["known"] is False


def test_it_takes_a_name_to_open_a_table(address: str) -> None:
    stranger = Browser(address)
    assert stranger.refused("tables", {"game": "zooloretto", "seats": [ME, OPEN]}, 401) == "server.error.name_first"

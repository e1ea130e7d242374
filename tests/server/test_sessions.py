"""Browsers that are somebody: the cookie they are known by, how long, and how they are logged out."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from server.asking import browser, opened
from server.running import FIRST, GREEDY, ME, Browser, Page

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from fastapi import FastAPI

A_DAY = 24 * 3600.0
SAFE, PLAIN = "__Host-menagerie", "menagerie"


class Clock:
    """A clock that somebody moves on."""

    def __init__(self) -> None:
        self.now = 1e9

    def __call__(self) -> float:
        return self.now


def story(folder: Path, told: Callable[[FastAPI], Awaitable[None]], **settings: Any) -> None:
    async def tell() -> None:
        async with opened(folder, **settings) as app:
            await told(app)

    asyncio.run(tell())


async def named(client: httpx.AsyncClient, name: str = "Ada") -> httpx.Response:
    response = await client.put("/api/me", json={"name": name})
    assert response.status_code == 200
    return response


async def who(client: httpx.AsyncClient) -> str:
    return str((await client.get("/api/me")).json()["name"])


# --- cookies ---


def test_over_tls_the_cookie_is_for_this_host_alone(tmp_path: Path) -> None:
    async def told(app: FastAPI) -> None:
        async with browser(app, "https://localhost") as ada:
            response = await named(ada)
            cookie = response.headers["set-cookie"]
            assert cookie.startswith(f"{SAFE}=")
            assert {"Secure", "HttpOnly", "Path=/", "SameSite=lax"} <= set(cookie.split("; "))
            assert "Domain" not in cookie
            assert response.headers["strict-transport-security"] == "max-age=31536000"
            assert await who(ada) == "Ada"

    story(tmp_path, told)


def test_without_tls_there_is_no_promise_of_it(tmp_path: Path) -> None:
    async def told(app: FastAPI) -> None:
        async with browser(app) as ada:
            response = await named(ada)
            assert response.headers["set-cookie"].startswith(f"{PLAIN}=")
            assert "Secure" not in response.headers["set-cookie"]
            assert "strict-transport-security" not in response.headers
            assert await who(ada) == "Ada"

    story(tmp_path, told)


def test_who_comes_over_tls_with_the_old_cookie_is_the_same_person(tmp_path: Path) -> None:
    async def told(app: FastAPI) -> None:
        async with browser(app) as ada, browser(app, "https://localhost") as later:
            secret = (await named(ada)).cookies[PLAIN]
            response = await later.get("/api/me", headers={"Cookie": f"{PLAIN}={secret}"})
            assert response.json()["name"] == "Ada"
            assert response.cookies[SAFE] == secret
            assert f'{PLAIN}=""' in response.headers["set-cookie"]  # the old one goes
            assert await who(later) == "Ada"

    story(tmp_path, told)


def test_without_tls_the_cookie_of_tls_is_not_looked_at(tmp_path: Path) -> None:
    async def told(app: FastAPI) -> None:
        async with browser(app, "https://localhost") as ada, browser(app) as other:
            secret = (await named(ada)).cookies[SAFE]
            response = await other.get("/api/me", headers={"Cookie": f"{SAFE}={secret}"})
            assert response.json()["known"] is False

    story(tmp_path, told)


# --- age ---


def test_a_session_is_renewed_by_visits_and_ends_without(tmp_path: Path) -> None:
    clock = Clock()

    async def told(app: FastAPI) -> None:
        async with browser(app) as ada:
            await named(ada)
            assert "set-cookie" not in (await ada.get("/api/me")).headers
            clock.now += 20 * A_DAY
            assert "Max-Age=2592000" in (await ada.get("/api/me")).headers["set-cookie"]
            clock.now += 20 * A_DAY
            assert await who(ada) == "Ada"
            clock.now += 31 * A_DAY
            assert await who(ada) == ""

    story(tmp_path, told, clock=clock, session_lasts=30 * A_DAY)


def test_a_renewed_session_outlives_the_server(tmp_path: Path) -> None:
    clock = Clock()
    secret = ""

    async def begin(app: FastAPI) -> None:
        nonlocal secret
        async with browser(app) as ada:
            secret = (await named(ada)).cookies[PLAIN]
            clock.now += 20 * A_DAY
            assert await who(ada) == "Ada"

    async def after(name: str, app: FastAPI) -> None:
        async with browser(app) as ada:
            ada.cookies[PLAIN] = secret
            assert await who(ada) == name

    story(tmp_path, begin, clock=clock, session_lasts=30 * A_DAY)
    clock.now += 20 * A_DAY
    story(tmp_path, lambda app: after("Ada", app), clock=clock, session_lasts=30 * A_DAY)
    clock.now += 40 * A_DAY
    story(tmp_path, lambda app: after("", app), clock=clock, session_lasts=30 * A_DAY)


# --- logging out ---


def test_who_logs_out_is_nobody_in_this_browser(address: str) -> None:
    ada, phone = Browser(address, "Ada"), Browser(address)
    phone.post("me/recover", ada.post("me/link"))
    assert ada.get("me")["browsers"] == 2
    secret = ada.http.cookies[PLAIN]
    assert ada.post("me/log-out")["known"] is False
    assert PLAIN not in ada.http.cookies
    thief = Browser(address)
    thief.http.cookies[PLAIN] = secret
    assert thief.get("me")["known"] is False
    assert (phone.get("me")["name"], phone.get("me")["browsers"]) == ("Ada", 1)


def test_it_takes_a_name_to_log_out(address: str) -> None:
    assert Browser(address).refused("me/log-out", {}, 401) == "server.error.name_first"
    assert Browser(address).refused("me/log-out-others", {}, 401) == "server.error.name_first"


def test_all_other_browsers_can_be_logged_out(address: str) -> None:
    ada, phone, tablet = Browser(address, "Ada"), Browser(address), Browser(address)
    for other in (phone, tablet):
        other.post("me/recover", ada.post("me/link"))
    link = ada.post("me/link")
    table = ada.new_table(ME, GREEDY)
    me = ada.post("me/log-out-others")
    assert (me["name"], me["browsers"]) == ("Ada", 1)
    assert phone.get("me")["known"] is tablet.get("me")["known"] is False
    assert Browser(address).refused("me/recover", link, 404) == "server.error.link_used"
    assert ada.get(f"tables/{table}")["seats"][0]["mine"]


def test_a_copied_secret_is_one_of_the_others(address: str) -> None:
    ada, thief = Browser(address, "Ada"), Browser(address)
    thief.http.cookies[PLAIN] = secret = ada.http.cookies[PLAIN]
    ada.post("me/log-out-others")
    assert ada.http.cookies[PLAIN] != secret
    assert ada.get("me")["name"] == "Ada"
    assert thief.get("me")["known"] is False


def test_who_has_not_got_the_new_cookie_goes_on_with_the_old_one(address: str) -> None:
    ada = Browser(address, "Ada")
    secret = ada.http.cookies[PLAIN]
    ada.post("me/log-out-others")
    ada.http.cookies = httpx.Cookies({PLAIN: secret})  # as if the answer had been lost
    assert ada.get("me")["name"] == "Ada"


def test_what_a_browser_was_before_a_link_is_forgotten(address: str) -> None:
    ada, bob = Browser(address, "Ada"), Browser(address, "Bob")
    secret = bob.http.cookies[PLAIN]
    bob.post("me/recover", ada.post("me/link"))
    assert (bob.get("me")["name"], bob.get("me")["browsers"]) == ("Ada", 2)
    old = Browser(address)
    old.http.cookies[PLAIN] = secret
    assert old.get("me")["known"] is False


@pytest.mark.parametrize("how", ["me/log-out", "me/log-out-others"])
def test_open_pages_of_who_is_logged_out_are_closed(address: str, how: str) -> None:
    ada, phone = Browser(address, "Ada"), Browser(address)
    phone.post("me/recover", ada.post("me/link"))
    table = ada.new_table(ME, GREEDY, **FIRST)
    with ada.at(table) as mine, phone.at(table) as other:
        mine.position()
        other.position()
        ada.post(how)
        gone, stays = (mine, other) if how == "me/log-out" else (other, mine)
        assert gone.closed() == 4401
        stays.say("hello")
        assert stays.wait("position")["decisions"]


def test_a_page_of_a_logged_out_browser_is_a_strangers(address: str) -> None:
    ada = Browser(address, "Ada")
    table = ada.new_table(ME, GREEDY, **FIRST)
    secret = ada.http.cookies[PLAIN]
    ada.post("me/log-out")
    ada.http.cookies = httpx.Cookies({PLAIN: secret})
    page = Page(ada.socket(table))
    page.say("hello")
    assert page.position()["decisions"] == []
    page.socket.close()

"""What it costs to ask for something, and the purse that everybody pays from."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed

from menagerie.server import rates as purses
from menagerie.server.rates import Purses, RateLimits
from menagerie.server.refusals import TooFast
from menagerie.server.settings import PRICES, Rates
from server.asking import FAR, browser, opened
from server.running import FIRST, ME, OPEN, Browser, Page, running

if TYPE_CHECKING:
    from fastapi import FastAPI

    from menagerie.server.settings import Settings

FREE = dict.fromkeys(PRICES, 0.0)


class Clock:
    """A clock that somebody moves on."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_purse_is_spent_and_fills_up_again() -> None:
    clock = Clock()
    limits = RateLimits(Rates(purse=10, refill=2, prices={"walk": 3, "talk": 1}), clock)
    for _ in range(3):
        limits.count("walk", "ada")
    with pytest.raises(TooFast):
        limits.count("walk", "ada")
    limits.count("talk", "ada")  # what was refused has cost nothing
    with pytest.raises(TooFast):
        limits.count("talk", "ada")
    limits.count("walk", "bob")
    clock.now += 1.5
    limits.count("walk", "ada")
    clock.now += 1000
    for _ in range(3):
        limits.count("walk", "ada")
    with pytest.raises(TooFast):
        limits.count("walk", "ada")


def test_without_rates_everything_is_free() -> None:
    limits = RateLimits(None)
    for _ in range(10_000):
        limits.count("import", "ada")


def test_full_purses_are_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(purses, "MANY", 100)
    clock = Clock()
    many = Purses(10, 1, clock)
    for number in range(1000):
        many.pay(f"stranger {number}", 1)
        clock.now += 1
    assert len(many) <= 110
    spent = Purses(10, 0, clock)
    for number in range(1000):
        spent.pay(f"stranger {number}", 10)
    assert len(spent) == 1000
    assert not spent.pay("stranger 7", 1)


def test_fast_play_is_not_too_fast() -> None:
    clock = Clock()
    limits = RateLimits(Rates(), clock)
    for _ in range(3000):  # ten minutes of five clicks a second, each with a question
        for what in ("request", "move", "request", "why_not"):
            limits.count(what, "ada")
        clock.now += 0.2


def test_the_prices_are_told() -> None:
    told = (Path(__file__).parents[2] / "docs" / "operations.md").read_text(encoding="utf-8")
    assert all(f"| `{what}` | {price} |" in told for what, price in PRICES.items())
    assert f"{Rates().purse:,.0f} points, refilled by {Rates().refill:.0f} each second" in told


def strict(settings: Settings, folder: Path, purse: float, **prices: float) -> Settings:
    """Let nothing cost anything but what is named, from a purse that does not fill up."""
    rates = Rates(purse=purse, refill=0, prices={**FREE, **prices})
    return replace(settings, rates=rates, database=f"sqlite:///{folder / 'x.sqlite'}")


def test_new_guests_and_tables(settings: Settings, tmp_path: Path) -> None:
    with running(strict(settings, tmp_path, 2, guest=1, table=1)) as address:
        ada, _ = Browser(address, "Ada"), Browser(address, "Bob")
        third = Browser(address).http.put("/api/me", json={"name": "Cy"})
        assert (third.status_code, third.json()["message"]["key"]) == (429, "server.error.too_fast")
        ada.new_table(ME, OPEN)
        ada.new_table(ME, OPEN)
        assert ada.refused("tables", {"game": "zooloretto", "seats": [ME, OPEN]}, 429) == "server.error.too_fast"


@pytest.mark.parametrize("what", ["import", "fork", "moment"])
def test_what_plays_a_game_again(settings: Settings, tmp_path: Path, what: str) -> None:
    with running(strict(settings, tmp_path, 1, **{what: 1})) as address:
        ada = Browser(address, "Ada")
        table = ada.new_table(ME, {"kind": "hot_seat"}, **FIRST)
        save = ada.get(f"tables/{table}/save")
        asking: dict[str, tuple[str, Any]] = {
            "import": ("import", {"save": save, "seats": [ME, {"kind": "hot_seat"}]}),
            "fork": (f"tables/{table}/fork", {"number": 0, "seat": 0, "bot": "random"}),
            "moment": (f"tables/{table}/moments/0", None),
        }
        path, body = asking[what]
        answers = [ada.http.request("GET" if body is None else "POST", f"/api/{path}", json=body) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [200, 429]


def test_requests(settings: Settings, tmp_path: Path) -> None:
    with running(strict(settings, tmp_path, 40, request=1)) as address:
        ada = Browser(address, "Ada")
        codes = [ada.http.get("/api/lobby").status_code for _ in range(60)]
        assert (codes[0], codes[-1]) == (200, 429)
        assert Browser(address, "Bob").get("me")["name"] == "Bob"  # one's purse is not another's


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("say", {"type": "say", "text": "hm"}),
        ("hello", {"type": "hello"}),
        ("why_not", {"type": "why_not", "number": 0, "seat": 0}),
        ("move", {"type": "undo", "number": 0}),
    ],
)
def test_what_is_said_at_a_table(settings: Settings, tmp_path: Path, what: str, said: dict[str, Any]) -> None:
    with running(strict(settings, tmp_path, 2, **{what: 1})) as address:
        ada = Browser(address, "Ada")
        with ada.at(ada.new_table(ME, OPEN)) as page:
            for _ in range(3):
                page.say(said["type"], **{name: value for name, value in said.items() if name != "type"})
            assert page.wait("trouble", lambda told: told["message"]["key"] == "server.error.too_fast")


def test_a_flood_closes_the_socket(settings: Settings, tmp_path: Path) -> None:
    with running(strict(settings, tmp_path, 10, hello=1)) as address:
        ada = Browser(address, "Ada")
        with ada.at(ada.new_table(ME, OPEN)) as page:
            with suppress(ConnectionClosed):  # as soon as the server has enough
                for _ in range(200):
                    page.say("hello")
            assert page.closed() == 1008


def test_too_many_pages(settings: Settings, tmp_path: Path) -> None:
    few = replace(settings, most_pages=2, database=f"sqlite:///{tmp_path / 'x.sqlite'}")
    with running(few) as address:
        ada = Browser(address, "Ada")
        table = ada.new_table(ME, OPEN)
        with ada.at(table), ada.at(table) as second:
            second.wait("table")
            third = Page(ada.socket(table))
            assert third.trouble() == "server.error.too_many_pages"
            assert third.closed() == 1008
            Page(Browser(address).socket(table)).socket.close()


def test_behind_a_proxy_everybody_pays_for_themselves(tmp_path: Path) -> None:
    async def story() -> None:
        rates = Rates(purse=1, refill=0, prices={**FREE, "guest": 1})
        async with opened(tmp_path, rates=rates, proxies=("10.0.0.1",)) as app:
            assert await guests(app, "10.0.0.1", [FAR, "198.51.100.1", FAR]) == [200, 200, 429]
            assert await guests(app, "192.0.2.1", ["198.51.100.2", "198.51.100.3"]) == [200, 429]  # no proxy of ours

    async def guests(app: FastAPI, address: str, told: list[str]) -> list[int]:
        codes = []
        for each in told:
            async with browser(app, address=address) as client:
                asked = await client.put("/api/me", json={"name": "Ada"}, headers={"X-Forwarded-For": each})
                codes.append(asked.status_code)
        return codes

    asyncio.run(story())

"""A challenge on the server: three games alone in a row, each at a table of its own."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from menagerie.games.ark_nova.challenge import OPTIONS
from server.databases import new_database
from server.running import GREEDY, ME, SEED, Browser, running

if TYPE_CHECKING:
    from pathlib import Path

    from menagerie.server.settings import Settings

CHALLENGE = {"game": "ark_nova", "seats": [ME], "seed": SEED, "challenge": True, "options": {"solo_appeal": 10}}


def play(browser: Browser, table: str) -> dict[str, Any]:
    """Play a game to its end, and give what the table says of its challenge."""
    with browser.at(table) as page:
        page.position()
        page.play_out()
    found: dict[str, Any] = browser.get(f"tables/{table}")["challenge"]
    return found


@pytest.mark.rule("R-A-562", "R-A-564", "R-A-567")
def test_three_games_follow_each_other_and_their_points_add_up(address: str) -> None:
    ada = Browser(address, "Ada", end_turn="never")
    table = ada.post("tables", CHALLENGE)
    tables: list[str] = []
    offers: list[list[str]] = []
    for number in (1, 2, 3):
        assert (table["challenge"]["number"], table["challenge"]["passed"]) == (number, None)
        assert len(table["challenge"]["scores"]) == number - 1
        tables.append(table["id"])
        assert table["challenge"]["tables"] == tables
        with ada.at(table["id"]) as page:
            offers.append(page.position()["view"]["zoos"][0]["map_offers"])
        after = play(ada, table["id"])
        assert after["scores"][-1] == sum(ada.get(f"tables/{table['id']}/result")["parts"][0].values())
        if number == 3:
            assert after["passed"] == (sum(after["scores"]) >= 0)
        table = ada.post(f"tables/{table['id']}/rematch")
    assert table["challenge"] == {**table["challenge"], "number": 1, "scores": []}  # a new one
    assert len({name for offer in offers for name in offer}) == 6


def test_who_asks_again_comes_to_the_same_next_game(address: str) -> None:
    ada = Browser(address, "Ada", end_turn="never")
    first = ada.post("tables", CHALLENGE)["id"]
    play(ada, first)
    second = ada.post(f"tables/{first}/rematch")["id"]
    assert ada.post(f"tables/{first}/rematch")["id"] == second
    assert ada.get(f"tables/{first}")["rematch"] == second


def test_what_earlier_games_have_used_is_no_option_that_people_read(address: str) -> None:
    assert "used" not in Browser(address, "Ada").post("tables", CHALLENGE)["options"]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"seats": [ME, GREEDY]}, "server.error.challenge_alone"),
        ({"seats": [GREEDY]}, "server.error.challenge_alone"),
        ({"game": "zooloretto", "options": {}}, "server.error.no_challenge"),
        ({"options": {"maps": "a"}}, "kernel.error.unknown_option"),
    ],
)
def test_what_is_no_challenge_is_refused(address: str, change: dict[str, Any], reason: str) -> None:
    assert Browser(address, "Ada").refused("tables", {**CHALLENGE, **change}, 400) == reason


def test_a_game_without_challenge_says_so(address: str) -> None:
    ada = Browser(address, "Ada")
    assert ada.get(f"tables/{ada.new_table(ME, GREEDY)}")["challenge"] is None


def test_a_challenge_outlives_the_server(settings: Settings, tmp_path: Path) -> None:
    own = replace(settings, database=new_database(tmp_path), games=("ark_nova",))
    with running(own) as address:
        ada = Browser(address, "Ada", end_turn="never")
        games = {game["name"]: game["challenge"] for game in ada.get("catalogue")["games"]}
        assert games == {"ark_nova": [option.name for option in OPTIONS]}
        first = ada.post("tables", CHALLENGE)["id"]
        scores = play(ada, first)["scores"]
        cookies = dict(ada.http.cookies)
    with running(own) as address:
        again = Browser(address)
        again.http.cookies.update(cookies)
        assert again.get(f"tables/{first}")["challenge"]["scores"] == scores
        second = again.post(f"tables/{first}/rematch")
        assert (second["challenge"]["number"], second["challenge"]["scores"]) == (2, scores)

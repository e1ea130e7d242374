"""Deals that nobody can know are vouched for; those that somebody may know are marked for everybody."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import text

import menagerie
from kernel.toy_game import SECRETS
from menagerie.kernel.game import new_game
from menagerie.kernel.save import checksum, replay
from menagerie.kernel.seeds import STRONG
from menagerie.server.storage.engines import open_engine
from server.databases import new_database
from server.running import FIRST, GREEDY, INVITED, ME, OPEN, RANDOM, Browser, find_rules, play_out_together, running

if TYPE_CHECKING:
    from pathlib import Path

    from menagerie.server.settings import Settings

SEED = 0x1_00112233_44556677_8899AABB_CCDDEEFF
COMMITMENT = "edc89a15fdf2178b335a06bee2e8085a1d338e990a5ffa625196d87f442c7ed1"
SHORT = {"game": "secrets", "options": {"rounds": 1}}
ALONE = {"game": "ark_nova", "seats": [ME], "challenge": True, "options": {"solo_appeal": 10}}


def opened(browser: Browser, *seats: dict[str, Any], **wishes: Any) -> dict[str, Any]:
    """Open a table whose deal the house draws, unless told otherwise."""
    table: dict[str, Any] = browser.post("tables", {**SHORT, "seats": seats, **wishes})
    return table


def played_out(browser: Browser, table: str) -> dict[str, Any]:
    """Play a game alone to its end."""
    with browser.at(table) as page:
        page.position()
        page.play_out()
    info: dict[str, Any] = browser.get(f"tables/{table}")
    return info


def two(address: str) -> tuple[Browser, Browser]:
    return Browser(address, "Ada", end_turn="never"), Browser(address, "Bob", end_turn="never")


def played_by_two(ada: Browser, bob: Browser, table: str) -> dict[str, Any]:
    with ada.at(table) as hers, bob.at(table) as his:
        play_out_together(hers, his)
    info: dict[str, Any] = bob.get(f"tables/{table}")
    return info


# --- which deals are known ---


def test_a_deal_that_the_house_draws_is_known_to_nobody(address: str) -> None:
    ada, bob = two(address)
    table = opened(ada, ME, OPEN)
    assert table["known_deal"] is False
    assert bob.join(table["id"])["known_deal"] is False


@pytest.mark.parametrize("seed", [0, 7, -3, hex(SEED)])
def test_a_chosen_seed_is_a_known_deal_for_everybody(address: str, seed: int | str) -> None:
    ada, bob = two(address)
    table = opened(ada, ME, OPEN, seed=seed)["id"]
    [listed] = [info for info in bob.get("lobby")["open"] if info["id"] == table]
    assert listed["known_deal"] is True  # before anybody sits down
    assert bob.join(table)["known_deal"] is True
    with Browser(address).at(table) as page:
        assert page.wait("table")["table"]["known_deal"] is True
    assert played_by_two(ada, bob, table)["known_deal"] is True


@pytest.mark.parametrize("seats", [(ME, OPEN), (ME, INVITED), (OPEN, ME)])
def test_a_save_is_a_known_deal(address: str, seats: tuple[dict[str, Any], ...]) -> None:
    ada, bob = two(address)
    table = ada.post("import", {"save": new_game(SECRETS, 2, SEED, {}).save(), "seats": seats})
    assert table["known_deal"] is True
    assert bob.join(table["id"], code=table["code"])["known_deal"] is True


def test_a_save_that_can_only_be_gone_on_with_is_a_known_deal(address: str) -> None:
    game = new_game(SECRETS, 2, SEED, {})
    while game.number < 6:
        game.apply(0)
    save = {**game.save(), "rules_version": SECRETS.version - 1}
    assert save["checkpoint"]["number"] > 0
    save["picks"][0][1] = "an option of old"  # a rule was mended since
    save["checksum"] = checksum(save)
    assert Browser(address, "Ada").post("import", {"save": save, "seats": [ME, OPEN]})["known_deal"] is True


def test_a_fork_is_a_known_deal(address: str) -> None:
    ada, bob = two(address)
    table = opened(ada, ME, OPEN)["id"]
    bob.join(table)
    assert played_by_two(ada, bob, table)["known_deal"] is False
    fork = bob.post(f"tables/{table}/fork", {"number": 0, "seat": 1, "bot": "random"})
    assert fork["known_deal"] is True
    assert [seat["kind"] for seat in fork["seats"]] == ["bot", "person"]  # nobody else plays there


def test_a_rematch_of_a_known_deal_is_dealt_afresh(address: str) -> None:
    ada, bob = two(address)
    table = opened(ada, ME, OPEN, seed=hex(SEED))["id"]
    bob.join(table)
    assert played_by_two(ada, bob, table)["commitment"] == COMMITMENT
    again = ada.post(f"tables/{table}/rematch")
    assert again["known_deal"] is False
    assert bob.post(f"tables/{table}/rematch") == {
        **bob.get(f"tables/{again['id']}"),
        "known_deal": False,
        "commitment": again["commitment"],
    }
    assert again["commitment"] not in (None, COMMITMENT)


def test_the_first_game_is_a_known_deal_that_nobody_else_plays(settings: Settings, tmp_path: Path) -> None:
    own = replace(settings, database=new_database(tmp_path), games=("ark_nova",))
    with running(own) as address:
        table = Browser(address, "Ada").post("first-games/ark_nova")
    assert table["known_deal"] is True
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]


def test_a_challenge_with_a_chosen_seed_is_known_to_its_end_and_the_next_one_is_not(address: str) -> None:
    ada = Browser(address, "Ada", end_turn="never")
    table = ada.post("tables", {**ALONE, "seed": 9})
    for _ in range(3):
        assert table["known_deal"] is True
        played_out(ada, table["id"])
        table = ada.post(f"tables/{table['id']}/rematch")
    assert (table["challenge"]["number"], table["known_deal"]) == (1, False)


def test_a_challenge_that_the_house_deals_is_known_to_nobody(address: str) -> None:
    ada = Browser(address, "Ada", end_turn="never")
    first = ada.post("tables", ALONE)
    assert first["known_deal"] is False
    first = played_out(ada, first["id"])
    second = ada.post(f"tables/{first['id']}/rematch")
    assert (second["challenge"]["number"], second["known_deal"]) == (2, False)
    assert len({first["commitment"], second["commitment"]} - {None}) == 2
    assert int(first["seed"], 0) >= STRONG


def test_what_a_challenge_has_used_up_can_be_chosen_for_nobody_else(address: str) -> None:
    """Who could leave cards out of the box without a word would know which are in the deck."""
    used = {"cards": ["sun_bear"], "maps": [], "bonus_tiles": []}
    table = {"game": "ark_nova", "seats": [ME, OPEN], "options": {"used": used}}
    assert Browser(address, "Ada").refused("tables", table, 400) == "kernel.error.bad_option_value"


def test_what_is_known_outlives_the_server(settings: Settings, tmp_path: Path) -> None:
    own = replace(settings, database=new_database(tmp_path))
    with running(own) as address:
        ada = Browser(address, "Ada")
        tables = [opened(ada, ME, OPEN, seed=seed) for seed in (7, -7, hex(SEED), None)]
        tables.append(ada.post("import", {"save": new_game(SECRETS, 2, SEED, {}).save(), "seats": [ME, OPEN]}))
        cookies = dict(ada.http.cookies)
    with running(own) as address:
        ada, bob = Browser(address), Browser(address, "Bob", end_turn="never")
        ada.http.cookies.update(cookies)
        for before, known in zip(tables, (True, True, True, False, True), strict=True):
            after = bob.join(before["id"])
            assert (after["known_deal"], after["commitment"]) == (known, before["commitment"])
        end = played_by_two(ada, bob, tables[2]["id"])
        assert end["seed"] == hex(SEED)
        assert ada.get(f"tables/{tables[2]['id']}/save")["seed"] == SEED
        assert played_by_two(ada, bob, tables[1]["id"])["seed"] == "-7"


# --- who may look at a deal ---


def test_the_host_of_an_open_table_cannot_look_at_its_deal(address: str) -> None:
    ada = Browser(address, "Ada")
    for seats in ((ME, OPEN), (ME, {"kind": "hot_seat"}, INVITED), (ME, RANDOM, OPEN)):
        table = opened(ada, *seats)["id"]
        assert ada.refused(f"tables/{table}/save", status=403) == "server.error.secrets"
        assert ada.refused(f"tables/{table}/fork", {"number": 0, "seat": 0}, 403) == "server.error.secrets"
        assert ada.refused(f"tables/{table}/moments/0") == "server.error.not_started"


def test_who_has_looked_at_a_deal_alone_stays_alone_with_it(address: str) -> None:
    """Who holds every seat may save a running game; from then on nobody else can sit down there."""
    ada, bob = two(address)
    table = opened(ada, ME, OPEN)["id"]
    ada.post(f"tables/{table}/start")
    assert ada.get(f"tables/{table}/save")["seats"] == 2
    assert bob.refused(f"tables/{table}/join", {}) == "server.error.has_started"


def test_who_has_left_a_table_does_not_come_back_to_cards_that_others_have_seen(address: str) -> None:
    ada, bob = two(address)
    table = opened(ada, ME, OPEN, options={"rounds": 3})
    bob.join(table["id"])
    assert ada.refused(f"tables/{table['id']}/save", status=403) == "server.error.secrets"
    bob.post(f"tables/{table['id']}/leave")
    assert ada.get(f"tables/{table['id']}/save")["seats"] == 2
    for code in (None, table["code"]):
        assert bob.refused(f"tables/{table['id']}/join", {"code": code}) == "server.error.has_started"


def test_nobody_changes_a_deal_by_coming_going_or_beginning(address: str) -> None:
    ada, bob = two(address)
    cy = Browser(address, "Cy")
    table = opened(ada, ME, OPEN, OPEN)
    fixed = table["commitment"]
    for who, seat in ((bob, 2), (cy, 1)):
        if who is cy:
            bob.post(f"tables/{table['id']}/leave")
        assert who.join(table["id"], seat=seat)["commitment"] == fixed
    assert ada.post(f"tables/{table['id']}/start")["commitment"] == fixed


# --- what vouches for a deal ---


def test_the_seed_is_vouched_for_from_the_start_and_shown_at_the_end(address: str) -> None:
    ada, bob = two(address)
    table = opened(ada, ME, OPEN)
    began = bob.join(table["id"])
    with Browser(address).at(table["id"]) as page:
        watched = page.wait("table")["table"]
    assert table["commitment"] == began["commitment"] == watched["commitment"]
    assert began["seed"] is None
    end = played_by_two(ada, bob, table["id"])
    assert hashlib.sha256(end["seed"].encode()).hexdigest() == end["commitment"] == table["commitment"]
    save = bob.get(f"tables/{table['id']}/save")
    assert save["seed"] == int(end["seed"], 0) >= STRONG
    assert replay(save, find_rules).picks() == [tuple(pick) for pick in save["picks"]]  # it is the seed of the deal


def test_a_seed_that_could_be_guessed_from_it_gets_no_commitment(address: str) -> None:
    ada = Browser(address, "Ada", end_turn="never")
    table = opened(ada, ME, RANDOM, seed=7)
    assert (table["commitment"], table["seed"]) == (None, None)
    assert played_out(ada, table["id"])["seed"] == "7"


def test_a_save_keeps_every_digit_of_its_seed(address: str) -> None:
    ada = Browser(address, "Ada")
    game = menagerie.new_game("zooloretto", seats=2, seed=SEED, options=FIRST)
    written = json.dumps(game.save())
    sent = f'{{"save":{written},"seats":[{json.dumps(ME)},{json.dumps(GREEDY)}]}}'
    answer = ada.http.post("/api/import", content=sent, headers={"content-type": "application/json"})
    assert answer.status_code == 200, answer.text
    assert answer.json()["commitment"] == COMMITMENT
    assert f'"seed":{SEED},' in ada.http.get(f"/api/tables/{answer.json()['id']}/save").text


def test_a_game_of_an_older_house_goes_on_with_its_seed(settings: Settings, tmp_path: Path) -> None:
    """Rows that were written before deals had keys hold a short seed, and nothing else."""
    own = replace(settings, database=new_database(tmp_path))
    with running(own) as address:
        ada = Browser(address, "Ada")
        table = opened(ada, ME, RANDOM, seed=1 << 61)["id"]
        cookies = dict(ada.http.cookies)
        with ada.at(table) as page:
            view = page.position()["view"]
    with open_engine(own.database).begin() as database:
        database.execute(text(f"update tables set seed = {1 << 61}, deal = null, known_deal = false"))
    with running(own) as address:
        ada = Browser(address)
        ada.http.cookies.update(cookies)
        with ada.at(table) as page:
            assert page.position()["view"] == view
        info = ada.get(f"tables/{table}")
        assert (info["known_deal"], info["commitment"]) == (False, None)
        assert ada.get(f"tables/{table}/save")["seed"] == 1 << 61

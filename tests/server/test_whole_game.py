"""A whole game with bots, and what is left of it: result, replay, file, fork."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import select, text

import menagerie
from menagerie.server.storage import schema
from menagerie.server.storage.engines import open_engine
from server.databases import new_database
from server.running import FIRST, GREEDY, ME, OPEN, RANDOM, Browser, running

if TYPE_CHECKING:
    from pathlib import Path

    from menagerie.server.settings import Settings


@pytest.fixture(scope="module")
def ada(address: str) -> Browser:
    return Browser(address, "Ada", end_turn="never")


@pytest.fixture(scope="module")
def finished(ada: Browser) -> str:
    table = ada.new_table(ME, GREEDY, RANDOM, **FIRST)
    with ada.at(table) as page:
        page.position()
        page.play_out()
    return table


def test_the_game_has_a_result(ada: Browser, finished: str) -> None:
    info, result = ada.get(f"tables/{finished}"), ada.get(f"tables/{finished}/result")
    points = [sum(parts.values()) for parts in result["parts"]]
    assert info["state"] == "finished"
    assert info["winners"] == result["winners"]
    assert points == result["curve"][-1]
    assert max(points) == points[result["winners"][0]]


def test_the_save_replays_to_the_same_result(ada: Browser, finished: str) -> None:
    game = menagerie.replay(Browser(ada.address).get(f"tables/{finished}/save"))
    result = ada.get(f"tables/{finished}/result")
    assert [dict(parts) for parts in game.standing().parts] == result["parts"]
    assert (game.number, game.rules.version) == (result["picks"], result["rules_version"])


def test_the_database_keeps_result_and_record(ada: Browser, finished: str, settings: Settings) -> None:
    result = ada.get(f"tables/{finished}/result")
    kept, record = kept_result(settings, finished)
    assert kept == result
    assert menagerie.replay(record).decision is None


def test_a_server_that_was_stopped_at_the_very_end_keeps_the_result_later(settings: Settings, tmp_path: Path) -> None:
    own = replace(settings, database=new_database(tmp_path))
    with running(own) as address:
        bots = Browser(address, "Ada")
        table = bots.new_table(RANDOM, RANDOM, game="secrets")
        with bots.at(table) as page:
            page.wait("position", lambda said: bool(said["over"]))
        result = bots.get(f"tables/{table}/result")
    with open_engine(own.database).begin() as database:
        assert database.execute(text("delete from results")).rowcount == 1
    with running(own) as address:
        assert Browser(address).get(f"tables/{table}/result") == result
    assert kept_result(own, table)[0] == result


def kept_result(settings: Settings, table: str) -> tuple[Any, Any]:
    """Read from the database how a game ended, and its record."""
    with open_engine(settings.database).connect() as database:
        row = database.execute(select(schema.results).where(schema.results.c.table_id == table)).one()
    return row.result, row.record


def test_every_moment_can_be_seen_by_anybody(ada: Browser, finished: str) -> None:
    stranger = Browser(ada.address)
    last = stranger.get(f"tables/{finished}/moments/0")["last"]
    save = ada.get(f"tables/{finished}/save")
    game = menagerie.new_game("zooloretto", seats=3, seed=save["seed"], options=save["options"])
    for number in range(0, last + 1, 25):
        while game.number < number:
            seat, key = save["picks"][game.number]
            game.apply_key(key, seat=seat)
        moment = stranger.get(f"tables/{finished}/moments/{number}")
        assert (moment["number"], moment["view"]) == (number, game.view(None))
    assert stranger.get(f"tables/{finished}/moments/{last}")["waiting_for"] == []
    assert stranger.refused(f"tables/{finished}/moments/{last + 1}", status=404) == "server.error.no_such_moment"


def test_turns_and_rounds_are_marked(ada: Browser, finished: str) -> None:
    moment = ada.get(f"tables/{finished}/moments/5")
    rounds = [ada.get(f"tables/{finished}/moments/{number}")["view"]["round"] for number in moment["rounds"]]
    assert rounds == list(range(1, len(rounds) + 1))
    assert set(moment["rounds"]) <= set(moment["turns"])
    curve = ada.get(f"tables/{finished}/result")["curve"]
    starts = [ada.get(f"tables/{finished}/moments/{number}")["parts"] for number in moment["rounds"]]
    assert [[sum(parts.values()) for parts in seats] for seats in starts[1:]] == curve[:-1]
    assert len(curve) == len(rounds)


def test_a_fork_plays_on_from_a_moment(ada: Browser, finished: str) -> None:
    cy = Browser(ada.address, "Cy", end_turn="never")
    moment = ada.get(f"tables/{finished}/moments/40")
    fork = cy.post(f"tables/{finished}/fork", {"number": 40, "seat": 1, "bot": "random"})
    assert [seat["kind"] for seat in fork["seats"]] == ["bot", "person", "bot"]
    assert cy.get(f"tables/{fork['id']}/moments/40")["view"] == moment["view"]
    with cy.at(fork["id"]) as page:
        page.position()
        assert page.play_out()["over"]
    assert cy.refused(f"tables/{finished}/fork", {"number": 9999, "seat": 0}) == "server.error.no_such_moment"
    assert cy.refused(f"tables/{finished}/fork", {"number": 0, "seat": 5}) == "kernel.error.no_such_seat"


def test_a_save_goes_on_at_another_table(ada: Browser) -> None:
    game = menagerie.new_game("zooloretto", seats=2, seed=3)
    for _ in range(30):
        game.apply(0)
    table = ada.post("import", {"save": game.save(), "seats": [ME, {"kind": "hot_seat"}]})["id"]
    with ada.at(table) as page:
        shown = page.position(30)
        assert shown["view"] == game.view(0)
        assert page.play_out()["over"]


def test_a_finished_save_can_be_looked_at(ada: Browser, finished: str) -> None:
    save = ada.get(f"tables/{finished}/save")
    info = ada.post("import", {"save": save, "seats": [ME, GREEDY, GREEDY]})
    assert info["state"] == "finished"
    assert ada.get(f"tables/{info['id']}/result") == ada.get(f"tables/{finished}/result")


def broken_saves() -> list[Any]:
    save = menagerie.new_game("zooloretto", seats=2, seed=3).save()
    return [{}, {"format": 99}, {**save, "seed": 4}, {**save, "game": "chess"}, {**save, "checkpoint": {}}]


@pytest.mark.parametrize("save", broken_saves())
def test_a_broken_save_is_refused(ada: Browser, save: Any) -> None:
    assert ada.refused("import", {"save": save, "seats": [ME, GREEDY]}, 400).startswith("kernel.error.")


def test_a_save_needs_its_number_of_seats(ada: Browser) -> None:
    save = menagerie.new_game("zooloretto", seats=2, seed=3).save()
    assert ada.refused("import", {"save": save, "seats": [ME, ME, ME]}) == "server.error.seats_of_save"


def test_a_running_game_keeps_its_secrets(ada: Browser) -> None:
    bob = Browser(ada.address, "Bob")
    table = ada.new_table(ME, OPEN, GREEDY, **FIRST)
    bob.join(table)
    for who in (ada, bob, Browser(ada.address)):
        assert who.refused(f"tables/{table}/save", status=403) == "server.error.secrets"
    assert ada.refused(f"tables/{table}/fork", {"number": 0, "seat": 0}) == "server.error.secrets"
    assert ada.refused(f"tables/{table}/result") == "server.error.not_finished"
    assert ada.get(f"tables/{table}/moments/0")["last"] == 0


def test_who_plays_alone_may_save_a_running_game(ada: Browser) -> None:
    table = ada.new_table(ME, GREEDY, **FIRST)
    assert menagerie.load(ada.get(f"tables/{table}/save")).number == 0


def test_provisional_picks_are_no_moments(ada: Browser) -> None:
    ada.wish(end_turn="always")
    table = ada.new_table(ME, GREEDY, **FIRST)
    with ada.at(table) as page:
        page.position(0)
        page.pick("load-1")
        page.position(1, provisional=True)
        assert ada.get(f"tables/{table}/moments/0")["last"] == 0
        assert ada.refused(f"tables/{table}/moments/1") == "server.error.no_such_moment"
    ada.wish(end_turn="never")

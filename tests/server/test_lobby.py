"""The lobby: open a table, sit down, get up, begin, play again."""

from __future__ import annotations

import pytest

import menagerie
from menagerie.kernel.messages import Phrasebook, read_phrases
from menagerie.server.rooms import room_of
from server.running import FIRST, GREEDY, INVITED, ME, OPEN, RANDOM, Browser, play_out_together


def test_the_levels_are_bots_like_all_others(address: str) -> None:
    ada = Browser(address, "Ada")
    catalogue = ada.get("catalogue")
    assert catalogue["levels"] == ["easy", "normal", "hard"]
    assert catalogue["bots"][:3] == catalogue["levels"]
    table = ada.new_table(ME, *({"kind": "bot", "bot": level} for level in catalogue["levels"]), **FIRST)
    assert [seat["name"] for seat in ada.get(f"tables/{table}")["seats"]] == ["Ada", "easy", "normal", "hard"]


def test_the_catalogue_says_how_to_ask_for_each_option(address: str) -> None:
    game = Browser(address).get("catalogue")["games"][0]
    kinds = {option["name"]: option["kind"] for option in game["options"]}
    assert (game["name"], game["fewest"], game["most"]) == ("zooloretto", 2, 5)
    assert kinds["first_player"] == "seat_or_random"
    assert kinds["removed_species"] == "some_or_random"


@pytest.mark.parametrize(("language", "word"), [("en", "panda"), ("fr", "panda"), ("de", "Panda")])
def test_the_words_of_a_language(address: str, language: str, word: str) -> None:
    browser = Browser(address).http
    response = browser.get(f"/api/words/{language}")
    assert response.json()["zooloretto.species.panda"] == word
    assert response.headers["content-encoding"] == "gzip"
    again = browser.get(f"/api/words/{language}", headers={"If-None-Match": response.headers["etag"]})
    assert again.status_code == 304


def test_a_table_with_nobody_missing_begins_at_once(address: str) -> None:
    ada = Browser(address, "Ada")
    table = ada.new_table(ME, {"kind": "hot_seat", "name": "Bo"}, GREEDY, **FIRST)
    info = ada.get(f"tables/{table}")
    assert (info["state"], info["my_turn"], info["waiting_for"]) == ("running", True, [0])
    assert [seat["name"] for seat in info["seats"]] == ["Ada", "Bo", "greedy"]
    assert [seat["mine"] for seat in info["seats"]] == [True, True, False]
    assert info["moment"] == {"key": "server.moment.round", "args": {"round": 1}}


def test_a_table_begins_when_the_last_free_seat_is_taken(address: str) -> None:
    ada, bob = Browser(address, "Ada"), Browser(address, "Bob")
    table = ada.new_table(ME, OPEN, **FIRST)
    assert table in [info["id"] for info in bob.get("lobby")["open"]]
    assert ada.get(f"tables/{table}")["state"] == "open"
    assert bob.join(table)["state"] == "running"
    assert table not in [info["id"] for info in bob.get("lobby")["open"]]
    assert table in [info["id"] for info in Browser(address).get("lobby")["running"]]


def test_tables_that_wait_for_me_come_first(address: str) -> None:
    ada, bob = Browser(address, "Ada"), Browser(address, "Bob")
    waits = ada.new_table(ME, OPEN, first_player=0)
    bob.join(waits)
    newer = ada.new_table(ME, OPEN, first_player=1)
    bob.join(newer)
    assert [info["id"] for info in ada.get("lobby")["mine"]] == [waits, newer]
    assert [info["id"] for info in bob.get("lobby")["mine"]] == [newer, waits]


def test_an_invitation_is_for_who_has_its_code(address: str) -> None:
    ada, bob = Browser(address, "Ada"), Browser(address, "Bob")
    table = ada.new_table(ME, INVITED)
    code = ada.get(f"tables/{table}")["code"]
    assert bob.get(f"tables/{table}")["code"] is None
    assert table not in [info["id"] for info in bob.get("lobby")["open"]]
    assert bob.refused(f"tables/{table}/join", {}) == "server.error.no_free_seat"
    assert bob.refused(f"tables/{table}/join", {"code": "guess"}, 403) == "server.error.bad_code"
    assert bob.join(table, code=code)["state"] == "running"


def test_a_game_among_the_invited_is_not_listed_but_can_be_watched(address: str) -> None:
    ada, bob, cy = Browser(address, "Ada"), Browser(address, "Bob"), Browser(address, "Cy")
    table = ada.new_table(ME, INVITED, RANDOM, game="secrets", rounds=1)
    bob.join(table, code=ada.get(f"tables/{table}")["code"])
    assert table in [info["id"] for info in bob.get("lobby")["mine"]]
    for stranger in (cy, Browser(address)):
        lobby = stranger.get("lobby")
        assert table not in [info["id"] for name in ("mine", "open", "running") for info in lobby[name]]
        with stranger.at(table) as page:
            assert page.position()["decisions"] == []


def test_a_rematch_is_as_private_as_the_game(address: str) -> None:
    for seat, listed in ((INVITED, False), (OPEN, True)):
        ada, bob = Browser(address, "Ada", end_turn="never"), Browser(address, "Bob", end_turn="never")
        table = ada.new_table(ME, seat, game="secrets", rounds=1)
        bob.join(table, code=ada.get(f"tables/{table}")["code"])
        with ada.at(table) as hers, bob.at(table) as his:
            play_out_together(hers, his)
        again = [who.post(f"tables/{table}/rematch")["id"] for who in (ada, bob)][1]
        assert (again in [info["id"] for info in Browser(address).get("lobby")["running"]]) is listed


def test_the_host_may_begin_without_the_missing(address: str) -> None:
    ada, bob = Browser(address, "Ada"), Browser(address, "Bob")
    table = ada.new_table(ME, OPEN, OPEN)
    bob.join(table, seat=2)
    assert bob.refused(f"tables/{table}/start", {}, 403) == "server.error.not_the_host"
    kinds = [seat["kind"] for seat in ada.post(f"tables/{table}/start")["seats"]]
    assert kinds == ["person", "bot", "person"]
    assert bob.refused(f"tables/{table}/join", {}) == "server.error.has_started"


def test_who_sits_cannot_sit_down_again(address: str) -> None:
    ada = Browser(address, "Ada")
    table = ada.new_table(ME, OPEN)
    assert ada.refused(f"tables/{table}/join", {}) == "server.error.sits_already"


def test_getting_up_frees_the_seat(address: str) -> None:
    ada, bob = Browser(address, "Ada"), Browser(address, "Bob")
    table = ada.new_table(ME, OPEN, OPEN)
    bob.join(table)
    assert [seat["kind"] for seat in bob.post(f"tables/{table}/leave")["seats"]] == ["person", "open", "open"]
    assert bob.refused(f"tables/{table}/leave", {}) == "server.error.not_here"


def test_the_last_to_get_up_closes_the_table(address: str) -> None:
    ada = Browser(address, "Ada")
    table = ada.new_table(ME, OPEN)
    with ada.at(table) as page:
        page.wait("table")
        ada.post(f"tables/{table}/leave")
        assert page.closed() == 1008
    assert ada.refused(f"tables/{table}", status=404) == "server.error.no_such_table"


def test_when_the_host_gets_up_somebody_else_is_host(address: str) -> None:
    ada, bob = Browser(address, "Ada"), Browser(address, "Bob")
    table = ada.new_table(ME, OPEN, OPEN)
    bob.join(table)
    ada.post(f"tables/{table}/leave")
    assert bob.get(f"tables/{table}")["host"]


def test_a_bot_plays_on_for_who_leaves_a_running_game(address: str) -> None:
    ada, bob = Browser(address, "Ada", end_turn="always"), Browser(address, "Bob")
    table = ada.new_table(ME, OPEN, **FIRST)
    bob.join(table)
    with ada.at(table) as hers, bob.at(table) as his:
        hers.position(0)
        hers.pick()
        hers.position(1, provisional=True)
        ada.post(f"tables/{table}/leave")
        his.wait("position", lambda said: bool(said["decisions"]))
    assert bob.get(f"tables/{table}")["seats"][0]["kind"] == "bot"


def test_a_rematch_waits_for_all_who_played(address: str) -> None:
    ada, bob = Browser(address, "Ada", end_turn="never"), Browser(address, "Bob", end_turn="never")
    table = ada.new_table(ME, OPEN, RANDOM, game="secrets", rounds=1)
    bob.join(table)
    assert ada.refused(f"tables/{table}/rematch", {}) == "server.error.not_finished"
    with ada.at(table) as hers, bob.at(table) as his:
        play_out_together(hers, his)
        again = ada.post(f"tables/{table}/rematch")
        assert [seat["kind"] for seat in again["seats"]] == ["person", "invited", "bot"]
        assert bob.get(f"tables/{table}")["rematch"] == again["id"]
        assert bob.post(f"tables/{table}/rematch")["id"] == again["id"]
        assert ada.get(f"tables/{again['id']}")["state"] == "running"
        assert Browser(address, "Cy").refused(f"tables/{table}/rematch", {}, 403) == "server.error.not_your_seat"


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"game": "chess", "seats": [ME, GREEDY]}, "kernel.error.unknown_game"),
        ({"game": "zooloretto", "seats": [ME]}, "kernel.error.bad_seats"),
        ({"game": "zooloretto", "seats": [ME] * 6}, "kernel.error.bad_seats"),
        ({"game": "zooloretto", "seats": [ME] * 9}, "server.error.malformed"),
        ({"game": "zooloretto", "seats": [ME, {"kind": "bot", "bot": "deep"}]}, "bots.error.unknown_bot"),
        ({"game": "zooloretto", "seats": [ME, GREEDY], "options": {"x": 1}}, "kernel.error.unknown_option"),
        (
            {"game": "zooloretto", "seats": [ME, GREEDY], "options": {"extension_bonus": []}},
            "kernel.error.bad_option_value",
        ),
        ({"game": "zooloretto", "seats": [ME, GREEDY], "seed": 1 << 129}, "kernel.error.bad_seed"),
        ({"game": "zooloretto", "seats": [ME, GREEDY], "seed": "0x1x"}, "server.error.malformed"),
        ({"game": "zooloretto", "seats": [ME, GREEDY], "seed": "0x" + "f" * 34}, "server.error.malformed"),
        ({"game": "zooloretto", "seats": [ME, {"kind": "robot"}]}, "server.error.malformed"),
        ({"game": "zooloretto", "seats": [ME, GREEDY], "colour": "red"}, "server.error.malformed"),
        ({}, "server.error.malformed"),
        ([], "server.error.malformed"),
    ],
)
def test_a_table_that_cannot_be(address: str, body: object, reason: str) -> None:
    ada = Browser(address, "Ada")
    assert ada.refused("tables", body) == reason
    assert ada.get("lobby")["mine"] == []


def test_a_malformed_request_names_the_field(address: str) -> None:
    response = Browser(address, "Ada").http.post("/api/tables", json={"game": "zooloretto", "seats": [{"kind": 3}]})
    assert response.status_code == 422
    assert response.json()["message"]["args"]["field"] == "seats.0.kind"


def test_a_table_says_its_turn_and_its_maps_if_they_are_few() -> None:
    book = Phrasebook("en", read_phrases("en"))
    for maps, said in {
        ("4", "4"): "Commercial Harbor · Turn 1",
        ("3", "4"): "Silver Lake, Commercial Harbor · Turn 1",
        ("3", "4", "5"): "Turn 1",
    }.items():
        game = menagerie.new_game("ark_nova", seats=len(maps), seed=1, options={"maps": list(maps)})
        moment = room_of("ark_nova").moment(game.table)
        assert moment is not None
        assert book.say(moment) == said
    tiles = room_of("sanctuary").moment(menagerie.new_game("sanctuary", seats=2, seed=1).table)
    assert tiles is not None
    assert book.say(tiles) == "Turn 1"


def test_a_rematch_names_who_is_waited_for_and_tells_them_at_once(address: str) -> None:
    ada, bob = Browser(address, "Ada", end_turn="never"), Browser(address, "Bob", end_turn="never")
    table = ada.new_table(ME, OPEN, game="secrets", rounds=1)
    bob.join(table)
    with ada.at(table) as hers, bob.at(table) as his:
        play_out_together(hers, his)
        again = ada.post(f"tables/{table}/rematch")
        assert his.wait("table", lambda said: said["table"]["rematch"] == again["id"])
    seats = [(seat["name"], seat["expected"]) for seat in again["seats"]]
    assert seats == [("Ada", ""), ("", "Bob")]
    begun = bob.post(f"tables/{table}/rematch")
    assert begun["state"] == "running"
    assert [(seat["name"], seat["expected"]) for seat in begun["seats"]] == [("Ada", ""), ("Bob", "")]

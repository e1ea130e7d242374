"""Who is at the table: presence, watchers, chat."""

from __future__ import annotations

import json

from server.running import FIRST, ME, OPEN, Browser


def test_who_is_present(address: str) -> None:
    ada, bob = Browser(address, "Ada"), Browser(address, "Bob")
    table = ada.new_table(ME, OPEN, **FIRST)
    bob.join(table)
    with ada.at(table) as hers:
        hers.position(0)
        with bob.at(table):
            hers.wait("table", lambda said: said["table"]["seats"][1]["present"])
        hers.wait("table", lambda said: not said["table"]["seats"][1]["present"])
        with Browser(address).at(table):
            hers.wait("table", lambda said: said["watchers"] == 1)


def test_who_looks_on_is_told_by_name_and_counted_once(address: str) -> None:
    ada, cy = Browser(address, "Ada"), Browser(address, "Cy")
    table = ada.new_table(ME, {"kind": "hot_seat"}, **FIRST)
    with ada.at(table) as hers, cy.at(table), cy.at(table), Browser(address).at(table):
        told = hers.wait("table", lambda said: said["watchers"] == 2)
        assert told["onlookers"] == ["Cy"]


def test_who_waits_at_an_open_table_is_told_when_it_begins(address: str) -> None:
    ada, bob = Browser(address, "Ada"), Browser(address, "Bob")
    table = ada.new_table(ME, OPEN, **FIRST)
    with ada.at(table) as hers:
        hers.wait("table")
        hers.say("pick", number=0, seat=0, key="load-1")
        assert hers.trouble() == "server.error.not_started"
        bob.join(table)
        assert hers.position(0)["decisions"]


def test_who_comes_in_learns_what_is_played_first_and_then_of_each_move_before_what_is_told_about_the_table(
    address: str,
) -> None:
    ada = Browser(address, "Ada", end_turn="never")
    table = ada.new_table(ME, {"kind": "hot_seat"}, **FIRST)
    with ada.at(table) as hers:
        assert [hers.hear()["type"], hers.hear()["type"]] == ["table", "position"]
        before = len(hers.told)
        while hers.last["waiting_for"] != [1]:  # then the table has changed, too
            hers.pick()
            hers.wait("position")
        assert hers.wait("table")["table"]["waiting_for"] == [1]
        kinds = [json.loads(said)["type"] for said in hers.told[before:]]
        assert kinds.index("position") < kinds.index("table")


def test_a_new_name_is_told(address: str) -> None:
    ada = Browser(address, "Ada")
    table = ada.new_table(ME, OPEN)
    with ada.at(table) as hers:
        hers.wait("table")
        ada.http.put("/api/me", json={"name": "Countess"})
        hers.wait("table", lambda said: said["table"]["seats"][0]["name"] == "Countess")


def test_chat_is_plain_text_for_everybody(address: str) -> None:
    ada, cy = Browser(address, "Ada"), Browser(address, "Cy")
    table = ada.new_table(ME, OPEN, **FIRST)
    with ada.at(table) as hers, cy.at(table) as watching:
        hers.say("say", text="<img src=x onerror=alert(1)>")
        line = watching.wait("chat")["lines"][0]
        assert (line["who"], line["seat"], line["text"]) == ("Ada", 0, "<img src=x onerror=alert(1)>")
        watching.say("say", text="  hello  ")
        line = hers.wait("chat", lambda said: said["lines"][-1]["who"] == "Cy")["lines"][-1]
        assert (line["seat"], line["text"]) == (None, "hello")
    with ada.at(table) as hers:
        assert len(hers.wait("chat")["lines"]) == 2


def test_a_stranger_watches_and_is_silent(address: str) -> None:
    ada = Browser(address, "Ada")
    table = ada.new_table(ME, {"kind": "hot_seat"}, **FIRST)
    with Browser(address).at(table) as watching:
        seen = watching.position(0)
        assert (seen["decisions"], seen["can_undo"]) == ([], False)
        watching.say("pick", number=0, seat=0, key="load-1")
        assert watching.trouble() == "server.error.not_your_seat"
        watching.say("say", text="hello")
        assert watching.trouble() == "server.error.name_first"


def test_what_pages_are_sent_is_packed(address: str) -> None:
    ada = Browser(address, "Ada")
    table = ada.new_table(ME, {"kind": "hot_seat"}, **FIRST)
    with ada.at(table) as hers:
        hers.position(0)
        assert [type(packing).__name__ for packing in hers.socket.protocol.extensions] == ["PerMessageDeflate"]

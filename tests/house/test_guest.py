"""A game that the house has never heard of is played everywhere, without a word about it in a file of the house."""

from __future__ import annotations

import json
import re
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import menagerie
from house.packages import GUEST, forget
from menagerie.games import every_game
from menagerie.kernel.messages import LANGUAGES, Message, phrasebook, word_faults
from menagerie.server.settings import Settings
from server.databases import new_database
from server.running import ME, RANDOM, Browser, running

if TYPE_CHECKING:
    from cli.terminal import Terminal


def test_its_rules_are_found_by_its_name(guest: str) -> None:
    game = menagerie.new_game(guest, seats=2, seed=3)
    while game.decision is not None:
        game.apply(0)
    assert menagerie.replay(game.save()).scores() == game.scores()


def test_its_words_are_its_own(guest: str) -> None:
    titles = {language: phrasebook(language).say(Message("secrets.name")) for language in LANGUAGES}
    assert titles == {"en": "Secrets", "fr": "Secrets", "de": "Geheimnisse"}
    assert list(word_faults(guest)) == []


def test_it_is_listed(guest: str, terminal: Terminal) -> None:
    listing = json.loads(terminal.run("games --json").text)
    assert [game["name"] for game in listing["games"]] == [*menagerie.GAMES, guest]
    assert listing["games"][-1]["options"][0]["meaning"] == "how many rounds are played"


def test_it_is_played_in_the_terminal(guest: str, terminal: Terminal) -> None:
    outcome = terminal.run(f"play {guest} --seats 2 --seed 3", ["1"] * 40)
    assert (outcome.code, outcome.complaint) == (0, "")
    assert "Play a card, or draw one" in outcome.text
    assert "'deck': 10" in outcome.text  # nobody has drawn it: the view stands there as it is
    assert "The game is over." in outcome.text
    assert re.search(r"\[\w+\.\w", outcome.text) is None  # every key has its words


def test_bots_play_it_by_the_thousand(guest: str, terminal: Terminal) -> None:
    outcome = terminal.run(f"simulate {guest} --seats 3 --games 20 --seed 1 --json")
    played = json.loads(outcome.text)
    assert (outcome.complaint, played["games"], list(played["bots"])) == ("", 20, ["random"])


def test_bots_meet_in_a_tournament_of_it(guest: str, terminal: Terminal) -> None:
    outcome = terminal.run(f"tournament {guest} --seats 2 --bots random,variety --games 4 --seed 1")
    assert (outcome.code, outcome.complaint) == (0, "")
    report = next(Path().glob("**/*.html")).read_text()
    assert "Who comes out ahead" in report
    assert "What happens in a game" not in report  # nobody counts anything in it


def test_a_bot_that_would_have_to_know_it_says_that_it_does_not(guest: str, terminal: Terminal) -> None:
    assert "greedy can't play secrets" in terminal.refusal(f"simulate {guest} --bots greedy")


def test_it_is_played_on_the_server(guest: str, tmp_path: Path) -> None:
    settings = Settings(database=new_database(tmp_path), client=tmp_path / "client", rates=None, time_to_paint=0)
    with running(settings) as address:
        ada = Browser(address, "Ada", end_turn="never")
        [game] = [game for game in ada.get("catalogue")["games"] if game["name"] == guest]
        assert (game["fewest"], game["bots"], game["challenge"]) == (2, ["random"], None)
        assert ada.get("words/de")["secrets.name"] == "Geheimnisse"
        table = ada.new_table(ME, RANDOM, game=guest)
        with ada.at(table) as page:
            page.position()
            page.say("why_not", number=page.last["number"], seat=0)
            assert page.wait("why_not")["extra"] == {}
            assert page.play_out()["over"]
        assert ada.get(f"tables/{table}/result")["winners"]
        assert ada.refused(f"first-games/{guest}", {}) == "server.error.no_such_address"


def test_a_game_that_has_gone_leaves_the_other_tables_alone(guest: str, tmp_path: Path) -> None:
    settings = Settings(database=new_database(tmp_path), client=tmp_path / "client", rates=None, time_to_paint=0)
    with running(settings) as address:
        ada = Browser(address, "Ada", end_turn="never")
        gone, there = ada.new_table(ME, RANDOM, game=guest, rounds=3), ada.new_table(ME, RANDOM)
        [before] = [table for table in ada.get("lobby")["mine"] if table["id"] == gone]
    assert before["options"] == {"rounds": 3}
    sys.path.remove(str(GUEST))
    forget()
    with running(replace(settings, games=every_game())) as address:
        ada.http.base_url = address
        lobby = {table["id"]: table for table in ada.get("lobby")["mine"]}
        assert lobby.keys() == {gone, there}
        assert lobby[gone]["options"] == {}
        assert ada.get(f"tables/{gone}")["stuck"]
        assert not ada.get(f"tables/{there}")["stuck"]

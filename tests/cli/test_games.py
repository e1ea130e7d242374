from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cli.terminal import Terminal


def test_games_are_listed_with_their_options_and_bots(terminal: Terminal) -> None:
    text = terminal.run("games").text
    for word in ("zooloretto", "2 to 5 players", "short_bank", "pays_nothing", "default: true", "random", "greedy"):
        assert word in text


def test_the_list_speaks_french(terminal: Terminal) -> None:
    assert "de 2 à 5 joueurs" in terminal.run("games --language fr").text


def test_the_language_may_stand_before_the_command(terminal: Terminal) -> None:
    assert "zu 2 bis 5 spielbar" in terminal.run("--language de games").text


def test_the_language_of_the_environment_is_spoken(terminal: Terminal) -> None:
    terminal.monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert "zu 2 bis 5 spielbar" in terminal.run("games").text


def test_an_unknown_language_of_the_environment_is_english(terminal: Terminal) -> None:
    terminal.monkeypatch.setenv("LC_ALL", "pt_BR.UTF-8")
    assert "2 to 5 players" in terminal.run("games").text


def test_the_list_as_json(terminal: Terminal) -> None:
    listing = json.loads(terminal.run("games --json").text)
    game = next(game for game in listing["games"] if game["name"] == "zooloretto")
    options = {option["name"]: option for option in game["options"]}
    assert game["seats"] == {"fewest": 2, "most": 5}
    assert options["stalls_leave_barn"]["default"] is True
    assert options["first_player"]["allowed"]["4"] == "random, 0 - 3"
    assert {bot["name"] for bot in listing["bots"]} >= {"random", "greedy"}

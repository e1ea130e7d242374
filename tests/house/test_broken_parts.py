"""A part of a game that cannot be used is one line that names its file; the rest of the house works."""

from __future__ import annotations

import json
import logging
from typing import TYPE_CHECKING

import pytest

import menagerie
from house.packages import install, lay_out
from menagerie.kernel.errors import BadPart
from menagerie.server.offer import offer, sound_games
from menagerie.server.rooms import PLAIN, room_of
from menagerie.server.settings import Settings

if TYPE_CHECKING:
    from pathlib import Path

    from cli.terminal import Terminal

# Each game has a name of its own: what Python has imported once, it keeps.
BROKEN = {
    "raises": ("1 / 0", "ZeroDivisionError: division by zero"),
    "misspelt": ("def", "SyntaxError: invalid syntax"),
    "wants": ("import nothing_of_the_kind", "ModuleNotFoundError: No module named 'nothing_of_the_kind'"),
    "leaves": ("raise SystemExit", "SystemExit"),
}


@pytest.mark.parametrize("how", BROKEN)
def test_rules_that_cannot_be_imported(
    how: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, terminal: Terminal
) -> None:
    code, fault = BROKEN[how]
    package = lay_out(tmp_path, f"rules_{how}", rules=code)
    install(monkeypatch, tmp_path)
    told = terminal.refusal(f"play rules_{how}")
    assert told.startswith(f"menagerie: {package / 'rules.py'} can't be used: {fault}")
    listing = terminal.run("games --json")
    assert listing.complaint == told
    assert [game["name"] for game in json.loads(listing.text)["games"]] == list(menagerie.GAMES)


def test_a_game_without_rules_names_the_module(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, terminal: Terminal
) -> None:
    (lay_out(tmp_path, "lawless") / "rules.py").unlink()
    install(monkeypatch, tmp_path)
    assert "there is no module lawless_game.rules" in terminal.refusal("play lawless")


def test_a_package_that_is_not_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, terminal: Terminal) -> None:
    package = lay_out(tmp_path, "gone")
    package.rename(tmp_path / "elsewhere")
    install(monkeypatch, tmp_path)
    assert "there is no module gone_game.rules" in terminal.refusal("play gone")
    assert terminal.run("play zooloretto --seed 1", ["q", ""]).code == 0


def test_rules_that_lack_something_say_what(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package = lay_out(
        tmp_path, "half", rules='class Half:\n    name = "half"\n    seats = range(2, 3)\n\n\nRULES = Half()\n'
    )
    install(monkeypatch, tmp_path)
    with pytest.raises(BadPart, match="it lacks version, options, set_up, next_stretch") as told:
        menagerie.new_game("half", seats=2)
    assert str(package / "rules.py") in str(told.value)


@pytest.mark.parametrize(("name", "drawing"), [("undrawn", "OTHER = 1\n"), ("misdrawn", "1 / 0\n")])
def test_a_drawing_that_cannot_be_used(
    name: str, drawing: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, terminal: Terminal
) -> None:
    package = lay_out(tmp_path, name, drawing=drawing)
    install(monkeypatch, tmp_path)
    outcome = terminal.run(f"play {name} --seats 2 --seed 3", ["1"] * 40)
    assert "The game is over." in outcome.text  # it was shown plainly
    assert outcome.complaint.startswith(f"menagerie: {package / 'drawing.py'} can't be used: ")
    assert outcome.complaint.count("\n") == 1


def test_knowledge_without_its_object(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, terminal: Terminal) -> None:
    package = lay_out(tmp_path, "unwise", knowledge="WISDOM = 1\n")
    install(monkeypatch, tmp_path)
    told = terminal.refusal("simulate unwise --bots greedy")
    assert told == f"menagerie: {package / 'knowledge.py'} can't be used: it lacks KNOWLEDGE.\n"
    assert terminal.run("simulate unwise --bots random --games 2").code == 0
    assert terminal.run("play unwise --seats 2 --seed 3", ["1"] * 40).code == 0  # against a bot that knows nothing


def test_missing_and_broken_words_name_their_files(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, terminal: Terminal
) -> None:
    words = lay_out(tmp_path, "speechless") / "words"
    (words / "fr" / "speechless.toml").unlink()
    (words / "de" / "speechless.toml").write_text("name = ")
    install(monkeypatch, tmp_path)
    french, german = terminal.run("games --json").complaint.splitlines()
    assert french == f"menagerie: The words of speechless are missing: there is no {words / 'fr' / 'speechless.toml'}."
    assert german.startswith(f"menagerie: Can't read the words in {words / 'de' / 'speechless.toml'}: ")
    assert "Zooloretto" in terminal.run("games --language de").text


def test_the_server_does_without_what_is_broken(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    room = lay_out(tmp_path, "roomless", room="ROOM = 1\n")
    rules = lay_out(tmp_path, "ruleless", rules="1 / 0\n")
    install(monkeypatch, tmp_path)
    with caplog.at_level(logging.WARNING):
        games = sound_games(Settings(database=""))
        assert room_of("roomless") is PLAIN
    told = [record.getMessage() for record in caplog.records]
    assert games == (*menagerie.GAMES, "roomless")
    assert len(told) == 2  # each is told once
    assert told[0].startswith(f"{room / 'room.py'} can't be used: it lacks picks_are_plans, first_game")
    assert told[1] == f"{rules / 'rules.py'} can't be used: ZeroDivisionError: division by zero."
    listing = offer(Settings(database="", games=games))
    assert [game.name for game in listing.games] == list(games)


def test_nobody_takes_the_place_of_a_game_of_the_house(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    lay_out(tmp_path, "zooloretto", rules="1 / 0\n")
    install(monkeypatch, tmp_path)
    assert menagerie.rules_of("zooloretto").seats[-1] == 5

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from menagerie.arena.tuning.search import next_generation
from menagerie.arena.tuning.trials import Trial
from menagerie.bots.knowledge import KNOWLEDGE, own_weights_of, shape_of

if TYPE_CHECKING:
    from typing import Any

    from cli.terminal import Terminal

SMALL = "tune zooloretto --weights coins,denial --generations 2 --population 3 --games 1 --check 3 --jobs 1"


def test_a_small_search_shows_what_it_found_and_writes_a_file_that_can_be_played(terminal: Terminal) -> None:
    outcome = terminal.run(SMALL)
    assert (outcome.code, outcome.complaint) == (0, "")
    assert "Zooloretto, 2 players: 2 generations, 12 games in all" in outcome.text
    for words in ("late_coin", "denial", "start", "found", "over 4 games", "Result: menagerie-tune-zooloretto-2.toml"):
        assert words in outcome.text
    assert "catch" not in outcome.text
    told = shape_of("zooloretto").read(Path("menagerie-tune-zooloretto-2.toml")).searches[-1]
    assert told["command"] == (
        "menagerie tune zooloretto --weights coins,denial --generations 2 --population 3 --games 1"
        " --check 3 --spread 20 --seed 0"
    )
    assert (told["population"], told["games"], told["check"]) == (4, 2, 4)
    played = terminal.run(
        "simulate zooloretto --seats 2 --bots greedy:menagerie-tune-zooloretto-2.toml,greedy --games 2"
    )
    assert played.code == 0
    assert "greedy:menagerie-tune-zooloretto-2" in played.text


def test_what_is_done_is_only_shown_again(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    first = terminal.run(SMALL)
    monkeypatch.setattr(Trial, "play", None)
    assert terminal.run(SMALL).text == first.text


def test_a_search_that_is_interrupted_goes_on_and_ends_the_same(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal.run(f"{SMALL} --result whole.toml")
    calls = 0

    def killed_in_the_second(*args: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls == 2:
            raise KeyboardInterrupt
        return next_generation(*args)

    monkeypatch.setattr("menagerie.cli.tune.next_generation", killed_in_the_second)
    stopped = terminal.run(f"{SMALL} --result part.toml")
    assert stopped.code == 130
    assert "Run the same command to go on from part.toml." in stopped.complaint
    terminal.run(f"{SMALL} --result part.toml")
    assert calls == 3
    whole, part = (Path(name).read_text() for name in ("whole.toml", "part.toml"))
    assert re.sub("date = .*", "", part) == re.sub("date = .*", "", whole)


def test_the_same_search_in_two_processes(terminal: Terminal) -> None:
    one = terminal.run(f"{SMALL} --result one.toml")
    two = terminal.run(f"{SMALL.replace('--jobs 1', '--jobs 2')} --result two.toml")
    assert two.text.replace("two.toml", "one.toml") == one.text


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "95 %"), ("fr", "Match du résultat contre le départ"), ("de", "Match des Gefundenen gegen den Anfang")],
)
def test_the_result_speaks_the_language_of_its_reader(terminal: Terminal, language: str, words: str) -> None:
    text = terminal.run(f"{SMALL} --language {language}").text
    assert words in " ".join(text.split())
    assert "cli." not in text


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("tune", "GAME"),
        ("tune chess", "no game called chess"),
        ("tune zooloretto --seats 1", "2 to 5"),
        (
            "tune zooloretto --weights luck",
            "no weight called luck. Groups and weights: homes, coins, trucks, catch",
        ),
        ("tune zooloretto --weights ,", 'no weight called ""'),
        ("tune zooloretto --generations 0", "--generations is at least 1"),
        ("tune zooloretto --population 1", "--population is at least 2"),
        ("tune zooloretto --games 0", "--games is at least 1"),
        ("tune zooloretto --check 1", "--check is at least 2"),
        ("tune zooloretto --spread 0", "--spread is at least 1"),
        ("tune zooloretto --start nowhere.toml", "Can't read the weights in nowhere.toml"),
        ("tune zooloretto --option weather=fine", "weather"),
        ("tune zooloretto --result nowhere/result.toml", "Can't write"),
        (f"tune ark_nova --start {own_weights_of('zooloretto')}", "holds no weights for ark_nova"),
        ("tune zooloretto --generations many --language de", "many"),
    ],
)
def test_bad_input_is_one_clear_line(terminal: Terminal, arguments: str, words: str) -> None:
    assert words in terminal.refusal(arguments)
    assert list(Path.cwd().iterdir()) == []


def test_a_file_of_something_else_is_left_alone(terminal: Terminal) -> None:
    Path("notes.toml").write_text("my = 'notes'\n")
    assert "holds no weights" in terminal.refusal(f"{SMALL} --result notes.toml")
    assert Path("notes.toml").read_text() == "my = 'notes'\n"


def test_a_game_that_no_bot_knows_cannot_be_tuned(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(KNOWLEDGE._found, "ark_nova", None)
    assert "can't play ark_nova" in terminal.refusal("tune ark_nova")

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from arena.company import toy
from menagerie.arena import parquet, ratings

if TYPE_CHECKING:
    from cli.terminal import Terminal

SMALL = "tournament zooloretto --bots random,greedy --games 4 --jobs 1"


def test_tables_say_who_is_stronger(terminal: Terminal) -> None:
    outcome = terminal.run(SMALL)
    assert outcome.complaint == ""
    for words in ("Zooloretto: 4 games with 2 players", "greedy – random", "Rating", "4 games played now"):
        assert words in outcome.text
    assert outcome.text.index("greedy") < outcome.text.index("random")
    assert Path("menagerie-tournament.jsonl").read_text().count("\n") == 4
    assert Path("menagerie-tournament.html").exists()


def test_what_was_played_is_not_played_again(terminal: Terminal) -> None:
    first = terminal.run(f"{SMALL} --json")
    second = terminal.run(f"{SMALL} --json")
    before, after = json.loads(first.text), json.loads(second.text)
    assert (before["played_now"], after["played_now"]) == (4, 0)
    assert before["bots"] == after["bots"]


def test_the_json_has_intervals_ratings_and_pairings(terminal: Terminal) -> None:
    report = json.loads(terminal.run(f"{SMALL} --json").text)
    assert (report["game"], report["seats"], report["games"]) == ("zooloretto", 2, 4)
    best = report["bots"][0]
    assert best["label"] == "greedy"
    assert best["wins"]["low"] <= best["wins"]["value"] <= best["wins"]["high"]
    assert set(best["rating"]) == {"value", "low", "high"}
    pair = next(pair for pair in report["pairings"] if pair["one"] == "greedy")
    assert pair["margin"]["number"] == 2
    assert report["faults"] == []


def test_a_report_needs_nothing_from_outside(terminal: Terminal) -> None:
    terminal.run(f"{SMALL} --report report.html")
    page = Path("report.html").read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>")
    assert "prefers-color-scheme: dark" in page
    assert page.count("<svg") >= 4
    assert re.findall(r"(?:src|href|url\(|@import|https?:)", page) == []


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Who comes out ahead"), ("fr", "Qui devance qui"), ("de", "Wer vor wem liegt")],
)
def test_the_report_speaks_the_language_of_its_reader(terminal: Terminal, language: str, words: str) -> None:
    terminal.run(f"{SMALL} --language {language}")
    page = Path("menagerie-tournament.html").read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in page
    assert words in page
    assert "[tournament." not in page


def test_a_bad_bot_has_a_clear_line_and_the_rest_is_played(terminal: Terminal) -> None:
    outcome = terminal.run(f"tournament zooloretto --bots {toy('Raises')},random --games 2 --jobs 1")
    line = "toy_bots.py:Raises failed: LookupError: lost my notes"
    assert outcome.code == 0
    assert line in outcome.text
    assert line in Path("menagerie-tournament.html").read_text(encoding="utf-8")


def test_what_a_bot_is_called_cannot_change_the_report(terminal: Terminal) -> None:
    Path("<b>.py").write_text(
        "class Bold:\n def __init__(self, game, chance): pass\n def pick(self, glimpse): raise OSError('<i>')\n"
    )
    terminal.run("tournament zooloretto --bots <b>.py:Bold,random --games 2 --jobs 1")
    page = Path("menagerie-tournament.html").read_text(encoding="utf-8")
    assert "&lt;b&gt;.py:Bold" in page
    assert "<b>" not in page
    assert "<i>" not in page


def test_ark_nova_is_held_beside_the_games_of_people(terminal: Terminal) -> None:
    terminal.run("tournament ark_nova --bots greedy --seats 2 --games 1 --jobs 1")
    page = Path("menagerie-tournament.html").read_text(encoding="utf-8")
    for words in ("Games of people, for four: 28 to 34", "18 to 40", "Upgraded action cards", "Breaks in a game"):
        assert words in page


def test_options_and_start_appeal_of_a_game_for_one(terminal: Terminal) -> None:
    text = terminal.run(
        "tournament ark_nova --bots random --seats 1 --games 2 --jobs 1 --option solo_appeal=10 --json"
    ).text
    report = json.loads(text)
    assert report["options"]["solo_appeal"] == 10
    assert report["bots"][0]["wins"]["number"] == 2
    assert report["bots"][0]["rating"] is None


def test_parquet_is_written_beside(terminal: Terminal) -> None:
    assert "Parquet: games.parquet" in terminal.run(f"{SMALL} --parquet games.parquet").text
    assert Path("games.parquet").read_bytes().startswith(b"PAR1")


def test_without_pyarrow_it_is_said_what_is_missing(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parquet, "find_spec", lambda name: None)
    assert "menagerie[parquet]" in terminal.refusal(f"{SMALL} --parquet games.parquet")


def test_without_openskill_it_is_said_what_is_missing(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "find_spec", lambda name: None)
    assert "menagerie[arena]" in terminal.refusal(SMALL)
    assert not list(Path().glob("*.jsonl"))


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("tournament zooloretto", "--bots"),
        ("tournament chess --bots random", "no game called chess"),
        ("tournament zooloretto --bots random,clever", "no bot called clever. The bots are: easy, normal, hard"),
        ("tournament zooloretto --bots random:2s", "random takes no parameters"),
        ("tournament zooloretto --bots greedy:nowhere.toml", "Can't read the weights in nowhere.toml"),
        ("tournament zooloretto --bots nowhere.py:Bot", "Can't read the bot's file nowhere.py"),
        (f"tournament zooloretto --bots {toy('NOT_A_BOT')}", "is not a bot"),
        (f"tournament zooloretto --bots {toy('Missing')}", "The bots in it: First, Plain"),
        (f"tournament zooloretto --bots {toy('First:0')}", "Possible: 1 - 9"),
        ("tournament zooloretto --bots random --seats 9", "9"),
        ("tournament zooloretto --bots random --games 0", "--games is at least 1"),
        ("tournament zooloretto --bots random --limit 0", "number of seconds above 0"),
        ("tournament zooloretto --bots random --limit nan", "number of seconds above 0"),
        ("tournament zooloretto --bots random,greedy --seats 3 --tables mixed", "not enough"),
        ("tournament zooloretto --bots random --tables round", "mixed, duels"),
        ("tournament zooloretto --bots random --option weather=fine", "weather"),
        ("tournament zooloretto --bots random --ray 127.0.0.1:1", "Can't reach the cluster at 127.0.0.1:1"),
        ("tournament zooloretto --bots random --ray nowhere", "nowhere is not the address"),
    ],
)
def test_bad_input_is_one_clear_line(terminal: Terminal, arguments: str, words: str) -> None:
    assert words in terminal.refusal(arguments)
    assert list(Path.cwd().iterdir()) == []


def test_a_file_that_is_no_results_file_is_left_alone(terminal: Terminal) -> None:
    Path("notes.txt").write_text("my notes\n")
    assert "line 1 makes no sense" in terminal.refusal(f"{SMALL} --results notes.txt")
    assert Path("notes.txt").read_text() == "my notes\n"

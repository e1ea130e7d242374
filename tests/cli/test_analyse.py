"""The command analyse: a saved game looked at again, and saves that cannot be."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import menagerie
from menagerie.arena.simulate import play_out
from menagerie.bots import bot_of
from menagerie.cli.analyse import range_of
from menagerie.cli.analysis_report import sparkline
from menagerie.kernel.chance import Chance
from menagerie.kernel.save import checksum

if TYPE_CHECKING:
    from cli.terminal import Terminal


@pytest.fixture(scope="module")
def finished() -> dict[str, Any]:
    game = menagerie.new_game("zooloretto", seats=2, seed=3)
    play_out(game, [bot_of(bot, "zooloretto", Chance(1)) for bot in ("greedy", "variety")])
    return game.save()


def write_save(save: dict[str, Any], **changes: Any) -> None:
    changed = {**save, **changes}
    changed["checksum"] = checksum(changed)
    Path("game.json").write_text(json.dumps(changed))


def test_a_game_is_told_as_tables_and_as_json(terminal: Terminal, finished: dict[str, Any]) -> None:
    write_save(finished, players=["greedy", "variety"])
    outcome = terminal.run("analyse game.json --tries 2 --jobs 1 --turns 1-6 --json out.json --html out.html")
    assert outcome.code == 0
    for text in ("Chance to win", "● A Greedy", "Biggest swings", "points given away", "Analysis: out.json"):
        assert text in outcome.text
    page = Path("out.html").read_text()
    assert "<svg" in page
    assert "<script" not in page
    assert page.count("<polyline") == 2
    told = json.loads(Path("out.json").read_text())
    assert told["finished"]
    assert told["turns"][-1]["chances"] == [1.0 if seat in told["winners"] else 0.0 for seat in range(2)]
    assert [turn["number"] for turn in told["turns"] if turn["verdicts"]] <= list(range(1, 7))


def test_the_same_tries_and_seed_give_the_same_in_one_process_or_two(
    terminal: Terminal, finished: dict[str, Any]
) -> None:
    write_save(finished)
    for jobs in (1, 2):
        assert terminal.run(f"analyse game.json --tries 2 --jobs {jobs} --turns 2-5 --json {jobs}.json").code == 0
    assert Path("1.json").read_text() == Path("2.json").read_text()


def test_only_one_player_is_judged(terminal: Terminal, finished: dict[str, Any]) -> None:
    write_save(finished)
    terminal.run("analyse game.json --tries 2 --jobs 1 --turns -8 --seat b --json out.json")
    told = json.loads(Path("out.json").read_text())
    assert {verdict["seat"] for turn in told["turns"] for verdict in turn["verdicts"]} == {1}


def test_a_game_that_is_not_over_is_analysed_as_far_as_it_goes(terminal: Terminal) -> None:
    game = menagerie.new_game("zooloretto", seats=2, seed=3)
    for _ in range(12):
        game.apply(0)
    write_save(game.save())
    outcome = terminal.run("analyse game.json --tries 2 --jobs 1 --language fr")
    assert outcome.code == 0
    assert "La partie n'est pas finie" in outcome.text


def test_a_game_that_has_not_begun_is_no_error(terminal: Terminal) -> None:
    write_save(menagerie.new_game("zooloretto", seats=2, seed=3).save())
    assert terminal.run("analyse game.json").code == 0


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("analyse nothing.json", "There is no file nothing.json."),
        ("analyse bad.json", "not a save"),
        ("analyse game.json --seat F", "no player F; the players are: A, B"),
        ("analyse game.json --turns 9-4", "9-4 isn't a range of turns"),
        ("analyse game.json --tries 0", "--tries is at least 1"),
        ("analyse", "SAVE is missing"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(
    terminal: Terminal, finished: dict[str, Any], arguments: str, complaint: str
) -> None:
    write_save(finished)
    Path("bad.json").write_text("{")
    assert complaint in terminal.refusal(arguments)


def test_an_unknown_game_is_refused(terminal: Terminal, finished: dict[str, Any]) -> None:
    write_save(finished, game="chess")
    assert "chess" in terminal.refusal("analyse game.json")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_game_of_other_rules_that_goes_differently_is_refused(
    terminal: Terminal, finished: dict[str, Any], language: str
) -> None:
    version = finished["rules_version"]
    write_save(finished, rules_version=version - 1, seed=finished["seed"] + 1)
    assert f" {version - 1}" in terminal.refusal(f"analyse game.json --language {language}")
    write_save(finished, rules_version=version + 1)
    assert f" {version + 1}" in terminal.refusal(f"analyse game.json --language {language}")


def test_turns_are_written_as_a_range() -> None:
    assert range_of("12") == range(12, 13)
    assert range_of("3-5") == range(3, 6)
    assert 1 in range_of("-5")
    assert 900 in range_of("30-")


def test_a_curve_shows_how_it_ended() -> None:
    assert sparkline([0.5, 0.0, 1.0], 60) == "▅▁█"
    assert len(sparkline([0.0] * 200 + [1.0], 40)) == 40
    assert sparkline([0.0] * 200 + [1.0], 40)[-1] == "█"

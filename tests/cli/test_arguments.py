from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import menagerie
from menagerie.cli import games
from menagerie.cli.choices import options_for, read_value

if TYPE_CHECKING:
    from cli.terminal import Terminal


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        ("dance", "dance"),
        ("--dance", "--dance"),
        ("games extra", "extra"),
        ("games --language xx", "xx"),
        ("play", "GAME"),
        ("play chess", "chess"),
        ("play zooloretto --seats 6", "2 to 5"),
        ("play zooloretto --seats three", "three"),
        ("play zooloretto --seats", "--seats"),
        ("play zooloretto --seed x", "x"),
        ("play zooloretto --option colour", "colour"),
        ("play ark_nova --seats 5", "1 to 4"),
        ("play ark_nova --option maps=99", "one_of_two"),
        ("play ark_nova --option handicap=3", "maps"),
        ("play zooloretto --option =red", "=red"),
        ("play zooloretto --option colour=red", "short_bank"),
        ("play zooloretto --option short_bank=maybe", "pays_nothing"),
        ("play zooloretto --option removed_species=panda", "2 x flamingo"),
        ("play zooloretto --option removed_species=panda,dragon", "dragon"),
        ("play zooloretto --bots deep", "deep"),
        ("play zooloretto --bots random,random,random", "3 bots"),
        ("play zooloretto --hot-seat 4", "4 people"),
        ("play zooloretto --hot-seat -1", "--hot-seat"),
        ("play --resume nowhere.json", "nowhere.json"),
        ("play --resume .", "folder"),
        ("play --resume nowhere.json --seed 4", "--seed"),
        ("simulate", "GAME"),
        ("simulate chess", "chess"),
        ("simulate zooloretto --seats 1", "2 to 5"),
        ("simulate zooloretto --games 0", "--games"),
        ("simulate zooloretto --jobs 0", "--jobs"),
        ("simulate zooloretto --bots ,", "random, greedy"),
        ("simulate zooloretto --seats 2 --bots random,random,random", "3 bots"),
        ("simulate zooloretto --option extension_bonus=9", "0 - 2"),
        ("replay", "FILE"),
        ("replay nowhere.json", "nowhere.json"),
        ("replay .", "folder"),
    ],
)
def test_bad_arguments_get_one_clear_line(terminal: Terminal, arguments: str, word: str) -> None:
    assert word in terminal.refusal(arguments)


def test_complaints_speak_german(terminal: Terminal) -> None:
    assert "spielt man zu 2 bis 5" in terminal.refusal("play zooloretto --seats 8 --language de")


def test_complaints_of_the_parser_speak_french(terminal: Terminal) -> None:
    assert "Il n'y a pas d'option --dance" in terminal.refusal("play --language=fr --dance")


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("true", True),
        ("3", 3),
        ("pays_nothing", "pays_nothing"),
        ("panda,zebra", ["panda", "zebra"]),
        ('["panda"]', ["panda"]),
        ("1, two", [1, "two"]),
        ("[" * 10_000, "[" * 10_000),
    ],
)
def test_values_of_options_are_json_or_lists_or_text(text: str, value: Any) -> None:
    assert read_value(text) == value


def test_one_thing_where_a_list_is_wanted_is_a_list_of_one() -> None:
    rules = menagerie.rules_of("zooloretto")
    assert options_for(rules, ["removed_species=panda"], seats=4) == {"removed_species": ["panda"]}


@pytest.mark.parametrize(("text", "value"), [("0", "0"), ("3a", "3a"), ("0,3a", ["0", "3a"]), ("1,2", ["1", "2"])])
def test_a_map_may_be_called_by_a_number(text: str, value: Any) -> None:
    rules = menagerie.rules_of("ark_nova")
    assert options_for(rules, [f"maps={text}"], 2) == {"maps": value}


def test_help_is_in_the_words_of_the_language(terminal: Terminal) -> None:
    text = terminal.run("--language fr play --help").text
    assert "Reprendre une partie sauvegardée." in text
    assert "cli." not in text


def test_without_a_command_the_program_says_what_it_can_do(terminal: Terminal) -> None:
    outcome = terminal.run("")
    assert outcome.code == 0
    assert "Let bots play many games." in outcome.text


def test_the_version_is_said(terminal: Terminal) -> None:
    assert terminal.run("--version").text == f"menagerie {menagerie.__version__}\n"


def break_something(*_: object) -> None:
    raise ZeroDivisionError("nought")


def test_a_fault_of_ours_is_one_line_that_asks_to_report_it(terminal: Terminal) -> None:
    terminal.monkeypatch.setattr(games, "show_game", break_something)
    outcome = terminal.run("games")
    assert outcome.code == 3
    assert outcome.complaint.count("\n") == 1
    assert "ZeroDivisionError: nought" in outcome.complaint


def test_a_developer_sees_the_traceback(terminal: Terminal) -> None:
    terminal.monkeypatch.setenv("MENAGERIE_DEBUG", "1")
    terminal.monkeypatch.setattr(games, "show_game", break_something)
    assert "Traceback" in terminal.run("games").complaint

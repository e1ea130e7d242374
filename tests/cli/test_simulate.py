from __future__ import annotations

import json
from typing import TYPE_CHECKING

from arena.company import toy

if TYPE_CHECKING:
    from cli.terminal import Terminal


def test_the_json_has_exactly_the_agreed_fields(terminal: Terminal) -> None:
    outcome = terminal.run("simulate zooloretto --seats 2 --games 3 --bots random --seed 7 --json")
    report = json.loads(outcome.text)
    fields = {"game", "seats", "games", "decisions", "seconds", "games_per_second", "decisions_per_second", "bots"}
    assert set(report) == fields
    assert (report["game"], report["seats"], report["games"]) == ("zooloretto", 2, 3)
    assert set(report["bots"]["random"]) == {"games", "wins", "mean_score"}
    assert outcome.complaint == ""


def test_the_same_seed_gives_the_same_games(terminal: Terminal) -> None:
    def result(seed: int) -> object:
        text = terminal.run(f"simulate zooloretto --seats 3 --games 2 --bots random --seed {seed} --json").text
        report = json.loads(text)
        return report["decisions"], report["bots"]

    assert result(1) == result(1)
    assert result(1) != result(2)


def test_options_reach_the_games(terminal: Terminal) -> None:
    arguments = "simulate zooloretto --seats 3 --games 1 --bots random --option removed_species=panda,zebra --json"
    assert json.loads(terminal.run(arguments).text)["games"] == 1


def test_without_json_there_is_a_table(terminal: Terminal) -> None:
    text = terminal.run("simulate zooloretto --seats 2 --games 2 --bots random --language de").text
    for word in ("Zooloretto: 2 Partien zu 2", "random", "Siege", "Punkte im Mittel"):
        assert word in text


def test_coverage_is_part_of_the_json_where_it_is_asked_for(terminal: Terminal) -> None:
    outcome = terminal.run("simulate ark_nova --seats 2 --games 1 --bots variety --coverage --json")
    coverage = json.loads(outcome.text)["coverage"]
    assert len(coverage["cards"]) == 212
    assert len(coverage["abilities"]) == 30
    for things in coverage.values():
        times = list(things.values())
        assert times == sorted(times)


def test_coverage_is_shown_group_by_group(terminal: Terminal) -> None:
    text = terminal.run("simulate ark_nova --seats 2 --games 1 --bots variety --coverage --language fr").text
    for word in (
        "cartes Zoo jouées\N{NO-BREAK SPACE}: ",
        " sur 212",
        "capacités utilisées\N{NO-BREAK SPACE}: ",
        "sponsor_magnet",
    ):
        assert word in text


def test_a_game_without_coverage_says_so(terminal: Terminal) -> None:
    assert "zooloretto can't tell" in terminal.refusal("simulate zooloretto --games 1 --coverage")


def test_a_bot_from_a_file_that_fails_is_named(terminal: Terminal) -> None:
    outcome = terminal.run(f"simulate zooloretto --games 1 --bots {toy('Raises')}")
    assert outcome.code == 2
    assert "toy_bots.py:Raises failed: LookupError: lost my notes" in outcome.complaint


def test_a_bot_from_a_file_plays(terminal: Terminal) -> None:
    assert "toy_bots.py:First:2" in terminal.run(f"simulate zooloretto --games 1 --bots {toy('First:2')} --json").text

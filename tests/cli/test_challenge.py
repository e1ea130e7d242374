from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from menagerie.games.ark_nova import challenge
from menagerie.kernel.chance import Chance
from menagerie.kernel.save import checksum
from menagerie.kernel.seeds import STRONG

if TYPE_CHECKING:
    from cli.terminal import Terminal
    from menagerie.games.ark_nova.challenge import Series

FILE = "ark_nova-challenge.menagerie.json"
PASSED = {"en": "Challenge passed!", "fr": "Défi relevé !", "de": "Challenge bestanden!"}
FAILED = {"en": "Challenge failed.", "fr": "Défi manqué.", "de": "Challenge nicht bestanden."}
LONG = ["1"] * 600  # more than a game asks


@cache
def after(games: int) -> Series:
    """Play some games of a challenge at random."""
    if games == 0:
        return challenge.start(4)
    series, chance = after(games - 1), Chance(games)
    game = series.new_game()
    while game.decision is not None:
        game.apply(chance.below(len(game.decision.options)))
    return series.with_result(game)


def write(games: int, **changes: object) -> None:
    """Write the file of a challenge of which some games are over."""
    Path(FILE).write_text(json.dumps({**after(games).save(), **changes}))


def test_a_challenge_begins_with_a_file(terminal: Terminal) -> None:
    outcome = terminal.run("challenge --seed 4")
    assert (outcome.code, outcome.complaint) == (0, "")
    assert f"A new challenge, seed 4. It is kept in {FILE}." in outcome.text
    assert challenge.load(Path(FILE).read_text())[0] == challenge.start(4)


def test_the_file_may_have_any_name(terminal: Terminal) -> None:
    terminal.run("challenge mine.json --option solo_appeal=10")
    assert challenge.load(Path("mine.json").read_text())[0].options["solo_appeal"] == 10


def test_without_a_seed_chance_begins_anywhere(terminal: Terminal) -> None:
    terminal.run("challenge one.json")
    terminal.run("challenge other.json")
    one, other = (challenge.load(Path(f"{name}.json").read_text())[0] for name in ("one", "other"))
    assert one.seed != other.seed
    assert min(one.seed, other.seed, one.new_game().setting.seed) >= STRONG


@pytest.mark.parametrize("leaving", [["q"], []])
def test_who_leaves_a_game_goes_on_with_it_later(terminal: Terminal, leaving: list[str]) -> None:
    text = terminal.run("challenge --seed 4", ["1", "1", "1", *leaving]).text
    assert f"Go on later with:\n  menagerie challenge {FILE}\n" in text
    assert "begins" not in terminal.run("challenge").text
    _, running = challenge.load(Path(FILE).read_text())
    assert running is not None
    assert len(running["picks"]) == 2  # the map, whose choice the second line ends, and a card


def test_a_game_may_be_saved_under_another_name(terminal: Terminal) -> None:
    text = terminal.run("challenge --seed 4", ["1", "s copy.json", "q"]).text
    assert "menagerie challenge copy.json" in text
    assert challenge.load(Path("copy.json").read_text())[1] is not None


def test_a_game_played_to_its_end_counts_and_the_next_one_waits(terminal: Terminal) -> None:
    outcome = terminal.run("challenge --seed 4", [*LONG, "q"])
    series, running = challenge.load(Path(FILE).read_text())
    assert (outcome.code, outcome.complaint) == (0, "")
    assert len(series.scores) >= 1
    assert str(series.scores[0]) in outcome.text
    assert "Game 2 of the challenge begins." in outcome.text
    assert running is None or running["options"]["used"]["maps"] == [*series.played[0].used["maps"]]


def test_between_two_games_one_may_leave(terminal: Terminal) -> None:
    game = after(1).new_game()
    while game.decision is not None:
        game.apply(0)
    Path(FILE).write_text(json.dumps(after(1).save(game)))
    text = terminal.run("challenge", ["q"]).text
    assert f"Enter begins the next game, q leaves > q\nGo on later with:\n  menagerie challenge {FILE}\n" in text
    assert len(challenge.load(Path(FILE).read_text())[0].scores) == 2


@pytest.mark.parametrize("games", [0, 1, 2, 3])
def test_the_standing_is_shown_without_playing(terminal: Terminal, games: int) -> None:
    write(games)
    before = Path(FILE).read_bytes()
    outcome = terminal.run("challenge --standing")
    assert (outcome.code, "begins" in outcome.text) == (0, False)
    assert all(str(score) in outcome.text for score in (*after(games).scores, sum(after(games).scores)))
    assert Path(FILE).read_bytes() == before


def test_the_standing_of_a_challenge_that_is_not_there(terminal: Terminal) -> None:
    assert FILE in terminal.refusal("challenge --standing")
    assert not Path(FILE).exists()


@pytest.mark.parametrize("language", PASSED)
def test_the_end_is_said_in_every_language(terminal: Terminal, language: str) -> None:
    write(3)
    text = terminal.run(f"challenge --language {language}").text
    assert FAILED[language] in text
    assert "[cli." not in text
    series = after(3)
    passed = challenge.Series(series.seed, series.options, tuple(challenge.Played(1, g.used) for g in series.played))
    Path(FILE).write_text(json.dumps(passed.save()))
    assert PASSED[language] in terminal.run(f"challenge --language {language}").text


def test_after_the_end_a_new_challenge_needs_a_new_file(terminal: Terminal) -> None:
    write(3)
    text = terminal.run("challenge").text
    assert "menagerie challenge ark_nova-challenge-2.menagerie.json" in text


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        ("challenge --seed x", "x"),
        ("challenge --option colour=red", "solo_appeal"),
        ("challenge --option solo_appeal=5", "20, 10, 0"),
        ("challenge --option maps=a", "maps"),
        ("challenge .", "folder"),
        ("challenge nowhere/mine.json", "nowhere"),
        ("challenge one two", "two"),
    ],
)
def test_bad_arguments_get_one_clear_line(terminal: Terminal, arguments: str, word: str) -> None:
    assert word in terminal.refusal(arguments)
    assert list(Path().iterdir()) == []


@pytest.mark.parametrize("arguments", ["--seed 3", "--option solo_appeal=0"])
def test_a_challenge_that_is_under_way_is_not_agreed_on_again(terminal: Terminal, arguments: str) -> None:
    write(1)
    assert arguments.split()[0] in terminal.refusal(f"challenge {arguments}")


@pytest.mark.parametrize(
    ("language", "word"), [("en", "its checksum"), ("fr", "somme de contrôle"), ("de", "Prüfsumme")]
)
def test_an_edited_file_is_refused_with_its_reason(terminal: Terminal, language: str, word: str) -> None:
    write(1, seed=5)
    assert word in terminal.refusal(f"challenge --language {language}")


@pytest.mark.parametrize(
    ("content", "word"),
    [(b"", "JSON"), (b'{"format": 1', "JSON"), (b"[" * 100_000, "JSON"), (b"{}", "format"), (b"\xff\xfe", "not text")],
)
def test_what_is_no_challenge_is_refused(terminal: Terminal, content: bytes, word: str) -> None:
    Path(FILE).write_bytes(content)
    assert word in terminal.refusal("challenge")


def test_the_save_of_a_game_is_refused(terminal: Terminal) -> None:
    Path(FILE).write_text(json.dumps(after(0).new_game().save()))
    assert "menagerie play --resume" in terminal.refusal("challenge")


def test_a_game_of_a_challenge_that_was_edited_is_refused(terminal: Terminal) -> None:
    game = after(1).new_game()
    game.apply(0)
    save = after(1).save(game)
    save["game"]["picks"] = []
    sound = {name: value for name, value in save.items() if name != "checksum"}
    Path(FILE).write_text(json.dumps({**sound, "checksum": checksum(sound)}))
    assert "checksum" in terminal.refusal("challenge")


def test_a_challenge_is_no_save_of_a_game(terminal: Terminal) -> None:
    write(1)
    assert "damaged" in terminal.refusal(f"play --resume {FILE}")


def test_a_lost_solo_game_says_so(terminal: Terminal) -> None:
    text = terminal.run("play ark_nova --seats 1 --seed 3", LONG).text
    assert "The game is lost." in text

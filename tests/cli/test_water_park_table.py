"""Aquaretto, alone and together with Zooloretto, as the terminal draws it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from aquaretto.scenario import scenario
from cli.drawn import ENDINGS, drawn
from menagerie.kernel.messages import LANGUAGES
from zooloretto_aquaretto.scenario import scenario as both

if TYPE_CHECKING:
    from cli.terminal import Terminal
    from scenario import Play


def park() -> Play:
    """Lay out a park where there is something of everything."""
    animals = "orca-male-bred@1,4 orca-female-bred@2,4 orca-offspring@3,4 penguin-fish@2,2 dolphin-flash@4,2"
    table = scenario(xxl=True).seat(
        0, park=animals, trainers="2,3", depot="orca crocodile", laid="small@-1,2+-1,3+-2,3", keepers=1, food=2
    )
    return table.trucks("orca food", "coin").turn(0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 160])
def test_every_line_fits(language: str, width: int) -> None:
    for play in (park(), both().trucks("panda", "orca").turn(0)):
        text = drawn(play, language, width)
        assert max(len(line) for line in text.splitlines()) <= width


def test_the_grid_shows_basins_symbols_trainers_and_expansions() -> None:
    lines = [line.strip("│ ") for line in drawn(park(), corner=True).splitlines()]
    assert lines[1] == "5              A♂' A♀' A◦"
    assert lines[2] == "4  _   _   _   _   T   _   _"
    assert lines[3] == "3      _   _   _   Bf  _   C!"
    assert lines[6] == "B   A   a   b   c   d   e"


def test_the_top_of_the_depot_comes_first() -> None:
    assert "depot, top first: crocodile, orca" in drawn(park())


def test_a_basin_tells_what_it_earns_next() -> None:
    text = " ".join(drawn(park(), width=160).split())
    assert "A orca 3 (at 5: coworker), B penguin 1 (at 3: coin)" in text


def test_the_very_large_expansion_is_told_until_somebody_has_it() -> None:
    words = "The very large expansion still lies in the middle."
    assert words in drawn(park())
    assert words in drawn(both(aquaretto_xxl=True).turn(0))
    taken = scenario(xxl=True).seat(1, laid="very_large@5,2+6,2+5,3+6,3+7,2").turn(0)
    assert words not in drawn(taken)
    assert words not in drawn(scenario().turn(0))


def test_food_is_shown_with_its_set_only() -> None:
    assert "food: 2" in drawn(park())
    assert "food:" not in drawn(scenario().turn(0))


def test_both_boards_of_a_player_are_shown() -> None:
    text = drawn(both().trucks("panda", "water_coin").turn(0), corner=True)
    assert "enclosure of 6" in text
    assert "basins (up to 3): none" in text
    assert "truck 1 (zoo)  panda, _, _" in text
    assert "truck 2 (park)  coin, _, _" in text
    assert "truck 3  _, _, _" in text


@pytest.mark.parametrize(
    ("game", "language"),
    [("aquaretto", "en"), ("aquaretto", "fr"), ("aquaretto", "de"), ("zooloretto_aquaretto", "en")],
)
def test_a_whole_game_in_the_terminal(game: str, language: str, terminal: Terminal) -> None:
    outcome = terminal.run(
        f"play {game} --seats 2 --bots random --seed 5 --language {language}", ["1", "2", "1", "3"] * 400
    )
    assert (outcome.code, outcome.complaint) == (0, "")
    assert "[cli" not in outcome.text
    assert f"[{game}" not in outcome.text
    assert ENDINGS[language] in outcome.text


@pytest.mark.parametrize(
    ("game", "title"),
    [("aquaretto", "Aquaretto in short"), ("zooloretto_aquaretto", "Zooloretto with Aquaretto in short")],
)
def test_the_rules_in_short(game: str, title: str, terminal: Terminal) -> None:
    assert title in terminal.run(f"play {game} --seats 2 --bots random --seed 5", ["?", "q"]).text

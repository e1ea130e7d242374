"""Sanctuary as the terminal draws it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cli.drawn import ENDINGS, drawn, words
from menagerie.kernel.messages import LANGUAGES
from sanctuary.scenario import scenario

if TYPE_CHECKING:
    from cli.terminal import Terminal
    from sanctuary.scenario import Play

GAME = "play sanctuary --seats 2 --bots greedy --seed 5 --option first_player=0"


def table() -> Play:
    """Lay out a table where there is something of everything."""
    zoo = {"d3": "lion_male", "c3": "amboseli_national_park/caracal", "e3": "goat", "d2": "down", "c2": "tree_house"}
    figures = {"conservation": 2, "pouches": 1, "upgraded": 2, "upgrades_left": 13}
    laid_out = scenario().table(objectives=["africa", "predator", "bird"]).display("koala_male zoo_school")
    laid_out.seat(0, hand="nile_crocodile_female herpetologist statue", zoo=zoo, **figures)
    laid_out.seat(1, zoo={"d3": "sheep"}, achievements={"2": "bird"}, hand="pony", known=["pony"])
    return laid_out.turn(0)


def test_spaces_show_tiles_their_worth_open_areas_and_bonuses() -> None:
    text = drawn(table())
    for space in (
        "/d3 lion♂ \\",
        "/c3 Ambose\\",
        "/d2 · · · \\",
        "/b4 · · · \\",
        "/a1 →1    \\",
        "/d1 +▸    \\",
        "\\____4____/",
    ):
        assert space in text


def test_objectives_show_the_markers_and_the_distance() -> None:
    text = words(drawn(table()))
    assert "Africa 2 ▸ can be supported with 4 icons" in text
    assert "predator 1 ▸ can be supported with 3 icons" in text
    assert "bird ■ B 2 0" in text


def test_tiles_say_what_they_need_do_and_are_worth() -> None:
    text = words(drawn(table()))
    assert "Nile crocodile ♀ · animal · strength 4 · water, Africa, reptile · open area upper left" in text
    assert "Statue · building · needs: 4 other tiles of your hand to discard · 8 points" in text
    assert "take any tile from the display" not in words(drawn(table(), corner=True)).partition("Nile crocodile")[2]


def test_a_zoo_shows_cards_icons_and_where_points_come_from() -> None:
    text = words(drawn(table()))
    assert "Animals (rock) 3 (II)" in text
    assert "rock 2, forest 1, Africa 2, petting zoo 1, predator 1" in text
    assert "animals 5, buildings 4, projects 4, open areas 3, pouch markers 2, conservation markers 4" in text
    assert "seen in hand pony" in text


def test_a_spectator_sees_no_hand() -> None:
    assert "crocodile" not in drawn(table(), seat=None)


def test_a_lone_player_sees_the_solo_markers() -> None:
    game = scenario(1).turn(0)
    assert "18 solo markers left" in drawn(game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
def test_no_line_is_wider_than_the_terminal(language: str, width: int) -> None:
    assert max(len(line) for line in drawn(table(), language, width).splitlines()) <= width


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_the_terminal(language: str, terminal: Terminal) -> None:
    outcome = terminal.run(f"{GAME} --language {language}", ["1", "2", "1", "3"] * 200)
    assert (outcome.code, outcome.complaint) == (0, "")
    assert "[cli" not in outcome.text
    assert "[sanctuary" not in outcome.text
    assert max(map(len, outcome.text.splitlines())) <= 80
    assert ENDINGS[language] in outcome.text


def test_the_rules_in_short(terminal: Terminal) -> None:
    assert "Sanctuary in short" in terminal.run(GAME, ["?", "q"]).text

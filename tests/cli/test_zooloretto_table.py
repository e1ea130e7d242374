"""Zooloretto with its expansions, as the terminal draws it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cli.drawn import ENDINGS, drawn
from menagerie.kernel.messages import LANGUAGES
from scenario import scenario

if TYPE_CHECKING:
    from cli.terminal import Terminal
    from scenario import Play

BOTH = {"exotic": True, "xxl": True}


def zoo() -> Play:
    """Lay out a zoo where there is something of both expansions."""
    table = scenario(**BOTH).trucks("koala stall_d", "coin")
    walking, there = "red1 red2 blue5 yellow4", "4 zebra stall_e"
    table.seat(0, visitors=walking, E4=there, jungle="koala 2 bat", barn="macaw", donated="6", tokens="red")
    return table.turn(0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 160])
def test_every_line_fits(language: str, width: int) -> None:
    assert max(len(line) for line in drawn(zoo(), language, width).splitlines()) <= width


def test_the_middle_tells_which_stall_draws_which_visitors() -> None:
    text = " ".join(drawn(zoo()).split())
    assert "red 4 (kiosk), blue 5 (barrow), green 6 (snack stall), white 6 (popcorn stall), yellow 5 (ice" in text
    assert "Bonus tokens left: blue, green, white, yellow; * marks a colour whose token a zoo has." in text
    assert "Donation tokens left: 6 6 5 5 5 4 4 4 4" in text


def test_another_pairing_of_stalls_and_colours_is_told() -> None:
    play = scenario(exotic=True, stall_colours="white_red_blue_green").turn(0)
    assert "red 5 (barrow)" in " ".join(drawn(play).split())


def test_a_zoo_shows_jungle_visitors_and_tokens() -> None:
    lines = drawn(zoo(), corner=True).splitlines()
    text = " ".join(" ".join(lines).split())
    assert "jungle bat, bat, koala, _, _" in text
    assert "visitors red* 1 2, blue 5, green -, white -, yellow 4 10" in text
    assert "donations 6" in text


def test_a_game_with_both_expansions_is_played_to_its_end(terminal: Terminal) -> None:
    game = "play zooloretto --seats 2 --bots random --seed 5 --option exotic=true --option xxl=true"
    outcome = terminal.run(game, ["1", "2", "1", "3"] * 400)
    assert (outcome.code, outcome.complaint) == (0, "")
    assert "[zooloretto" not in outcome.text
    assert ENDINGS["en"] in outcome.text

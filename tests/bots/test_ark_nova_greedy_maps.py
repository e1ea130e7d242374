"""Greedy on maps 9, 10 and 13: what it makes of their powers."""

from __future__ import annotations

import pytest

from ark_nova.scenario import Scenario, row_with, scenario
from bots.test_ark_nova_greedy import choice, played

FOLDERS = "lion engineer wolf savanna stoat sheep"


@pytest.mark.parametrize("maps", ["9", "10", "13"])
def test_comes_to_an_end(maps: str) -> None:
    game = played(2, 3, maps)
    assert game.decision is None
    assert max(game.scores()) > 0


def keeper(buildings: str) -> Scenario:
    table = scenario(map="9").only_deck("").seat(0, hand="lama", row=row_with("animals", 2), money=30)
    return table.seat(0, buildings=buildings)


def test_lets_an_animal_live_on_its_continent() -> None:
    play = keeper("size_2@d3-d4 size_2@a3-a4").turn(0).play("animals")
    assert choice(play) == "size_2@a3-a4"


def test_removes_a_marker() -> None:
    play = keeper("size_2@a3-a4").turn(0).play("animals", "marker-americas")
    assert choice(play) != "none"


def station(**things: str) -> Scenario:
    table = scenario(map="10").display(FOLDERS).base_projects("predators", "europe", "asia")
    return table.seat(0, buildings="size_1@a2", row=row_with("build", 5), money=30, **things)


def test_rescues_an_animal() -> None:
    play = station().turn(0).play("build", "size_1", "a1")
    dug = choice(play)
    assert dug in ("lion", "wolf", "stoat")
    assert choice(play.play(dug)) == "rescue"


def test_removes_an_enclosure_only_where_nobody_is_to_live() -> None:
    table = scenario(map="13").seat(0, left_edge=[2], money=40, hand="lama", row=row_with("animals", 5))
    play = table.stage("income", break_called_by=0, break_order=[0, 1]).settle()
    assert (play.prompt, choice(play)) == ("cut_down", "none")


def test_marks_the_animal_that_is_most_useful_to_it() -> None:
    table = scenario(map="13").display("sheep lion wolf savanna stoat engineer")
    table.seat(0, buildings="size_1@a3", row=row_with("build", 5), money=30)
    assert choice(table.turn(0).play("build", "size_1", "b3")) != "stoat"


def test_completes_an_area() -> None:
    names = ("c1", "d1", "d2", "e1", "e2", "f1", "f2", "g1", "h1")
    buildings = " ".join(f"size_1@{name}:1" for name in names)
    table = scenario(map="13").seat(0, buildings=buildings, row=row_with("build", 5), money=30)
    assert choice(table.turn(0).play("build", "pavilion")) == "b1"

"""Slips in zoo and park: what a choice would waste or set off is told before it is made."""

from __future__ import annotations

from typing import Any

import pytest

from zooloretto_aquaretto.scenario import scenario

BOTH = ("panda", "orca", "")


@pytest.mark.rule("R-C-040", "R-C-041", "R-C-043")
def test_the_draws_that_open_an_end_pile() -> None:
    assert scenario().pile("").trucks(*BOTH).turn(0).slips("draw-zoo") == ["first_end_zoo"]
    assert scenario().water_pile("").trucks(*BOTH).turn(0).slips("draw-park") == ["first_end_park"]
    assert scenario().trucks(*BOTH).turn(0).slips("draw-zoo") == []
    assert scenario().closed("zoo").water_pile("").trucks("orca").turn(0).slips("draw-park") == ["last_round"]


@pytest.mark.rule("R-C-046", "R-C-055")
@pytest.mark.parametrize(
    ("mine", "told"),
    [
        ({"barn": "panda", "money": 2}, ["left_to_do"]),
        ({"depot": "orca", "money": 1}, ["left_to_do"]),
        ({"barn": "panda", "money": 2, "cashiers": 2}, []),
        ({"barn": "panda", "money": 2, "managers": 1}, ["left_to_do"]),
        ({"money": 2}, []),
    ],
)
def test_the_last_truck_ends_what_would_still_bring_points(mine: dict[str, Any], told: list[str]) -> None:
    table = scenario().seat(0, **mine).trucks("coin", "water_coin").last_round()
    assert table.turn(0).slips("take-1") == told


@pytest.mark.rule("R-Z-052", "R-Q-052")
def test_offspring_that_find_no_room_in_the_zoo_or_in_the_park() -> None:
    zoo = scenario().seat(0, E4="2 panda panda-male").trucks("panda-female", "orca")
    assert zoo.turn(0).slips("take-1", "panda-female@E4") == ["born_outside"]
    park = scenario().seat(0, park="orca-male@1,4", trainers="2,4 0,3 2,3 1,2").trucks("panda", "orca-female")
    assert park.turn(0).slips("take-2", "orca-female@1,3") == ["born_outside"]


@pytest.mark.rule("R-Q-035", "R-C-041")
def test_a_basin_is_shut_in_only_while_park_tiles_come() -> None:
    mine = {"park": "orca@1,4 penguin@2,2", "trainers": "2,4"}
    table = scenario().water_pile("3 orca").seat(0, **mine).trucks("panda", "penguin")
    assert table.turn(0).slips("take-2", "penguin@1,2") == ["shut_in"]
    closed = scenario().closed("park").seat(0, depot="penguin", money=1, **mine).trucks("panda")
    assert closed.turn(0).play("move-penguin@depot").slips("penguin@1,2") == []

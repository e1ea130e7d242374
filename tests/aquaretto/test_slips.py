"""Slips: what a choice would waste or set off is told before it is made."""

from __future__ import annotations

from typing import Any

import pytest

from aquaretto.scenario import scenario


@pytest.mark.rule("R-Q-077")
@pytest.mark.parametrize(("pile", "told"), [("", ["last_round"]), ("orca", [])])
def test_the_draw_that_makes_the_round_the_last(pile: str, told: list[str]) -> None:
    assert scenario().pile(pile).trucks("coin").turn(0).slips("draw") == told


@pytest.mark.rule("R-Q-012", "R-Q-043")
@pytest.mark.parametrize(
    ("park", "told"),
    [
        ({"depot": "orca", "money": 1}, ["left_to_do"]),  # into the park
        ({"depot": "orca", "money": 0}, []),
        ({"park": "penguin@0,2 dolphin@2,2 sea_lion@4,2", "depot": "orca", "money": 2}, ["left_to_do"]),  # away
        ({"park": "penguin@0,2 dolphin@2,2 sea_lion@4,2", "depot": "orca", "money": 2, "cashiers": 1}, []),
        ({"money": 3}, []),
    ],
)
def test_the_last_truck_ends_what_would_still_bring_points(park: dict[str, Any], told: list[str]) -> None:
    assert scenario().seat(0, **park).trucks("coin").last_round().turn(0).slips("take-1") == told
    assert scenario().seat(0, **park).trucks("coin").turn(0).slips("take-1") == []


@pytest.mark.rule("R-Q-012", "R-Q-075")
def test_the_best_post_for_a_coworker_counts_and_not_the_first() -> None:
    orcas = "orca@1,3 orca@1,4 orca@2,4 orca@3,4"
    table = scenario().seat(0, park=orcas, keepers=1, money=1).trucks("coin").last_round()
    assert table.turn(0).slips("take-1") == ["left_to_do"]


@pytest.mark.rule("R-Q-052")
@pytest.mark.parametrize(("trainers", "told"), [("2,4 0,3 2,3", []), ("2,4 0,3 2,3 1,2", ["born_outside"])])
def test_an_offspring_that_finds_no_room(trainers: str, told: list[str]) -> None:
    game = scenario().seat(0, park="orca-male@1,4", trainers=trainers).trucks("orca-female coin").turn(0)
    assert game.slips("take-1", "orca-female@1,3") == told
    assert game.slips("take-1", "orca-female@depot") == []


@pytest.mark.rule("R-Q-035")
def test_a_basin_that_loses_its_last_space() -> None:
    table = scenario().pile("3 orca").seat(0, park="orca@1,4 penguin@2,2", trainers="2,4").trucks("penguin coin")
    game = table.turn(0)
    assert game.slips("take-1", "penguin@2,1") == []
    assert game.slips("take-1", "penguin@1,2") == ["shut_in"]
    assert game.play("take-1").slips("penguin@1,2") == ["shut_in"]
    assert table.last_round().turn(0).slips("take-1", "penguin@1,2") == []


def test_a_basin_for_which_nothing_more_can_come_may_be_shut_in() -> None:
    table = scenario().pile("3 penguin").seat(0, park="orca@1,4 penguin@2,2", trainers="2,4").trucks("penguin coin")
    assert table.turn(0).slips("take-1", "penguin@1,2") == []


@pytest.mark.rule("R-Q-035", "R-Q-072")
def test_a_trainer_may_shut_a_basin_in_too() -> None:
    table = scenario().pile("3 orca").seat(0, park="orca@1,4", trainers="2,4", cashiers=1, money=1)
    game = table.trucks("coin").turn(0).play("move-cashier")
    assert game.slips("trainer@1,3") == ["shut_in"]
    assert game.slips("trainer@3,3") == []


FULL = "2,4 1,4 3,4 2,3 3,3 2,2 3,2 2,1 2,0 3,0"  # trainers beside two basins that fill the rest but for one space
ALL_TRAINERS = "1,4 2,4 3,4 0,3 1,3 2,3 3,3 4,3 0,2 1,2 2,2 3,2 4,2 1,1 2,1 3,1"


@pytest.mark.rule("R-Q-065")
@pytest.mark.parametrize(
    ("mine", "rival", "told"),
    [
        ({}, "", []),
        ({}, ALL_TRAINERS, ["no_coworker"]),
        ({"trainers": FULL, "cashiers": 2, "keepers": 2, "managers": 1}, "", ["no_job"]),
    ],
)
def test_a_mark_that_earns_no_coworker(mine: dict[str, Any], rival: str, told: list[str]) -> None:
    park = "orca@0,3 orca@1,3 orca@0,2 orca@1,2 dolphin@3,1 dolphin@4,1 dolphin@4,2 dolphin@4,3"
    table = scenario().seat(0, park=park, **mine).seat(1, trainers=rival).trucks("orca coin")
    assert table.turn(0).slips("take-1", "orca@1,1") == told


@pytest.mark.rule("R-Q-065")
@pytest.mark.parametrize(("bank", "told"), [(1, []), (0, ["empty_bank"])])
def test_a_mark_that_earns_no_coin(bank: int, told: list[str]) -> None:
    table = scenario().bank(bank).seat(0, park="orca@1,3 orca@1,2").trucks("orca coin")
    assert table.turn(0).slips("take-1", "orca@1,1") == told

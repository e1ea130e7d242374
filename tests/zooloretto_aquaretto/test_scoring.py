"""The final count of zoo and park."""

from __future__ import annotations

from typing import Any

import pytest

from aquaretto.test_scoring import THIRTY
from zooloretto_aquaretto.scenario import scenario

FOUR_BASINS = "orca@1,4 dolphin@3,4 penguin@2,2 crocodile@4,2"


def parts(estate: dict[str, Any], **options: Any) -> dict[str, int]:
    """Count the points of an estate by their sources, those that are not nothing."""
    game = scenario(**options).seat(0, **{"money": 0, **estate}).trucks("panda", "orca").turn(0).game
    return {part: points for part, points in game.standing().parts[0].items() if points}


@pytest.mark.rule("R-C-050")
def test_zoo_and_park_add_up() -> None:
    zoo = {"E5": "4 elephant", "E4": "2 chimpanzee stall_a stall_b", "E6": "4 panda"}
    park = {"park": "penguin-fish@2,2 penguin@2,1", "keepers": 1}
    assert parts({**zoo, **park}) == {"E5": 5, "E4": 2, "stalls": 4, "animals": 2, "keepers": 1}


@pytest.mark.rule("R-C-050")
def test_the_printed_park_keeps_its_thirty_points() -> None:
    laid = [[entry.partition("@")[0], entry.partition("@")[2].split("+")] for entry in str(THIRTY["laid"]).split()]
    assert sum(parts({**THIRTY, "laid": laid}).values()) == 30


@pytest.mark.rule("R-C-050")
def test_cashiers_count_the_whole_purse() -> None:
    assert parts({"cashiers": 2, "money": 4}) == {"cashiers": 8}


@pytest.mark.rule("R-C-050")
def test_money_breaks_ties() -> None:
    table = scenario().seat(0, money=3).seat(1, money=2).seat(2, money=3).trucks("panda", "orca")
    assert table.turn(0).game.standing().leaders == [0, 2]


@pytest.mark.rule("R-C-051", "R-C-052", "R-C-053")
def test_the_printed_example_of_feeding() -> None:
    laid = [["large", ["5,2", "6,2", "5,3", "6,3"]]]
    estate = {"E5": "panda", "E4": "zebra", "E6": "camel", "park": FOUR_BASINS, "laid": laid, "food": 3}
    found = parts(estate, aquaretto_xxl=True)
    assert (found["food_enclosures"], found["food_basins"]) == (2, -1)


@pytest.mark.rule("R-C-053")
def test_every_unfed_enclosure_and_basin_costs_a_point() -> None:
    found = parts({"E5": "panda", "E4": "zebra", "park": "orca@1,4 dolphin@3,4"}, aquaretto_xxl=True)
    assert (found["food_enclosures"], found["food_basins"]) == (-2, -2)


@pytest.mark.rule("R-C-052", "R-C-054")
def test_barn_and_depot_need_no_food() -> None:
    found = parts({"barn": "panda", "depot": "orca"}, aquaretto_xxl=True)
    assert (found["food_enclosures"], found["food_basins"]) == (2, 2)


@pytest.mark.rule("R-C-051")
def test_without_the_xxl_set_nobody_feeds() -> None:
    assert parts({"E5": "panda", "park": "orca@1,4"}) == {"animals": 1}


@pytest.mark.rule("R-C-055")
def test_a_manager_halves_what_animals_in_the_barn_cost_and_not_stalls() -> None:
    estate = {"barn": "3 panda zebra stall_a", "depot": "orca", "managers": 1}
    assert parts(estate) == {"barn_species": -2, "barn_stalls": -2, "depot": -1}


@pytest.mark.rule("R-C-055")
def test_without_a_manager_they_cost_two() -> None:
    assert parts({"barn": "3 panda zebra", "depot": "orca"}) == {"barn_species": -4, "depot": -2}


@pytest.mark.rule("R-M-004")
def test_a_manager_halves_what_jungle_species_cost_too() -> None:
    game = scenario(exotic=True).seat(0, managers=1)
    game._table["estates"][0]["barn"] = ["panda", "koala"]
    assert game.trucks("panda", "orca").turn(0).points_for(0, "barn_species") == -2


@pytest.mark.rule("R-C-054")
def test_the_jungle_board_needs_no_food() -> None:
    game = scenario(exotic=True, aquaretto_xxl=True).seat(0)
    game._table["estates"][0]["jungle"] = ["koala"]
    assert game.trucks("panda", "orca").turn(0).points_for(0, "food_enclosures") == 2


@pytest.mark.rule("R-C-052", "R-C-053")
@pytest.mark.parametrize(("food", "points"), [(0, -2), (1, -1), (2, 2), (3, 2)])
def test_an_extension_with_animals_needs_food_and_stalls_alone_do_not(food: int, points: int) -> None:
    game = scenario(aquaretto_xxl=True).seat(0, E4="panda", E6="stall_a", food=food)
    estate = game._table["estates"][0]
    estate["enclosures"].append({"animals": ["zebra"], "stalls": []})
    estate["extensions"] = 0
    assert game.trucks("panda", "orca").turn(0).points_for(0, "food_enclosures") == points


@pytest.mark.rule("R-C-051")
def test_both_xxl_sets_together_feed_once_and_donate() -> None:
    options = {"aquaretto_xxl": True, "zooloretto_xxl": True}
    game = scenario(**options).seat(0, E4="4 panda", food=1, money=0).trucks("panda", "orca").turn(0)
    assert (game.points_for(0, "food_enclosures"), game.points_for(0, "food_basins")) == (2, 2)
    assert game.offers("donate-E4")


@pytest.mark.rule("R-C-055")
def test_a_manager_counts_every_species_of_the_barn_once() -> None:
    estate = {"barn": "2 panda 2 zebra camel stall_a stall_b", "managers": 1}
    assert parts(estate) == {"barn_species": -3, "barn_stalls": -4}


@pytest.mark.rule("R-M-004")
@pytest.mark.parametrize(("managers", "points"), [(0, -4), (1, -3)])
def test_a_group_may_let_jungle_species_cost_two_with_a_manager(managers: int, points: int) -> None:
    game = scenario(exotic=True, managed_jungle=False).seat(0, managers=managers)
    game._table["estates"][0]["barn"] = ["panda", "koala", "koala"]
    assert game.trucks("panda", "orca").turn(0).points_for(0, "barn_species") == points


@pytest.mark.rule("R-C-051")
def test_a_group_may_keep_the_food_for_the_basins() -> None:
    found = parts({"E5": "panda", "park": "orca@1,4"}, aquaretto_xxl=True, zoo_fed_without_xxl=False)
    assert found == {"animals": 1, "food_basins": -1}


@pytest.mark.rule("R-C-051")
def test_with_both_xxl_sets_food_always_feeds_the_zoo() -> None:
    both = {"aquaretto_xxl": True, "zooloretto_xxl": True, "zoo_fed_without_xxl": False}
    assert parts({"E5": "panda", "park": "orca@1,4"}, **both)["food_enclosures"] == -1

"""The XXL set: food, one very large expansion, more animals and coins."""

from __future__ import annotations

from typing import Any

import pytest

import menagerie
from aquaretto.scenario import Scenario, laid_out, scenario

BLOCK = "very_large@5,2+6,2+5,3+6,3+7,2"


def xxl(seats: int = 3, **options: Any) -> Scenario:
    """Begin a table with the set."""
    return scenario(seats, xxl=True, **options)


@pytest.mark.rule("R-QX-001")
def test_without_the_option_there_is_nothing_of_it() -> None:
    assert "food" not in laid_out(5)["unseen"]
    assert "very_large" not in laid_out(5)["expansions"]


@pytest.mark.rule("R-QX-002", "R-QX-005", "R-QX-006")
@pytest.mark.parametrize(("seats", "main", "bank"), [(2, 66, 40), (3, 79, 39), (4, 92, 38), (5, 105, 37)])
def test_the_set_adds_animals_food_and_coins(seats: int, main: int, bank: int) -> None:
    table = laid_out(seats, xxl=True)
    assert (table["main_pile"], table["end_pile"], table["bank"]) == (main, 15, bank)
    assert table["unseen"]["coin"] == 12
    assert table["unseen"]["dolphin"] == 6
    assert {count for tile, count in table["unseen"].items() if tile in table["species"]} == {2, 6}


@pytest.mark.rule("R-QX-003")
@pytest.mark.parametrize(("seats", "food"), [(2, 9), (3, 10), (4, 11), (5, 12)])
def test_fewer_players_have_less_food(seats: int, food: int) -> None:
    assert laid_out(seats, xxl=True)["unseen"]["food"] == food


@pytest.mark.rule("R-QX-004", "R-QX-021")
def test_the_first_buyer_has_the_very_large_expansion() -> None:
    game = xxl().seat(1, laid=BLOCK).seat(0, money=2).trucks("coin").turn(0)
    assert game.obstacles("expand_very_large") == ["very_large_taken player=1"]
    assert game.view["expansions"]["very_large"]["left"] == 0


@pytest.mark.rule("R-QX-010")
def test_food_is_kept_with_the_money_and_is_none() -> None:
    game = xxl().seat(0, money=1).trucks("food").turn(0).play("take-1")
    assert (game.park(0).food, game.park(0).money) == (1, 1)


@pytest.mark.rule("R-QX-010")
def test_cashiers_do_not_count_food() -> None:
    game = xxl().seat(0, cashiers=1, money=2, food=3).trucks("coin").turn(0)
    assert game.points_for(0, "cashiers") == 2


@pytest.mark.rule("R-QX-011")
def test_food_fills_a_place_and_lets_its_truck_be_taken() -> None:
    game = xxl().trucks("3 food").turn(0)
    assert game.offers("take-1")
    assert game.play("draw").why_not("load-1") == ["truck_full"]


@pytest.mark.rule("R-QX-020")
def test_the_very_large_expansion_adds_five_spaces_and_no_basin() -> None:
    game = xxl().seat(0, money=2).bank(5).trucks("coin").turn(0).play("expand_very_large", BLOCK_AS_OFFERED)
    assert (game.park(0).size, game.park(0).limit, game.park(0).money, game.bank) == (24, 3, 0, 7)


BLOCK_AS_OFFERED = "very_large@5,2+6,2+7,2+5,3+6,3"


@pytest.mark.rule("R-QX-020")
@pytest.mark.parametrize(
    ("shape", "turns"), [("block", 8), ("cross", 1), ("horseshoe", 4), ("line", 2)], ids=lambda value: str(value)
)
def test_a_group_may_choose_its_shape(shape: str, turns: int) -> None:
    table: Any = xxl(very_large_shape=shape).turn(0).game.table
    expansion = table.box.sizes[-1]
    assert (expansion.spaces, len(expansion.turns)) == (5, turns)


@pytest.mark.rule("R-QX-020")
def test_it_is_laid_like_the_others() -> None:
    game = xxl().seat(0, money=2).trucks("coin").turn(0).play("expand_very_large")
    assert game.why_not("very_large@6,2+7,2+8,2+6,3+7,3") == ["no_edge"]


BASINS = "dolphin@1,4 orca@3,4 penguin@2,2"


@pytest.mark.rule("R-QX-030", "R-QX-032")
@pytest.mark.parametrize("food", [3, 4])
def test_food_for_every_basin_scores_two(food: int) -> None:
    game = xxl().seat(0, park=BASINS, food=food, depot="crocodile").trucks("coin").turn(0)
    assert (game.points_for(0, "food_basins"), game.points(0)) == (2, 3)


@pytest.mark.rule("R-QX-031", "R-QX-033")
@pytest.mark.parametrize(("food", "points"), [(0, -3), (1, -2), (2, -1)])
def test_each_basin_without_food_costs_a_point(food: int, points: int) -> None:
    game = xxl().seat(0, park=BASINS, food=food).trucks("coin").turn(0)
    assert game.points_for(0, "food_basins") == points


@pytest.mark.rule("R-QX-030")
def test_a_park_without_basins_is_fed() -> None:
    assert xxl().trucks("coin").turn(0).points_for(0, "food_basins") == 2


@pytest.mark.rule("R-QX-020", "R-QX-021")
def test_it_costs_two_coins_and_leaves_the_other_expansions() -> None:
    game = xxl().seat(0, money=1).trucks("coin").turn(0)
    assert game.obstacles("expand_very_large") == ["too_little_money price=2 money=1"]
    game = xxl().seat(0, money=9, laid=BLOCK).trucks("coin").turn(0)
    assert game.obstacles("expand_very_large") == ["very_large_taken player=0"]
    assert game.offers("expand_small")
    assert game.offers("expand_large")


@pytest.mark.rule("R-QX-020")
@pytest.mark.parametrize(
    ("shape", "key"),
    [
        ("block", "very_large@5,2+5,3+6,3+5,4+6,4"),
        ("cross", "very_large@6,1+5,2+6,2+7,2+6,3"),
        ("horseshoe", "very_large@5,2+6,2+5,3+5,4+6,4"),
        ("line", "very_large@5,2+6,2+7,2+8,2+9,2"),
    ],
)
def test_every_shape_is_laid_beside_the_park(shape: str, key: str) -> None:
    game = xxl(very_large_shape=shape).seat(0, money=2).trucks("coin").turn(0).play("expand_very_large")
    assert game.play(key).park(0).size == 24


@pytest.mark.rule("R-QX-010", "R-QX-030")
def test_food_of_the_last_truck_still_counts() -> None:
    table = xxl().seat(0, park=BASINS, food=2).last_round().trucks("food", "taken by 1", "taken by 2")
    game = table.turn(0)
    assert game.points_for(0, "food_basins") == -1
    assert game.play("take-1").over
    assert game.points_for(0, "food_basins") == 2


@pytest.mark.rule("R-QX-002", "R-Q-064")
def test_an_added_animal_neither_breeds_nor_is_fed_fish() -> None:
    tiles = laid_out(5, xxl=True)["unseen"]
    assert (tiles["penguin"], tiles["penguin-fish"], tiles["penguin-male"], tiles["orca-flash"]) == (2, 6, 2, 2)
    assert set(laid_out(5, xxl=True)["offspring"].values()) == {2}


@pytest.mark.rule("R-QX-005")
@pytest.mark.parametrize(
    ("symbols", "penguins", "orcas"),
    [
        ("plain", (2, 6, 2, 2), (6, 0, 2, 2)),
        ("fish", (1, 7, 2, 2), (6, 0, 2, 2)),
        ("male", (1, 6, 3, 2), (5, 0, 3, 2)),
        ("female", (1, 6, 2, 3), (5, 0, 2, 3)),
    ],
)
def test_a_group_may_choose_the_symbols_of_the_added_animals(
    symbols: str, penguins: tuple[int, ...], orcas: tuple[int, ...]
) -> None:
    table = laid_out(5, xxl=True, xxl_symbols=symbols)
    for species, tiles in (("penguin", penguins), ("orca", orcas)):
        kinds = (species, f"{species}-fish", f"{species}-male", f"{species}-female")
        assert tuple(table["unseen"].get(kind, 0) for kind in kinds) == tiles
    assert set(table["offspring"].values()) == {2}
    assert table["main_pile"] == 105


@pytest.mark.rule("R-QX-005", "R-Q-054")
def test_a_third_male_finds_no_third_female() -> None:
    basin = "orca-male-bred@1,4 orca-female-bred@1,3 orca-male-bred@2,4 orca-female-bred@2,3"
    game = xxl(xxl_symbols="male").seat(0, park=basin).trucks("orca-male").turn(0).play("take-1", "orca-male@1,2")
    assert not any(event.startswith("born") for event in game.events)


def test_the_symbols_need_the_set() -> None:
    with pytest.raises(menagerie.BadRequest, match="needs the option xxl"):
        laid_out(3, xxl_symbols="fish")

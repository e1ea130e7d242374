"""Trucks of one game in a round, and both games before the first one goes."""

from __future__ import annotations

from typing import Any

import pytest

from aquaretto.scenario import SPECIES as WATER_SPECIES
from zooloretto_aquaretto.scenario import scenario


@pytest.mark.rule("R-C-010", "R-C-034")
def test_a_turn_is_one_action_in_the_zoo_or_in_the_park() -> None:
    game = scenario().seat(0, barn="panda", depot="orca", money=9).trucks("panda", "orca").turn(0)
    keys = ("draw-zoo", "draw-park", "take-1", "move-panda@barn>E5", "move-orca@depot", "extend", "expand_large")
    assert all(game.offers(key) for key in keys)
    assert game.play("extend").asked == 1


@pytest.mark.rule("R-C-011")
def test_the_player_chooses_which_game_to_draw_from() -> None:
    game = scenario().pile("zebra ...").water_pile("penguin").turn(0)
    assert game.play("draw-park").tile_in_hand == "penguin"
    assert game.play("load-1", "draw-zoo").tile_in_hand == "zebra"


@pytest.mark.rule("R-C-011")
def test_each_end_pile_opens_when_its_own_main_pile_is_empty() -> None:
    game = scenario().pile("").turn(0).play("draw-park", "load-1")
    assert not game.view["piles"]["zoo"]["opened"]
    assert game.play("draw-zoo").view["piles"]["zoo"]["opened"]


@pytest.mark.rule("R-C-020")
def test_a_truck_carries_one_game_in_a_round() -> None:
    game = scenario().trucks("orca", "panda").turn(0).play("draw-zoo")
    assert game.obstacles("load-1") == ["not_zoo truck=1"]
    assert game.options == ["load-2", "load-3"]


@pytest.mark.rule("R-C-020", "R-C-035")
@pytest.mark.parametrize(("tile", "why"), [("water_coin", ["not_zoo"]), ("coin", [])])
def test_a_coin_tile_decides_the_game_of_its_truck(tile: str, why: list[str]) -> None:
    game = scenario().trucks(tile, "panda").turn(0).play("draw-zoo")
    assert game.why_not("load-1") == why


@pytest.mark.rule("R-C-035")
def test_food_belongs_to_the_park() -> None:
    game = scenario(aquaretto_xxl=True).trucks("food", "panda").turn(0).play("draw-zoo")
    assert game.why_not("load-1") == ["not_zoo"]


@pytest.mark.rule("R-C-021")
def test_the_last_empty_truck_waits_for_the_missing_game() -> None:
    game = scenario().trucks("3 panda", "3 zebra").turn(0)
    assert game.why_not("draw-zoo") == ["keep_from_zoo"]
    assert game.offers("draw-park")


@pytest.mark.rule("R-C-021")
def test_the_other_trucks_stay_open_to_the_game_they_carry() -> None:
    game = scenario().trucks("panda", "zebra").turn(0).play("draw-zoo")
    assert game.why_not("load-3") == ["keep_from_zoo"]
    assert game.options == ["load-1", "load-2"]


@pytest.mark.rule("R-C-021")
def test_after_the_first_truck_has_gone_an_empty_one_takes_any_tile() -> None:
    game = scenario().trucks("panda", "taken by 1", "").turn(0).play("draw-zoo")
    assert game.offers("load-3")


@pytest.mark.rule("R-C-030")
def test_the_first_truck_goes_only_when_both_games_are_on_trucks() -> None:
    game = scenario().trucks("panda", "zebra").turn(0)
    assert game.why_not("take-1") == ["both_kinds"]
    assert scenario().trucks("panda", "orca").turn(0).offers("take-1")


@pytest.mark.rule("R-C-030")
def test_later_trucks_go_freely() -> None:
    assert scenario().trucks("panda", "taken by 1", "").turn(0).offers("take-1")


@pytest.mark.rule("R-C-031")
def test_an_empty_truck_cannot_be_taken() -> None:
    assert scenario().trucks("panda", "orca").turn(0).why_not("take-3") == ["truck_empty"]


@pytest.mark.rule("R-C-031")
def test_each_player_takes_one_truck_a_round() -> None:
    game = scenario().trucks("coin", "water_coin", "panda").turn(0).play("take-1")
    assert game.asked == 1


@pytest.mark.rule("R-C-002")
def test_the_third_truck_of_two_players_is_emptied() -> None:
    game = scenario(2).trucks("panda", "coin", "taken by 1").turn(0).play("take-2")
    assert game.out_of_game == ["panda"]


@pytest.mark.rule("R-C-032")
def test_tiles_of_the_zoo_go_to_the_zoo() -> None:
    game = scenario().trucks("panda", "orca").turn(0).play("take-1")
    assert game.options == ["panda@E5", "panda@E4", "panda@E6", "panda@barn"]


@pytest.mark.rule("R-C-032")
def test_tiles_of_the_park_go_to_the_park() -> None:
    game = scenario().trucks("panda", "orca").turn(0).play("take-2")
    assert "orca@depot" in game.options
    assert "orca@2,2" in game.options
    assert "orca@barn" not in game.options


@pytest.mark.rule("R-C-033")
def test_one_purse_pays_for_both() -> None:
    game = scenario().seat(0, money=2).trucks("water_coin", "taken by 1", "taken by 2").turn(0).play("take-1")
    assert game.offers("extend")
    assert game.play("extend").estate(0)["money"] == 0


@pytest.mark.rule("R-C-034")
def test_barn_and_depot_can_be_bought_from() -> None:
    game = scenario().seat(0, money=2).seat(1, barn="panda", depot="penguin orca").trucks("panda", "orca").turn(0)
    assert game.offers("buy-panda@1")
    assert game.offers("buy-orca@1")
    assert game.why_not("buy-penguin@1") == ["below_the_top"]


@pytest.mark.rule("R-C-034")
def test_barn_and_depot_can_be_cleared() -> None:
    game = scenario().seat(0, money=2, barn="panda", depot="penguin orca").trucks("panda", "orca").turn(0)
    assert game.offers("discard-panda")
    assert game.play("discard-orca").estate(0)["depot"] == ["penguin"]


@pytest.mark.rule("R-C-032")
def test_parks_are_open_to_their_own_species_alone() -> None:
    open_to = scenario().turn(0).estate(0)["open_to"]
    assert set(open_to) == set(WATER_SPECIES)


@pytest.mark.rule("R-C-032")
@pytest.mark.parametrize(
    ("truck", "wishes"), [("take-1", ("panda@E4",)), ("take-2", ("orca-female@2,4", "orca-offspring@2,3"))]
)
def test_trucks_of_both_games_can_be_planned(truck: str, wishes: tuple[str, ...]) -> None:
    game = scenario().seat(0, park="orca-male@1,4").trucks("panda", "orca-female").turn(0).game
    decision: Any = game.decision
    rules: Any = game.rules
    plan = rules.plan(game.table, 0, decision.options[decision.keys.index(truck)], wishes)
    assert (plan.picks, plan.complete) == ((truck, *wishes), True)


@pytest.mark.rule("R-C-002", "R-C-021")
def test_with_two_players_the_small_truck_waits_for_the_missing_game_too() -> None:
    game = scenario(2).trucks("3 panda", "2 zebra").turn(0)
    assert game.why_not("draw-zoo") == ["keep_from_zoo"]
    assert game.why_not("take-1") == ["both_kinds"]
    assert game.play("draw-park").truck(3) == ["dolphin"]
    assert game.offers("take-1")


@pytest.mark.rule("R-C-021")
def test_a_truck_is_kept_for_the_zoo_as_well() -> None:
    game = scenario().trucks("orca", "penguin").turn(0).play("draw-park")
    assert game.obstacles("load-3") == ["keep_from_park truck=3"]


@pytest.mark.rule("R-C-021", "R-C-030")
def test_while_two_trucks_are_empty_none_is_kept() -> None:
    game = scenario(4).trucks("panda", "zebra", "", "").turn(0).play("draw-zoo")
    assert game.options == ["load-1", "load-2", "load-3", "load-4"]


@pytest.mark.rule("R-C-034")
def test_a_depot_tile_without_a_space_cannot_be_bought() -> None:
    three = "penguin@1,4 orca@3,4 sea_lion@2,2"
    table = scenario().seat(0, park=three, money=2).seat(1, depot="dolphin", barn="camel").trucks("panda", "orca")
    game = table.turn(0)
    assert game.why_not("buy-dolphin@1") == ["too_many_basins"]
    assert game.play("buy-camel@1", "camel@barn").estate(0)["barn"] == ["camel"]


@pytest.mark.rule("R-C-033")
def test_a_mark_of_a_basin_pays_into_the_common_purse() -> None:
    table = scenario().seat(0, park="orca@1,4 orca@2,4", money=2).bank(9).trucks("orca", "taken by 1", "taken by 2")
    game = table.turn(0).play("take-1", "orca@3,4")
    assert (game.estate(0)["money"], game.bank) == (3, 8)
    assert game.offers("extend")


@pytest.mark.rule("R-M-003")
def test_jungle_animals_ride_with_the_zoo() -> None:
    table = scenario(exotic=True)
    table._table["trucks"][0]["tiles"] = ["koala"]
    table._table["trucks"][1]["tiles"] = ["orca"]
    game = table.turn(0).play("draw-park")
    assert game.obstacles("load-1") == ["not_park truck=1"]

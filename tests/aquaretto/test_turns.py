"""Turns, rounds and the end of the game."""

from __future__ import annotations

import pytest

from aquaretto.scenario import scenario


@pytest.mark.rule("R-Q-010")
def test_a_turn_is_a_tile_a_truck_or_one_money_action() -> None:
    game = scenario().seat(0, money=2, depot="orca").trucks("coin").turn(0)
    kinds = {key.split("-")[0] for key in game.options}
    assert kinds == {"draw", "take", "move", "discard", "expand_small", "expand_large"}


@pytest.mark.rule("R-Q-010")
def test_players_with_a_truck_are_skipped() -> None:
    game = scenario().trucks("coin", "taken by 1").turn(0).play("draw", "load-1")
    assert game.asked == 2


@pytest.mark.rule("R-Q-011")
def test_a_drawn_tile_goes_on_a_truck_with_room() -> None:
    game = scenario().trucks("3 orca", "coin", "taken by 2").pile("dolphin ...").turn(0).play("draw")
    assert game.truck(2) == ["coin", "dolphin"]


@pytest.mark.rule("R-Q-011")
def test_nothing_is_drawn_when_all_trucks_are_full() -> None:
    game = scenario().trucks("3 orca", "3 orca", "3 orca").turn(0)
    assert game.why_not("draw") == ["all_trucks_full"]


@pytest.mark.rule("R-Q-012")
def test_an_empty_truck_cannot_be_taken() -> None:
    assert scenario().trucks("coin").turn(0).why_not("take-2") == ["truck_empty"]


@pytest.mark.rule("R-Q-012")
def test_whoever_has_taken_a_truck_does_nothing_more_this_round() -> None:
    game = scenario().seat(0, money=5).trucks("coin", "coin").turn(0).play("take-1")
    assert game.asked == 1


@pytest.mark.rule("R-Q-013")
def test_tiles_are_unloaded_in_any_order() -> None:
    game = scenario().trucks("orca dolphin").turn(0).play("take-1")
    assert game.offers("orca@1,4")
    assert game.offers("dolphin@1,4")


@pytest.mark.rule("R-Q-013")
def test_coins_join_the_money_before_anything_is_asked() -> None:
    game = scenario().trucks("orca coin").turn(0).play("take-1")
    assert game.park(0).money == 2


@pytest.mark.rule("R-Q-013")
def test_the_player_chooses_what_comes_to_lie_on_top() -> None:
    full = "penguin@1,4 orca@3,4 sea_lion@2,2"
    game = scenario().seat(0, park=full).trucks("dolphin crocodile").turn(0).play("take-1", "crocodile@depot")
    assert game.park(0).depot == ["crocodile", "dolphin"]


@pytest.mark.rule("R-Q-013")
def test_a_birth_follows_its_tile_at_once() -> None:
    game = scenario().seat(0, park="orca-male@1,4").trucks("orca-female orca").turn(0)
    game.play("take-1", "orca-female@2,4")
    assert game.tile_in_hand == "orca-offspring"


@pytest.mark.rule("R-Q-032")
def test_a_coin_tile_is_a_coin() -> None:
    game = scenario().bank(9).trucks("coin").turn(0).play("take-1")
    assert (game.park(0).money, game.bank) == (2, 9)


@pytest.mark.rule("R-Q-076")
def test_whoever_takes_the_last_truck_begins_the_next_round() -> None:
    game = scenario().trucks("taken by 0", "taken by 2", "coin").turn(1).play("take-3")
    assert (game.asked, game.view["round"]) == (1, 2)


@pytest.mark.rule("R-Q-076")
def test_the_last_player_without_a_truck_goes_on_alone() -> None:
    game = scenario().seat(0, money=4).trucks("taken by 1", "taken by 2", "coin").pile("coin coin ...").turn(0)
    game.play("draw", "expand_small", "small@5,2+6,2+5,3", "draw", "take-3")
    assert (game.park(0).size, game.park(0).money) == (22, 6)


@pytest.mark.rule("R-Q-077")
def test_the_first_tile_of_the_end_pile_makes_the_round_the_last() -> None:
    game = scenario().trucks("coin", "taken by 1", "taken by 2").pile("").end_pile("coin").turn(0).play("draw")
    assert game.view["last_round"]
    assert game.play("take-1").over


@pytest.mark.rule("R-Q-077")
def test_an_empty_main_pile_does_not_end_the_game() -> None:
    game = scenario().trucks("coin", "taken by 1", "taken by 2").pile("").turn(0).play("take-1")
    assert not game.over

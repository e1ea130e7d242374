"""The end of a round and the beginning of the next."""

from __future__ import annotations

import pytest

from scenario import scenario


@pytest.mark.rule("R-Z-070")
def test_the_round_ends_when_every_player_has_a_truck() -> None:
    game = scenario().trucks("coin", "taken by 1", "taken by 2").turn(0).play("take-1")
    assert game.view["round"] == 2


@pytest.mark.rule("R-Z-070")
def test_the_round_goes_on_while_a_player_has_no_truck() -> None:
    game = scenario().trucks("coin", "coin panda", "taken by 2").turn(0).play("take-1")
    assert (game.view["round"], game.asked) == (1, 1)


@pytest.mark.rule("R-Z-070")
def test_the_last_player_unloads_before_the_round_ends() -> None:
    game = scenario().trucks("panda", "taken by 1", "taken by 2").turn(0).play("take-1")
    assert game.view["round"] == 1


@pytest.mark.rule("R-Z-071")
def test_all_trucks_return_to_the_middle_empty() -> None:
    game = scenario().seat(0, money=3).trucks("stall_a", "taken by 1", "taken by 2").turn(0)
    game.play("take-1", "stall_a@E4")
    assert [(truck["tiles"], truck["taken_by"]) for truck in game.view["trucks"]] == [([], None)] * 3


@pytest.mark.rule("R-Z-071")
@pytest.mark.parametrize("last", [0, 1, 2])
def test_who_took_the_last_truck_begins_the_next_round(last: int) -> None:
    first, second = [seat for seat in range(3) if seat != last]
    table = scenario().seat(last, money=9).trucks("coin", f"taken by {first}", f"taken by {second}")
    assert table.turn(last).play("take-1").asked == last


@pytest.mark.rule("R-Z-071", "R-Z-011")
def test_in_the_next_round_everybody_takes_turns_again() -> None:
    game = scenario().seat(0, money=2).trucks("coin", "taken by 1", "taken by 2").turn(0).play("take-1", "extend")
    assert (game.asked, game.view["round"]) == (1, 2)


@pytest.mark.rule("R-Z-072")
def test_a_player_alone_in_the_round_goes_on_drawing() -> None:
    game = scenario().seat(0, money=3).trucks("coin", "taken by 1", "taken by 2").turn(0)
    assert game.play("draw", "draw").truck(1) == ["coin", "flamingo", "flamingo"]


@pytest.mark.rule("R-Z-072")
def test_a_player_alone_in_the_round_goes_on_with_money_actions() -> None:
    game = scenario().seat(0, barn="2 panda", money=2).trucks("coin", "taken by 1", "taken by 2").turn(0)
    assert game.play("move-panda@barn>E4", "move-panda@barn>E4").asked == 0


@pytest.mark.rule("R-Z-072", "R-Z-014")
def test_a_player_alone_in_the_round_cannot_draw_for_a_full_truck() -> None:
    game = scenario().seat(0, money=3).trucks("3 panda", "taken by 1", "taken by 2").turn(0)
    assert game.options == ["take-1", "extend"]


@pytest.mark.rule("R-Z-073")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_truck_is_taken_so_no_tile_is_left_over(seats: int) -> None:
    others = [f"taken by {seat}" for seat in range(1, seats)]
    game = scenario(seats).seat(0, money=3).trucks("panda zebra coin", *others).turn(0)
    assert game.play("take-1", "panda@E4", "zebra@E5").out_of_game == []

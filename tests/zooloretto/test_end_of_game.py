"""The last round, the end and the winner."""

from __future__ import annotations

import pytest

from scenario import scenario


@pytest.mark.rule("R-Z-080")
def test_the_first_tile_of_the_end_pile_makes_the_round_the_last() -> None:
    game = scenario().trucks("panda").pile("").turn(0).play("draw")
    assert game.view["last_round"]


@pytest.mark.rule("R-Z-080")
def test_the_last_tile_of_the_main_pile_does_not_make_the_round_the_last() -> None:
    game = scenario().trucks("panda").pile("camel").turn(0).play("draw")
    assert (game.view["last_round"], game.view["main_pile"], game.view["end_pile"]) == (False, 0, 15)


@pytest.mark.rule("R-Z-081")
def test_the_game_ends_when_every_player_has_a_truck_in_the_last_round() -> None:
    game = scenario().trucks("coin", "taken by 1", "taken by 2").last_round().turn(0).play("take-1")
    assert game.over


@pytest.mark.rule("R-Z-081")
def test_the_last_round_is_played_to_its_end() -> None:
    game = scenario().seat(1, money=9).trucks("coin", "2 coin", "taken by 2").last_round().turn(0).play("take-1")
    assert (game.over, game.asked) == (False, 1)


@pytest.mark.rule("R-Z-081")
def test_the_last_truck_is_unloaded_before_points_are_counted() -> None:
    game = scenario().seat(0, E4="3 panda").trucks("panda", "taken by 1", "taken by 2").last_round().turn(0)
    assert game.play("take-1", "panda@E4").points(0) == 5


@pytest.mark.rule("R-Z-081")
def test_nobody_has_won_before_the_end() -> None:
    game = scenario().seat(0, E4="4 panda").trucks("coin").last_round().turn(0)
    assert game.winners == []


@pytest.mark.rule("R-Z-082")
def test_an_empty_main_pile_alone_does_not_end_the_game() -> None:
    game = scenario().seat(0, money=3).trucks("coin", "taken by 1", "taken by 2").pile("").turn(0).play("take-1")
    assert (game.over, game.view["round"], game.view["last_round"]) == (False, 2, False)


@pytest.mark.rule("R-Z-083")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_end_pile_fills_every_place_on_the_trucks(seats: int) -> None:
    table = scenario(seats).pile("")
    for seat in range(seats):
        table.seat(seat, money=3)
    game = table.turn(0)
    while game.offers("draw") or game.options[0].startswith("load"):
        game.play(game.options[0])
    assert all(len(truck["tiles"]) == truck["places"] for truck in game.view["trucks"])


@pytest.mark.rule("R-Z-100")
def test_most_points_win() -> None:
    table = scenario().seat(0, E4="4 panda", money=0).seat(1, E6="6 panda", money=0).seat(2, money=9)
    assert table.trucks("taken by 0", "taken by 1", "coin").last_round().turn(2).play("take-3").winners == [1]


@pytest.mark.rule("R-Z-100")
def test_among_tied_players_the_one_with_most_money_wins() -> None:
    table = scenario().seat(0, E4="4 panda", money=1).seat(1, E4="4 zebra", money=3).seat(2, money=9)
    assert table.trucks("taken by 0", "taken by 1", "coin").last_round().turn(2).play("take-3").winners == [1]


@pytest.mark.rule("R-Z-100", "R-Z-026")
def test_coin_tiles_break_ties_like_coins() -> None:
    table = scenario().seat(0, E4="4 panda", money=2).seat(1, E4="4 zebra", money=2)
    game = table.trucks("2 coin", "taken by 1", "taken by 2").last_round().turn(0).play("take-1")
    assert game.winners == [0]


@pytest.mark.rule("R-Z-101")
def test_a_tie_in_points_and_money_is_a_shared_victory() -> None:
    table = scenario().seat(0, E4="4 panda", money=1).seat(1, E4="4 zebra", money=2)
    game = table.trucks("coin", "taken by 1", "taken by 2").last_round().turn(0).play("take-1")
    assert game.winners == [0, 1]

"""Adding a tile to a truck, taking a truck, and the order of turns."""

from __future__ import annotations

import pytest

from scenario import scenario, tiles


@pytest.mark.rule("R-Z-010")
@pytest.mark.parametrize("action", [("draw", "load-2"), ("take-1",), ("move-panda@barn>E4",)])
def test_a_turn_is_one_action_and_then_the_next_player_is_asked(action: tuple[str, ...]) -> None:
    game = scenario(seats=3).seat(0, barn="panda").trucks("coin").turn(0)
    assert game.play(*action).asked == 1


@pytest.mark.rule("R-Z-010")
def test_a_player_may_add_a_tile_take_a_truck_or_use_money() -> None:
    game = scenario(seats=3).seat(0, money=3).trucks("panda").turn(0)
    assert game.options == ["draw", "take-1", "extend"]


@pytest.mark.rule("R-Z-010", "R-Z-029")
def test_nobody_may_pass_without_taking_a_truck() -> None:
    game = scenario(seats=3).seat(0, money=0).trucks("panda", "zebra", "camel").turn(0)
    assert game.options == ["draw", "take-1", "take-2", "take-3"]


@pytest.mark.rule("R-Z-011")
def test_turns_go_clockwise() -> None:
    game = scenario(seats=3).trucks("panda").turn(2)
    assert game.play("draw", "load-1").asked == 0


@pytest.mark.rule("R-Z-011")
def test_who_has_a_truck_is_skipped() -> None:
    game = scenario(seats=4).trucks("panda", "taken by 1", "taken by 2").turn(0)
    assert game.play("draw", "load-4").asked == 3


@pytest.mark.rule("R-Z-012")
def test_the_next_tile_of_the_pile_goes_on_the_chosen_truck() -> None:
    game = scenario(seats=3).trucks("panda").pile("camel zebra ...").turn(0)
    assert game.play("draw", "load-1").truck(1) == tiles("camel panda")


@pytest.mark.rule("R-Z-012")
def test_every_truck_with_a_free_place_may_take_the_tile() -> None:
    game = scenario(seats=5).trucks("2 panda", "3 panda", "taken by 4").turn(0)
    assert game.play("draw").options == ["load-1", "load-4", "load-5"]


@pytest.mark.rule("R-Z-012")
def test_with_a_single_free_place_the_tile_goes_there_unasked() -> None:
    game = scenario(seats=3).trucks("2 panda", "3 panda", "3 zebra").pile("camel ...").turn(0)
    assert game.play("draw").truck(1) == tiles("camel 2 panda")


@pytest.mark.rule("R-Z-013")
def test_the_tile_is_seen_before_the_truck_is_chosen() -> None:
    game = scenario(seats=3).trucks("panda").pile("camel ...").turn(0)
    assert game.play("draw").tile_in_hand == "camel"


@pytest.mark.rule("R-Z-013")
def test_the_drawn_tile_must_be_loaded() -> None:
    game = scenario(seats=3).seat(0, money=9).trucks("panda").turn(0)
    assert game.play("draw").options == ["load-1", "load-2", "load-3"]


@pytest.mark.rule("R-Z-014")
def test_nobody_draws_when_every_truck_in_the_middle_is_full() -> None:
    game = scenario(seats=3).trucks("3 panda", "3 zebra", "taken by 2").turn(0)
    assert game.options == ["take-1", "take-2"]


@pytest.mark.rule("R-Z-015")
def test_the_end_pile_waits_while_the_main_pile_has_a_tile() -> None:
    game = scenario(seats=3).trucks("panda").pile("camel").end_pile("zebra").turn(0)
    assert game.play("draw").tile_in_hand == "camel"


@pytest.mark.rule("R-Z-015")
def test_the_end_pile_is_drawn_from_when_the_main_pile_is_empty() -> None:
    game = scenario(seats=3).trucks("panda").pile("").end_pile("zebra").turn(0)
    assert game.play("draw").tile_in_hand == "zebra"


@pytest.mark.rule("R-Z-016")
def test_an_empty_truck_cannot_be_taken() -> None:
    game = scenario(seats=3).trucks("panda", "", "coin").turn(0)
    assert [key for key in game.options if key.startswith("take")] == ["take-1", "take-3"]


@pytest.mark.rule("R-Z-016")
def test_a_truck_that_somebody_has_taken_stays_taken() -> None:
    game = scenario(seats=3).trucks("panda", "taken by 2").turn(0)
    assert game.why_not("take-2") == ["truck_taken"]


@pytest.mark.rule("R-Z-016")
def test_a_coin_tile_alone_makes_a_truck_worth_taking() -> None:
    game = scenario(seats=3).trucks("coin").turn(0)
    assert game.play("take-1").truck_of(0) == 1


@pytest.mark.rule("R-Z-016")
def test_all_tiles_of_the_truck_go_into_the_zoo_at_once() -> None:
    game = scenario(seats=3).seat(0, E5="zebra", E6="camel").trucks("panda stall_a coin").turn(0)
    game.play("take-1", "panda@E4", "stall_a@E4")
    assert (game.zoo(0).animals("E4"), game.zoo(0).stalls("E4"), game.zoo(0).money) == (["panda"], ["stall_a"], 3)


@pytest.mark.rule("R-Z-017")
def test_after_taking_a_truck_a_player_does_nothing_more_in_the_round() -> None:
    game = scenario(seats=3).seat(0, money=9).trucks("coin", "panda", "zebra").turn(0)
    game.play("take-1", "draw", "load-2", "draw", "load-3")
    assert game.asked == 1


@pytest.mark.rule("R-Z-017")
def test_after_taking_a_truck_in_the_last_round_a_player_does_nothing_more() -> None:
    table = scenario(seats=3).seat(0, money=9).seat(2, money=9).trucks("coin", "taken by 1", "panda")
    assert table.last_round().turn(0).play("take-1", "extend").asked == 2


@pytest.mark.rule("R-Z-018")
def test_the_player_chooses_which_tile_comes_off_the_truck_next() -> None:
    game = scenario(seats=3).trucks("panda zebra stall_a").turn(0).play("take-1")
    assert {key.split("@")[0] for key in game.options} == {"panda", "zebra", "stall_a"}


@pytest.mark.rule("R-Z-018")
def test_a_birth_happens_before_the_next_tile_is_unloaded() -> None:
    game = scenario(seats=3).seat(0, E4="elephant elephant-male").trucks("elephant elephant-female").turn(0)
    game.play("take-1", "elephant-female@E4")
    assert game.why_not("elephant@E4") == ["enclosure_full"]


@pytest.mark.rule("R-Z-018")
def test_the_order_of_unloading_decides_where_the_offspring_goes() -> None:
    game = scenario(seats=3).seat(0, E4="elephant elephant-male").trucks("elephant elephant-female").turn(0)
    game.play("take-1", "elephant@E4", "elephant-female@E4")
    assert game.zoo(0).barn == ["elephant-offspring"]


@pytest.mark.rule("R-Z-018")
def test_a_coin_bonus_is_paid_before_the_next_tile_is_unloaded() -> None:
    game = scenario(seats=3).seat(0, E5="4 camel", money=0).trucks("camel panda").turn(0)
    assert game.play("take-1", "camel@E5").zoo(0).money == 2


@pytest.mark.rule("R-Z-019")
def test_while_unloading_a_tile_can_only_be_placed() -> None:
    game = scenario(seats=3).seat(0, money=9).trucks("panda").turn(0).play("take-1")
    assert game.options == ["panda@E5", "panda@E4", "panda@E6", "panda@barn"]


@pytest.mark.rule("R-Z-019")
def test_no_tile_stays_on_the_truck() -> None:
    game = scenario(seats=3).trucks("panda stall_a").turn(0).play("take-1", "panda@barn")
    assert game.asked == 0

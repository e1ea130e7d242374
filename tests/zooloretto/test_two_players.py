"""What is different for two players."""

from __future__ import annotations

import pytest

from scenario import laid_out, scenario


@pytest.mark.rule("R-Z2-001")
def test_the_base_rules_hold_for_two() -> None:
    game = scenario(2).seat(0, E5="4 panda", money=0).bank(10).trucks("panda").turn(0).play("take-1", "panda@E5")
    assert (game.zoo(0).money, game.bank, game.asked) == (2, 8, 1)


@pytest.mark.rule("R-Z2-001")
def test_two_players_start_with_the_money_of_the_base_game() -> None:
    table = laid_out(2)
    assert ([zoo["money"] for zoo in table["zoos"]], table["bank"], table["end_pile"]) == ([2, 2], 26, 15)


@pytest.mark.rule("R-Z2-002")
def test_each_player_has_two_face_down_extensions() -> None:
    assert [zoo["unbuilt_extensions"] for zoo in laid_out(2)["zoos"]] == [2, 2]


@pytest.mark.rule("R-Z2-002")
def test_each_extension_is_built_by_its_own_action_for_three_coins() -> None:
    game = scenario(2).seat(0, X1="", money=3).trucks("coin").turn(0).play("extend")
    assert (game.zoo(0).enclosures, game.zoo(0).money) == (["E5", "E4", "E6", "X1", "X2"], 0)


@pytest.mark.rule("R-Z2-002")
def test_extending_turns_one_extension_at_a_time() -> None:
    game = scenario(2).seat(0, money=6).trucks("coin").turn(0).play("extend")
    assert (game.zoo(0).face_down_extensions, game.asked) == (1, 1)


@pytest.mark.rule("R-Z2-002")
def test_there_is_no_third_extension() -> None:
    game = scenario(2).seat(0, X1="", X2="", money=9).trucks("coin").turn(0)
    assert game.why_not("extend") == ["no_extension_left"]


@pytest.mark.rule("R-Z2-002")
def test_the_second_extension_scores_and_pays_like_the_first() -> None:
    game = scenario(2).seat(0, X1="", X2="4 panda", money=0).trucks("panda").turn(0).play("take-1", "panda@X2")
    assert (game.points_for(0, "X2"), game.zoo(0).money) == (9, 1)


@pytest.mark.rule("R-Z2-003")
def test_three_species_leave_the_game() -> None:
    table = laid_out(2)
    assert (len(table["species"]), len(table["offspring"]), table["main_pile"]) == (5, 5, 64)


@pytest.mark.rule("R-Z2-004", "R-Z2-005")
def test_three_trucks_hold_three_two_and_one() -> None:
    assert [truck["places"] for truck in laid_out(2)["trucks"]] == [3, 2, 1]


@pytest.mark.rule("R-Z2-005", "R-Z2-009")
def test_a_blocked_place_takes_no_tile() -> None:
    game = scenario(2).trucks("2 panda", "2 zebra", "camel").turn(0)
    assert game.play("draw").truck(1) == ["flamingo", "panda", "panda"]


@pytest.mark.rule("R-Z2-005", "R-Z2-009")
def test_full_small_trucks_count_as_full() -> None:
    game = scenario(2).trucks("3 panda", "2 zebra", "camel").turn(0)
    assert game.options == ["take-1", "take-2", "take-3"]


@pytest.mark.rule("R-Z2-006")
def test_a_truck_with_only_blocking_tiles_cannot_be_taken() -> None:
    game = scenario(2).trucks("panda").turn(0)
    assert [game.why_not(f"take-{truck}") for truck in (2, 3)] == [["truck_empty"], ["truck_empty"]]


@pytest.mark.rule("R-Z2-007")
def test_blocking_tiles_are_not_unloaded() -> None:
    game = scenario(2).seat(0, E5="zebra", E4="camel", E6="leopard").trucks("", "", "panda").turn(0).play("take-3")
    assert game.zoo(0).barn == ["panda"]


@pytest.mark.rule("R-Z2-007")
def test_blocking_tiles_stay_for_the_next_round() -> None:
    game = scenario(2).seat(0, money=3).trucks("", "taken by 1", "coin").turn(0).play("take-3")
    assert [truck["places"] for truck in game.view["trucks"]] == [3, 2, 1]


@pytest.mark.rule("R-Z2-008")
def test_the_round_ends_when_both_players_have_a_truck() -> None:
    game = scenario(2).seat(0, money=3).trucks("taken by 1", "coin", "panda").turn(0).play("take-2")
    assert game.view["round"] == 2


@pytest.mark.rule("R-Z2-008")
def test_the_tiles_on_the_third_truck_leave_the_game() -> None:
    game = scenario(2).seat(0, money=3).trucks("taken by 1", "panda stall_a", "coin").turn(0).play("take-3")
    assert (game.out_of_game, game.truck(2)) == (["panda", "stall_a"], [])


@pytest.mark.rule("R-Z2-008", "R-Z-081")
def test_the_last_round_ends_the_game_for_two() -> None:
    game = scenario(2).trucks("taken by 1", "panda", "coin").last_round().turn(0).play("take-3")
    assert game.over


@pytest.mark.rule("R-Z2-010")
@pytest.mark.parametrize("last", [0, 1])
def test_who_took_a_truck_last_begins_the_next_round(last: int) -> None:
    game = scenario(2).seat(last, money=3).trucks(f"taken by {1 - last}", "coin").turn(last).play("take-2")
    assert game.asked == last

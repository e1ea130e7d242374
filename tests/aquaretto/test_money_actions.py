"""What money can do: moving, buying, discarding."""

from __future__ import annotations

import pytest

from aquaretto.scenario import scenario

THREE = "penguin@1,4 orca@3,4 sea_lion@2,2"


@pytest.mark.rule("R-Q-039")
def test_an_action_must_be_paid_in_full() -> None:
    game = scenario().seat(0, money=1, depot="orca").trucks("coin").turn(0)
    assert game.obstacles("discard-orca") == ["too_little_money price=2 money=1"]


@pytest.mark.rule("R-Q-039")
def test_a_money_action_is_the_whole_turn() -> None:
    game = scenario().seat(0, money=9).trucks("coin").turn(0).play("expand_small", "small@5,2+6,2+5,3")
    assert game.asked == 1


@pytest.mark.rule("R-Q-039")
def test_a_coin_tile_pays_like_a_coin() -> None:
    game = scenario().seat(0, money=1).trucks("coin", "taken by 1", "taken by 2").turn(0).play("take-1")
    assert game.offers("expand_large")


@pytest.mark.rule("R-Q-040", "R-Q-049")
def test_the_top_of_the_depot_moves_into_the_park() -> None:
    game = scenario().seat(0, depot="orca dolphin", money=1).bank(5).trucks("coin").turn(0)
    game.play("move-dolphin@depot", "dolphin@2,2")
    assert (game.park(0).depot, game.park(0).basin("dolphin")) == (["orca"], ["2,2"])
    assert (game.park(0).money, game.bank) == (0, 6)


@pytest.mark.rule("R-Q-040", "R-Q-049")
def test_a_tile_that_moves_obeys_the_placing_rules() -> None:
    game = scenario().seat(0, park="orca@2,2", depot="dolphin", money=1).trucks("coin").turn(0)
    game.play("move-dolphin@depot")
    assert game.why_not("dolphin@3,2") == ["too_near"]
    assert game.why_not("dolphin@depot") == ["park_only"]


@pytest.mark.rule("R-Q-030", "R-Q-040")
def test_only_the_top_of_the_depot_moves() -> None:
    game = scenario().seat(0, depot="orca dolphin", money=1).trucks("coin").turn(0)
    assert game.obstacles("move-orca@depot") == ["below_the_top tile=dolphin"]


@pytest.mark.rule("R-Q-040")
def test_a_tile_without_a_space_stays_in_the_depot() -> None:
    game = scenario().seat(0, park=THREE, depot="dolphin", money=1).trucks("coin").turn(0)
    assert game.why_not("move-dolphin@depot") == ["too_many_basins"]


@pytest.mark.rule("R-Q-049", "R-Q-060")
def test_a_moved_tile_earns_what_its_basin_reaches() -> None:
    game = scenario().seat(0, park="dolphin@2,2 dolphin@2,3", depot="dolphin", money=1).trucks("coin").turn(0)
    assert game.play("move-dolphin@depot", "dolphin@2,4").park(0).money == 1


@pytest.mark.rule("R-Q-049", "R-Q-050")
def test_a_bought_tile_may_complete_a_pair() -> None:
    game = scenario().seat(0, park="orca-male@1,4", money=2).seat(1, depot="orca-female").trucks("coin").turn(0)
    assert game.play("buy-orca-female@1", "orca-female@2,4").tile_in_hand == "orca-offspring"


@pytest.mark.rule("R-Q-041", "R-Q-042")
def test_a_purchase_pays_the_owner_and_the_bank() -> None:
    game = scenario().seat(0, money=2).seat(1, depot="orca", money=0).bank(5).trucks("coin").turn(0)
    game.play("buy-orca@1", "orca@2,2")
    assert (game.park(0).money, game.park(1).money, game.bank) == (0, 1, 6)
    assert (game.park(0).basin("orca"), game.park(1).depot) == (["2,2"], [])


@pytest.mark.rule("R-Q-042")
def test_a_player_with_a_truck_cannot_refuse_either() -> None:
    game = scenario().seat(0, money=2).seat(1, depot="orca").trucks("coin", "taken by 1").turn(0)
    assert game.offers("buy-orca@1")


@pytest.mark.rule("R-Q-030", "R-Q-041")
def test_only_the_top_of_a_depot_can_be_bought() -> None:
    game = scenario().seat(0, money=2).seat(1, depot="penguin orca").trucks("coin").turn(0)
    assert game.why_not("buy-penguin@1") == ["below_the_top"]
    assert game.offers("buy-orca@1")


@pytest.mark.rule("R-Q-048")
def test_a_tile_without_a_space_cannot_be_bought() -> None:
    game = scenario().seat(0, money=2, park=THREE).seat(1, depot="dolphin").trucks("coin").turn(0)
    assert game.why_not("buy-dolphin@1") == ["too_many_basins"]


@pytest.mark.rule("R-Q-048")
def test_a_bought_tile_may_not_go_to_the_depot() -> None:
    game = scenario().seat(0, money=2).seat(1, depot="orca").trucks("coin").turn(0).play("buy-orca@1")
    assert game.why_not("orca@depot") == ["park_only"]


@pytest.mark.rule("R-Q-048")
def test_a_group_may_let_bought_tiles_go_to_the_depot() -> None:
    game = scenario(bought_to_depot=True).seat(0, money=2, park=THREE).seat(1, depot="dolphin").trucks("coin").turn(0)
    assert game.play("buy-dolphin@1").park(0).depot == ["dolphin"]


@pytest.mark.rule("R-Q-030", "R-Q-043")
def test_the_top_of_the_depot_can_be_discarded() -> None:
    game = scenario().seat(0, depot="orca penguin", money=2).bank(5).trucks("coin").turn(0)
    assert game.why_not("discard-orca") == ["below_the_top"]
    game.play("discard-penguin")
    assert (game.out_of_game, game.park(0).depot, game.bank) == (["penguin"], ["orca"], 7)


@pytest.mark.rule("R-Q-031")
def test_everybody_sees_every_depot_in_its_order() -> None:
    game = scenario().seat(1, depot="penguin orca penguin").trucks("coin").turn(0)
    assert game.game.view(2)["parks"][1]["depot"] == ["penguin", "orca", "penguin"]


@pytest.mark.rule("R-Q-030")
def test_new_tiles_go_on_top() -> None:
    game = scenario().seat(0, depot="orca").trucks("penguin").turn(0).play("take-1", "penguin@depot")
    assert game.park(0).depot == ["orca", "penguin"]

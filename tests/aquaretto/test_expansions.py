"""Laying expansions on the grid."""

from __future__ import annotations

from typing import Any

import pytest

from aquaretto.scenario import Play, scenario


def laying(size: str, money: int = 2, **park: Any) -> Play:
    """Begin to lay an expansion."""
    return scenario().seat(0, money=money, **park).bank(10).trucks("coin").turn(0).play(f"expand_{size}")


@pytest.mark.rule("R-Q-044")
def test_a_small_expansion_costs_a_coin_and_adds_three_spaces() -> None:
    game = laying("small", money=1).play("small@5,3+6,3+6,4")
    assert (game.park(0).money, game.bank, game.park(0).size, game.park(0).limit) == (0, 11, 22, 3)


@pytest.mark.rule("R-Q-045", "R-Q-047")
def test_a_large_expansion_costs_two_coins_and_adds_four_spaces_and_a_basin() -> None:
    game = laying("large").play("large@5,2+6,2+5,3+6,3")
    assert (game.park(0).money, game.bank, game.park(0).size, game.park(0).limit) == (0, 12, 23, 4)


@pytest.mark.rule("R-Q-044", "R-Q-045")
def test_each_player_has_two_of_each() -> None:
    both = "small@5,2+6,2+5,3 small@7,2+8,2+7,3"
    game = scenario().seat(0, money=2, laid=both).trucks("coin").turn(0)
    assert game.why_not("expand_small") == ["none_left"]
    assert game.park(0).left("small") == 0


@pytest.mark.rule("R-Q-047")
@pytest.mark.parametrize("cells", ["5,2+6,2+5,3", "5,2+6,2+6,3", "5,2+5,3+6,3", "6,2+5,3+6,3"])
def test_it_may_be_turned(cells: str) -> None:
    assert laying("small").offers(f"small@{cells}")


@pytest.mark.rule("R-Q-047")
def test_it_must_continue_a_row_or_a_column() -> None:
    assert laying("small").why_not("small@5,4+6,4+5,5") == ["no_edge"]


@pytest.mark.rule("R-Q-047")
def test_it_overlaps_nothing() -> None:
    assert laying("large").obstacles("large@4,2+5,2+4,3+5,3") == ["overlap place=4,2"]


@pytest.mark.rule("R-Q-047")
def test_it_leaves_the_corner_of_the_booths_free() -> None:
    assert laying("small").why_not("small@-1,0+0,0+0,1") == ["booths"]


@pytest.mark.rule("R-Q-047")
def test_it_may_fill_the_other_corners_of_the_board() -> None:
    assert laying("small").offers("small@4,4+5,4+4,5")


@pytest.mark.rule("R-Q-047")
def test_it_may_lie_beside_another_expansion_and_no_nearer() -> None:
    game = laying("large", laid="large@5,2+6,2+5,3+6,3")
    assert game.offers("large@7,2+8,2+7,3+8,3")
    assert game.why_not("large@8,2+9,2+8,3+9,3") == ["no_edge"]


@pytest.mark.rule("R-Q-047")
def test_from_then_on_it_is_part_of_the_park() -> None:
    game = scenario().seat(0, park="orca@4,2", laid="small@5,2+6,2+5,3").trucks("orca").turn(0).play("take-1")
    assert game.play("orca@5,2").park(0).basin("orca") == ["4,2", "5,2"]


@pytest.mark.rule("R-Q-047")
def test_a_chain_of_all_expansions_stays_on_the_grid() -> None:
    chain = "large@5,2+6,2+5,3+6,3 large@7,2+8,2+7,3+8,3 small@9,2+10,2+9,3"
    assert laying("small", laid=chain).offers("small@11,2+12,2+11,3")


@pytest.mark.rule("R-Q-022", "R-Q-040", "R-Q-046")
def test_a_large_expansion_frees_what_waits_in_the_depot() -> None:
    three = "penguin@1,4 orca@3,4 sea_lion@2,2"
    table = scenario().seat(0, park=three, depot="crocodile", money=3).trucks("coin", "taken by 1", "taken by 2")
    game = table.turn(0)
    assert game.why_not("move-crocodile@depot") == ["too_many_basins"]
    game.play("expand_large", "large@5,2+6,2+5,3+6,3", "move-crocodile@depot", "crocodile@4,1")
    assert (game.park(0).basin("crocodile"), game.park(0).money) == (["4,1"], 0)


@pytest.mark.rule("R-Q-047")
def test_it_may_touch_the_booths_beside_the_park() -> None:
    game = laying("small")
    assert game.offers("small@2,-2+1,-1+2,-1")
    assert game.why_not("small@0,-2+0,-1+1,-1") == ["no_edge"]


@pytest.mark.rule("R-Q-024", "R-Q-047")
def test_basins_keep_their_distance_across_the_edge_of_an_expansion() -> None:
    table = scenario().seat(0, park="orca@4,2", laid="large@5,2+6,2+5,3+6,3").trucks("penguin")
    game = table.turn(0).play("take-1")
    assert game.obstacles("penguin@5,2") == ["too_near species=orca place=4,2"]
    assert game.offers("penguin@5,3")


@pytest.mark.rule("R-Q-083", "R-Q-047")
def test_a_trainer_sees_across_the_edge_of_an_expansion() -> None:
    table = scenario().seat(0, park="orca@4,2", trainers="5,3", laid="large@5,2+6,2+5,3+6,3").trucks("coin")
    assert table.turn(0).points_for(0, "trainers") == 1

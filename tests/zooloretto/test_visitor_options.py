"""What groups may agree about visitors, where the booklet is silent: colours of the stalls, and who walks for what."""

from __future__ import annotations

import pytest

from scenario import laid_out, scenario
from zooloretto.guests import alone, with_stall


@pytest.mark.rule("R-E-020", "R-X-032")
@pytest.mark.parametrize(
    "pairing", ["red_blue_green_white", "blue_green_white_red", "green_white_red_blue", "white_red_blue_green"]
)
def test_a_group_may_pair_stalls_and_colours_otherwise(pairing: str) -> None:
    stalls = [f"stall_{letter}" for letter in "abcde"]
    table = laid_out(3, exotic=True, xxl=True, stall_colours=pairing)
    assert table["stall_colours"] == dict(zip(stalls, [*pairing.split("_"), "yellow"], strict=True))
    alone_in_the_box = laid_out(3, exotic=True, stall_colours=pairing)
    assert alone_in_the_box["stall_colours"] == dict(zip(stalls, pairing.split("_"), strict=False))


@pytest.mark.rule("R-E-020")
def test_a_stall_of_another_colour_draws_that_one() -> None:
    assert with_stall("white1", stall_colours="white_red_blue_green").offers("walk-white@OP1")


@pytest.mark.rule("R-E-028")
@pytest.mark.parametrize(("walks", "after"), [(True, [3]), (False, [1])])
def test_a_group_decides_whether_somebody_walks_for_a_bought_stall(walks: bool, after: list[int]) -> None:
    table = alone(2, bought_tiles_walk=walks).seat(0, visitors="red1").seat(1, visitors="", barn="stall_a")
    game = table.reserve(red=0).trucks("coin").turn(0).play("buy-stall_a@1", "stall_a@E5")
    assert game.zoo(0).visitors == {"red": after}


@pytest.mark.rule("R-E-036")
def test_a_group_may_let_visitors_walk_for_a_jungle_animal_in_the_barn() -> None:
    table = scenario(2, exotic=True, barn_jungle_walks=True).seat(0, visitors="red1").seat(1, visitors="red3")
    game = table.trucks("koala", "coin").turn(0).play("take-1", "koala@barn", "walk-red@OP1")
    assert (game.zoo(0).barn, game.zoo(0).visitors, game.zoo(1).visitors) == (["koala"], {"red": [3]}, {"red": [2]})


@pytest.mark.rule("R-E-036", "R-Z-018")
def test_where_visitors_walk_for_it_the_player_says_when_a_jungle_animal_goes_into_the_barn() -> None:
    table = alone(2, barn_jungle_walks=True).seat(0, jungle="2 koala 2 bat macaw", visitors="red1")
    game = table.trucks("macaw stall_a", "coin").turn(0).play("take-1")
    assert {"macaw@barn", "stall_a@E5"} <= set(game.options)
    assert game.play("stall_a@E5", "walk-red@OP1", "walk-red@OP3").zoo(0).barn == ["macaw"]


@pytest.mark.rule("R-E-028")
def test_even_then_nobody_walks_for_a_stall_in_the_barn() -> None:
    game = alone(2, barn_jungle_walks=True).seat(0, visitors="red1").trucks("stall_a", "coin").turn(0)
    assert game.play("take-1", "stall_a@barn").asked == 1


@pytest.mark.rule("R-E-036")
@pytest.mark.parametrize(("walks", "asked"), [(True, 0), (False, 1)])
def test_a_group_decides_whether_somebody_walks_for_a_moved_jungle_animal(walks: bool, asked: int) -> None:
    game = scenario(exotic=True, moved_jungle_walks=walks).seat(0, barn="koala").trucks("coin").turn(0)
    assert game.play("move-koala@barn>jungle").asked == asked
    assert game.zoo(0).jungle == ["koala"]


@pytest.mark.rule("R-E-036")
@pytest.mark.parametrize(("walks", "asked"), [(True, 0), (False, 1)])
def test_a_group_decides_whether_somebody_walks_for_a_bought_jungle_animal(walks: bool, asked: int) -> None:
    game = scenario(exotic=True, bought_tiles_walk=walks).seat(1, barn="koala").trucks("coin").turn(0)
    assert game.play("buy-koala@1", "koala@jungle").asked == asked

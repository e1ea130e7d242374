"""Buying a tile out of an opponent's barn."""

from __future__ import annotations

import pytest

from scenario import scenario, tiles


@pytest.mark.rule("R-Z-040")
def test_of_the_two_coins_one_goes_to_the_owner_and_one_to_the_bank() -> None:
    game = scenario().seat(0, money=2).seat(1, barn="panda", money=0).bank(20).turn(0)
    game.play("buy-panda@1", "panda@E4")
    assert (game.zoo(0).money, game.zoo(1).money, game.bank) == (0, 1, 21)


@pytest.mark.rule("R-Z-040")
def test_a_bought_tile_leaves_one_barn_and_is_placed_in_the_other_zoo() -> None:
    game = scenario().seat(0, money=2).seat(1, barn="2 panda").turn(0).play("buy-panda@1", "panda@E4")
    assert (game.zoo(1).barn, game.zoo(0).animals("E4")) == (["panda"], ["panda"])


@pytest.mark.rule("R-Z-040", "R-Z-021")
def test_a_bought_animal_is_placed_by_the_normal_rules() -> None:
    game = scenario().seat(0, E5="zebra", E4="4 panda", E6="panda", money=2).seat(1, barn="panda").turn(0)
    assert game.play("buy-panda@1").options == ["panda@E6", "panda@barn"]


@pytest.mark.rule("R-Z-040", "R-Z-024")
def test_a_bought_stall_is_placed_by_the_normal_rules() -> None:
    game = scenario().seat(0, E5="stall_a", money=2).seat(1, barn="stall_a").turn(0)
    assert game.play("buy-stall_a@1").options == ["stall_a@E4", "stall_a@E6", "stall_a@barn"]


@pytest.mark.rule("R-Z-040")
def test_every_opponent_may_be_bought_from_but_not_oneself() -> None:
    game = scenario().seat(0, barn="panda", money=2).seat(1, barn="panda").seat(2, barn="zebra").turn(0)
    assert [key for key in game.options if key.startswith("buy")] == ["buy-panda@1", "buy-zebra@2"]


@pytest.mark.rule("R-Z-040")
def test_nothing_is_bought_out_of_an_enclosure() -> None:
    game = scenario().seat(0, money=2).seat(1, E4="panda stall_a").trucks("coin").turn(0)
    assert not [key for key in game.options if key.startswith("buy")]


@pytest.mark.rule("R-Z-041")
def test_the_owner_is_not_asked() -> None:
    game = scenario().seat(0, money=2).seat(1, barn="panda").turn(0)
    assert game.play("buy-panda@1").asked == 0


@pytest.mark.rule("R-Z-041")
def test_an_owner_who_has_a_truck_sells_too() -> None:
    game = scenario().seat(0, money=2).seat(1, barn="panda").trucks("coin", "taken by 1").turn(0)
    assert game.offers("buy-panda@1")


@pytest.mark.rule("R-Z-042")
def test_a_bought_tile_may_go_into_the_own_barn() -> None:
    game = scenario().seat(0, money=2).seat(1, barn="panda").turn(0).play("buy-panda@1", "panda@barn")
    assert game.zoo(0).barn == ["panda"]


@pytest.mark.rule("R-Z-045")
def test_a_bought_animal_that_completes_a_pair_causes_a_birth() -> None:
    game = scenario().seat(0, E6="panda-male", money=2).seat(1, barn="panda-female").turn(0)
    game.play("buy-panda-female@1", "panda-female@E6")
    assert game.zoo(0).animals("E6") == tiles("panda-male-bred panda-female-bred panda-offspring")


@pytest.mark.rule("R-Z-045")
def test_a_bought_animal_on_the_last_space_earns_the_coin_bonus() -> None:
    game = scenario().seat(0, E5="4 panda", money=2).seat(1, barn="panda").bank(10).turn(0)
    game.play("buy-panda@1", "panda@E5")
    assert (game.zoo(0).money, game.bank) == (2, 9)

"""Money actions in general, and rearranging by a move."""

from __future__ import annotations

import pytest

from scenario import scenario

PRICES = {
    "move-panda@barn>E4": 1,
    "move-stall_a@E5>E6": 1,
    "exchange-E5/E6": 1,
    "exchange-E5/barn.panda": 1,
    "buy-zebra@1": 2,
    "discard-panda": 2,
    "extend": 3,
}


@pytest.mark.rule("R-Z-029", "R-Z-030", "R-Z-040", "R-Z-043", "R-Z-044")
@pytest.mark.parametrize(("action", "price"), PRICES.items())
def test_who_can_pay_in_full_can_choose_a_money_action(action: str, price: int) -> None:
    game = scenario().seat(0, E5="camel stall_a", E6="leopard", barn="panda", money=price).seat(1, barn="zebra").turn(0)
    assert game.offers(action)


@pytest.mark.rule("R-Z-029", "R-Z-030", "R-Z-040", "R-Z-043", "R-Z-044")
@pytest.mark.parametrize(("action", "price"), PRICES.items())
def test_who_cannot_pay_in_full_cannot_choose_a_money_action(action: str, price: int) -> None:
    table = scenario().seat(0, E5="camel stall_a", E6="leopard", barn="panda", money=price - 1)
    game = table.seat(1, barn="zebra").trucks("coin").turn(0)
    assert game.why_not(action) == ["too_little_money"]


@pytest.mark.rule("R-Z-029")
def test_a_turn_has_one_money_action() -> None:
    game = scenario().seat(0, barn="2 panda", money=5).turn(0)
    assert game.play("move-panda@barn>E4").asked == 1


@pytest.mark.rule("R-Z-030")
def test_a_move_costs_one_coin_to_the_bank() -> None:
    game = scenario().seat(0, barn="panda", money=1).bank(10).turn(0).play("move-panda@barn>E4")
    assert (game.zoo(0).money, game.bank) == (0, 11)


@pytest.mark.rule("R-Z-030")
def test_nobody_rearranges_another_zoo() -> None:
    game = scenario().seat(0, money=9).seat(1, E4="2 zebra stall_a", E5="camel", barn="panda").turn(0)
    assert not [key for key in game.options if key.startswith(("move", "exchange"))]


@pytest.mark.rule("R-Z-031")
def test_a_move_takes_one_animal_out_of_the_barn() -> None:
    game = scenario().seat(0, E4="panda", barn="2 panda", money=1).turn(0).play("move-panda@barn>E4")
    assert (game.zoo(0).animals("E4"), game.zoo(0).barn) == (["panda", "panda"], ["panda"])


@pytest.mark.rule("R-Z-031", "R-Z-021")
def test_a_moved_animal_needs_its_own_species() -> None:
    game = scenario().seat(0, E4="zebra", barn="panda", money=1).turn(0)
    assert game.why_not("move-panda@barn>E4") == ["other_species"]


@pytest.mark.rule("R-Z-031", "R-Z-020")
def test_a_moved_animal_needs_a_free_space() -> None:
    game = scenario().seat(0, E4="4 panda", barn="panda", money=1).turn(0)
    assert game.why_not("move-panda@barn>E4") == ["enclosure_full"]


@pytest.mark.rule("R-Z-031", "R-Z-028")
def test_a_moved_animal_needs_an_extension_that_is_built() -> None:
    game = scenario().seat(0, barn="panda", money=1).turn(0)
    assert game.why_not("move-panda@barn>X1") == ["not_built"]


@pytest.mark.rule("R-Z-031")
def test_a_move_takes_a_stall_to_another_stall_space() -> None:
    game = scenario().seat(0, E5="stall_a", money=1).turn(0).play("move-stall_a@E5>E6")
    assert (game.zoo(0).stalls("E5"), game.zoo(0).stalls("E6")) == ([], ["stall_a"])


@pytest.mark.rule("R-Z-031")
def test_a_moved_stall_needs_a_free_stall_space() -> None:
    game = scenario().seat(0, E5="stall_a", E6="stall_b", money=1).turn(0)
    assert game.why_not("move-stall_a@E5>E6") == ["no_stall_space"]


@pytest.mark.rule("R-Z-031")
def test_a_move_takes_a_stall_into_the_barn() -> None:
    game = scenario().seat(0, E5="stall_a", money=1).turn(0).play("move-stall_a@E5>barn")
    assert (game.zoo(0).stalls("E5"), game.zoo(0).barn) == ([], ["stall_a"])


@pytest.mark.rule("R-Z-031")
def test_a_move_takes_a_stall_out_of_the_barn() -> None:
    game = scenario().seat(0, barn="stall_a", money=1).turn(0).play("move-stall_a@barn>E5")
    assert (game.zoo(0).stalls("E5"), game.zoo(0).barn) == (["stall_a"], [])


@pytest.mark.rule("R-Z-031")
def test_a_moved_stall_costs_one_coin_to_the_bank() -> None:
    game = scenario().seat(0, E5="stall_a", money=1).bank(10).turn(0).play("move-stall_a@E5>E6")
    assert (game.zoo(0).money, game.bank) == (0, 11)


@pytest.mark.rule("R-Z-031")
def test_a_stall_may_move_to_the_other_stall_space_of_its_enclosure() -> None:
    game = scenario().seat(0, E4="stall_a", money=1).turn(0).play("move-stall_a@E4>E4")
    assert (game.zoo(0).stalls("E4"), game.zoo(0).money) == (["stall_a"], 0)


@pytest.mark.rule("R-Z-031")
@pytest.mark.parametrize("enclosure", ["E5", "E4"])
def test_a_stall_cannot_move_to_a_stall_space_that_is_taken(enclosure: str) -> None:
    game = scenario().seat(0, E5="stall_a", E4="stall_a stall_b", money=1).turn(0)
    assert game.why_not(f"move-stall_a@{enclosure}>{enclosure}") == ["no_stall_space"]


@pytest.mark.rule("R-Z-031")
def test_of_two_equal_stalls_one_moves() -> None:
    game = scenario().seat(0, E4="2 stall_a", money=1).turn(0).play("move-stall_a@E4>E6")
    assert (game.zoo(0).stalls("E4"), game.zoo(0).stalls("E6")) == (["stall_a"], ["stall_a"])


@pytest.mark.rule("R-Z-032")
@pytest.mark.parametrize("target", ["E4", "E6", "barn"])
def test_no_animal_moves_out_of_an_enclosure(target: str) -> None:
    game = scenario().seat(0, E5="panda", money=3).turn(0)
    assert game.why_not(f"move-panda@E5>{target}") == ["animals_stay"]


@pytest.mark.rule("R-Z-045")
def test_a_moved_animal_that_completes_a_pair_causes_a_birth() -> None:
    game = scenario().seat(0, E6="panda-male", barn="panda-female", money=1).turn(0).play("move-panda-female@barn>E6")
    assert game.zoo(0).animals("E6") == ["panda-female-bred", "panda-male-bred", "panda-offspring"]


@pytest.mark.rule("R-Z-045")
def test_a_moved_animal_on_the_last_space_earns_the_coin_bonus() -> None:
    game = scenario().seat(0, E5="4 panda", barn="panda", money=1).bank(10).turn(0).play("move-panda@barn>E5")
    assert (game.zoo(0).money, game.bank) == (2, 9)

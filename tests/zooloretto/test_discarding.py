"""Throwing a tile of the own barn away."""

from __future__ import annotations

import pytest

from scenario import scenario, tiles


@pytest.mark.rule("R-Z-043")
def test_a_discarded_tile_leaves_the_game() -> None:
    game = scenario().seat(0, barn="2 panda stall_a", money=2).turn(0).play("discard-panda")
    assert (game.zoo(0).barn, game.out_of_game) == (tiles("panda stall_a"), ["panda"])


@pytest.mark.rule("R-Z-043")
def test_a_discard_costs_two_coins_to_the_bank() -> None:
    game = scenario().seat(0, barn="stall_a", money=2).bank(10).turn(0).play("discard-stall_a")
    assert (game.zoo(0).money, game.bank) == (0, 12)


@pytest.mark.rule("R-Z-043")
def test_a_discarded_offspring_does_not_return_to_the_supply() -> None:
    game = scenario().seat(0, barn="panda-offspring", money=2).turn(0)
    before = game.supply("panda")
    assert game.play("discard-panda-offspring").supply("panda") == before


@pytest.mark.rule("R-Z-043")
def test_nothing_is_discarded_out_of_an_enclosure_or_another_barn() -> None:
    game = scenario().seat(0, E4="panda stall_a", money=2).seat(1, barn="zebra").trucks("coin").turn(0)
    assert not [key for key in game.options if key.startswith("discard")]

"""Where tiles can go when they are unloaded."""

from __future__ import annotations

import pytest

from scenario import scenario, tiles


@pytest.mark.rule("R-Z-020")
def test_an_animal_goes_into_any_empty_enclosure_or_the_barn() -> None:
    game = scenario().trucks("panda").turn(0).play("take-1")
    assert game.options == ["panda@E5", "panda@E4", "panda@E6", "panda@barn"]


@pytest.mark.rule("R-Z-020")
def test_an_animal_needs_a_free_space() -> None:
    game = scenario().seat(0, E4="4 panda").trucks("panda").turn(0).play("take-1")
    assert game.why_not("panda@E4") == ["enclosure_full"]


@pytest.mark.rule("R-Z-020")
def test_an_unloaded_animal_lies_where_it_was_put() -> None:
    game = scenario().trucks("panda").turn(0).play("take-1", "panda@E6")
    assert game.zoo(0).animals("E6") == ["panda"]


@pytest.mark.rule("R-Z-021")
def test_an_enclosure_takes_no_second_species() -> None:
    game = scenario().seat(0, E4="zebra").trucks("panda").turn(0).play("take-1")
    assert game.why_not("panda@E4") == ["other_species"]


@pytest.mark.rule("R-Z-021")
def test_one_species_may_live_in_several_enclosures() -> None:
    game = scenario().seat(0, E4="panda").trucks("panda").turn(0).play("take-1", "panda@E5")
    assert (game.zoo(0).animals("E4"), game.zoo(0).animals("E5")) == (["panda"], ["panda"])


@pytest.mark.rule("R-Z-021", "R-Z-051")
@pytest.mark.parametrize("kind", ["panda-male", "panda-female", "panda-offspring", "panda-male-bred"])
def test_all_animals_of_a_species_live_together(kind: str) -> None:
    game = scenario().seat(0, E4=kind).trucks("panda").turn(0).play("take-1")
    assert game.offers("panda@E4")


@pytest.mark.rule("R-Z-022")
def test_an_animal_without_a_legal_space_goes_into_the_barn_unasked() -> None:
    game = scenario().seat(0, E5="zebra", E4="4 panda", E6="leopard").trucks("panda").turn(0).play("take-1")
    assert game.zoo(0).barn == ["panda"]


@pytest.mark.rule("R-Z-023")
def test_an_animal_may_go_into_the_barn_although_it_has_a_space() -> None:
    game = scenario().seat(0, E4="panda").trucks("panda").turn(0).play("take-1", "panda@barn")
    assert game.zoo(0).barn == ["panda"]


@pytest.mark.rule("R-Z-024")
def test_a_stall_goes_on_a_free_stall_space() -> None:
    game = scenario().trucks("stall_b").turn(0).play("take-1", "stall_b@E6")
    assert game.zoo(0).stalls("E6") == ["stall_b"]


@pytest.mark.rule("R-Z-024")
def test_a_stall_without_a_free_space_goes_into_the_barn_unasked() -> None:
    full = {"E5": "stall_a", "E4": "stall_a stall_b", "E6": "stall_c"}
    game = scenario().seat(0, money=2, **full).trucks("stall_d").turn(0).play("take-1")
    assert game.zoo(0).barn == ["stall_d"]


@pytest.mark.rule("R-Z-024")
def test_a_stall_may_go_into_the_barn_by_choice() -> None:
    game = scenario().trucks("stall_b").turn(0).play("take-1", "stall_b@barn")
    assert game.zoo(0).barn == ["stall_b"]


@pytest.mark.rule("R-Z-024")
def test_two_stalls_fit_beside_the_enclosure_of_four_and_one_beside_the_others() -> None:
    game = scenario().seat(0, E5="stall_a", E4="stall_b", E6="stall_c").trucks("stall_d").turn(0).play("take-1")
    assert game.options == ["stall_d@E4", "stall_d@barn"]


@pytest.mark.rule("R-Z-025")
@pytest.mark.parametrize("stall", ["stall_a", "stall_b", "stall_c", "stall_d"])
def test_any_type_of_stall_fits_any_stall_space(stall: str) -> None:
    game = scenario().seat(0, X1="").trucks(stall).turn(0).play("take-1")
    assert game.options == [f"{stall}@{place}" for place in ("E5", "E4", "E6", "X1", "barn")]


@pytest.mark.rule("R-Z-025")
def test_equal_stalls_may_stand_side_by_side() -> None:
    game = scenario().seat(0, E4="stall_a").trucks("stall_a").turn(0).play("take-1", "stall_a@E4")
    assert game.zoo(0).stalls("E4") == ["stall_a", "stall_a"]


@pytest.mark.rule("R-Z-026")
def test_a_coin_tile_joins_the_money_unasked() -> None:
    game = scenario().seat(0, money=2).trucks("coin").turn(0).play("take-1")
    assert game.zoo(0).money == 3


@pytest.mark.rule("R-Z-026")
def test_a_coin_tile_pays_like_a_coin() -> None:
    game = scenario().seat(0, money=2).trucks("coin", "taken by 1", "taken by 2").turn(0)
    assert game.play("take-1", "extend").zoo(0).enclosures == ["E5", "E4", "E6", "X1"]


@pytest.mark.rule("R-Z-026")
def test_a_coin_tile_does_not_come_out_of_the_bank() -> None:
    game = scenario().bank(10).trucks("coin").turn(0).play("take-1")
    assert game.bank == 10


@pytest.mark.rule("R-Z-027")
def test_the_barn_has_no_limit() -> None:
    game = scenario().seat(0, barn="40 zebra 3 stall_a").trucks("zebra").turn(0).play("take-1", "zebra@barn")
    assert game.zoo(0).barn == tiles("41 zebra 3 stall_a")


@pytest.mark.rule("R-Z-027")
def test_every_tile_of_the_barn_can_be_moved() -> None:
    game = scenario().seat(0, barn="panda zebra stall_a", money=1).turn(0)
    assert all(game.offers(f"move-{tile}@barn>E4") for tile in tiles("panda zebra stall_a"))


@pytest.mark.rule("R-Z-027")
def test_every_tile_of_the_barn_can_be_discarded() -> None:
    game = scenario().seat(0, barn="panda zebra-offspring stall_a", money=2).turn(0)
    assert all(game.offers(f"discard-{tile}") for tile in tiles("panda zebra-offspring stall_a"))


@pytest.mark.rule("R-Z-027")
def test_every_tile_of_a_barn_can_be_bought() -> None:
    game = scenario().seat(1, barn="panda zebra-offspring stall_a").seat(0, money=2).turn(0)
    assert all(game.offers(f"buy-{tile}@1") for tile in tiles("panda zebra-offspring stall_a"))


@pytest.mark.rule("R-Z-028")
@pytest.mark.parametrize("tile", ["panda", "stall_a"])
def test_a_face_down_extension_takes_no_tile(tile: str) -> None:
    game = scenario().trucks(tile).turn(0).play("take-1")
    assert game.why_not(f"{tile}@X1") == ["not_built"]


@pytest.mark.rule("R-Z-028")
def test_a_built_extension_takes_tiles() -> None:
    game = scenario().seat(0, X1="").trucks("panda").turn(0).play("take-1", "panda@X1")
    assert game.zoo(0).animals("X1") == ["panda"]

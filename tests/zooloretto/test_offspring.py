"""Births."""

from __future__ import annotations

import pytest

from scenario import scenario, tiles


@pytest.mark.rule("R-Z-050")
@pytest.mark.parametrize(("there", "comes"), [("male", "female"), ("female", "male")])
def test_a_fertile_pair_that_meets_in_an_enclosure_has_an_offspring(there: str, comes: str) -> None:
    game = scenario().seat(0, E6=f"panda-{there}").trucks(f"panda-{comes}").turn(0)
    game.play("take-1", f"panda-{comes}@E6")
    assert game.zoo(0).animals("E6") == tiles("panda-male-bred panda-female-bred panda-offspring")


@pytest.mark.rule("R-Z-050", "R-Z-005")
def test_an_offspring_comes_out_of_the_supply() -> None:
    game = scenario().seat(0, E6="panda-male").trucks("panda-female").turn(0).play("take-1", "panda-female@E6")
    assert (game.supply("panda"), game.supply("zebra")) == (1, 2)


@pytest.mark.rule("R-Z-050")
@pytest.mark.parametrize("comes", ["panda", "panda-male", "panda-offspring"])
def test_only_a_fertile_animal_of_the_other_sex_completes_a_pair(comes: str) -> None:
    game = scenario().seat(0, E6="panda-male").seat(1, barn=comes).turn(0).play(f"buy-{comes}@1", f"{comes}@E6")
    assert game.zoo(0).animals("E6") == tiles(f"panda-male {comes}")


@pytest.mark.rule("R-Z-050")
def test_a_pair_in_two_enclosures_has_no_offspring() -> None:
    game = scenario().seat(0, E6="panda-male").trucks("panda-female").turn(0).play("take-1", "panda-female@E5")
    assert game.zoo(0).animals("E5") == ["panda-female"]


@pytest.mark.rule("R-Z-051")
def test_an_offspring_counts_as_an_animal_of_its_species() -> None:
    game = scenario().seat(0, E4="panda panda-male").trucks("panda-female").turn(0).play("take-1", "panda-female@E4")
    assert game.points_for(0, "E4") == 5


@pytest.mark.rule("R-Z-051")
@pytest.mark.parametrize("fertile", ["male", "female"])
def test_an_offspring_has_no_sex(fertile: str) -> None:
    game = scenario().seat(0, E6="panda-offspring").trucks(f"panda-{fertile}").turn(0)
    assert game.play("take-1", f"panda-{fertile}@E6").supply("panda") == 2


@pytest.mark.rule("R-Z-052")
def test_an_offspring_without_a_free_space_goes_into_the_barn() -> None:
    game = scenario().seat(0, E4="2 panda panda-male").trucks("panda-female").turn(0).play("take-1", "panda-female@E4")
    assert game.zoo(0).barn == ["panda-offspring"]


@pytest.mark.rule("R-Z-052")
def test_an_offspring_goes_into_the_barn_although_another_enclosure_has_room() -> None:
    game = scenario().seat(0, E4="2 panda panda-male", E6="panda").trucks("panda-female").turn(0)
    assert game.play("take-1", "panda-female@E4").zoo(0).animals("E6") == ["panda"]


@pytest.mark.rule("R-Z-053")
@pytest.mark.parametrize("third", ["panda-male", "panda-female"])
def test_a_third_fertile_animal_beside_a_pair_that_has_bred_causes_nothing(third: str) -> None:
    game = scenario().seat(0, E6="panda-male-bred panda-female-bred").trucks(third).turn(0)
    assert game.play("take-1", f"{third}@E6").zoo(0).animals("E6") == tiles(
        f"panda-male-bred panda-female-bred {third}"
    )


@pytest.mark.rule("R-Z-053")
def test_of_two_males_one_breeds_with_the_female() -> None:
    game = scenario().seat(0, E6="2 panda-male").trucks("panda-female").turn(0).play("take-1", "panda-female@E6")
    assert game.zoo(0).animals("E6") == tiles("panda-male panda-male-bred panda-female-bred panda-offspring")


@pytest.mark.rule("R-Z-054")
def test_a_fourth_fertile_animal_that_completes_a_second_pair_causes_a_second_birth() -> None:
    first_pair = "panda-male-bred panda-female-bred panda-offspring"
    game = scenario().seat(0, E6=f"{first_pair} panda-male").trucks("panda-female").turn(0)
    game.play("take-1", "panda-female@E6")
    assert game.zoo(0).animals("E6") == tiles("2 panda-male-bred 2 panda-female-bred 2 panda-offspring")


@pytest.mark.rule("R-Z-055")
def test_an_offspring_on_the_last_space_earns_the_coin_bonus() -> None:
    game = scenario().seat(0, E5="2 panda panda-male", money=0).bank(10).trucks("panda-female").turn(0)
    assert game.play("take-1", "panda-female@E5").zoo(0).money == 2


@pytest.mark.rule("R-Z-055")
def test_an_offspring_that_leaves_a_space_free_earns_nothing() -> None:
    game = scenario().seat(0, E5="panda panda-male", money=0).bank(10).trucks("panda-female").turn(0)
    assert game.play("take-1", "panda-female@E5").zoo(0).money == 0


@pytest.mark.rule("R-Z-055", "R-Z-060")
def test_an_offspring_in_the_barn_earns_no_second_bonus() -> None:
    game = scenario().seat(0, E5="3 panda panda-male", money=0).bank(10).trucks("panda-female").turn(0)
    assert game.play("take-1", "panda-female@E5").zoo(0).money == 2


@pytest.mark.rule("R-Z-055", "R-Z-061")
def test_an_offspring_on_the_last_space_earns_nothing_in_an_exchange() -> None:
    game = scenario().seat(0, E5="camel", barn="2 panda panda-male panda-female", money=1).turn(0)
    assert game.play("exchange-E5/barn.panda").zoo(0).money == 0


@pytest.mark.rule("R-Z-056")
def test_a_pair_in_the_barn_has_no_offspring() -> None:
    game = scenario().seat(0, barn="zebra-male").trucks("zebra-female").turn(0).play("take-1", "zebra-female@barn")
    assert game.zoo(0).barn == tiles("zebra-male zebra-female")


@pytest.mark.rule("R-Z-056")
def test_a_pair_on_a_truck_has_no_offspring() -> None:
    game = scenario().trucks("zebra-male").pile("zebra-female ...").turn(0).play("draw", "load-1")
    assert game.truck(1) == tiles("zebra-male zebra-female")


@pytest.mark.rule("R-Z-056")
def test_a_pair_that_an_exchange_brings_together_in_the_barn_has_no_offspring() -> None:
    game = scenario().seat(0, E5="zebra-male", barn="zebra-female camel", money=1).turn(0)
    assert game.play("exchange-E5/barn.camel").zoo(0).barn == tiles("zebra-male zebra-female")


@pytest.mark.rule("R-Z-057")
def test_a_pair_that_leaves_the_barn_by_an_exchange_has_an_offspring_at_once() -> None:
    game = scenario().seat(0, E4="camel", barn="panda-male panda-female", money=1).turn(0)
    game.play("exchange-E4/barn.panda")
    assert game.zoo(0).animals("E4") == tiles("panda-male-bred panda-female-bred panda-offspring")


@pytest.mark.rule("R-Z-057")
def test_two_pairs_that_leave_the_barn_by_an_exchange_have_two_offspring() -> None:
    game = scenario().seat(0, E6="camel", barn="2 panda-male 2 panda-female", money=1).turn(0)
    game.play("exchange-E6/barn.panda")
    assert game.zoo(0).animals("E6") == tiles("2 panda-male-bred 2 panda-female-bred 2 panda-offspring")


@pytest.mark.rule("R-Z-058")
def test_the_parents_need_not_lie_side_by_side() -> None:
    game = scenario().seat(0, E6="panda-male 3 panda").trucks("panda-female").turn(0).play("take-1", "panda-female@E6")
    assert "panda-offspring" in game.zoo(0).animals("E6")


@pytest.mark.rule("R-Z-059")
def test_animals_that_have_bred_do_not_breed_again_when_they_leave_the_barn() -> None:
    game = scenario().seat(0, E4="camel", barn="panda-male-bred panda-female-bred", money=1).turn(0)
    game.play("exchange-E4/barn.panda")
    assert game.zoo(0).animals("E4") == tiles("panda-male-bred panda-female-bred")


@pytest.mark.rule("R-Z-059")
def test_animals_that_have_bred_keep_the_mark_when_they_go_into_the_barn() -> None:
    game = scenario().seat(0, E4="panda-male-bred panda-female-bred", barn="camel", money=1).turn(0)
    assert game.play("exchange-E4/barn.camel").zoo(0).barn == tiles("panda-male-bred panda-female-bred")


@pytest.mark.rule("R-Z-059")
def test_an_animal_that_has_bred_does_not_breed_again_after_a_sale() -> None:
    game = scenario().seat(0, E6="panda-male").seat(1, barn="panda-female-bred").turn(0)
    game.play("buy-panda-female-bred@1", "panda-female-bred@E6")
    assert game.zoo(0).animals("E6") == tiles("panda-male panda-female-bred")

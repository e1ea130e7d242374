"""Rearranging by an exchange."""

from __future__ import annotations

import pytest

from scenario import scenario, tiles


@pytest.mark.rule("R-Z-033")
def test_two_enclosures_exchange_all_their_animals() -> None:
    game = scenario().seat(0, E5="3 elephant", E6="2 panda", money=1).turn(0).play("exchange-E5/E6")
    assert (game.zoo(0).animals("E5"), game.zoo(0).animals("E6")) == (tiles("2 panda"), tiles("3 elephant"))


@pytest.mark.rule("R-Z-033")
def test_an_enclosure_and_the_barn_exchange_animals() -> None:
    game = scenario().seat(0, E5="2 panda", barn="3 elephant", money=1).turn(0).play("exchange-E5/barn.elephant")
    assert (game.zoo(0).animals("E5"), game.zoo(0).barn) == (tiles("3 elephant"), tiles("2 panda"))


@pytest.mark.rule("R-Z-033", "R-Z-028")
def test_an_extension_exchanges_like_any_enclosure() -> None:
    game = scenario().seat(0, E5="2 panda", X1="camel", money=1).turn(0).play("exchange-E5/X1")
    assert (game.zoo(0).animals("E5"), game.zoo(0).animals("X1")) == (["camel"], tiles("2 panda"))


@pytest.mark.rule("R-Z-030", "R-Z-033")
@pytest.mark.parametrize("exchange", ["exchange-E5/E6", "exchange-E5/barn.zebra"])
def test_an_exchange_costs_one_coin_to_the_bank(exchange: str) -> None:
    game = scenario().seat(0, E5="panda", E6="camel", barn="zebra", money=1).bank(10).turn(0).play(exchange)
    assert (game.zoo(0).money, game.bank) == (0, 11)


@pytest.mark.rule("R-Z-034")
def test_every_animal_of_the_species_leaves_the_barn_offspring_too() -> None:
    game = scenario().seat(0, E5="camel", barn="2 zebra zebra-offspring zebra-male", money=1).turn(0)
    game.play("exchange-E5/barn.zebra")
    assert game.zoo(0).animals("E5") == tiles("2 zebra zebra-offspring zebra-male")


@pytest.mark.rule("R-Z-034")
def test_everything_else_in_the_barn_stays() -> None:
    game = scenario().seat(0, E5="camel", barn="2 zebra panda stall_a", money=1).turn(0)
    assert game.play("exchange-E5/barn.zebra").zoo(0).barn == tiles("camel panda stall_a")


@pytest.mark.rule("R-Z-034")
def test_an_exchange_with_the_barn_names_one_species() -> None:
    game = scenario().seat(0, E5="camel", barn="2 zebra panda", money=1).turn(0)
    assert [key for key in game.options if "barn." in key] == ["exchange-E5/barn.panda", "exchange-E5/barn.zebra"]


@pytest.mark.rule("R-Z-035")
def test_an_empty_enclosure_exchanges_nothing_with_another() -> None:
    game = scenario().seat(0, E5="3 elephant", money=1).trucks("coin").turn(0)
    assert game.why_not("exchange-E5/E4") == ["enclosure_empty"]


@pytest.mark.rule("R-Z-035")
def test_an_empty_enclosure_exchanges_nothing_with_the_barn() -> None:
    game = scenario().seat(0, barn="3 elephant", money=1).turn(0)
    assert game.why_not("exchange-E5/barn.elephant") == ["enclosure_empty"]


@pytest.mark.rule("R-Z-036")
def test_the_barn_takes_animals_of_a_species_it_already_holds() -> None:
    game = scenario().seat(0, E4="3 panda", barn="20 panda camel", money=1).turn(0).play("exchange-E4/barn.camel")
    assert game.zoo(0).barn == tiles("23 panda")


@pytest.mark.rule("R-Z-037")
@pytest.mark.parametrize("filled", [{"E4": "2 camel", "E6": "5 zebra"}, {"E4": "2 camel", "E5": "5 zebra"}])
def test_an_enclosure_too_small_for_the_other_one_blocks_the_exchange(filled: dict[str, str]) -> None:
    game = scenario().seat(0, money=1, **filled).trucks("coin").turn(0)
    assert game.why_not("exchange-" + "/".join(sorted(filled, key=["E5", "E4", "E6"].index))) == ["too_many_animals"]


@pytest.mark.rule("R-Z-037")
def test_an_enclosure_too_small_for_the_animals_of_the_barn_blocks_the_exchange() -> None:
    game = scenario().seat(0, E4="camel", barn="5 zebra", money=1).turn(0)
    assert game.why_not("exchange-E4/barn.zebra") == ["too_many_animals"]


@pytest.mark.rule("R-Z-037")
def test_animals_that_fit_exactly_may_be_exchanged() -> None:
    game = scenario().seat(0, E4="2 camel", E6="4 zebra", money=1).turn(0).play("exchange-E4/E6")
    assert game.zoo(0).animals("E4") == tiles("4 zebra")


@pytest.mark.rule("R-Z-037", "R-Z-052", "R-Z-057")
def test_offspring_to_come_do_not_count_when_the_exchange_is_measured() -> None:
    game = scenario().seat(0, E4="camel", barn="2 zebra zebra-male zebra-female", money=1).turn(0)
    assert game.play("exchange-E4/barn.zebra").zoo(0).barn == tiles("camel zebra-offspring")


@pytest.mark.rule("R-Z-038")
def test_two_enclosures_of_one_species_do_not_exchange() -> None:
    game = scenario().seat(0, E5="3 panda", E4="2 panda", money=1).trucks("coin").turn(0)
    assert game.why_not("exchange-E5/E4") == ["same_species"]


@pytest.mark.rule("R-Z-038")
def test_an_enclosure_does_not_exchange_its_species_with_the_barn() -> None:
    game = scenario().seat(0, E5="3 panda", barn="panda", money=1).turn(0)
    assert game.why_not("exchange-E5/barn.panda") == ["same_species"]


@pytest.mark.rule("R-Z-039")
def test_stalls_stay_beside_their_enclosures_in_an_exchange() -> None:
    game = scenario().seat(0, E5="panda stall_a", E6="camel stall_b", money=1).turn(0).play("exchange-E5/E6")
    assert (game.zoo(0).stalls("E5"), game.zoo(0).stalls("E6")) == (["stall_a"], ["stall_b"])


@pytest.mark.rule("R-Z-039")
def test_stalls_of_the_barn_are_not_exchanged() -> None:
    game = scenario().seat(0, E5="panda stall_a", barn="stall_b", money=1).turn(0)
    assert not [key for key in game.options if key.startswith("exchange")]


@pytest.mark.rule("R-Z-033", "R-Z-053")
def test_an_exchange_between_enclosures_causes_no_birth() -> None:
    game = scenario().seat(0, E5="panda-male-bred panda-female-bred", E6="camel-male", money=1).turn(0)
    assert game.play("exchange-E5/E6").zoo(0).animals("E6") == ["panda-female-bred", "panda-male-bred"]

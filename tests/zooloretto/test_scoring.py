"""The final count, part by part."""

from __future__ import annotations

import pytest

from scenario import scenario

SPACES = {"E5": 5, "E4": 4, "E6": 6, "X1": 5}


@pytest.mark.rule("R-Z-090")
@pytest.mark.parametrize(("place", "points"), [("E5", 8), ("E4", 5), ("E6", 10), ("X1", 9)])
def test_a_full_enclosure_scores_its_higher_value(place: str, points: int) -> None:
    game = scenario().seat(0, money=9, **{place: f"{SPACES[place]} panda"}).turn(0)
    assert game.points(0) == points


@pytest.mark.rule("R-Z-091")
@pytest.mark.parametrize(("place", "points"), [("E5", 5), ("E4", 4), ("E6", 6), ("X1", 5)])
def test_an_enclosure_with_one_free_space_scores_its_lower_value(place: str, points: int) -> None:
    game = scenario().seat(0, money=2, **{place: f"{SPACES[place] - 1} panda"}).turn(0)
    assert game.points(0) == points


@pytest.mark.rule("R-Z-092")
@pytest.mark.parametrize("place", ["E5", "E4", "E6", "X1"])
def test_with_two_free_spaces_and_a_stall_each_animal_scores_one(place: str) -> None:
    animals = SPACES[place] - 2
    game = scenario().seat(0, money=2, **{place: f"{animals} panda stall_a"}).turn(0)
    assert game.points_for(0, place) == animals


@pytest.mark.rule("R-Z-092")
def test_a_single_animal_beside_a_stall_scores_one() -> None:
    game = scenario().seat(0, E6="panda stall_a").turn(0)
    assert game.points_for(0, "E6") == 1


@pytest.mark.rule("R-Z-093")
@pytest.mark.parametrize("place", ["E5", "E4", "E6", "X1"])
def test_with_two_free_spaces_and_no_stall_an_enclosure_scores_nothing(place: str) -> None:
    game = scenario().seat(0, money=2, **{place: f"{SPACES[place] - 2} panda"}).turn(0)
    assert game.points(0) == 0


@pytest.mark.rule("R-Z-093")
def test_a_stall_beside_another_enclosure_does_not_help() -> None:
    game = scenario().seat(0, E5="3 panda", E4="stall_a").turn(0)
    assert game.points_for(0, "E5") == 0


@pytest.mark.rule("R-Z-094")
def test_a_second_stall_does_not_score_the_animals_again() -> None:
    game = scenario().seat(0, E4="2 panda stall_a stall_b").turn(0)
    assert game.points_for(0, "E4") == 2


@pytest.mark.rule("R-Z-095")
def test_each_different_stall_type_scores_two() -> None:
    game = scenario().seat(0, E5="stall_a", E4="stall_b stall_c", E6="stall_d").turn(0)
    assert game.points(0) == 8


@pytest.mark.rule("R-Z-095")
def test_a_stall_type_scores_once_in_the_whole_zoo() -> None:
    game = scenario().seat(0, E5="stall_a", E4="stall_a stall_b", X1="stall_a").turn(0)
    assert game.points(0) == 4


@pytest.mark.rule("R-Z-096")
@pytest.mark.parametrize(("animals", "points"), [(5, 8), (4, 5)])
def test_a_stall_does_not_change_a_full_or_nearly_full_enclosure(animals: int, points: int) -> None:
    game = scenario().seat(0, E5=f"{animals} panda stall_a").turn(0)
    assert game.points_for(0, "E5") == points


@pytest.mark.rule("R-Z-096")
def test_a_stall_scores_its_type_although_it_helps_its_animals_too() -> None:
    game = scenario().seat(0, E5="3 panda stall_a").turn(0)
    assert game.points(0) == 5


@pytest.mark.rule("R-Z-097")
def test_each_species_in_the_barn_costs_two_whatever_its_number() -> None:
    game = scenario().seat(0, barn="3 elephant panda").turn(0)
    assert game.points(0) == -4


@pytest.mark.rule("R-Z-097")
def test_males_females_and_offspring_in_the_barn_are_one_species() -> None:
    game = scenario().seat(0, barn="panda panda-male panda-female-bred panda-offspring").turn(0)
    assert game.points(0) == -2


@pytest.mark.rule("R-Z-098")
def test_each_stall_type_in_the_barn_costs_two_whatever_its_number() -> None:
    game = scenario().seat(0, barn="2 stall_a stall_b").turn(0)
    assert game.points(0) == -4


@pytest.mark.rule("R-Z-099")
def test_money_scores_nothing() -> None:
    game = scenario().seat(0, money=20).turn(0)
    assert game.points(0) == 0


@pytest.mark.rule("R-Z-099")
def test_a_species_counts_in_the_barn_although_it_is_in_the_zoo_too() -> None:
    game = scenario().seat(0, E4="4 panda", barn="panda").turn(0)
    assert game.points(0) == 5 - 2


@pytest.mark.rule("R-Z-099")
def test_a_stall_type_counts_in_the_barn_although_it_is_in_the_zoo_too() -> None:
    game = scenario().seat(0, E4="stall_a", barn="stall_a").turn(0)
    assert game.points(0) == 2 - 2

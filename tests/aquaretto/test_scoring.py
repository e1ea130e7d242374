"""The final count, with the printed examples first."""

from __future__ import annotations

from typing import Any

import pytest

from aquaretto.scenario import scenario

THIRTY = {
    "laid": "large@1,-2+2,-2+1,-1+2,-1 small@5,3+6,3+6,4 small@-1,-2+-1,-1+0,-1",
    "park": "polar_bear@-1,-2 polar_bear@-1,-1 polar_bear-fish@0,-1 polar_bear-fish@1,-2 polar_bear-fish@1,-1 "
    "polar_bear-fish@2,-2 dolphin@0,2 dolphin@0,3 dolphin@1,3 dolphin@1,4 dolphin@2,3 dolphin@2,4 sea_lion@1,1 "
    "sea_lion@2,1 sea_lion@2,0 sea_lion@3,0 sea_lion-flash@3,1 hippopotamus-fish@4,3 hippopotamus@5,3",
    "trainers": "1,2 2,2",
    "depot": "sea_turtle crocodile sea_turtle",
    "keepers": 1,
    "money": 3,
}
TRAINERS = {
    "park": "orca@1,3 orca@2,3 orca@3,3 orca@3,2 dolphin@1,1 dolphin-flash@2,1 dolphin-male@2,0",
    "trainers": "1,2 2,2",
}


def parts(park: dict[str, Any], **options: Any) -> dict[str, int]:
    """Count the points of a park by their sources, those that are not nothing."""
    game = scenario(**options).seat(0, **{"money": 0, **park}).trucks("coin").turn(0).game
    return {part: points for part, points in game.standing().parts[0].items() if points}


@pytest.mark.rule("R-Q-080", "R-Q-082", "R-Q-083", "R-Q-084", "R-Q-085")
def test_the_printed_park_scores_thirty_points() -> None:
    assert parts(THIRTY) == {"animals": 19, "keepers": 5, "trainers": 10, "depot": -4}


@pytest.mark.rule("R-Q-083", "R-Q-084", "R-Q-025")
def test_the_printed_trainers_score_three_and_five() -> None:
    assert parts(TRAINERS) == {"animals": 7, "trainers": 8}
    assert parts({**TRAINERS, "trainers": "1,2"})["trainers"] == 3


@pytest.mark.rule("R-Q-080")
def test_every_animal_in_the_park_scores_a_point() -> None:
    assert parts({"park": "orca-male-bred@1,4 orca-female-bred@2,4 orca-offspring@3,4"}) == {"animals": 3}


@pytest.mark.rule("R-Q-081")
def test_two_cashiers_count_every_coin_twice() -> None:
    assert parts({"park": "penguin@2,2", "cashiers": 2, "money": 5}) == {"animals": 1, "cashiers": 10}


@pytest.mark.rule("R-Q-082")
def test_keepers_count_the_fish_of_the_park_only() -> None:
    park = "penguin-fish@2,2 penguin-fish@2,1 penguin@2,0"
    assert parts({"park": park, "keepers": 2, "depot": "crocodile-fish"}) == {"animals": 3, "keepers": 4, "depot": -2}


@pytest.mark.rule("R-Q-083")
def test_an_animal_beside_two_trainers_counts_for_both() -> None:
    assert parts({"park": "dolphin@2,2", "trainers": "1,2 3,3"}) == {"animals": 1, "trainers": 2}


@pytest.mark.rule("R-Q-083")
def test_a_trainer_two_spaces_away_counts_nothing() -> None:
    assert parts({"park": "dolphin@2,2", "trainers": "4,2"}) == {"animals": 1}


@pytest.mark.rule("R-Q-084")
def test_animals_with_a_flash_and_other_species_are_not_trained() -> None:
    park = "orca-flash@2,3 orca-flash@3,3 penguin@2,1"
    assert parts({"park": park, "trainers": "2,2"}) == {"animals": 3}


@pytest.mark.rule("R-Q-084")
@pytest.mark.parametrize("kind", ["", "-male", "-female", "-male-bred", "-female-bred", "-offspring"])
def test_all_other_dolphins_are_trained(kind: str) -> None:
    assert parts({"park": f"dolphin{kind}@2,3", "trainers": "2,2"}) == {"animals": 1, "trainers": 1}


@pytest.mark.rule("R-Q-085")
def test_three_turtles_in_the_depot_cost_two() -> None:
    assert parts({"depot": "sea_turtle sea_turtle-fish sea_turtle"}) == {"depot": -2}


@pytest.mark.rule("R-Q-086")
def test_a_manager_halves_what_the_depot_costs() -> None:
    assert parts({"depot": "sea_turtle orca penguin orca", "managers": 1}) == {"depot": -3}


@pytest.mark.rule("R-Q-087")
@pytest.mark.parametrize(("money", "winners"), [(3, [0]), (1, [1]), (2, [0, 1])])
def test_money_breaks_ties(money: int, winners: list[int]) -> None:
    table = scenario().seat(0, park="orca@1,4", money=money).seat(1, park="orca@1,4", money=2).seat(2, depot="orca")
    assert table.trucks("coin").turn(0).game.standing().leaders == winners


@pytest.mark.rule("R-Q-088")
def test_coins_that_cashiers_count_still_break_ties() -> None:
    table = scenario().seat(0, cashiers=1, money=2).seat(1, park="orca@1,4 orca@2,4", money=1)
    assert table.trucks("coin").turn(0).game.standing().leaders == [0]

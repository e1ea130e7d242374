"""What is said of a tile that cannot be played: with numbers, and where they come from."""

from __future__ import annotations

import pytest

from sanctuary.scenario import scenario

LIONS = {"d3": "lion_male", "c3": "lion_female"}


@pytest.mark.rule("R-S-060", "R-S-084")
def test_a_card_that_is_too_weak_says_its_slot_and_side() -> None:
    game = scenario().seat(0, hand="lion_male").turn(0)
    assert game.reasons("play-rock") == ["lion\xa0♂: Needs strength 4 (rock); you have 2 in slot 2, side I."]


@pytest.mark.rule("R-S-140")
def test_what_makes_a_tile_easier_is_named() -> None:
    figures = {"row": "rock projects forest water", "upgraded": 2, "upgrades_left": 7}
    zoo = {"d3": "geologist", "c3": "hydrologist", "e3": "herpetologist"}  # the last two do not help a lion
    game = scenario().seat(0, hand="lion_male", zoo=zoo, **figures).turn(0).play("exhibition_hall")
    eased = "Needs strength 3 (rock), level 4 minus 1 for the Geologist; you have 2 in slot 1, side II."
    assert game.reasons("play-rock") == [f"lion\xa0♂: {eased}"]


@pytest.mark.rule("R-S-083", "R-S-140", "R-S-142")
def test_of_several_helpers_all_are_named() -> None:
    game = scenario().seat(0, hand="herpetologist").turn(0)
    assert game.reasons("play-projects") == [
        "Herpetologist: Needs strength 4 (Projects); you have 1 in slot 1, side I."
    ]
    zoo = {"d3": "geologist", "c3": "expert_in_large_animals", "e3": "partner_zoo_asia"}
    lion = scenario().seat(0, hand="lion_male", zoo=zoo, row="rock projects forest water").turn(0)
    lion.play("exhibition_hall")
    helped = "Needs strength 2 (rock), level 4 minus 2 for the Geologist, Large Animal Expert"
    needs = f"{helped}; you have 1 in slot 1, side I."
    assert lion.reasons("play-rock") == [f"lion\xa0♂: {needs}"]


@pytest.mark.rule("R-S-085")
def test_of_a_second_animal_it_is_said_what_is_left() -> None:
    figures = {"row": "projects rock forest water", "upgraded": 8, "upgrades_left": 7}
    game = scenario().seat(0, hand="capybara_male goat eurasian_otter_male nile_crocodile_male", **figures).turn(0)
    game.play("play-water", "eurasian_otter_male", "d3")
    assert game.options == ["none", "capybara_male", "goat"]
    assert game.reasons("nile_crocodile_male") == ["Needs strength 4 (water); you have 2 of 5 left."]


@pytest.mark.rule("R-S-087")
def test_a_card_says_that_it_plays_no_buildings_and_no_other_habitat() -> None:
    assert scenario().turn(0).why_not("gain-rock") == []
    game = scenario().seat(0, hand="goat sheep lion_male").turn(0).play("play-water")
    assert game.why_not("exhibition_hall") == ["building"]
    assert game.why_not("lion_male") == ["wrong_card"]


@pytest.mark.rule("R-S-170")
def test_a_space_says_how_much_of_the_condition_it_meets() -> None:
    zoo = {"d3": "dusky_leaf_monkey_male", "e2": "great_hornbill", "c3": "goat"}
    game = scenario().seat(0, hand="tree_house", zoo=zoo).turn(0).play("gain-projects", "library", "tree_house")
    assert game.reasons("c2") == ["The condition is not met: next to 2 × forest. There are 1 here."]
    assert game.why_not("a1") == ["not_beside", "condition_here"]


@pytest.mark.rule("R-S-170", "R-S-173")
def test_a_building_says_how_near_the_best_space_is() -> None:
    zoo = {"d3": "dusky_leaf_monkey_male", "c3": "goat"}
    game = scenario().seat(0, hand="tree_house primate_house aquarium", zoo=zoo).display("pony")
    play = game.turn(0).play("gain-projects", "library")
    unmet = "The condition is not met: next to {}. The best space has {}."
    assert play.reasons("tree_house") == [unmet.format("2 × forest", 1)]
    assert play.reasons("aquarium") == [unmet.format("4 connected water tiles", 0)]


@pytest.mark.rule("R-S-045", "R-S-046")
def test_a_space_says_how_many_open_areas_are_missing() -> None:
    zoo = {"d3": "lion_male", "e2": "goat", "c2": "sheep", "c1": "down"}
    figures = {"upgraded": 8, "upgrades_left": 7}
    game = scenario().seat(0, hand="sumatran_tiger_female", zoo=zoo, **figures).display("pony")
    play = game.turn(0).play("play-water", "sumatran_tiger_female")
    assert play.options == ["b2", "d2", "e1"]
    assert play.reasons("f2") == ["The arrows need 2 more open areas; you have 1 other tile for it."]


@pytest.mark.rule("R-S-175")
def test_a_zoo_says_how_much_of_the_condition_it_meets() -> None:
    game = scenario().seat(0, hand="fountain predator_house", zoo=LIONS).turn(0).play("gain-projects", "library")
    assert game.reasons("fountain") == ["The condition is not met: tiles on all 6 spaces by the river. You have 0."]


@pytest.mark.rule("R-S-101")
def test_an_objective_says_what_is_missing() -> None:
    game = scenario().seat(0, zoo=LIONS, conservation=1).table(objectives=["predator", "bird"]).turn(0)
    game.play("gain-rock")
    assert game.reasons("predator-4") == ["It takes 4 icons; you have 2, and 1 conservation marker."]
    assert game.reasons("bird-2") == ["Your zoo shows no such icon."]

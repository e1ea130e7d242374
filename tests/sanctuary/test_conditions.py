"""The conditions of buildings."""

from __future__ import annotations

from typing import Any

import pytest

from sanctuary.scenario import Play, scenario

RIVER = {"a1": "down", "a2": "down", "a3": "down", "g1": "down", "g2": "down", "g3": "down"}
CONTINENTS = {"d3": "lion_male", "c3": "jaguar_male", "e3": "great_hornbill", "d2": "koala_male", "c2": "snowy_owl"}


def at_building(building: str, zoo: dict[str, str], hand: str = "", **figures: Any) -> Play:
    """Come to the step in which buildings are played."""
    table = scenario().seat(0, hand=f"{building} {hand}".strip(), zoo=zoo, **figures).display("pony")
    return table.turn(0).play("gain-projects", "library")


def spaces(game: Play, building: str) -> list[str]:
    """List where a building may stand, or nothing where it cannot be played."""
    if game.asked != 0 or game.prompt != "build" or building not in game.options:
        return []
    before = set(game.zoo(0)["spaces"])
    game.play(building)
    if game.asked == 0 and game.prompt == "space":
        return game.options
    return sorted({*game.zoo(0)["spaces"]} - before)


@pytest.mark.rule("R-S-170")
def test_beside_two_tiles_with_an_icon() -> None:
    zoo = {"d3": "dusky_leaf_monkey_male", "e2": "great_hornbill", "c3": "goat"}
    assert spaces(at_building("tree_house", zoo), "tree_house") == ["d2", "e3"]
    assert spaces(at_building("water_playground", zoo), "water_playground") == []


@pytest.mark.rule("R-S-171")
def test_beside_a_connected_area_of_four() -> None:
    zoo = {"d3": "koala_male", "c3": "jaguar_male", "d2": "great_hornbill", "c2": "green_iguana", "e3": "goat"}
    assert "b3" in spaces(at_building("climbing_forest", zoo), "climbing_forest")
    del zoo["c2"]
    assert spaces(at_building("climbing_forest", zoo), "climbing_forest") == []
    far = {"d3": "koala_male", "c3": "jaguar_male", "d2": "great_hornbill", "c2": "green_iguana", "f3": "goat"}
    assert "f4" not in spaces(at_building("climbing_forest", far), "climbing_forest")
    split = {"c3": "koala_male", "c2": "jaguar_male", "e3": "great_hornbill", "e2": "green_iguana", "f3": "goat"}
    assert spaces(at_building("climbing_forest", split), "climbing_forest") == []  # two of two are no four


@pytest.mark.rule("R-S-172", "R-S-184")
def test_beside_four_different_classes_or_continents() -> None:  # TV-S-37, TV-S-38
    zoo = {"d3": "lion_male", "c3": "alpine_ibex_male", "d2": "goat"}
    game = at_building("observation_deck_rock", zoo)
    assert spaces(game, "observation_deck_rock") == ["c2"]
    assert game.points_for(0, "buildings") == 5
    lions = {"d3": "lion_male", "c3": "lion_female"}
    assert spaces(at_building("observation_deck_rock", lions), "observation_deck_rock") == []


@pytest.mark.rule("R-S-173")
def test_by_the_river_and_beside_a_tile() -> None:
    assert spaces(at_building("asia_pavilion", {"b3": "goat"}), "asia_pavilion") == ["a2", "a3"]
    assert spaces(at_building("asia_pavilion", {"d3": "goat"}), "asia_pavilion") == []


@pytest.mark.rule("R-S-174")
def test_beside_buildings_projects_large_animals_and_open_areas() -> None:
    two = {"d3": "tree_house", "c3": "aquarium"}
    assert spaces(at_building("administration", two), "administration") == ["c2"]
    projects = {"d3": "geologist", "c3": "canyon"}
    assert spaces(at_building("park", projects), "library") == ["c2"]  # the library was taken by the action
    assert spaces(at_building("hidden_glass_wall", {"d3": "lion_male", "c3": "goat"}), "hidden_glass_wall") == []
    areas = {"b3": "goat", "a3": "down"}
    assert spaces(at_building("park", areas), "park") == []
    printed = {"b3": "down", "c3": "goat"}
    assert spaces(at_building("park", {**printed, "a2": "goat"}), "park") == ["a3"]  # beside b3 and the printed b4


@pytest.mark.rule("R-S-175")
def test_all_spaces_by_the_river_have_tiles() -> None:
    assert spaces(at_building("fountain", {"d3": "goat", **RIVER}, row="projects rock forest water"), "fountain")
    rest = {space: what for space, what in RIVER.items() if space != "g3"}
    assert spaces(at_building("fountain", {"d3": "goat", **rest}), "fountain") == []


@pytest.mark.rule("R-S-176")
def test_different_continents_and_classes() -> None:
    assert spaces(at_building("conference_hall", CONTINENTS), "conference_hall")
    four = {space: what for space, what in CONTINENTS.items() if space != "c2"}
    assert spaces(at_building("conference_hall", four), "conference_hall") == []
    classes = {**CONTINENTS, "e2": "goat"}  # predator, bird, herbivore, petting zoo
    assert spaces(at_building("zoo_kitchen", classes), "zoo_kitchen") == []
    five = {**classes, "b3": "green_iguana"}
    assert spaces(at_building("zoo_kitchen", five), "zoo_kitchen")
    assert spaces(at_building("exhibition_hall", five), "exhibition_hall")  # ten kinds of eleven


@pytest.mark.rule("R-S-177")
@pytest.mark.parametrize(("others", "can"), [("goat sheep alpaca donkey", True), ("goat sheep alpaca", False)])
def test_seven_tiles_in_hand(others: str, can: bool) -> None:  # TV-S-28
    game = at_building("excavation_site", {"d3": "lion_male"}, others)  # the pony and the library come to it
    assert bool(spaces(game, "excavation_site")) is can


@pytest.mark.rule("R-S-178", "R-S-093")
def test_the_statue_costs_four_other_tiles() -> None:  # TV-S-29
    game = at_building("statue", {"d3": "lion_male"}, "goat sheep").play("statue", "c3", "goat", "sheep", "pony")
    assert game.zoo(0)["hand_size"] == 0
    assert sorted(game.view["discard"]) == ["goat", "library", "pony", "sheep"]
    assert spaces(at_building("statue", {"d3": "lion_male"}, "goat"), "statue") == []


def test_what_is_missing_is_said() -> None:
    game = at_building("fountain", {"d3": "capybara_male", "c3": "capybara_female"}, "water_playground")
    assert game.why_not("fountain") == ["condition_count"]
    assert game.why_not("pony") == ["no_building"]

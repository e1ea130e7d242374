"""Supporting objectives, and upgrading action cards."""

from __future__ import annotations

from typing import Any

import pytest

from sanctuary.scenario import Play, scenario

SHOWN = ["americas", "asia", "bird", "primate", "reptile"]
BIRDS = {"d3": "snowy_owl", "c3": "great_hornbill", "e3": "greater_flamingo"}
DONE = {"upgraded": 15, "upgrades_left": 0}


def at_support(**figures: Any) -> Play:
    """Play up to the step in which an objective can be supported; no card is left to upgrade."""
    game = scenario().table(objectives=SHOWN).seat(0, **{**DONE, **figures}).turn(0)
    return game.play("exhibition_hall", "gain-rock")


@pytest.mark.rule("R-S-101", "R-S-106")
def test_conservation_markers_stand_for_missing_icons() -> None:  # TV-S-14
    game = at_support(zoo=BIRDS, conservation=2)
    assert "bird-5" in game.options
    game.play("bird-5")
    assert game.zoo(0)["conservation"] == 0
    assert game.points_for(0, "achievements") == 14


@pytest.mark.rule("R-S-100")
def test_an_objective_is_supported_once_and_one_a_turn() -> None:
    game = at_support(zoo=BIRDS, achievements={"2": "bird"}, conservation=3)
    assert not any(key.startswith("bird") for key in game.options)
    assert game.why_not("bird-3") == ["supported"]
    assert game.why_not("asia-2") == ["marker_used"]
    game.play("asia-3")
    assert game.asked == 1


@pytest.mark.rule("R-S-102")
def test_one_icon_must_be_there() -> None:
    game = at_support(zoo=BIRDS, conservation=9)
    assert game.why_not("primate-2") == ["no_icon"]
    assert "asia-5" in game.options


@pytest.mark.rule("R-S-103")
def test_more_icons_than_needed_will_do() -> None:  # TV-S-16
    game = at_support(zoo={**BIRDS, "d2": "white_stork_male"})
    assert [key for key in game.options if key.startswith("bird")] == ["bird-2", "bird-3", "bird-4"]
    assert game.why_not("bird-5") == ["icons"]
    game.play("bird-2")
    assert game.points_for(0, "achievements") == 2


@pytest.mark.rule("R-S-104")
def test_buildings_and_projects_have_icons_too() -> None:
    game = at_support(zoo={"d3": "bird_trees", "c3": "bird_breeding"})
    assert "bird-2" in game.options


@pytest.mark.rule("R-S-105")
def test_several_players_support_the_same_objective() -> None:
    table = scenario().table(objectives=SHOWN).seat(1, zoo={"d3": "snowy_owl"}, achievements={"3": "bird"})
    game = table.seat(0, zoo=BIRDS, **DONE).turn(0).play("exhibition_hall", "gain-rock", "bird-3")
    supporters = next(each["supporters"] for each in game.view["objectives"] if each["icon"] == "bird")
    assert supporters == [{"seat": 0, "icons": 3}, {"seat": 1, "icons": 3}]


def at_upgrade(**figures: Any) -> Play:
    """Play up to the step in which cards are upgraded."""
    return scenario().table(objectives=["europe", "asia", "bird", "primate", "reptile"]).seat(0, **figures).turn(0)


@pytest.mark.rule("R-S-110", "R-S-111", "R-S-115")
def test_each_marker_has_its_condition() -> None:
    zoo = {"d3": "geologist", "c3": "hydrologist"}
    game = at_upgrade(zoo=zoo).play("gain-rock")
    assert game.options == ["none", "projects-projects", "projects-rock", "projects-forest", "projects-water"]
    assert game.why_not("objective-rock") == ["upgrade"]
    game.play("projects-water")
    assert [card["upgraded"] for card in game.zoo(0)["row"] if card["card"] == "water"] == [True]
    assert game.asked == 1


@pytest.mark.rule("R-S-111", "R-S-113")
def test_three_connected_tiles_of_a_habitat() -> None:  # TV-S-13
    zoo = {"d3": "dusky_leaf_monkey_male", "e2": "great_hornbill"}
    game = at_upgrade(hand="tree_house", zoo=zoo, achievements={"2": "asia"}, upgrades_left=14, upgraded=1)
    game.play("exhibition_hall", "gain-rock", "tree_house", "d2")  # between the two
    assert game.prompt == "upgrade"
    assert "habitat-rock" in game.options


@pytest.mark.rule("R-S-113")
def test_two_habitats_count_for_both() -> None:
    zoo = {"d3": "capybara_male", "c3": "bamboo_forest/koala_male", "c2": "red_necked_wallaby"}
    game = at_upgrade(zoo=zoo).play("gain-rock")
    assert "habitat-rock" in game.options


@pytest.mark.rule("R-S-111", "R-S-112")
def test_the_petting_zoo_is_a_class() -> None:
    zoo = {"d3": "goat", "c3": "lion_male", "e3": "snowy_owl", "d2": "green_iguana"}
    game = at_upgrade(zoo=zoo).play("gain-rock")
    assert "classes-rock" in game.options


@pytest.mark.rule("R-S-110", "R-S-114")
def test_several_upgrades_in_a_turn_each_marker_once() -> None:
    zoo = {
        "d3": "geologist",
        "c3": "hydrologist",
        "e3": "goat",
        "d2": "lion_male",
        "e2": "snowy_owl",
        "c2": "green_iguana",
    }
    game = at_upgrade(zoo=zoo).play("gain-rock", "projects-rock")
    assert not any(key.startswith("projects") for key in game.options)
    assert game.why_not("projects-water") == ["upgrade_used"]
    assert game.why_not("classes-rock") == ["upgraded"]
    game.play("classes-water")
    assert sum(card["upgraded"] for card in game.zoo(0)["row"]) == 2

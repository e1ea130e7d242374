"""The steps of a turn."""

from __future__ import annotations

import pytest

from sanctuary.scenario import scenario


@pytest.mark.rule("R-S-070", "R-S-107", "R-S-116")
def test_the_steps_come_in_order() -> None:  # TV-S-41
    zoo = {"d3": "capybara_male", "c3": "red_necked_wallaby"}
    table = scenario().table(objectives=["americas", "asia", "bird", "primate", "reptile"])
    game = table.seat(0, hand="goat water_playground", zoo=zoo, conservation=1, row="rock projects forest water").turn(
        0
    )
    assert game.prompt == "take_in_reach"
    game.play("exhibition_hall")
    assert game.prompt == "action"
    game.play("play-forest", "e3")
    assert game.prompt == "build"
    game.play("water_playground")  # c2 is the only space beside both
    assert game.prompt == "support"
    game.play("americas-2")
    assert game.prompt == "upgrade"
    game.play("objective-projects", "none")
    assert game.zoo(0)["reach"] == 4  # slot 3, side II, from the next turn on
    assert game.asked == 1


@pytest.mark.rule("R-S-070")
def test_the_view_says_which_steps_may_be_skipped() -> None:
    game = scenario().turn(0)
    assert game.view["optional_steps"] == ["building", "objective", "upgrade"]


@pytest.mark.rule("R-S-073", "R-S-121")
def test_gaps_stay_until_the_turn_ends() -> None:  # TV-S-05
    game = scenario().seat(0, row="rock projects forest water").pile("pony sheep").turn(0)
    game.play("zoo_kitchen", "gain-projects")
    assert game.view["display"] == ["exhibition_hall", None, "conference_hall", "fountain", "library", "administration"]
    game.play("library")
    assert game.view["display"] == ["exhibition_hall", "conference_hall", "fountain", "administration", "pony", "sheep"]


@pytest.mark.rule("R-S-074")
def test_nobody_skips_the_action_and_an_empty_pile_gives_what_is_left() -> None:
    game = scenario().pile("pony", only=True).turn(0)
    assert "none" not in game.options
    game.play("gain-rock")
    assert game.hand(0) == ["exhibition_hall", "pony"]


@pytest.mark.rule("R-S-090", "R-S-091")
def test_one_building_a_turn_without_strength() -> None:
    zoo = {"d3": "capybara_male", "c3": "red_necked_wallaby", "e3": "jaguar_male", "d2": "koala_male"}
    hand = "water_playground tree_house"
    game = scenario().seat(0, hand=hand, zoo=zoo).pile("goat sheep").turn(0).play("gain-rock")
    assert game.options == ["none", "water_playground", "tree_house"]
    game.play("tree_house")
    assert game.prompt != "build"
    assert game.hand(0) == ["water_playground", "exhibition_hall", "goat", "sheep"]


@pytest.mark.rule("R-S-092")
def test_the_card_has_moved_when_a_building_is_played() -> None:
    zoo = {"d3": "capybara_male", "c3": "red_necked_wallaby"}
    game = scenario().seat(0, hand="water_playground", zoo=zoo).turn(0).play("gain-water")
    assert game.prompt == "build"
    assert game.row(0) == ["water", "projects", "rock", "forest"]


@pytest.mark.rule("R-S-093")
def test_a_building_may_need_open_areas() -> None:
    game = scenario().seat(0, hand="zoo_school goat", zoo={"b3": "sheep"}, row="projects water rock forest").turn(0)
    game.play("gain-projects", "library", "zoo_school", "a3", "goat")
    assert game.zoo(0)["spaces"]["a2"] == {"down": "goat"}


@pytest.mark.rule("R-S-120")
def test_six_tiles_stay_in_hand() -> None:  # TV-S-32
    hand = "goat sheep pony alpaca donkey minipig"
    game = scenario().seat(0, hand=hand).pile("koala_male koala_female").turn(0).play("gain-rock")
    assert game.prompt == "hand_limit"
    game.play("goat", "sheep", "pony")
    assert game.hand(0) == ["alpaca", "donkey", "minipig", "exhibition_hall", "koala_male", "koala_female"]
    assert game.view["discard"] == ["goat", "sheep", "pony"]
    assert game.asked == 1


@pytest.mark.rule("R-S-122", "R-S-123", "R-S-194", "R-S-196")
def test_an_empty_pile_ends_the_game() -> None:
    game = scenario().pile("pony sheep", only=True).turn(0).play("gain-rock")
    assert game.view["display"] == ["zoo_kitchen", "conference_hall", "fountain", "library", "administration", None]
    assert game.game.decision is None
    assert [zoo["end_points"] for zoo in game.view["zoos"]] == [0, 0]


def test_undo_goes_back_to_the_last_revealed_tile() -> None:
    game = scenario().seat(0, hand="goat", row="rock projects forest water").turn(0)
    game.play("zoo_kitchen", "play-forest")
    assert game.game.can_undo
    game.undo().undo()
    assert game.prompt == "take_in_reach"
    drawn = scenario().seat(0, row="rock projects forest water", hand="goat sheep pony alpaca donkey").turn(0)
    drawn.play("zoo_kitchen", "gain-rock")
    assert not drawn.game.can_undo
    hunted = scenario().seat(0, hand="caracal park", zoo={"d3": "goat"}).pile("pony statue sheep").turn(0)
    hunted.play("play-rock", "d2", "park")
    assert hunted.game.can_undo
    assert not hunted.play("hunt").game.can_undo
    figures = {"row": "projects forest water rock", "upgraded": 2, "upgrades_left": 7}
    unseen = scenario().seat(0, hand="common_ostrich", **figures).turn(0).play("play-rock", "d3", "c3")
    assert (unseen.prompt, unseen.game.can_undo) == ("open_area", True)  # nobody has seen the tile
    table = scenario(seats=1).seat(0, row="rock projects forest water", hand="goat").table(solo_markers=[4, 6, 6])
    alone = table.turn(0).play("zoo_kitchen", "play-forest", "d3")
    assert not alone.game.can_undo  # a marker and new tiles have been turned up

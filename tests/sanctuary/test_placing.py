"""Where tiles may go, arrows and open areas, bonuses and pairs."""

from __future__ import annotations

import pytest

from sanctuary.scenario import scenario


@pytest.mark.rule("R-S-040", "R-S-041", "R-S-042")
def test_the_first_tile_goes_to_the_entrance() -> None:  # TV-S-12
    game = scenario().seat(0, hand="goat").turn(0).play("play-rock")
    assert game.options == ["c3", "d3", "e3"]
    assert game.why_not("b4") == ["not_empty"]
    assert game.why_not("b1") == ["not_beside"]


@pytest.mark.rule("R-S-029", "R-S-041")
def test_face_down_tiles_are_tiles_and_printed_areas_are_not() -> None:
    game = scenario().seat(0, hand="goat", zoo={"c3": "down"}).turn(0).play("play-rock")
    assert game.options == ["b3", "c2", "d3", "e3"]  # not a3, which touches only the printed b4
    assert game.zoo(0)["icons"] == {}


@pytest.mark.rule("R-S-044", "R-S-046", "R-S-048")
def test_an_arrow_makes_an_open_area_of_a_tile_in_hand() -> None:  # TV-S-07
    game = scenario().seat(0, hand="nile_crocodile_female goat", zoo={"d3": "koala_male"}).turn(0)
    game.play("play-water", "nile_crocodile_female", "d2", "goat")
    assert game.zoo(0)["spaces"]["d2"]["tile"] == "nile_crocodile_female"
    assert game.zoo(0)["spaces"]["c1"] == {"down": "goat"}
    assert game.game.view(1)["zoos"][0]["spaces"]["c1"] == {"down": True}


@pytest.mark.rule("R-S-046")
def test_without_another_tile_there_is_no_open_area() -> None:  # TV-S-08
    game = scenario().seat(0, zoo={"d3": "koala_male"}).display("nile_crocodile_female").turn(0)
    assert "play-water" not in game.options
    assert game.reasons("play-water") == ["Nile crocodile\xa0♀: It fits nowhere on your map."]


@pytest.mark.rule("R-S-043", "R-S-045")
def test_an_arrow_points_neither_off_the_map_nor_at_a_face_up_tile() -> None:
    zoo = {"d3": "koala_male", "c1": "goat"}
    game = scenario().seat(0, hand="nile_crocodile_female", zoo=zoo).turn(0).play("play-water")
    assert game.why_not("d2") == ["arrow_on_tile"]
    below = scenario().seat(0, hand="caracal pony").turn(0).play("play-rock", "caracal")
    assert below.why_not("e3") == ["arrow_off_map"]  # to the south-west lies the entrance


@pytest.mark.rule("R-S-044", "R-S-047")
def test_one_open_area_serves_several_tiles() -> None:
    zoo = {"d3": "koala_male", "d2": "nile_crocodile_female", "c1": "down"}
    game = scenario().seat(0, hand="jaguar_male goat sheep", zoo=zoo, row="rock water projects forest").turn(0)
    game.play("exhibition_hall", "play-forest", "jaguar_male", "d1")  # to the south-west of d1 lies c1
    assert [space for space, what in game.zoo(0)["spaces"].items() if "down" in what] == ["c1"]
    assert game.hand(0) == ["goat", "sheep", "exhibition_hall"]


@pytest.mark.rule("R-S-044", "R-S-049")
def test_the_tiger_of_the_rulebook() -> None:  # TV-S-11
    zoo = {"d3": "koala_male", "e2": "goat"}
    game = scenario().seat(0, hand="sumatran_tiger_female", zoo=zoo, upgraded=8, upgrades_left=7).turn(0)
    game.play("play-water")  # it has one space: the north-west is made of the other tile, the north-east is printed
    assert game.zoo(0)["spaces"]["e1"]["tile"] == "sumatran_tiger_female"
    assert game.zoo(0)["spaces"]["d1"] == {"down": "exhibition_hall"}
    assert game.prompt == "take"  # the bonus of d1


@pytest.mark.rule("R-S-049")
def test_a_bonus_is_gained_once() -> None:
    zoo = {"d3": "koala_male", "d2": "goat"}
    game = scenario().seat(0, hand="white_stork_male", zoo=zoo).turn(0)
    game.play("play-forest", "e2", "d1")
    assert "d1" not in game.zoo(0)["bonuses"]
    game.play("zoo_kitchen")
    assert "zoo_kitchen" in game.hand(0)
    moved = scenario().seat(0, hand="indian_python_male", zoo={**zoo, "d1": "sheep"}, row="projects water rock forest")
    play = moved.turn(0).play("play-rock", "c3", "d1", "e3")
    assert "d1" not in play.zoo(0)["bonuses"]


@pytest.mark.rule("R-S-051", "R-S-132")
def test_discarded_tiles_lie_open() -> None:
    game = scenario().seat(0, hand="koala_male goat").turn(0)
    game.play("play-forest", "koala_male", "d3", "goat", "none")
    assert game.view["discard"] == ["goat"]
    assert game.zoo(0)["pouches"] == 1


@pytest.mark.rule("R-S-052", "R-S-053")
@pytest.mark.parametrize(("partner", "space", "markers"), [("d3", "c3", 1), ("c3", "e3", 0)])
def test_a_pair_gives_a_conservation_marker(partner: str, space: str, markers: int) -> None:  # TV-S-10
    game = scenario().seat(0, hand="capybara_male", zoo={partner: "capybara_female"}).turn(0)
    game.play("play-water", space)
    assert game.zoo(0)["conservation"] == markers


@pytest.mark.rule("R-S-053", "R-S-158")
def test_a_released_partner_makes_no_pair() -> None:  # TV-S-43
    zoo = {"d3": "yellowstone_national_park/capybara_female"}
    game = scenario().seat(0, hand="capybara_male", zoo=zoo).turn(0).play("play-water", "c3")
    assert game.zoo(0)["conservation"] == 0

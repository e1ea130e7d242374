"""Release into the wild, and moving tiles."""

from __future__ import annotations

from typing import Any

import pytest

from sanctuary.scenario import Play, scenario

PROJECTS = "rock forest water projects"


def at_release(hand: str, zoo: dict[str, str], **more: Any) -> Play:
    return scenario().seat(0, hand=hand, zoo=zoo, row=PROJECTS, **more).turn(0).play("exhibition_hall")


@pytest.mark.rule("R-S-150", "R-S-151", "R-S-157")
def test_a_release_project_lies_on_an_animal_with_its_icon() -> None:
    zoo = {"d3": "lion_male", "c3": "africa_pavilion", "e3": "partner_zoo_africa", "d2": "koala_male", "e2": "caracal"}
    game = at_release("amboseli_national_park", zoo).play("play-projects")
    assert game.options == ["d3", "e2"]
    assert game.why_not("c3") == ["no_such_animal"]


@pytest.mark.rule("R-S-151")
def test_not_on_another_release_project() -> None:
    zoo = {"d3": "amboseli_national_park/lion_male", "c3": "caracal", "e3": "northern_giraffe_male"}
    game = at_release("savanna", {**zoo, "d2": "lion_female"}).play("play-projects")
    assert game.options == ["c3", "d2"]


@pytest.mark.rule("R-S-152", "R-S-153", "R-S-154")
@pytest.mark.parametrize(("animal", "markers"), [("caracal", 2), ("lion_male", 3)])
def test_the_animal_is_gone_and_gives_markers(animal: str, markers: int) -> None:
    game = at_release("amboseli_national_park", {"d3": animal}).play("play-projects")
    zoo = game.zoo(0)
    assert zoo["conservation"] == markers
    assert zoo["icons"] == {"rock": 1, "africa": 1, "project": 1}
    assert zoo["spaces"]["d3"] == {"tile": "amboseli_national_park", "points": 4, "released": animal}
    assert game.game.standing().tie_breaks == (0, 0)


@pytest.mark.rule("R-S-155")
def test_no_bonus_is_gained_again() -> None:
    game = at_release("amboseli_national_park", {"d1": "caracal"}).play("play-projects")
    assert game.prompt != "take"


@pytest.mark.rule("R-S-156")
def test_without_an_animal_there_is_nothing_to_release() -> None:
    game = at_release("amboseli_national_park", {"d3": "koala_male"})
    assert game.reasons("play-projects") == [
        "Amboseli National Park: No animal in your zoo shows the icon it asks for."
    ]


@pytest.mark.rule("R-S-144", "R-S-154")
def test_the_icons_of_the_project_trigger() -> None:  # TV-S-25
    zoo = {"d3": "lion_male", "c3": "africa_pavilion"}
    table = scenario().seat(0, hand="amboseli_national_park", zoo=zoo, row=PROJECTS).pile("pony")
    game = table.turn(0).play("exhibition_hall", "play-projects", "draw-1")
    assert "pony" in game.hand(0)


def at_relocation(zoo: dict[str, str], hand: str = "", *, relocated_pairs: bool = False, **more: Any) -> Play:
    """Play a python on e3, and come to its relocation."""
    figures: dict[str, Any] = {"row": "projects water forest rock", **more}
    table = scenario(relocated_pairs=relocated_pairs).seat(0, hand=f"indian_python_male {hand}", zoo=zoo, **figures)
    game = table.turn(0).play("play-rock")
    return game.play(*(["indian_python_male"] if game.prompt == "play" else []), "e3")


@pytest.mark.rule("R-S-160", "R-S-161", "R-S-168")
def test_a_tile_moves_to_another_legal_space() -> None:
    game = at_relocation({"d3": "lion_male", "c3": "down"})
    assert game.options == ["none", "c3", "d3", "e3"]
    game.play("c3")
    assert "b3" not in game.options  # beside nothing but where it lies now
    assert game.why_not("b3") == ["not_beside"]
    assert game.why_not("d3") == ["not_empty"]
    game.play("e2")
    assert game.zoo(0)["spaces"]["e2"] == {"down": True}


@pytest.mark.rule("R-S-162")
def test_arrows_need_open_areas_that_are_there() -> None:
    zoo = {"d3": "goat", "c2": "sheep", "d2": "nile_crocodile_female", "c1": "down", "b3": "down"}
    game = at_relocation(zoo).play("d2")  # of all spaces only c3 has an open area to its north-west
    assert game.zoo(0)["spaces"]["c3"]["tile"] == "nile_crocodile_female"
    stays = at_relocation({"d3": "goat", "d2": "nile_crocodile_female", "c1": "down"})
    assert "d2" not in stays.options  # there is no other open area


@pytest.mark.rule("R-S-163")
def test_a_release_project_takes_its_animal_along() -> None:
    game = at_relocation({"d3": "amboseli_national_park/lion_male", "c3": "goat"}).play("d3", "c2")
    assert game.zoo(0)["spaces"]["c2"]["released"] == "lion_male"
    assert "d3" not in game.zoo(0)["spaces"]


@pytest.mark.rule("R-S-164")
def test_a_building_keeps_its_placement_condition() -> None:  # TV-S-26
    zoo = {"d3": "primate_house", "c3": "barbary_macaque_male", "e2": "goat"}
    game = at_relocation(zoo).play("d3")
    assert set(game.options) == {"b3", "c2"}
    statue = at_relocation({"d3": "statue", "c3": "goat"}).play("d3")
    assert "c2" in statue.options
    statue.play("c2")
    assert statue.view["discard"] == []


@pytest.mark.rule("R-S-165", "R-S-166", "R-S-169")
def test_moving_gives_the_bonus_of_the_space_and_nothing_else() -> None:
    zoo = {"d3": "green_iguana", "d2": "goat", "c3": "herpetologist"}
    table = scenario().seat(0, hand="indian_python_male", zoo=zoo, row="projects water rock forest")
    game = table.turn(0).play("play-rock", "e3", "relocate", "d3", "d1")
    assert game.prompt == "take"  # the bonus of d1
    game.play("none")
    assert game.prompt == "take"  # the herpetologist, for the python itself
    game.play("none")
    assert game.asked == 1


@pytest.mark.rule("R-S-167")
def test_nothing_is_checked_where_the_tile_was() -> None:
    zoo = {"d3": "down", "c2": "goat", "d2": "lion_male"}
    game = at_relocation({**zoo, "c3": "sheep"}).play("d3", "e2")
    assert "d3" not in game.zoo(0)["spaces"]


@pytest.mark.rule("R-S-140", "R-S-160")
def test_a_helper_that_is_moved_helps_once() -> None:
    game = at_relocation({"d3": "geologist", "c3": "goat"}, hand="lion_male").play("d3", "c2")
    assert {"tile": "lion_male", "strength": 3} in game.zoo(0)["hand"]
    assert game.is_sound


@pytest.mark.rule("R-S-041", "R-S-168")
def test_a_tile_that_has_left_opens_no_space() -> None:
    game = at_relocation({"c3": "goat", "c2": "sheep", "c1": "pony"}, hand="donkey", upgraded=2, upgrades_left=7)
    game.play("c1", "d3", "donkey")
    assert "b1" not in game.options
    assert "b2" in game.options


@pytest.mark.rule("R-S-169")
@pytest.mark.parametrize(("counts", "markers"), [(False, 0), (True, 1)])
def test_a_pair_by_relocating_is_an_option(counts: bool, markers: int) -> None:
    zoo = {"c3": "lion_male", "d3": "goat", "e2": "lion_female"}
    game = at_relocation(zoo, relocated_pairs=counts).play("e2", "c2")
    assert game.zoo(0)["conservation"] == markers


@pytest.mark.rule("R-S-053")
def test_a_pair_that_is_moved_apart_and_together_again_gives_no_second_marker() -> None:
    zoo = {"c3": "lion_male", "d3": "goat", "c2": "lion_female"}
    game = at_relocation(zoo, relocated_pairs=True, paired=["lion_male", "lion_female"]).play("c2", "b3")
    assert game.zoo(0)["conservation"] == 0


@pytest.mark.rule("R-S-053", "R-S-169")
def test_a_pair_that_was_played_gives_no_second_marker_when_it_is_moved() -> None:
    zoo = {"c3": "capybara_female", "d3": "primatologist"}
    figures = {"row": "projects forest rock water", "upgraded": 8, "upgrades_left": 7}
    table = scenario(relocated_pairs=True).seat(0, hand="capybara_male barbary_macaque_male", zoo=zoo, **figures)
    game = table.turn(0).play("play-water", "capybara_male", "c2")
    assert game.zoo(0)["conservation"] == 1
    game.play("barbary_macaque_male", "d2", "c2", "b3")
    assert game.zoo(0)["conservation"] == 1


@pytest.mark.rule("R-S-160", "R-S-169")
def test_an_open_area_that_is_moved_makes_no_pair() -> None:
    zoo = {"c3": "lion_male", "d3": "goat", "e2": "down"}
    game = at_relocation(zoo, relocated_pairs=True).play("e2", "c2")
    assert game.zoo(0)["conservation"] == 0
    assert game.zoo(0)["spaces"]["c2"] == {"down": True}
    assert game.points_for(0, "open_areas") == 3  # with the two printed ones
    assert game.is_sound
    building = at_relocation({**zoo, "e2": "exhibition_hall"}, relocated_pairs=True).play("e2", "c2")
    assert building.zoo(0)["conservation"] == 0


def test_what_keeps_a_tile_from_moving_is_said() -> None:
    zoo = {"d3": "primate_house", "c3": "barbary_macaque_male", "d2": "nile_crocodile_female", "c1": "down"}
    game = at_relocation(zoo)
    assert game.why_not("b4") == ["printed"]
    assert game.why_not("b3") == ["no_tile"]
    assert game.why_not("d2") == ["nowhere_to_move"]
    game.play("d3")
    assert game.reasons("e1") == ["The condition is not met: next to 1 × primate."]
    assert game.why_not("a1") == ["not_beside", "condition"]
    arrows = at_relocation({"d3": "nile_crocodile_female", "c2": "goat", "b3": "down", "c1": "down"}).play("d3")
    assert arrows.options == ["c3", "d2"]  # where its open area lies already
    assert arrows.why_not("e2") == ["arrow_unmet"]
    assert arrows.why_not("b1") == ["arrow_off_map"]

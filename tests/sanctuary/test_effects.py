"""What tiles give, once or whenever an icon is played."""

from __future__ import annotations

import pytest

from sanctuary.scenario import scenario

PROJECTS = "rock forest water projects"


@pytest.mark.rule("R-S-130", "R-S-136")
def test_taking_from_the_display_is_optional_and_has_no_limit_of_reach() -> None:
    game = scenario().seat(0, hand="green_iguana").turn(0).play("play-forest", "d3")
    assert game.options == ["none", "zoo_kitchen", "conference_hall", "fountain", "library", "administration"]
    assert "administration" in game.play("administration").hand(0)


@pytest.mark.rule("R-S-130", "R-S-131")
@pytest.mark.parametrize(("answer", "tiles"), [("draw-1", 2), ("none", 1)])
def test_drawing_is_optional(answer: str, tiles: int) -> None:
    game = scenario().seat(0, hand="sheep", zoo={"b3": "goat"}).turn(0).play("play-water", "a3")
    assert game.options == ["none", "draw-1"]  # the bonus of a3
    assert game.play(answer).zoo(0)["hand_size"] == tiles


@pytest.mark.rule("R-S-048", "R-S-088")
def test_who_lays_an_open_area_may_draw_first() -> None:
    game = scenario().seat(0, hand="white_stork_male", zoo={"b3": "goat"}).turn(0).play("play-forest", "a3")
    assert game.options == ["open_area-1", "draw-1"]


@pytest.mark.rule("R-S-133")
def test_the_card_in_slot_1_cannot_be_moved_there() -> None:
    game = scenario().seat(0, hand="barbary_macaque_male").turn(0).play("play-water", "d3")
    assert game.why_not("water") == ["in_slot_1"]


@pytest.mark.rule("R-S-135")
def test_an_open_area_lies_on_an_empty_space_beside_a_tile() -> None:
    game = scenario().seat(0, hand="white_stork_male").turn(0).play("play-forest", "d3")
    assert (game.why_not("d3"), game.why_not("b4"), game.why_not("a1")) == (
        ["not_empty"],
        ["not_empty"],
        ["not_beside"],
    )


@pytest.mark.rule("R-S-136")
def test_only_tiles_of_the_kind_can_be_taken() -> None:
    game = scenario().seat(0, hand="partner_zoo_asia", row=PROJECTS).display("park lion_male great_hornbill").turn(0)
    game.play("park", "play-projects", "d3")
    assert game.options == ["none", "great_hornbill"]
    assert game.reasons("lion_male") == ["It must be of this kind: Asia."]
    without = scenario().seat(0, hand="partner_zoo_asia", row=PROJECTS).turn(0)
    without.play("exhibition_hall", "play-projects", "d3")
    assert without.asked == 1


@pytest.mark.rule("R-S-137", "R-S-148")
def test_all_of_a_kind_or_none() -> None:
    figures = {"row": "projects rock water forest", "upgraded": 4, "upgrades_left": 7}
    table = scenario().seat(0, hand="eurasian_brown_bear goat", **figures).display("park geologist koala_male canyon")
    game = table.turn(0).play("play-forest", "eurasian_brown_bear", "d3", "goat")
    assert game.options == ["none", "take_all-project"]
    game.play("take_all-project")
    assert game.hand(0) == ["park", "geologist", "canyon"]


@pytest.mark.rule("R-S-025", "R-S-138")
def test_conservation_markers() -> None:
    game = scenario().seat(0, hand="european_pond_turtle").turn(0).play("play-water", "d3")
    assert game.zoo(0)["conservation"] == 1


@pytest.mark.rule("R-S-139")
def test_a_hunt_keeps_an_animal() -> None:
    zoo = {"d3": "goat", "c3": "down"}
    table = scenario().seat(0, hand="caracal", zoo=zoo, row="projects water rock forest")
    game = table.pile("geologist koala_male park").turn(0).play("play-rock", "d2", "hunt")
    assert game.view["revealed"] == ["geologist", "koala_male", "park"]
    assert game.options == ["none", "koala_male"]
    game.play("koala_male")
    assert game.hand(0) == ["koala_male"]
    assert game.view["discard"] == ["geologist", "park"]
    assert not game.view["revealed"]


@pytest.mark.rule("R-S-139")
def test_everybody_knows_the_animal_that_a_hunt_kept() -> None:
    table = scenario().seat(0, hand="caracal park", zoo={"d3": "goat"}).pile("pony statue sheep")
    game = table.turn(0).play("play-rock", "d2", "park", "hunt", "pony")
    assert "pony" in game.game.view(1)["zoos"][0]["known"]


@pytest.mark.rule("R-S-139")
def test_a_hunt_without_animals_keeps_nothing() -> None:
    table = scenario().seat(0, hand="caracal", zoo={"d3": "goat", "c3": "down"}, row="projects water rock forest")
    game = table.pile("geologist park canyon").turn(0).play("play-rock", "d2", "hunt")
    assert game.view["discard"] == ["geologist", "park", "canyon"]


@pytest.mark.rule("R-S-132")
def test_the_pouch_takes_up_to_two_tiles() -> None:
    game = scenario().seat(0, hand="koala_male goat sheep").turn(0)
    game.play("play-forest", "koala_male", "d3", "goat", "sheep")
    assert game.zoo(0)["pouches"] == 2
    assert game.hand(0) == ["exhibition_hall"]


@pytest.mark.rule("R-S-133")
def test_a_card_is_moved_after_the_used_one() -> None:
    game = scenario().seat(0, hand="barbary_macaque_male").turn(0).play("play-water", "d3")
    assert game.prompt == "move_card"
    assert game.row(0) == ["water", "projects", "rock", "forest"]
    game.play("forest")
    assert game.row(0) == ["forest", "water", "projects", "rock"]
    assert game.hand(0) == ["exhibition_hall"]


@pytest.mark.rule("R-S-134")
def test_a_building_lets_a_card_move_when_it_is_complete() -> None:
    game = scenario().seat(0, hand="americas_pavilion", zoo={"b3": "sheep"}).turn(0)
    game.play("gain-projects", "library", "americas_pavilion", "a2")
    assert game.prompt == "move_card"
    assert game.zoo(0)["spaces"]["a2"]["tile"] == "americas_pavilion"


@pytest.mark.rule("R-S-135")
def test_open_areas_from_the_pile_are_unseen() -> None:
    game = scenario().seat(0, hand="white_stork_male").pile("pony").turn(0).play("play-forest", "d3")
    assert game.options == ["none", "c2", "c3", "d2", "e2", "e3"]
    game.play("c3")
    assert game.zoo(0)["spaces"]["c3"] == {"down": True}  # not even its owner knows
    assert game.game.view(1)["zoos"][0]["spaces"]["c3"] == {"down": True}


@pytest.mark.rule("R-S-027", "R-S-140", "R-S-146")
def test_a_geologist_helps_with_rock_but_not_itself() -> None:  # TV-S-23
    row = "rock forest projects water"
    itself = scenario().seat(0, hand="geologist", row=row).turn(0).play("exhibition_hall")
    assert "play-projects" not in itself.options
    zoo = {"d3": "geologist", "c3": "caracal"}
    helped = scenario().seat(0, hand="amboseli_national_park", zoo=zoo, row=row).turn(0).play("exhibition_hall")
    assert "play-projects" in helped.options


@pytest.mark.rule("R-S-140", "R-S-142")
def test_a_partner_zoo_takes_two_off_never_below_nothing() -> None:  # TV-S-22
    zoo = {"d3": "partner_zoo_asia", "e2": "goat"}
    game = scenario().seat(0, hand="sumatran_tiger_female chinese_water_dragon sheep", zoo=zoo).turn(0)
    needed = {each["tile"]: each["strength"] for each in game.zoo(0)["hand"]}
    assert (needed["sumatran_tiger_female"], needed["chinese_water_dragon"]) == (3, 0)


@pytest.mark.rule("R-S-141", "R-S-146")
def test_large_animals_stay_large() -> None:  # TV-S-42
    zoo = {"d3": "expert_in_large_animals", "c3": "lion_male", "d2": "lion_female"}
    game = scenario().seat(0, hand="hidden_glass_wall jaguar_male", zoo=zoo).turn(0)
    needed = {each["tile"]: each["strength"] for each in game.zoo(0)["hand"]}
    assert needed["jaguar_male"] == 3
    game.play("gain-projects", "library", "hidden_glass_wall")
    assert game.zoo(0)["spaces"]["c2"]["tile"] == "hidden_glass_wall"  # the only space beside both lions


@pytest.mark.rule("R-S-021", "R-S-147")
def test_a_habitat_does_not_help_an_undefined_one() -> None:  # TV-S-45
    game = scenario().seat(0, hand="capybara_male goat", zoo={"d3": "hydrologist"}).turn(0)
    needed = {each["tile"]: each["strength"] for each in game.zoo(0)["hand"]}
    assert (needed["capybara_male"], needed["goat"]) == (1, 2)


@pytest.mark.rule("R-S-026", "R-S-143")
def test_an_ongoing_effect_works_on_its_own_tile() -> None:  # TV-S-06
    game = scenario().seat(0, hand="herpetologist", row=PROJECTS).turn(0)
    game.play("exhibition_hall", "play-projects", "d3")
    assert game.prompt == "take"


@pytest.mark.rule("R-S-144")
def test_one_tile_triggers_several_effects() -> None:
    zoo = {"d3": "herpetologist", "c3": "europe_pavilion"}
    game = scenario().seat(0, hand="common_wall_lizard", zoo=zoo).display("park lion_male").turn(0)
    game.play("play-rock", "e3")
    assert sorted(game.options) == ["take-animal", "take-any"]


@pytest.mark.rule("R-S-143")
def test_what_cannot_be_done_is_lost() -> None:
    zoo = {"d3": "europe_pavilion"}  # it lets its player take an animal
    game = scenario().table(objectives=["asia"]).seat(0, hand="common_wall_lizard", zoo=zoo).turn(0)
    game.play("play-rock", "e3")
    assert game.asked == 1  # no animal lies in the display


@pytest.mark.rule("R-S-143")
def test_another_icon_triggers_nothing() -> None:
    zoo = {"d3": "herpetologist", "c3": "europe_pavilion", "c2": "africa_pavilion"}
    game = scenario().table(objectives=["bird"]).seat(0, hand="goat", zoo=zoo).display("park lion_male").turn(0)
    game.play("play-rock", "e3")
    assert game.asked == 1
    assert game.hand(0) == ["park"]


@pytest.mark.rule("R-S-133")
def test_two_cards_are_moved_one_after_the_other() -> None:
    zoo = {"d3": "goat", "b1": "down", "b2": "down"}
    table = scenario().table(objectives=["bird"]).seat(0, hand="barbary_macaque_male", zoo=zoo).turn(0)
    table.play("play-water", "a1", "forest")
    assert table.prompt == "move_card"
    assert table.play("rock").row(0) == ["rock", "forest", "water", "projects"]
    declined = scenario().table(objectives=["bird"]).seat(0, hand="barbary_macaque_male", zoo=zoo).turn(0)
    declined.play("play-water", "a1", "none", "none")
    assert declined.row(0) == ["water", "projects", "rock", "forest"]
    assert declined.asked == 1


@pytest.mark.rule("R-S-135", "R-S-143", "R-S-196")
def test_without_a_tile_in_the_pile_there_is_no_open_area() -> None:
    row = "projects rock water forest"
    table = scenario().seat(0, hand="scarlet_macaw_male", zoo={"d3": "ornithologist"}, row=row)
    game = table.pile("", only=True).turn(0).play("play-forest", "c3")
    assert game.game.decision is None  # the pile was empty, so the game has ended
    assert list(game.zoo(0)["spaces"]) == ["c3", "d3"]


@pytest.mark.rule("R-S-145")
def test_only_the_own_zoo_triggers() -> None:
    table = scenario().seat(1, zoo={"d3": "herpetologist"}).seat(0, hand="common_wall_lizard")
    game = table.turn(0).play("play-rock", "d3")
    assert game.zoo(1)["hand_size"] == 0


@pytest.mark.rule("R-S-022")
def test_icons_count_as_soon_as_a_tile_is_played() -> None:
    game = scenario().seat(0, hand="goat").turn(0).play("play-rock", "d3")
    assert game.zoo(0)["icons"] == {"petting_zoo": 1, "animal": 1}

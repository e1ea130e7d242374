"""The action cards: strength, reach, and both uses."""

from __future__ import annotations

import pytest

from menagerie.games.sanctuary.zoo_map import SPACES
from sanctuary.scenario import scenario


@pytest.mark.rule("R-S-061", "R-S-062")
def test_the_used_card_goes_to_slot_1() -> None:  # TV-S-01
    game = scenario().seat(0, row="rock forest projects water").turn(0)
    game.play("exhibition_hall", "gain-projects", "zoo_kitchen")
    assert game.row(0) == ["projects", "rock", "forest", "water"]
    first = scenario().seat(0, row="rock forest projects water").turn(0).play("exhibition_hall", "gain-rock")
    assert first.row(0) == ["rock", "forest", "projects", "water"]


@pytest.mark.rule("R-S-060")
@pytest.mark.parametrize(("row", "strength"), [("projects rock forest water", 4), ("projects rock water forest", 3)])
def test_side_two_is_stronger_by_one(row: str, strength: int) -> None:  # TV-S-02
    game = scenario().seat(0, row=row).seat(1, row=row, upgraded=8, upgrades_left=7).turn(0)
    strengths = [{card["card"]: card["strength"] for card in game.zoo(seat)["row"]}["water"] for seat in (0, 1)]
    assert strengths == [strength, strength + 1]


@pytest.mark.rule("R-S-063", "R-S-071", "R-S-072")
def test_the_projects_card_reaches_into_the_display() -> None:  # TV-S-03, TV-S-04
    near = scenario().seat(0, row="rock projects forest water").turn(0)
    assert near.options == ["exhibition_hall", "zoo_kitchen"]
    assert near.why_not("library") == ["out_of_reach"]
    far = scenario().seat(0, row="rock forest water projects", upgraded=1, upgrades_left=7).turn(0)
    assert far.why_not("administration") == ["out_of_reach"]  # position 6
    far.play("exhibition_hall", "gain-projects")
    assert "administration" in far.options
    assert far.row(0) == ["rock", "forest", "water", "projects"]  # it has not moved yet


@pytest.mark.rule("R-S-080")
def test_a_card_is_used_for_one_of_two_things() -> None:
    game = scenario().seat(0, hand="goat").turn(0)
    assert game.options == [
        *("gain-projects", "gain-rock", "play-rock", "gain-forest", "play-forest", "gain-water", "play-water"),
    ]
    assert game.why_not("play-projects") == ["no_project"]


@pytest.mark.rule("R-S-081")
def test_projects_gain_one_tile_or_two() -> None:
    one = scenario().turn(0).play("gain-projects", "library")
    assert one.hand(0) == ["exhibition_hall", "library"]
    two = scenario().seat(0, upgraded=1, upgrades_left=7).turn(0)
    two.play("exhibition_hall", "gain-projects", "library", "fountain")
    assert two.hand(0) == ["exhibition_hall", "library", "fountain"]
    less = scenario().seat(0, upgraded=1, upgrades_left=7).turn(0)
    less.play("exhibition_hall", "gain-projects", "library", "none")
    assert less.hand(0) == ["exhibition_hall", "library"]


@pytest.mark.rule("R-S-082", "R-S-131")
@pytest.mark.parametrize("upgraded", [0, 2])
def test_animals_cards_draw_two_tiles(upgraded: int) -> None:
    game = scenario().seat(0, upgraded=upgraded, upgrades_left=15 if not upgraded else 7).pile("pony sheep").turn(0)
    game.play("gain-rock")
    assert game.hand(0) == ["exhibition_hall", "pony", "sheep"]
    assert game.game.view(1)["zoos"][0]["known"] == ["exhibition_hall"]


@pytest.mark.rule("R-S-083")
@pytest.mark.parametrize(("row", "can"), [("rock forest projects water", False), ("rock forest water projects", True)])
def test_a_project_needs_its_strength(row: str, can: bool) -> None:  # TV-S-06
    game = scenario().seat(0, hand="herpetologist", row=row).turn(0).play("exhibition_hall")
    assert ("play-projects" in game.options) is can


@pytest.mark.rule("R-S-083")
def test_side_two_plays_one_project_only() -> None:
    row = "rock forest water projects"
    zoo = {"d3": "geologist", "c3": "partner_zoo_africa", "e3": "lion_male", "e2": "lion_female"}
    figures = {"row": row, "upgraded": 1, "upgrades_left": 7, "zoo": zoo}  # strength 5, and the first needs only 1
    table = scenario().table(objectives=["bird"]).seat(0, hand="amboseli_national_park partner_zoo_asia", **figures)
    game = table.turn(0)
    game.play("exhibition_hall", "play-projects", "amboseli_national_park", "e3")
    assert game.prompt != "play"
    assert "partner_zoo_asia" in game.hand(0)


@pytest.mark.rule("R-S-021", "R-S-084")
def test_an_animal_needs_a_card_of_its_habitat_unless_that_is_undefined() -> None:
    game = scenario().seat(0, hand="capybara_male goat sheep").turn(0).play("play-rock")
    assert game.options == ["goat", "sheep"]
    assert game.why_not("capybara_male") == ["wrong_card"]
    assert game.why_not("exhibition_hall") == ["building"]
    both = scenario().seat(0, hand="capybara_male goat").turn(0).play("play-water")
    assert both.options == ["capybara_male", "goat"]


@pytest.mark.rule("R-S-084")
def test_side_one_plays_one_animal() -> None:
    game = scenario().seat(0, hand="capybara_male goat").turn(0).play("play-water", "goat", "d3")
    assert game.asked == 1


@pytest.mark.rule("R-S-085", "R-S-086", "R-S-089")
def test_side_two_plays_two_animals_whose_levels_add_up() -> None:  # TV-S-09
    row = "projects rock water forest"
    game = scenario().seat(0, hand="capybara_male goat", row=row, upgraded=8, upgrades_left=7).turn(0)
    game.play("play-water", "capybara_male", "d3", "goat", "c3")
    assert {what["tile"] for what in game.zoo(0)["spaces"].values()} == {"capybara_male", "goat"}
    weak = scenario().seat(0, hand="capybara_male goat", row="projects water rock forest", upgraded=8, upgrades_left=7)
    play = weak.turn(0).play("play-water", "capybara_male", "d3")
    assert play.asked == 1  # strength 3 is not enough for both
    none = scenario().seat(0, hand="capybara_male goat", row=row, upgraded=8, upgrades_left=7).turn(0)
    assert none.play("play-water", "capybara_male", "d3", "none").hand(0) == ["goat", "exhibition_hall"]


@pytest.mark.rule("R-S-089")
def test_a_tile_gained_by_the_first_animal_may_be_the_second() -> None:
    figures = {"row": "projects water rock forest", "upgraded": 4, "upgrades_left": 7}
    game = scenario().seat(0, hand="green_iguana", **figures).display("park goat").turn(0)
    game.play("play-forest", "d3", "goat")
    assert game.options == ["none", "goat"]


@pytest.mark.rule("R-S-087")
def test_no_card_plays_buildings() -> None:
    game = (
        scenario().seat(0, hand="water_playground goat", zoo={"d3": "capybara_male", "c3": "capybara_female"}).turn(0)
    )
    game.play("play-water")
    assert "water_playground" not in game.options
    assert game.prompt == "space"
    alone = scenario().seat(0, hand="library", zoo={"d3": "geologist", "e3": "canyon/goat"}).turn(0)
    assert not any(option.startswith("play") for option in alone.options)


@pytest.mark.rule("R-S-080")
def test_a_tile_that_finds_no_space_is_not_offered() -> None:
    zoo = {space.key: "down" for space in SPACES if space.key not in ("b1", "d1", "b4", "f1")}  # at the upper edge
    figures = {"hand": "sumatran_tiger_female goat pony", "zoo": zoo, "upgraded": 8, "upgrades_left": 7}
    game = scenario().seat(0, **figures).turn(0).play("play-water")
    assert game.options == ["goat", "pony"]
    assert game.why_not("sumatran_tiger_female") == ["no_space"]


@pytest.mark.rule("R-S-061")
def test_the_card_in_use_is_told_while_its_action_lasts() -> None:
    game = scenario().seat(0, hand="goat sheep").turn(0)
    assert game.view["acting"] is None
    game.play("play-rock")
    assert game.view["acting"] == "rock"
    assert game.play("goat", "d3").view["acting"] is None


@pytest.mark.rule("R-S-081")
def test_an_empty_display_gives_nothing() -> None:
    table = scenario().seat(0, row="rock projects forest water").table(last_turns=1)  # two positions are within reach
    game = table.display("pony", only=True).pile("", only=True).turn(0).play("gain-projects")
    assert game.hand(0) == ["pony"]


@pytest.mark.rule("R-S-088")
def test_the_player_chooses_the_order_of_effects() -> None:
    zoo = {"d3": "herpetologist", "c3": "africa_pavilion"}
    game = scenario().seat(0, hand="nile_crocodile_female", zoo=zoo).turn(0)
    game.play("play-water", "d2")
    assert game.prompt == "resolve_next"
    assert sorted(game.options) == ["draw-1", "take-any"]

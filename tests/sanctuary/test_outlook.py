"""What players are told before they choose: steps, strength, distances, and what a tile would come to."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from menagerie.games.sanctuary.outlook import outlook_if_taken, outlook_of, prospects
from menagerie.games.sanctuary.tile_texts import effect_texts, points_text
from menagerie.games.sanctuary.tiles import tiles_with
from menagerie.games.sanctuary.zoo_map import BY_KEY
from sanctuary.scenario import scenario

if TYPE_CHECKING:
    from menagerie.games.sanctuary.outlook import Prospect
    from menagerie.games.sanctuary.table import SanctuaryTable
    from sanctuary.scenario import Play

TILES = tiles_with(4)


def table_of(game: Play) -> SanctuaryTable:
    return cast("SanctuaryTable", game.game.table)


def prospect_of(game: Play, tile: str, space: str) -> Prospect:
    table = table_of(game)
    return prospects(table, table.zoos[0], TILES[tile])[BY_KEY[space]]


@pytest.mark.rule("R-S-070")
def test_the_view_names_the_step_of_the_turn() -> None:
    game = scenario().seat(0, hand="goat", row="rock projects forest water").display("sheep pony").turn(0)
    assert game.view["step"] == "take"
    assert game.play("sheep").view["step"] == "action"
    assert game.play("gain-rock").view["step"] == "take"  # of the next player
    lions = {"d3": "lion_male", "c3": "lion_female", "e3": "caracal"}
    hand = "predator_house goat sheep pony donkey"
    table = scenario().seat(0, hand=hand, zoo=lions).table(objectives=["predator"]).display("minipig alpaca")
    turn = table.pile("jungle canyon").turn(0).play("gain-rock")
    assert turn.view["step"] == "building"
    assert turn.play("none").view["step"] == "objective"
    assert turn.play("none").view["step"] == "upgrade"
    assert turn.play("none").view["step"] == "refill"
    assert turn.view["turn"] == 1


def test_steps_that_may_be_skipped_are_told_to_their_owner_alone() -> None:
    lions = {"d3": "lion_male", "c3": "lion_female", "e3": "caracal"}  # three rocks beside each other, too
    game = scenario().seat(0, hand="predator_house", zoo=lions).table(objectives=["predator"]).turn(0)
    assert game.zoo(0)["ahead"] == ["building", "objective", "upgrade"]
    assert game.view["zoos"][0]["ahead"] is None
    assert scenario().turn(0).zoo(0)["ahead"] == []


@pytest.mark.rule("R-S-101")
def test_the_view_says_how_far_an_objective_is() -> None:
    lions = {"d3": "lion_male", "c3": "lion_female"}
    game = scenario().seat(0, zoo=lions, conservation=1).table(objectives=["predator", "bird"]).turn(0)
    supports = game.zoo(0)["supports"]
    assert supports["predator"] == {"there": 2, "used": None, "ready": [2, 3], "next": 4, "lacks": 1}
    assert supports["bird"] == {"there": 0, "used": None, "ready": [], "next": 2, "lacks": 1}


@pytest.mark.rule("R-S-061")
def test_the_view_says_how_the_row_lies_after_each_card() -> None:
    row = scenario().turn(0).zoo(0)["row"]
    assert row[2]["after"] == ["forest", "projects", "rock", "water"]
    assert [card["gained"] for card in row] == [1, 2, 2, 2]


@pytest.mark.rule("R-S-201")
def test_an_empty_position_adds_its_markers_to_the_lowest_tile() -> None:
    game = scenario(1).turn(0)  # position 1 has been taken
    assert game.view["display"][0] is None
    assert game.view["solo"]["swept"] == [0, 6, 3, 3, 3, 3]


@pytest.mark.parametrize(
    ("tile", "card", "needed", "there", "lacks"),
    [
        ("capybara_male", "water", 2, 4, False),
        ("sumatran_tiger_male", "water", 5, 4, True),
        ("goat", "water", 2, 4, False),
    ],
)
def test_a_tile_stands_with_the_card_that_plays_it_best(
    tile: str, card: str, needed: int, there: int, lacks: bool
) -> None:
    game = scenario().seat(0, hand=f"{tile} sheep pony", zoo={"d3": "down", "e3": "down", "e2": "down"}).turn(0)
    found = outlook_of(table_of(game).zoos[0], TILES[tile])
    assert found.card is not None
    assert (found.card.key, found.needed, found.there, found.lacks_strength) == (card, needed, there, lacks)
    assert bool(found.obstacles) is lacks
    assert bool(found.cards) is not lacks


@pytest.mark.rule("R-S-084")
def test_every_card_that_can_play_an_undefined_animal_is_told() -> None:
    game = scenario().seat(0, hand="goat").turn(0)
    found = outlook_of(table_of(game).zoos[0], TILES["goat"])
    assert [card.key for card in found.cards] == ["rock", "forest", "water"]


@pytest.mark.rule("R-S-084")
def test_a_tile_is_seen_with_the_card_in_use_and_what_is_left_of_its_strength() -> None:
    zoo = table_of(scenario().seat(0, hand="goat", row="rock projects forest water").turn(0)).zoos[0]
    found = outlook_of(zoo, TILES["goat"], (zoo.row[2], 2))
    assert found.card is not None
    assert (found.card.key, found.there) == ("forest", 2)
    other = outlook_of(zoo, TILES["lion_male"], (zoo.row[2], 2))
    assert other.card is not None
    assert (other.card.key, other.there) == ("rock", 1)


def test_a_tile_of_the_display_is_seen_as_if_it_were_taken() -> None:
    game = scenario().seat(0, hand="").turn(0)
    zoo = table_of(game).zoos[0]
    before = list(zoo.hand)
    assert not outlook_if_taken(zoo, TILES["goat"]).obstacles
    assert zoo.hand == before
    tiger = scenario().seat(0, hand="goat", zoo={"d3": "down", "e3": "down"}).turn(0)  # and one tile was taken
    assert [
        each.key for each in outlook_if_taken(table_of(tiger).zoos[0], TILES["sumatran_tiger_female"]).obstacles
    ] == ["sanctuary.strength.needed"]


@pytest.mark.rule("R-S-091", "R-S-084")
def test_a_building_needs_no_card_and_a_tile_without_a_space_lacks_more_than_strength() -> None:
    game = scenario().seat(0, hand="primate_house sumatran_tiger_female lion_male", zoo={"d3": "goat"}).turn(0)
    zoo = table_of(game).zoos[0]
    building = outlook_of(zoo, TILES["primate_house"])
    assert (building.card, building.needed, building.there, building.told) == (None, 0, 0, None)
    assert [each.key for each in building.obstacles] == ["sanctuary.obstacle.condition"]
    lion = outlook_of(zoo, TILES["lion_male"])
    assert lion.card is not None
    assert (lion.card.key, lion.lacks_strength) == ("rock", True)
    nowhere = outlook_of(
        table_of(scenario().seat(0, hand="sumatran_tiger_female").turn(0)).zoos[0], TILES["sumatran_tiger_female"]
    )
    assert nowhere.lacks_strength is False


@pytest.mark.rule("R-S-026", "R-S-143")
def test_a_prospect_tells_what_icons_trigger_and_how_many_there_will_be() -> None:
    zoo = {"d3": "herpetologist", "c3": "europe_pavilion", "e3": "lion_male"}
    game = scenario().table(objectives=["reptile", "africa"]).seat(0, hand="common_wall_lizard", zoo=zoo).turn(0)
    found = prospect_of(game, "common_wall_lizard", "d2")
    told = [gain.key.rpartition(".")[2] for gain in found.gains]
    assert told.count("take") == told.count("take_any") == 1
    assert found.icons == {"reptile": 2, "africa": 1}
    lone = scenario().table(objectives=["reptile"]).seat(0, hand="goat", zoo=zoo).turn(0)
    assert prospect_of(lone, "goat", "d2").gains == []


@pytest.mark.rule("R-S-044", "R-S-049")
def test_a_prospect_tells_open_areas_bonuses_and_points() -> None:
    game = scenario().seat(0, hand="sumatran_tiger_female goat", zoo={"d3": "down", "e3": "down", "e2": "down"}).turn(0)
    found = prospect_of(game, "sumatran_tiger_female", "e1")
    assert [area.key for area in found.areas] == ["d1"]
    assert [gain.key for gain in found.gains] == ["sanctuary.effect.take_any", "sanctuary.effect.conservation"]
    assert (found.worth, found.points) == (8, 9)  # and one for the open area


@pytest.mark.rule("R-S-052")
def test_a_prospect_tells_of_the_pair() -> None:
    game = scenario().seat(0, hand="lion_male", zoo={"d3": "lion_female"}).turn(0)
    assert [gain.key for gain in prospect_of(game, "lion_male", "c3").gains] == ["sanctuary.effect.pair"]


@pytest.mark.rule("R-S-152", "R-S-153")
def test_a_prospect_of_a_release_loses_the_animal_and_gains_markers() -> None:
    game = scenario().seat(0, hand="amboseli_national_park", zoo={"d3": "lion_female"}).turn(0)
    found = prospect_of(game, "amboseli_national_park", "d3")
    assert found.gains[0].args["number"] == 3
    assert found.areas == []
    assert (found.worth, found.points) == (4, 4 - 2)  # the lion was worth two


def test_every_tile_says_what_it_is_worth_and_does() -> None:
    for tile in TILES.values():
        assert points_text(tile.points).key.startswith("sanctuary.worth.")
        assert len(effect_texts(tile)) == len(tile.now) + tile.lasts + (tile.release is not None)

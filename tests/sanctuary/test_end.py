"""The end of the game, and the solo game."""

from __future__ import annotations

from typing import Any

import pytest

from menagerie.games.sanctuary.rules import RULES
from menagerie.games.sanctuary.zoo_map import SPACES
from menagerie.kernel.game import new_game
from sanctuary.scenario import Play, Scenario, scenario

NEARLY = {space.key: "down" for space in SPACES if space.key not in ("b4", "f1", "d3")}  # d3 is left
DONE = {"upgraded": 15, "upgrades_left": 0}


def finish(table: Scenario, seat: int = 0) -> Play:
    """Fill the last space of seat 0."""
    return table.seat(0, hand="goat", zoo=NEARLY).turn(seat)


@pytest.mark.rule("R-S-190", "R-S-191")
def test_a_full_map_brings_the_end_in_sight() -> None:  # TV-S-35, TV-S-44
    game = finish(scenario()).play("play-rock")
    assert game.zoo(0)["end_points"] == 10
    assert game.view["last_turns"] == 1
    assert game.asked == 1
    game.play("zoo_kitchen", "gain-rock")
    assert game.game.decision is None


@pytest.mark.rule("R-S-190")
def test_all_markers_bring_the_end_in_sight() -> None:
    used = {"2": "asia", "3": "bird", "4": "primate"}
    table = scenario().table(objectives=["asia", "bird", "primate", "reptile", "africa"])
    game = table.seat(0, zoo={"d3": "lion_male"}, conservation=4, achievements=used, **DONE).turn(0)
    game.play("exhibition_hall", "gain-rock", "africa-5")
    assert game.zoo(0)["end_points"] == 10


@pytest.mark.rule("R-S-192", "R-S-199")
def test_who_finishes_on_the_last_turn_gains_less() -> None:
    table = scenario(seats=3).seat(1, hand="sheep", zoo=NEARLY)
    game = finish(table).play("play-rock")
    game.play("zoo_kitchen", "play-forest")
    assert game.zoo(1)["end_points"] == 5
    assert game.asked == 2
    game.play("conference_hall", "gain-rock")
    assert game.game.decision is None
    assert [zoo["end_points"] for zoo in game.view["zoos"]] == [10, 5, 0]


@pytest.mark.rule("R-S-193")
def test_the_discard_becomes_a_pile_after_that() -> None:
    game = finish(scenario().pile("pony", only=True)).play("play-rock")
    assert game.view["pile"] == 0
    game.play("zoo_kitchen", "gain-rock")
    assert game.zoo(1)["hand_size"] == 3
    assert "reshuffled" in game.events


@pytest.mark.rule("R-S-131", "R-S-193", "R-S-196")
def test_only_after_that_is_there_something_to_draw_from_an_empty_pile() -> None:
    zoo = {"d3": "africa_pavilion", "c3": "goat"}  # it lets its player draw a tile
    late = scenario().table(last_turns=1).seat(0, hand="lion_male", zoo=zoo, row="projects forest water rock")
    game = late.pile("", only=True).turn(0).play("play-rock", "e3")
    assert game.options == ["none", "draw-1"]
    game.play("draw-1")
    assert len(game.hand(0)) == 2
    early = scenario().seat(0, hand="lion_male", zoo=zoo, row="projects forest water rock").pile("", only=True).turn(0)
    assert early.play("play-rock", "e3").game.decision is None  # nothing to draw, and the game is over


@pytest.mark.rule("R-S-195")
def test_both_at_once_is_the_first_condition() -> None:
    game = finish(scenario().pile("pony", only=True)).play("play-rock")
    assert game.zoo(0)["end_points"] == 10
    assert game.asked == 1


# --- solo ---


def alone(markers: list[int], turned: int = 0, **figures: Any) -> Scenario:
    table = scenario(seats=1).table(solo_markers=markers, solo_turned=turned)
    return table.seat(0, **figures) if figures else table


@pytest.mark.rule("R-S-200", "R-S-206")
@pytest.mark.parametrize("number", [18, 15, 12])
def test_the_markers_of_the_solo_game(number: int) -> None:
    shown = new_game(RULES, 1, 0, {"solo_markers": number}).view(0)
    solo = shown["solo"]
    assert (solo["turned"], solo["left"], solo["lost"]) == ([], number, False)
    assert solo["unseen"] == [3] * 6
    assert shown["zoos"][0]["reach"] == 1


@pytest.mark.rule("R-S-201", "R-S-202", "R-S-207", "R-S-211")
@pytest.mark.parametrize(("number", "gone"), [(4, "fountain"), (1, "zoo_kitchen")])
def test_a_marker_takes_a_tile_of_the_display(number: int, gone: str) -> None:
    game = alone([number, 6, 6]).pile("goat sheep pony donkey").turn(0).play("gain-rock")
    assert game.view["discard"] == [gone]  # position 1 was empty, so the lowest tile goes
    assert gone not in game.view["display"]
    assert game.view["solo"]["turned"] == [number]
    assert len([tile for tile in game.view["display"] if tile]) == 6


@pytest.mark.rule("R-S-211")
def test_an_empty_display_loses_nothing_to_a_marker() -> None:
    game = alone([4, 6, 6]).display("alpaca", only=True).pile("goat sheep pony donkey").turn(0).play("gain-rock")
    assert game.view["discard"] == []
    assert game.view["solo"]["turned"] == [4]


@pytest.mark.rule("R-S-203", "R-S-209")
def test_after_the_last_marker_the_game_is_lost() -> None:
    game = alone([6, 5, 4], turned=2).turn(0).play("gain-rock")
    assert game.game.decision is None
    assert game.view["solo"]["lost"]
    assert game.game.scores() == [0]
    assert set(game.game.standing().parts[0].values()) == {0}
    assert game.game.winners() == []


@pytest.mark.rule("R-S-204", "R-S-205", "R-S-208")
def test_the_end_in_time_is_a_victory() -> None:  # TV-S-34
    markers = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6]
    game = alone(markers, turned=14, hand="goat", zoo=NEARLY).turn(0).play("play-rock")
    assert game.game.decision is None
    assert game.game.winners() == [0]
    assert (game.points_for(0, "solo"), game.points_for(0, "end")) == (15, 10)


@pytest.mark.rule("R-S-210")
def test_an_empty_pile_wins_without_the_marker() -> None:
    game = alone([6] * 3).pile("pony", only=True).turn(0).play("gain-rock")
    assert game.game.decision is None
    assert game.game.winners() == [0]
    assert game.points_for(0, "end") == 0

"""The points of tiles and markers."""

from __future__ import annotations

from typing import Any

import pytest

from sanctuary.scenario import scenario


def points(zoo: dict[str, str], part: str, **figures: Any) -> int:
    """Count the points of a zoo from one source, before anything happens; seat 1 is asked nothing yet."""
    return scenario().seat(1, zoo=zoo, **figures).turn(0).points_for(1, part)


@pytest.mark.rule("R-S-180")
def test_fixed_points() -> None:
    assert points({"d3": "giant_panda"}, "animals") == 9


@pytest.mark.rule("R-S-181")
def test_icons_on_neighbours_without_the_own() -> None:  # TV-S-19
    zoo = {"d3": "primate_house", "c3": "squirrel_monkey", "e3": "japanese_macaque", "d1": "mantled_guereza"}
    assert points(zoo, "buildings") == 4


@pytest.mark.rule("R-S-182")
def test_icons_anywhere_with_the_own() -> None:  # TV-S-20
    assert points({"d3": "administration", "a1": "park", "g1": "statue"}, "buildings") == 6 + 5 + 8
    assert points({"d3": "lion_male", "a1": "caracal"}, "animals") == 4 + 3


@pytest.mark.rule("R-S-183", "R-S-189")
def test_the_connected_group() -> None:  # TV-S-17
    zoo = {"d3": "snowy_owl", "d2": "eurasian_otter_male", "c2": "alpine_ibex_male", "e2": "alpine_area"}
    europe = {**zoo, "a1": "partner_zoo_europe"}
    assert points(europe, "buildings") == 8
    assert points({"d3": "snowy_owl", **europe}, "animals") == 8 + 2 + 4  # the ibex counts the rock of the owl too
    two = {"d3": "eurasian_otter_male", "c3": "canyon/thorny_devil_male", "b3": "alpine_ibex_male"}
    assert points(two, "animals") == 4 + 4  # water with the canyon, rock with the canyon


@pytest.mark.rule("R-S-184")
def test_different_kinds_on_neighbours() -> None:
    zoo = {"d3": "observation_deck_rock", "c3": "lion_male", "e3": "lion_female", "d2": "goat"}
    assert points(zoo, "buildings") == 3


@pytest.mark.rule("R-S-185")
@pytest.mark.parametrize(
    ("zoo", "worth"),
    [
        ({"d3": "goat"}, 3),
        ({"d3": "goat", "c3": "sheep"}, 9),
        ({"d3": "goat", "c3": "sheep", "e3": "pony"}, 18),
        ({"d3": "goat", "c3": "sheep", "e3": "pony", "d2": "alpaca"}, 18),
        ({"c3": "goat", "e3": "sheep"}, 6),
    ],
)
def test_the_petting_zoo_counts_by_groups(zoo: dict[str, str], worth: int) -> None:
    assert points(zoo, "animals") == worth


@pytest.mark.rule("R-S-186")
def test_tiles_in_hand() -> None:
    zoo = {"d3": "excavation_site", "c3": "guiana_spider_monkey_male", "e3": "squirrel_monkey"}
    assert points(zoo, "buildings", hand="goat sheep pony") == 3
    assert points(zoo, "animals", hand="goat sheep pony") == 6 + 3


@pytest.mark.rule("R-S-187", "R-S-188")
def test_open_areas_with_the_printed_ones() -> None:
    zoo = {"d3": "white_stork_male", "c3": "down", "e3": "down"}
    assert points(zoo, "animals") == 4
    assert points(zoo, "open_areas") == 4


@pytest.mark.rule("R-S-197")
def test_markers() -> None:
    figures = {"pouches": 3, "conservation": 4, "end_points": 5, "achievements": {"2": "asia", "4": "bird"}}
    game = scenario().table(objectives=["asia", "bird"]).seat(1, **figures).turn(0)
    parts = game.game.standing().parts[1]
    assert (parts["pouches"], parts["conservation"], parts["end"], parts["achievements"]) == (6, 8, 5, 11)
    assert "solo" not in parts
    other = scenario(achievement_points="5-8-11").table(objectives=["asia", "bird"]).seat(1, **figures).turn(0)
    assert other.points_for(1, "achievements") == 16


@pytest.mark.rule("R-S-198")
def test_more_animals_break_a_tie() -> None:
    table = scenario(seats=3).seat(0, zoo={"d3": "thorny_devil_male"}).seat(1, zoo={"d3": "canyon/koala_male"})
    standing = table.seat(2, zoo={"d3": "capybara_male"}).turn(0).game.standing()
    assert len(set(standing.scores)) == 1
    assert standing.leaders == [0, 2]

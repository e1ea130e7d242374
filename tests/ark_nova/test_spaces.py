"""Buildings and spaces: what is a building, what can be covered, what lies at the border and side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ark_nova.scenario import row_with, scenario

if TYPE_CHECKING:
    from ark_nova.scenario import Play

LAND = (
    *("a3", "a4", "a5", "b2", "b3", "b4", "b5", "c2", "c3", "c5", "c6", "d3", "d4", "d5", "d6", "d7"),
    *("e1", "e2", "e3", "e4", "e5", "e6", "f1", "f2", "f4", "f6", "g1", "g3", "g4", "h1", "h2", "h3", "h4", "h5"),
    *("h6", "i1", "i2", "i3", "i4"),
)  # of map 0
BUILD_2 = ("g3", "h3")


def building(side_2: str = "", map: str = "0", **things: str | int) -> Play:  # noqa: A002  # the game's own word
    """Let seat 0 begin a Build action of strength 5 with money enough."""
    zoo = {"row": row_with("build", 5), "money": 60, "side_2": side_2, **things}
    return scenario(map=map).seat(0, **zoo).turn(0).play("build")


@pytest.mark.rule("R-A-027")
def test_enclosures_kiosks_and_pavilions_are_built() -> None:
    standard = ["size_1", "size_2", "size_3", "size_4", "size_5"]
    special = ["petting_zoo", "large_bird_aviary", "reptile_house"]
    assert building("build").options == ["kiosk", "pavilion", *standard, *special]


@pytest.mark.rule("R-A-027")
def test_a_unique_building_is_a_building_that_others_can_stand_beside() -> None:
    game = building(buildings="meerkat_den@d4-e4-f4").play("kiosk")
    assert "e3" in game.options
    assert game.why_not("e4") == ["covered"]
    assert game.why_not("a3") == ["not_adjacent"]


@pytest.mark.rule("R-A-028")
def test_the_tower_of_a_map_is_no_building_to_stand_beside() -> None:
    game = building(map="1").play("kiosk")
    assert game.why_not("c4") == ["not_on_border"]  # beside the tower on b4


@pytest.mark.rule("R-A-028")
def test_a_kiosk_earns_nothing_beside_the_tower() -> None:
    game = scenario(map="1").seat(0, buildings="kiosk@c4").turn(0)
    assert game[0]["income"]["kiosks"] == 0


@pytest.mark.rule("R-A-029")
@pytest.mark.parametrize(("kind", "is_home"), [("meerkat_den@d4-e4-f4", False), ("size_3@d4-e3-e4", True)])
def test_no_animal_lives_in_a_unique_building(kind: str, is_home: bool) -> None:
    game = scenario().seat(0, row=row_with("animals", 5), hand="caracal", buildings=kind).turn(0)
    assert ("animals" in game.options) is is_home


@pytest.mark.rule("R-A-029")
@pytest.mark.parametrize(("spot", "has_water"), [("d7-e6", False), ("c6-d7", True)])
def test_a_unique_building_is_no_water_for_the_enclosure_beside_it(spot: str, has_water: bool) -> None:
    buildings = f"aquarium@c5-d6-e4-e5 size_2@{spot}"
    game = scenario().seat(0, row=row_with("animals", 5), hand="platypus", buildings=buildings).turn(0)
    assert ("animals" in game.options) is has_water


@pytest.mark.rule("R-A-030")
def test_every_space_but_rock_and_water_can_be_built_on() -> None:
    game = building("build").play("kiosk")
    spaces = [f"{column}{row}" for column in "abcdefghi" for row in range(1, 8 if column in "bdfh" else 7)]
    assert tuple(space for space in spaces if "terrain" not in game.why_not(space)) == LAND


@pytest.mark.rule("R-A-030")
def test_a_space_under_a_building_is_covered_and_rock_and_water_are_no_ground() -> None:
    game = building(buildings="size_2@a4-a5").play("kiosk")
    assert [game.why_not(space) for space in ("a4", "a6", "b6")] == [["covered"], ["terrain"], ["terrain"]]


@pytest.mark.rule("R-A-031")
def test_a_border_space_has_an_edge_that_touches_no_other_space() -> None:
    border = ["a3", "a4", "a5", "c6", "d7", "e1", "e6", "f1", "g1", "h1", "i1", "i2", "i3", "i4"]
    assert building().play("kiosk").options == border


@pytest.mark.rule("R-A-033")
@pytest.mark.parametrize(("left_open", "appeal"), [((), 7), (BUILD_2, 0)])
def test_a_space_that_asks_for_build_two_is_empty_until_it_is_covered(left_open: tuple[str, ...], appeal: int) -> None:
    covered = [space for space in LAND if space not in ("i1", "i2", *left_open)]
    game = building(buildings=" ".join(f"size_1@{space}" for space in covered)).play("size_2")
    assert game[0]["appeal"] == appeal


@pytest.mark.rule("R-A-034")
def test_side_by_side_means_to_share_an_edge() -> None:
    game = building(buildings="size_1@e4").play("size_1")
    assert game.options == ["d4", "d5", "e3", "e5", "f4"]  # f5 is rock


@pytest.mark.rule("R-A-034")
@pytest.mark.parametrize(("spot", "money"), [("d5", 1), ("d6", 0)])
def test_a_kiosk_earns_from_what_shares_an_edge_with_it(spot: str, money: int) -> None:
    game = scenario().seat(0, buildings=f"kiosk@e4 pavilion@{spot}").turn(0)
    assert game[0]["income"]["kiosks"] == money

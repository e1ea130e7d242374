"""The geometry of the zoo maps, against a slow computation with the centres of the spaces on paper.

A space is as wide as two units; the centres of two spaces that share an edge lie 1.732 units apart. A building is
turned on paper, by 60 degrees at a time, and laid down wherever all its spaces meet spaces of the map.
"""

from __future__ import annotations

import cmath
from functools import cache
from math import pi, sqrt
from random import Random

import pytest

from ark_nova.base_box import BOX
from ark_nova.scenario import scenario
from menagerie.games.ark_nova.action_cards import BUILD
from menagerie.games.ark_nova.building import fits, spots_for
from menagerie.games.ark_nova.packing import everything
from menagerie.games.ark_nova.printed.buildings import BUILDINGS
from menagerie.games.ark_nova.printed.maps import MAPS
from menagerie.games.ark_nova.zoo import Zoo
from menagerie.games.ark_nova.zoo_map import GRID, NAMES, grid_spots
from menagerie.kernel.hexagons import spaces_in

STEP = sqrt(3)
EVERYTHING = everything()
ON_LAND = [name for name, building in BUILDINGS.items() if not building.on_water]
COLUMNS = "abcdefghi"
CENTRES = {
    f"{column}{row + 1}": complex(1.5 * x, STEP * (row - x % 2 / 2))
    for x, column in enumerate(COLUMNS)
    for row in range(6 + x % 2)
}
TOP_ROW = ("b1", "d1", "f1", "h1")

# --- on paper ---
ALL_KINDS = BOX.action_cards.turned_over(BUILD).build.kinds


def rounded(point: complex) -> tuple[int, int]:
    return round(point.real * 100), round(point.imag * 100)


NAME_AT = {rounded(centre): name for name, centre in CENTRES.items()}


@cache
def beside(name: str) -> frozenset[str]:
    """List the spaces one step away, whatever direction."""
    return frozenset(other for other, centre in CENTRES.items() if abs(abs(centre - CENTRES[name]) - STEP) < 0.01)


@cache
def around(spaces: frozenset[str]) -> frozenset[str]:
    return frozenset(other for name in spaces for other in beside(name)) - spaces


@cache
def placements(building: str) -> frozenset[frozenset[str]]:
    """Lay a building on the bare grid in every way."""
    cells = [complex(1.5 * q, STEP * (r + q / 2)) for q, r in BUILDINGS[building].cells]
    found = set()
    for turns in range(6):
        turned = [cell * cmath.exp(1j * pi / 3 * turns) for cell in cells]
        for centre in CENTRES.values():
            names = [NAME_AT.get(rounded(cell - turned[0] + centre)) for cell in turned]
            if None not in names:
                found.add(frozenset(name for name in names if name is not None))
    return frozenset(found)


def terrain(map_name: str) -> dict[str, str]:
    """Return the sign of every space: land, Build II, rock or water."""
    return dict(zip(sorted(CENTRES), "".join(MAPS[map_name].columns), strict=True))


def is_border(name: str) -> bool:
    return len(beside(name)) < 6


@cache
def on_empty_map(map_name: str, building: str) -> frozenset[frozenset[str]]:
    """List where a building lies on land and touches what it needs, with nothing else on the map."""
    signs, entry = terrain(map_name), BUILDINGS[building]
    return frozenset(
        spaces
        for spaces in placements(building)
        if all(signs[name] not in "RW" for name in spaces)
        and sum(signs[name] == "R" for name in around(spaces)) >= entry.rock
        and sum(signs[name] == "W" for name in around(spaces)) >= entry.water
        and sum(is_border(name) for name in spaces) >= entry.border
    )


def as_sets(keys: list[str]) -> set[frozenset[str]]:
    return {frozenset(key.split("-")) for key in keys}


# --- spaces ---


@pytest.mark.rule("R-A-034")
def test_spaces_are_adjacent_when_their_centres_are_one_step_apart() -> None:
    assert {name: beside(name) for name in NAMES} == {
        name: {NAMES[space] for space in spaces_in(mask)} for name, mask in zip(NAMES, GRID.neighbours, strict=True)
    }


@pytest.mark.rule("R-A-034")
@pytest.mark.parametrize(
    ("space", "neighbours"),
    [
        ("a1", "b1 b2 a2"),
        ("b1", "a1 b2 c1"),
        ("e3", "e2 e4 d3 d4 f3 f4"),
        ("f4", "f3 f5 e3 e4 g3 g4"),
        ("i6", "i5 h6 h7"),
    ],
)
def test_a_space_has_the_neighbours_seen_on_the_printed_map(space: str, neighbours: str) -> None:
    mask = GRID.neighbours[NAMES.index(space)]
    assert {NAMES[index] for index in spaces_in(mask)} == set(neighbours.split())


@pytest.mark.rule("R-A-030", "R-A-031")
@pytest.mark.parametrize("map_name", MAPS)
def test_border_spaces_are_land_with_a_free_edge(map_name: str) -> None:
    signs = terrain(map_name)
    border = {name for name in CENTRES if is_border(name) and signs[name] not in "RW"}
    assert {NAMES[space] for space in spaces_in(BOX.maps[map_name].border)} == border


@pytest.mark.rule("R-A-031")
def test_the_spaces_that_reach_highest_at_the_top_of_the_map_are_border_spaces() -> None:
    assert all(is_border(name) for name in TOP_ROW)
    assert not is_border("b2")


# --- buildings ---


@pytest.mark.rule("R-A-133")
@pytest.mark.parametrize("building", ON_LAND)
def test_the_size_of_a_building_is_the_number_of_its_spaces(building: str) -> None:
    assert {len(spaces) for spaces in placements(building)} == {EVERYTHING.buildings[building].size}


@pytest.mark.rule("R-A-147", "R-A-148")
@pytest.mark.parametrize("building", ON_LAND)
def test_a_building_lies_on_the_grid_in_every_rotation_and_never_turned_over(building: str) -> None:
    spots = [spot.key for spot in grid_spots(EVERYTHING.buildings[building].cells)]
    assert as_sets(spots) == placements(building)
    assert len(spots) == len(set(spots))


@pytest.mark.rule("R-A-148")
@pytest.mark.parametrize(("spot", "lies"), [("a1-b2-b3-b4", True), ("a4-b2-b3-b4", False)])
def test_the_mirror_image_of_a_unique_building_is_no_place_for_it(spot: str, lies: bool) -> None:
    rhesus_monkey_park = grid_spots(BOX.buildings["rhesus_monkey_park"].cells)
    assert (spot in [place.key for place in rhesus_monkey_park]) == lies


@pytest.mark.rule("R-A-145", "R-A-011", "R-A-279")
@pytest.mark.parametrize("map_name", MAPS)
def test_the_spots_of_every_building_on_an_empty_map_are_those_found_on_paper(map_name: str) -> None:
    found = {
        name: as_sets([spot.key for _, spot in BOX.maps[map_name].spots_of(EVERYTHING.buildings[name])])
        for name in ON_LAND
    }
    assert found == {name: on_empty_map(map_name, name) for name in ON_LAND}


@pytest.mark.rule("R-A-145")
@pytest.mark.parametrize(
    ("building", "spots"), [("size_1", 39), ("size_2", 77), ("size_3", 37), ("size_4", 36), ("size_5", 42)]
)
def test_map_0_has_so_many_spots_for_a_building(building: str, spots: int) -> None:
    assert len(BOX.maps["0"].spots_of(BOX.buildings[building])) == spots


# --- the first building ---


@pytest.mark.rule("R-A-143", "R-A-146")
@pytest.mark.parametrize("building", ["kiosk", "size_2", "size_3", "size_4", "size_5", "petting_zoo"])
def test_the_first_building_lies_on_land_without_build_2_and_covers_a_border_space(building: str) -> None:
    game = scenario(map="0").seat(0, row="animals cards association sponsors build").turn(0).play("build", building)
    signs = terrain("0")
    assert as_sets(game.options) == {
        spaces
        for spaces in on_empty_map("0", building)
        if any(is_border(name) for name in spaces) and all(signs[name] != "2" for name in spaces)
    }


@pytest.mark.rule("R-A-143", "R-A-146")
def test_with_build_2_the_first_building_may_lie_on_every_building_space_with_a_border() -> None:
    table = scenario(map="0").seat(0, row="animals cards association sponsors build", side_2="build")
    game = table.turn(0).play("build", "reptile_house")
    assert as_sets(game.options) == {
        spaces for spaces in on_empty_map("0", "reptile_house") if any(is_border(name) for name in spaces)
    }


# --- later buildings ---


def within(name: str, steps: int) -> set[str]:
    """List the spaces that so many steps lead to, across any terrain."""
    reached = {name}
    for _ in range(steps):
        reached |= {other for here in reached for other in beside(here)}
    return reached


def among(zoo: Zoo, building: str, build_2: bool) -> set[frozenset[str]]:
    """List where a building fits on paper among those that stand."""
    signs = terrain(zoo.map.key)
    covered = frozenset(name for there in zoo.buildings for name in there.spot.key.split("-"))
    kiosks = [there.spot.key for there in zoo.buildings if there.kind.key == "kiosk"]
    too_close = {name for kiosk in kiosks for name in within(kiosk, 2)} if building == "kiosk" else set()
    return {
        spaces
        for spaces in on_empty_map(zoo.map.key, building)
        if not spaces & (covered | too_close)
        and (build_2 or all(signs[name] != "2" for name in spaces))
        and (spaces & around(covered) if covered else any(is_border(name) for name in spaces))
    }


@pytest.mark.rule("R-A-143", "R-A-144", "R-A-145", "R-A-146", "R-A-149")
@pytest.mark.parametrize(("map_name", "seed"), [("0", 1), ("a", 2), ("5", 3), ("7", 4)])
def test_while_a_zoo_fills_up_buildings_fit_where_they_fit_on_paper(map_name: str, seed: int) -> None:
    chance, zoo = Random(seed), Zoo(0, BOX.action_cards)
    zoo.map = BOX.maps[map_name]
    for number in range(16):
        if number == 9:
            zoo.turn_over(BUILD)
        card = zoo.action_cards.build
        spots = {kind: spots_for(zoo, kind, card) for kind in ALL_KINDS}
        for kind, found in spots.items():
            assert as_sets([spot.key for spot in found]) == among(zoo, kind.key, card.upgraded)
            assert fits(zoo, kind, card) == bool(found)
        kind = chance.choice([kind for kind, found in spots.items() if found])
        zoo.put_up(kind, chance.choice(spots[kind]), kind.size)

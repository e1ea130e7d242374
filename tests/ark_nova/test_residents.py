"""Which animal is drawn in which building."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ark_nova.base_box import MARINE_BOX
from ark_nova.scenario import scenario
from menagerie.games.ark_nova.buildings import Building, building_kind
from menagerie.games.ark_nova.residents import residents
from menagerie.games.ark_nova.zoo_map import mask_of, spot

if TYPE_CHECKING:
    from menagerie.games.ark_nova.cards import Animal

ANIMALS = MARINE_BOX.animals
ANYWHERE = spot(mask_of(("a1",)))


def building(kind: str, cubes: int, size: int = 1, rock: int = 0, water: int = 0) -> Building:
    return Building(building_kind(kind), ANYWHERE, size, rock, water, cubes)


def plain(size: int) -> Animal:
    return next(it for it in ANIMALS.values() if it.size == size and it.is_undemanding and not it.special)


def names(*homes: tuple[Animal, ...]) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(animal.key for animal in home) for home in homes)


def test_an_animal_is_drawn_in_the_smallest_enclosure_that_suits_it() -> None:
    zoo = (building("size_5", 1, 5), building("size_3", 1, 3), building("size_3", 0, 3))
    assert residents((plain(3), plain(4)), zoo) == names((plain(4),), (plain(3),), ())


def test_who_came_first_moves_on_where_another_one_needs_its_place() -> None:
    rocky = next(it for it in ANIMALS.values() if it.rock and it.standard and not it.special and it.size <= 4)
    small = plain(min(rocky.size, 2))
    zoo = (building("size_4", 1, 4, rocky.rock), building("size_5", 1, 5))
    assert residents((small, rocky), zoo) == names((rocky,), (small,))


def test_cubes_in_a_special_enclosure_are_its_animals() -> None:
    petting_zoo = building_kind("petting_zoo")
    pet = next(it for it in ANIMALS.values() if not it.standard and dict(it.special).get(petting_zoo) == 1)
    assert residents((pet,), (building("petting_zoo", 1, 3),)) == names((pet,))
    assert residents((pet,), (building("petting_zoo", 0, 3),)) == ((),)


def test_an_animal_of_the_herd_has_no_enclosure_and_an_empty_one_nobody() -> None:
    zoo = (building("size_4", 1, 4), building("size_4", 0, 4))
    assert residents((plain(4), plain(3)), zoo) == names((plain(4),), ())


@pytest.mark.rule("R-A-595")
def test_two_aquariums_share_an_animal_that_neither_has_room_for() -> None:
    ray = ANIMALS["coastal_manta_ray"]
    shared = (building("small_aquarium", 2, 2), building("large_aquarium", 2, 5))
    assert residents((ray,), shared) == names((ray, ray), (ray, ray))
    alone = (building("large_aquarium", 4, 5), building("small_aquarium", 0, 2))
    assert residents((ray,), alone) == names((ray,) * 4, ())


@pytest.mark.rule("R-A-807")
def test_the_view_lists_who_lives_in_each_building_and_rescued_animals_live_nowhere() -> None:
    table = scenario(map="10").seat(0, animals="lion reindeer", buildings="size_5@d4-d5-d6-e4-e5:1")
    table.table["zoos"][0]["rescued"] = ["reindeer"]
    assert [home["animals"] for home in table.turn(0)[0]["buildings"]] == [["lion"]]

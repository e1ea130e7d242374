"""Which animal lives where, for people who look at a zoo.

The game only counts: a standard enclosure is empty or occupied, others hold cubes. So the animals are laid out the way
players do it: each, in the order they came, in the smallest enclosure that suits it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from menagerie.games.ark_nova.buildings import Building
    from menagerie.games.ark_nova.cards import Animal
    from menagerie.games.ark_nova.zoo import Zoo


def residents_of(zoo: Zoo) -> tuple[tuple[str, ...], ...]:
    """List for each building of a zoo who lives there, once for each cube; rescued animals live nowhere (R-A-807)."""
    animals = tuple(animal for animal in zoo.animals if animal not in zoo.rescued)
    return residents(animals, tuple(zoo.buildings))


@lru_cache(maxsize=1024)  # most zoos look as they did before the last move
def residents(animals: tuple[Animal, ...], buildings: tuple[Building, ...]) -> tuple[tuple[str, ...], ...]:
    """List for each building who lives there, once for each cube."""
    homes: list[list[str]] = [[] for _ in buildings]
    left = into_special(animals, buildings, homes)
    occupied = [at for at, there in enumerate(buildings) if there.kind.is_standard and there.cubes]
    by: dict[int, Animal] = {}
    for animal in left:
        settle(animal, occupied, buildings, by, set())
    for at, animal in by.items():
        homes[at].append(animal.key)
    return tuple(tuple(home) for home in homes)


def into_special(animals: tuple[Animal, ...], buildings: tuple[Building, ...], homes: list[list[str]]) -> list[Animal]:
    """Lay animals into the buildings with cubes, those that live nowhere else first; return the others."""
    room = [there.cubes for there in buildings]
    housed = set()
    for animal in sorted(animals, key=lambda animal: animal.standard):
        for at, cubes in shares_of(animal, buildings, room):
            room[at] -= cubes
            homes[at] += [animal.key] * cubes
            housed.add(animal.key)
    return [animal for animal in animals if animal.standard and animal.key not in housed]


def shares_of(animal: Animal, buildings: tuple[Building, ...], room: list[int]) -> list[tuple[int, int]]:
    """Find cubes for an animal: in one building, or shared by several aquariums (R-A-595)."""
    needs = dict(animal.special)
    for at, there in enumerate(buildings):
        cubes = needs.get(there.kind, 0)
        if 0 < cubes <= room[at]:
            return [(at, cubes)]
    shares, left = [], max(0, animal.aquarium)
    for at, there in enumerate(buildings):
        cubes = min(left, room[at]) if there.kind.is_aquarium else 0
        if cubes:
            shares.append((at, cubes))
            left -= cubes
    return [] if left else shares


def settle(
    animal: Animal, occupied: list[int], buildings: tuple[Building, ...], by: dict[int, Animal], tried: set[int]
) -> bool:
    """Find an occupied enclosure for an animal; who lives there already moves on where that helps."""
    fitting = sorted((at for at in occupied if suits(animal, buildings[at])), key=lambda at: buildings[at].size)
    for at in fitting:
        if at not in by:
            by[at] = animal
            return True
    for at in fitting:
        if at not in tried:
            tried.add(at)
            if settle(by[at], occupied, buildings, by, tried):
                by[at] = animal
                return True
    return False


def suits(animal: Animal, there: Building) -> bool:
    """Return whether an animal can live in a standard enclosure."""
    return there.size >= animal.size and there.rock >= animal.rock and there.water >= animal.water

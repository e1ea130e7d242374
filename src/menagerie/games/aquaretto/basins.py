"""Basins: which space is open to which animal, and why another is not."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from menagerie.games.aquaretto.spaces import beside, spaces_in
from menagerie.kernel.decision import NONE
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.aquaretto.spaces import Space
    from menagerie.games.aquaretto.water_park import WaterPark
    from menagerie.games.loretto.tiles import Species
    from menagerie.kernel.decision import Obstacles


def obstacles_to_housing(park: WaterPark, species: Species, space: Space) -> Obstacles:
    """List why a space of the park is not open to an animal of a species."""
    if park.open_to(species) & space.bit:
        return NONE
    occupied = obstacles_to_using(park, space)
    return occupied or obstacles_to_basin(park, species, space) + obstacles_to_nearness(park, species, space)


def obstacles_to_using(park: WaterPark, space: Space) -> Obstacles:
    """Only an empty space can be used; one with a trainer is not empty (R-Q-028, R-Q-072)."""
    if space.bit & park.trainers:
        return (trainer_there(space),)
    animal = park.animals.get(space)
    return NONE if animal is None else (animal_there(space, animal.species),)


def obstacles_to_basin(park: WaterPark, species: Species, space: Space) -> Obstacles:
    """A species has one basin, which grows along edges; a new one must be allowed (R-Q-022, R-Q-023, R-Q-026)."""
    basin = park.basins.get(species)
    if basin is None:
        return NONE if len(park.basins) < park.basin_limit else (too_many_basins(park.basin_limit),)
    return NONE if space.bit & beside(basin) else (apart_from_basin(species),)


def obstacles_to_nearness(park: WaterPark, species: Species, space: Space) -> Obstacles:
    """Animals of different species share no edge (R-Q-024, R-Q-025)."""
    near = beside(space.bit)
    return tuple(
        [
            too_near(other, spaces_in(basin & near)[0])
            for other, basin in park.basins.items()
            if other is not species and basin & near
        ]
    )


@cache
def trainer_there(space: Space) -> Message:
    """Return that a trainer stands there."""
    return Message("aquaretto.obstacle.trainer_there", place=space)


@cache
def animal_there(space: Space, species: Species) -> Message:
    """Return that an animal lies there."""
    return Message("aquaretto.obstacle.animal_there", place=space, species=species)


@cache
def too_many_basins(limit: int) -> Message:
    """Return that no further basin may be started."""
    return Message("aquaretto.obstacle.too_many_basins", basins=limit)


@cache
def apart_from_basin(species: Species) -> Message:
    """Return that the space does not touch the basin of the species."""
    return Message("aquaretto.obstacle.apart_from_basin", species=species)


@cache
def too_near(other: Species, space: Space) -> Message:
    """Return that another species is too near."""
    return Message("aquaretto.obstacle.too_near", species=other, place=space)


@cache
def no_room(species: Species) -> Message:
    """Return that the park has no space for a species."""
    return Message("aquaretto.obstacle.no_room", species=species)


def obstacles_to_any_space(park: WaterPark, species: Species) -> Obstacles:
    """List why a species can go nowhere in the park; nothing if it can (R-Q-022, R-Q-035)."""
    if park.open_to(species):
        return NONE
    if species not in park.basins and len(park.basins) >= park.basin_limit:
        return (too_many_basins(park.basin_limit),)
    return (no_room(species),)

"""Where animals live: standard enclosures, special enclosures with cubes, the company of a herd."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from menagerie.games.ark_nova.homes import HERD, Home
from menagerie.games.ark_nova.map_powers.at_work import use_power
from menagerie.games.ark_nova.standing_effects import tell_of_housing, tell_of_terrain
from menagerie.kernel.decision import NONE, Decision
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.ark_nova.buildings import Building, BuildingKind
    from menagerie.games.ark_nova.cards import Animal
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo
    from menagerie.kernel.decision import Obstacles


FLOCK_ANIMAL = Message("ark_nova_cards.abilities.flock_animal")
HOME_PROMPT = "ark_nova.prompt.home"
WHO_MOVES = Message("ark_nova.prompt.move_animal")
WHICH_EMPTIED = Message("ark_nova.prompt.empty_enclosure")
WHICH_CUBES = Message("ark_nova.prompt.free_spaces")


# --- homes ---


def has_terrain(zoo: Zoo, building: Building, animal: Animal) -> bool:
    """Whether an enclosure has the rock and water that an animal needs (R-A-184, R-A-190)."""
    return (building.rock >= animal.rock and building.water >= animal.water) or zoo.covers_terrain


def can_house(zoo: Zoo, building: Building, animal: Animal) -> bool:
    """Whether an animal can move into a building (R-A-184 to R-A-191)."""
    kind = building.kind
    if kind.is_standard:
        if building.cubes or not animal.standard or building.size < animal.size:
            return False
        return has_terrain(zoo, building, animal)
    for special, cubes in animal.special:
        if special is kind:
            return kind.capacity - building.cubes >= cubes and has_terrain(zoo, building, animal)
    return False


def cubes_in(kind: BuildingKind, animal: Animal) -> int:
    """Return the cubes that stand for an animal in a kind of building."""
    return next((cubes for special, cubes in animal.special if special is kind), 1)


def room_left(building: Building, animal: Animal) -> int:
    """Return the room of an enclosure that an animal leaves; below 0 it does not fit."""
    return building.room - (cubes_in(building.kind, animal) if building.kind.is_special else animal.size)


def has_herd(zoo: Zoo, animal: Animal) -> bool:
    """Whether another herbivore is there for a flock animal, of the size it asks for (R-A-359, R-A-360)."""
    return bool(animal.flock) and any(
        other.size >= animal.flock and other.standard and other.is_herbivore for other in zoo.animals
    )


def homes_for(zoo: Zoo, animal: Animal) -> list[Home]:
    """List where an animal can live."""
    rooms = [building for building in zoo.buildings if building.is_open and can_house(zoo, building, animal)]
    homes = [Home((building, cubes_in(building.kind, animal))) for building in rooms]
    if animal.aquarium > 1:
        homes += shared_homes(zoo, animal)
    if animal.flock and has_herd(zoo, animal):
        homes.append(HERD)
    return homes


def aquariums_for(zoo: Zoo, animal: Animal) -> list[Building]:
    """List the aquariums that have the terrain an animal needs (R-A-596)."""
    return [there for there in zoo.buildings if there.kind.is_aquarium and has_terrain(zoo, there, animal)]


def free_in(building: Building) -> int:
    """Count the spaces for cubes that are free."""
    return building.kind.capacity - building.cubes


def shared_homes(zoo: Zoo, animal: Animal) -> list[Home]:
    """List the ways to split the cubes of an animal over several aquariums (R-A-595, R-A-596)."""
    return splits([(there, free_in(there)) for there in aquariums_for(zoo, animal)], animal.aquarium)


def splits(rooms: list[tuple[Building, int]], cubes: int) -> list[Home]:
    """List the ways to spread cubes over at least two rooms, with so many places each."""
    found: list[tuple[tuple[Building, int], ...]] = [()]
    for building, places in rooms:
        found = [
            (*parts, (building, here)) if here else parts
            for parts in found
            for here in range(min(places, cubes - sum(taken for _, taken in parts)) + 1)
        ]
    return [Home(*parts) for parts in found if len(parts) > 1 and sum(taken for _, taken in parts) == cubes]


def has_home(zoo: Zoo, animal: Animal) -> bool:
    """Whether an animal can live anywhere in the zoo."""
    standard, special = animal.standard and animal.size <= zoo.largest_open, animal.special
    if standard and animal.is_undemanding:
        return True
    if standard or special:
        for building in zoo.open:
            if (standard if building.kind.is_standard else special) and can_house(zoo, building, animal):
                return True
    if animal.aquarium > 1 and sum([free_in(there) for there in aquariums_for(zoo, animal)]) >= animal.aquarium:
        return True
    return animal.flock > 0 and has_herd(zoo, animal)


def obstacles_to_housing(zoo: Zoo, animal: Animal) -> Obstacles:
    """Return which enclosure is missing."""
    if has_home(zoo, animal):
        return NONE
    special = tuple(kind for kind, _ in animal.special if kind.is_special)
    if not animal.standard:
        return (Message("ark_nova.obstacle.special_enclosure", kinds=special),)
    if special:
        return (Message("ark_nova.obstacle.enclosure_or_special", kinds=special, enclosure=needed_enclosure(animal)),)
    return (Message("ark_nova.obstacle.enclosure", enclosure=needed_enclosure(animal)),)


def needed_enclosure(animal: Animal) -> Message:
    """Name the standard enclosure that an animal needs: its size, and the terrain beside it."""
    terrain = [("rock", animal.rock), ("water", animal.water)]
    beside = tuple(Message(f"ark_nova.terrain.{name}", number=number) for name, number in terrain if number)
    if beside:
        return Message("ark_nova.enclosure_beside", size=animal.size, terrain=beside)
    return Message("ark_nova.enclosure", size=animal.size)


def considered_homes(zoo: Zoo, animal: Animal) -> list[tuple[Home, Obstacles]]:
    """Go through every enclosure for an animal, with what stands in the way."""
    considered = [
        (Home((building, cubes_in(building.kind, animal))), obstacles_to_home(zoo, building, animal))
        for building in zoo.buildings
        if building.kind.is_standard or building.kind.capacity
    ]
    shared = shared_homes(zoo, animal) if animal.aquarium > 1 else []
    return considered + [(home, NONE) for home in shared]


def obstacles_to_home(zoo: Zoo, building: Building, animal: Animal) -> Obstacles:
    """List everything that keeps an animal from an enclosure."""
    kind = building.kind
    cubes = next((cubes for special, cubes in animal.special if special is kind), None)
    reasons = []
    if (kind.is_standard and not animal.standard) or (kind.capacity and cubes is None):
        reasons.append(Message("ark_nova.obstacle.wrong_enclosure"))
    elif kind.is_standard:
        if building.cubes:
            reasons.append(Message("ark_nova.obstacle.occupied"))
        if building.size < animal.size:
            reasons.append(Message("ark_nova.obstacle.too_small", needed=animal.size, there=building.size))
    elif cubes is not None and kind.capacity - building.cubes < cubes:
        free = kind.capacity - building.cubes
        reasons.append(Message("ark_nova.obstacle.too_few_spaces", needed=cubes, there=free))
    if not has_terrain(zoo, building, animal):
        if building.rock < animal.rock:
            reasons.append(Message("ark_nova.obstacle.needs_rock", needed=animal.rock, there=building.rock))
        if building.water < animal.water:
            reasons.append(Message("ark_nova.obstacle.needs_water", needed=animal.water, there=building.water))
    return tuple(reasons)


@cache
def which_home(animal: Animal) -> Message:
    """Ask where an animal should live."""
    return Message(HOME_PROMPT, animal=animal)


async def move_in(turn: Turn, animal: Animal) -> Home:
    """Let the player choose a home for an animal, which moves in."""
    me = turn.me
    home = await turn.choose(which_home(animal), lambda turn: homes_for(turn.me, animal), considered_homes, me, animal)
    if home.parts:
        occupy(turn, home, animal)
    else:
        turn.tell("ark_nova.event.ability", animal=animal, ability=FLOCK_ANIMAL)
    return home


def occupy(turn: Turn, home: Home, animal: Animal) -> None:
    """Turn a standard enclosure, or put cubes into special ones."""
    me, parts = turn.me, home.parts
    for there, _ in parts:
        if there.kind.is_standard and animal.size > there.kind.size:
            tell_of_larger(turn, there)
    if any(there.rock < animal.rock or there.water < animal.water for there, _ in parts):
        tell_of_terrain(turn)
    for building, cubes in parts:
        me.replace(building, building.cubes + cubes)
    me.map.power.become_occupied(turn, home)


def tell_of_larger(turn: Turn, building: Building) -> None:
    """Tell what makes an enclosure count as larger than it is: the map or sponsors (R-A-528, R-A-671)."""
    kind, spot = building.kind, building.spot
    if turn.me.map.housing_size(kind, spot) > kind.size:
        use_power(turn, "outdoor_area")
    tell_of_housing(turn, kind, spot)


# --- moving into a new special enclosure ---


async def move_animals(turn: Turn, kind: BuildingKind) -> None:
    """Animals that could live in the new special enclosure may move into it, one by one (R-A-156, R-A-157)."""
    me = turn.me
    stayed = [animal for animal in me.animals if animal not in me.rescued]
    while True:
        house = me.find(kind)
        assert house is not None
        movable = [animal for animal in stayed if animal.special and can_house(me, house, animal)]
        if not movable:
            return
        animal = await Decision(me.seat, WHO_MOVES, [None, *movable])
        if animal is None:
            return
        stayed.remove(animal)
        home = Home((house, cubes_in(kind, animal)))
        occupy(turn, home, animal)
        turn.tell("ark_nova.event.moves_animal", animal=animal, building=kind)
        await leave_old_home(turn, animal, kind)
        await turn.resolve(me.map.power.housing_dues(turn, home, animal))


async def leave_old_home(turn: Turn, animal: Animal, new: BuildingKind) -> None:
    """Free where an animal lived: another special enclosure, if it has no other home (R-A-598, R-A-600), or one of
    the standard ones (R-A-158)."""
    if animal.standard:
        await empty_standard(turn, animal)
        return
    left = [home for home in held_homes(turn.me, animal) if all(there.kind is not new for there in home.buildings)]
    await free_special(turn, left)


async def empty_standard(turn: Turn, animal: Animal) -> None:
    """Turn the smallest occupied standard enclosure that fits the animal to empty (R-A-158 to R-A-160)."""
    me = turn.me
    large_enough = [b for b in me.buildings if b.kind.is_standard and b.cubes and b.size >= animal.size]
    await empty_smallest(turn, [b for b in large_enough if has_terrain(me, b, animal)] or large_enough)


async def empty_smallest(turn: Turn, enclosures: list[Building]) -> None:
    """Turn the smallest of these enclosures to empty; among equals the owner chooses."""
    if not enclosures:
        return
    smallest = min(building.size for building in enclosures)
    building = await Decision(turn.me.seat, WHICH_EMPTIED, [b for b in enclosures if b.size == smallest])
    turn.me.replace(building, 0)
    turn.tell("ark_nova.event.enclosure_emptied", building=building.message)


# --- leaving the zoo ---


async def vacate(turn: Turn, animal: Animal) -> None:
    """Free the place of an animal that leaves the zoo (R-A-254 to R-A-260)."""
    me = turn.me
    held = held_homes(me, animal)
    fitting = [home for home in held if all(has_terrain(me, building, animal) for building in home.buildings)]
    if fitting:
        await free_special(turn, fitting)
        return
    occupied = [b for b in me.buildings if b.kind.is_standard and b.cubes and b.size >= animal.size and animal.standard]
    with_terrain = [b for b in occupied if has_terrain(me, b, animal)]
    if not with_terrain and held:
        await free_special(turn, held)  # R-A-259: before the standard ones that meet only the size
        return
    await empty_smallest(turn, with_terrain or occupied)


def held_homes(zoo: Zoo, animal: Animal) -> list[Home]:
    """List the special enclosures of the zoo that hold enough cubes for an animal, aquariums together (R-A-601)."""
    found = [(zoo.find(kind), cubes) for kind, cubes in animal.special]
    homes = [Home((there, cubes)) for there, cubes in found if there is not None and there.cubes >= cubes]
    if animal.aquarium > 1:
        aquariums = [there for there in zoo.buildings if there.kind.is_aquarium]
        homes += splits([(there, there.cubes) for there in aquariums], animal.aquarium)  # R-A-698
    return homes


async def free_special(turn: Turn, homes: list[Home]) -> None:
    """Take the cubes of an animal out of one of these homes; the owner chooses (R-A-601, R-A-698)."""
    if any(cubes for home in homes for _, cubes in home.parts):  # R-A-255
        remove_cubes(turn, await Decision(turn.me.seat, WHICH_CUBES, homes))


def remove_cubes(turn: Turn, home: Home) -> None:
    """Take the cubes of an animal out of special enclosures."""
    for building, cubes in home.parts:
        if cubes:  # R-A-255
            turn.me.replace(building, building.cubes - cubes)
            turn.tell("ark_nova.event.cubes_removed", building=building.kind, cubes=cubes)

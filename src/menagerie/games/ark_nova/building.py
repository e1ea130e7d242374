"""Placing buildings: where one can stand, and what happens when it does."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from menagerie.games.ark_nova import effects, housing
from menagerie.games.ark_nova.bonus_dues import printed_dues
from menagerie.games.ark_nova.buildings import KIOSK, PAVILION, BuildingKind
from menagerie.games.ark_nova.standing_effects import (
    building_dues,
    copied_bonuses,
    gains_no_placement_bonus,
    housing_size,
    icon_dues,
    others_gain,
    tell_of_lost_bonuses,
    tell_of_terrain,
)
from menagerie.games.ark_nova.tracks import appeal_due, gain_appeal
from menagerie.games.ark_nova.zoo_map import grid_spots
from menagerie.kernel.decision import NONE
from menagerie.kernel.hexagons import spaces_in
from menagerie.kernel.journal import SILENCE
from menagerie.kernel.messages import Message
from menagerie.kernel.order import Due

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from menagerie.games.ark_nova.actions.build import BuildCard
    from menagerie.games.ark_nova.buildings import Building
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo
    from menagerie.games.ark_nova.zoo_map import Spot, ZooMap
    from menagerie.kernel.decision import Obstacles

WHICH_FREE_BUILDING = Message("ark_nova.prompt.free_building")
PAVILION_APPEAL = 1
NO_ROOM = (Message("ark_nova.obstacle.no_room"),)
MAP_FULL = Message("ark_nova.effect.map_full")
MOVE_ANIMALS = Message("ark_nova.effect.move_animals")


# --- where ---


def ground(zoo: Zoo, used: BuildCard) -> tuple[int, int]:
    """Return the spaces that are covered or closed, and those of which a building must cover at least one.

    The former are not for any building (R-A-145, R-A-146), the latter beside another building or, for the first one, on
    the border (R-A-143, R-A-144).
    """
    closed = zoo.covered if used.upgraded else zoo.covered | zoo.map.build_2
    return closed, zoo.reach if zoo.buildings else zoo.map.border


def ground_for(zoo: Zoo, kind: BuildingKind, used: BuildCard) -> tuple[int, int]:
    """Return the same for a kind of building: a kiosk keeps away from others (R-A-149), some may stand anywhere."""
    closed, reach = ground(zoo, used)
    return closed | zoo.near_kiosks if kind is KIOSK else closed, -1 if kind.detached else reach


@lru_cache(maxsize=4096)  # zoos ask about their maps far more often than they build
def open_spots(zoo_map: ZooMap, kind: BuildingKind, anywhere: bool, blocked: int, reach: int) -> tuple[Spot, ...]:
    """List the spots for a building that cover a space in reach, and none that is blocked."""
    spots = zoo_map.spots_of(kind, anywhere)
    return tuple([spot for mask, spot in spots if not mask & blocked and mask & reach])


def open_over(room: int, masks_over: Mapping[int, Sequence[int]], blocked: int) -> int:
    """Return the spaces of some spot that covers a space of a room, and none that is blocked; 0 if there is none."""
    while room:
        space = room & -room
        for mask in masks_over.get(space, ()):
            if not mask & blocked:
                return mask
        room -= space
    return 0


def spots_for(zoo: Zoo, kind: BuildingKind, used: BuildCard) -> tuple[Spot, ...]:
    """List where a building can stand."""
    blocked, reach = ground_for(zoo, kind, used)
    if used.covers and not zoo.covers_terrain:
        return covering_spots(zoo.map, kind, used.covers, zoo.covered, blocked, reach)
    spots = open_spots(zoo.map, kind, zoo.covers_terrain, blocked, reach)
    if lacks_terrain(zoo, kind):
        return tuple([spot for spot in spots if has_beside(zoo.map, kind, spot, zoo.covered)])
    return spots


def lacks_terrain(zoo: Zoo, kind: BuildingKind) -> bool:
    """Whether some terrain that a building may need lies under others (R-A-589)."""
    return bool(zoo.covered & zoo.map.terrain) and (kind.rock or kind.water) > 0 and not zoo.covers_terrain


@lru_cache(maxsize=4096)
def covering_spots(
    zoo_map: ZooMap, kind: BuildingKind, covers: int, covered: int, blocked: int, reach: int
) -> tuple[Spot, ...]:
    """List the spots for a building that may cover some terrain, and has the terrain it needs (R-A-640)."""
    terrain, spots = zoo_map.terrain, open_spots(zoo_map, kind, True, blocked, reach)
    if kind.on_water:
        return spots
    few = [spot for spot in spots if (spot.mask & terrain).bit_count() <= covers]
    return tuple([spot for spot in few if has_beside(zoo_map, kind, spot, covered, covering=True)])


def has_beside(zoo_map: ZooMap, kind: BuildingKind, spot: Spot, covered: int, covering: bool = False) -> bool:
    """Whether a building touches the uncovered terrain it needs; an aquarium may cover its water (R-A-589)."""
    around = spot.around & ~covered
    if (around & zoo_map.rock).bit_count() < kind.rock:
        return False
    return (around & zoo_map.water).bit_count() >= kind.water or (
        covering and kind.is_aquarium and bool(spot.mask & zoo_map.water)
    )


def has_space(zoo: Zoo, used: BuildCard) -> bool:
    """Whether a building of one space, which needs nothing else, can stand anywhere."""
    if zoo.covers_terrain or used.covers:
        return fits(zoo, PAVILION, used)
    zoo_map = zoo.map
    room = zoo_map.land & ~zoo.covered & (zoo.reach if zoo.buildings else zoo_map.border)
    return room & ~zoo_map.build_2 != 0 if not used.upgraded else room != 0


def fits(zoo: Zoo, kind: BuildingKind, used: BuildCard) -> bool:
    """Whether a building can stand anywhere."""
    return bool(fitting(zoo, (kind,), used))


def fitting(zoo: Zoo, kinds: Iterable[BuildingKind], used: BuildCard) -> list[BuildingKind]:
    """List those of some kinds of buildings that can stand anywhere."""
    zoo_map, last_open = zoo.map, zoo.map.last_open
    closed, reach = ground(zoo, used)
    plain_room = zoo_map.land & reach & ~closed
    covers, lacks = zoo.covers_terrain or used.covers > 0, zoo.covered & zoo_map.terrain
    found = []
    for kind in kinds:
        if covers or kind.on_water or kind.detached or (lacks and (kind.rock or kind.water)):
            fit = bool(spots_for(zoo, kind, used))
        else:
            blocked, room = closed, plain_room
            if kind is KIOSK:
                blocked |= zoo.near_kiosks
                room &= ~blocked
            fit = room != 0  # a building of one space needs nothing else, and the others need this too
            if fit and kind.size > 1:
                last = last_open.get(kind, 0)  # mostly still open
                if not last & reach or last & blocked:
                    last = last_open[kind] = open_over(room, zoo_map.masks_over(kind), blocked)
                fit = last != 0
        if fit:
            found.append(kind)
    return found


def obstacles_to_room(zoo: Zoo, kind: BuildingKind, used: BuildCard) -> Obstacles:
    """Return why a building can stand nowhere: kiosks too near, spaces for side II, terrain, or simply no room."""
    if fits(zoo, kind, used):
        return NONE
    reach, land = ground_for(zoo, kind, used)[1], -1 if zoo.covers_terrain else zoo.map.land
    closed = zoo.covered | ~land
    if not used.upgraded:
        closed |= zoo.map.build_2
    around = zoo.near_kiosks if kind is KIOSK else 0

    def has_room(blocked: int) -> bool:
        return any(not spot.mask & blocked and spot.mask & reach for spot in grid_spots(kind.cells))

    if around and has_room(closed):
        return (obstacle_called("kiosks_too_close"),)
    if kind.places and has_room(closed):
        return (Message("ark_nova.obstacle.no_room_beside", places=kind.places),)
    if not used.upgraded and has_room(zoo.covered | ~land | around):
        return (obstacle_called("room_on_build_2"),)
    return NO_ROOM


def is_one_too_many(zoo: Zoo, kind: BuildingKind) -> bool:
    """A zoo has at most one of each special enclosure (R-A-043)."""
    return kind.is_special and zoo.find(kind) is not None


def obstacles_to_spot(zoo: Zoo, kind: BuildingKind, used: BuildCard, spot: Spot) -> Obstacles:
    """List everything that keeps a building from a spot."""
    zoo_map, mask, ignores_terrain = zoo.map, spot.mask, zoo.covers_terrain
    around = spot.around & ~zoo.covered
    rock, water = (around & zoo_map.rock).bit_count(), (around & zoo_map.water).bit_count()
    wet = kind.is_aquarium and used.covers and mask & zoo_map.water  # R-A-589
    border = (mask & zoo_map.border).bit_count()
    reasons = {
        "covered": mask & zoo.covered,
        "terrain": not kind.on_water and (mask & ~zoo_map.land).bit_count() > used.covers and not ignores_terrain,
        "not_on_water": kind.on_water and mask & ~zoo_map.water,
        "build_2": mask & zoo_map.build_2 and not used.upgraded,
        "kiosk_too_close": kind is KIOSK and mask & zoo.near_kiosks and not mask & zoo.covered,
        "not_on_border": not zoo.buildings and not kind.detached and not mask & zoo_map.border,
        "not_adjacent": zoo.buildings and not kind.detached and not mask & (zoo.reach | zoo.covered),
    }
    obstacles = [obstacle_called(reason) for reason, holds in reasons.items() if holds]
    if rock < kind.rock and not ignores_terrain:
        obstacles.append(Message("ark_nova.obstacle.needs_rock", needed=kind.rock, there=rock))
    if water < kind.water and not ignores_terrain and not wet:
        obstacles.append(Message("ark_nova.obstacle.needs_water", needed=kind.water, there=water))
    if border < kind.border:
        obstacles.append(Message("ark_nova.obstacle.needs_border", needed=kind.border, there=border))
    return tuple(obstacles) or NONE


@cache
def obstacle_called(reason: str) -> Message:
    """Return the obstacle that keeps a building from a spot, by its reason."""
    return Message(f"ark_nova.obstacle.{reason}")


def considered_spots(zoo: Zoo, kind: BuildingKind, used: BuildCard) -> Iterator[tuple[Spot, Obstacles]]:
    """Go through every spot on the map, with what stands in the way."""
    for spot in grid_spots(kind.cells):
        yield spot, obstacles_to_spot(zoo, kind, used, spot)


# --- placing ---


@cache
def which_spot(kind: BuildingKind) -> Message:
    """Ask where to put a building."""
    return Message("ark_nova.prompt.spot", building=kind)


async def place(turn: Turn, kind: BuildingKind, used: BuildCard) -> Building:
    """Let the player choose a spot for a building, and put it up."""
    me, where = turn.me, which_spot(kind)
    spot = await turn.choose(where, lambda turn: spots_for(turn.me, kind, used), considered_spots, me, kind, used)
    return await put_up(turn, kind, spot)


async def put_up(turn: Turn, kind: BuildingKind, spot: Spot) -> Building:
    """Put up a building; what it covers and what it is give their bonuses at once (R-A-161, R-A-162)."""
    me = turn.me
    before = me.covered
    is_first_aquarium = kind.is_aquarium and not any(other.kind.is_aquarium for other in me.buildings)
    building = me.put_up(kind, spot, housing_size(me, kind, spot))
    if turn.table.journal is not SILENCE:
        turn.tell("ark_nova.event.builds", building=building.message)
    if spot.mask & ~me.map.land or building.rock < kind.rock or building.water < kind.water:
        tell_of_terrain(turn)
    dues = placement_dues(turn, spot, times_gained(kind))
    if kind is PAVILION:
        dues.append(appeal_due(turn, PAVILION_APPEAL))  # R-A-151
    if kind.animals_move_in or is_first_aquarium:  # R-A-156, R-A-598, R-A-599
        rule = housing.move_animals
        dues.append(Due("move_animals", MOVE_ANIMALS, effects.MAP, effects.MAP, rule, turn, kind))
    dues += full_map_dues(turn)
    dues += building_dues(turn, building, before)
    if kind.icons:
        me.add_icons(kind.icons)
        dues += icon_dues(turn, kind.icons)  # R-A-591
    if dues:
        await turn.resolve(dues)
    if kind.icons:
        others_gain(turn, kind.icons)
    return building


def full_map_dues(turn: Turn) -> list[Due]:
    """Gather the appeal for a map that has just been covered completely (R-A-153, R-A-154)."""
    me = turn.me
    if not me.is_full or me.map_was_full:
        return []
    me.map_was_full = True
    appeal = me.map.full_map_appeal
    return [Due("map_full", MAP_FULL, 0, effects.APPEAL, gain_appeal, turn.table, me, appeal)] if appeal else []


def placement_dues(turn: Turn, spot: Spot, times: int = 1) -> list[Due]:
    """Gather the bonuses of the spaces that were covered, unless a sponsor forbids them (R-A-679)."""
    me = turn.me
    dues: list[Due] = []
    if spot.mask & me.map.bonus_mask & ~me.spent:
        if gains_no_placement_bonus(me):
            tell_of_lost_bonuses(turn)
        else:
            dues = covered_bonuses(turn, spot, times)
    return dues + me.map.power.placement_dues(turn, spot)


def times_gained(kind: BuildingKind) -> int:
    """Return how often a building gains the bonuses of the spaces under it (R-A-670)."""
    return 2 if kind.doubles_bonuses else 1


def bonus_spaces(zoo: Zoo, mask: int) -> tuple[int, ...]:
    """List the spaces with a bonus that has not been gained before (R-A-651)."""
    return spaces_in(mask & zoo.map.bonus_mask & ~zoo.spent)


def covered_bonuses(turn: Turn, spot: Spot, times: int) -> list[Due]:
    """Gather what is printed on the spaces of a spot and has not been gained before."""
    me = turn.me
    dues: list[Due] = []
    for space in bonus_spaces(me, spot.mask):
        for _ in range(times):
            dues += printed_dues(turn, me.map.bonuses[space])
        dues += copied_bonuses(turn, space)
    return dues


# --- free buildings ---


async def build_free(turn: Turn, kinds: Sequence[BuildingKind], prompt: Message = WHICH_FREE_BUILDING) -> bool:
    """Place a building free of charge, or decline; all rules of placing apply (R-A-155, R-A-163)."""

    def options(turn: Turn) -> list[BuildingKind | None]:
        me, used = turn.me, turn.action_cards.build.elsewhere  # R-A-089
        return [None, *(kind for kind in kinds if not is_one_too_many(me, kind) and fits(me, kind, used))]

    kind = await turn.choose(prompt, options)
    if kind is None:
        return False
    await place(turn, kind, turn.action_cards.build.elsewhere)
    return True

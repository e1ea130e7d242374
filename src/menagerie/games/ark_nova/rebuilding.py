"""Changing what stands on a map: enclosures that grow, buildings that are moved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova.building import full_map_dues, placement_dues, spots_for, which_spot
from menagerie.games.ark_nova.buildings import building_kind
from menagerie.games.ark_nova.standing_effects import housing_size, terrain_dues
from menagerie.games.ark_nova.tracks import appeal_due
from menagerie.games.ark_nova.zoo_map import spot as spot_of
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.ark_nova.buildings import Building, BuildingKind
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo
    from menagerie.games.ark_nova.zoo_map import Spot

MOST_MOVED = 3
OCCUPIED_APPEAL = 2
STANDARD = tuple(building_kind(f"size_{size}") for size in range(1, 6))
WHICH_GROWS = Message("ark_nova_sponsors.prompt.enlarge")
WHICH_MOVES = Message("ark_nova_sponsors.prompt.rebuild")


# --- growing ---


def larger(kind: BuildingKind) -> BuildingKind | None:
    """Return the next larger standard enclosure; the largest cannot grow (R-A-708)."""
    return STANDARD[kind.size] if kind.size < len(STANDARD) else None


def without(zoo: Zoo, building: Building) -> Zoo:
    """Return a copy of a zoo in which a building does not stand."""
    copy = zoo.clone()
    copy.take_down(building)
    return copy


def room_to_grow(turn: Turn, building: Building) -> list[Spot]:
    """List the spots on which an enclosure can be one space larger, over its own spaces (R-A-668, R-A-708)."""
    kind = larger(building.kind)
    if kind is None:
        return []
    mask, used = building.spot.mask, turn.action_cards.build
    copy = without(turn.me, building)
    bare = copy.map.land if not copy.covers_terrain else -1
    return [
        spot
        for spot in free_spots(copy, kind, 0 if used.upgraded else copy.map.build_2 & ~mask)
        if not mask & ~spot.mask and not spot.mask & ~mask & ~bare
    ]


def free_spots(zoo: Zoo, kind: BuildingKind, closed: int) -> list[Spot]:
    """List the spots on free spaces that are not closed to the owner."""
    blocked = zoo.covered | closed
    return [spot for mask, spot in zoo.map.spots_of(kind, True) if not mask & blocked]


def growing(turn: Turn) -> list[Building]:
    """List the standard enclosures that can grow."""
    return [there for there in turn.me.buildings if there.kind.is_standard and room_to_grow(turn, there)]


async def enlarge(turn: Turn) -> None:
    """Let a standard enclosure grow by one space, or not; an occupied one brings 2 appeal (R-A-668)."""
    me = turn.me
    building = await turn.choose(WHICH_GROWS, lambda turn: [None, *growing(turn)])
    if building is None:
        return
    kind = larger(building.kind)
    assert kind is not None
    spot = await turn.choose(which_spot(kind), lambda turn: room_to_grow(turn, building))
    before, spent = me.covered, me.spent
    me.take_down(building)
    me.spent = spent
    grown = me.put_up(kind, spot, housing_size(me, kind, spot))
    me.replace(grown, building.cubes)
    turn.tell("ark_nova_sponsors.event.enlarges", building=grown.message)
    dues = placement_dues(turn, spot_of(spot.mask & ~building.spot.mask))
    dues += terrain_dues(turn, spot.mask, before) + full_map_dues(turn)
    if building.cubes:
        dues.append(appeal_due(turn, OCCUPIED_APPEAL))
    await turn.resolve(dues)


# --- moving ---


def places_for(turn: Turn, building: Building) -> list[Spot]:
    """List where a building can be put instead; it may also stay."""
    copy = without(turn.me, building)
    others = spots_for(copy, building.kind, turn.action_cards.build.elsewhere)
    return [building.spot, *(spot for spot in others if spot is not building.spot)]


async def rebuild(turn: Turn) -> None:
    """Move up to three buildings, each once, free of charge; it brings no placement bonus (R-A-679)."""
    moved: list[Spot] = []
    while len(moved) < MOST_MOVED:
        building = await turn.choose(
            WHICH_MOVES, lambda turn: [None, *(there for there in turn.me.buildings if there.spot not in moved)]
        )
        if building is None:
            break
        moved.append(await move(turn, building))
    await turn.resolve(full_map_dues(turn))


async def move(turn: Turn, building: Building) -> Spot:
    """Move a building to another spot; the animals in it move with it."""
    me, kind = turn.me, building.kind
    spot = await turn.choose(which_spot(kind), lambda turn: places_for(turn, building))
    me.take_down(building)
    me.replace(me.put_up(kind, spot, housing_size(me, kind, spot)), building.cubes)
    turn.tell("ark_nova_sponsors.event.moves_building", building=building.message, spot=spot)
    return spot

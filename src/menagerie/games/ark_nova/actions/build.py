"""Build: one building on side I, several different ones on side II."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova.building import (
    considered_spots,
    fits,
    is_one_too_many,
    put_up,
    spots_for,
    which_spot,
)
from menagerie.games.ark_nova.buildings import BUILD_1, BUILD_2, PAVILION, BuildingKind
from menagerie.games.ark_nova.printed.action_cards import BUILD_CARD
from menagerie.games.ark_nova.standing_effects import ENGINEER, extra_building_kinds
from menagerie.games.ark_nova.tracks import pay
from menagerie.kernel.decision import NONE
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from menagerie.games.ark_nova.turn import Doing, Turn
    from menagerie.games.ark_nova.zoo_map import Spot
    from menagerie.kernel.decision import Obstacles

WHAT_TO_BUILD = Message("ark_nova.prompt.build")


def cost_of(kind: BuildingKind) -> int:
    """A building costs 2 money per space (R-A-140)."""
    return BUILD_CARD.cost_per_space * kind.size


def payable_spots(turn: Turn, kind: BuildingKind, side_2: bool) -> Sequence[Spot]:
    """List the spots for a building the player can pay."""
    return spots_for(turn.me, kind, side_2) if turn.can_pay(cost_of(kind)) else ()


def can_build(turn: Turn, kind: BuildingKind, side_2: bool) -> bool:
    """Whether a building can be paid and has room."""
    me = turn.me
    if not turn.can_pay(cost_of(kind)) or (kind.is_special and is_one_too_many(me, kind)):
        return False
    return fits(me, kind, side_2)


def least_strength(turn: Turn, side_2: bool) -> int | None:
    """Give the size of the smallest building that can be built."""
    if can_build(turn, PAVILION, side_2):
        return PAVILION.size
    return None  # where a pavilion has no room, or costs too much, so has or does everything


def obstacles(turn: Turn, side_2: bool) -> Obstacles:
    """Say why nothing can be built."""
    return considered_buildings(turn, side_2, 1, [])[0][1]


def obstacles_to_building(turn: Turn, kind: BuildingKind, side_2: bool, room: int) -> Obstacles:
    """Say everything that keeps a kind of building from being built."""
    reasons = []
    if kind not in (BUILD_2 if side_2 else BUILD_1):
        reasons.append(Message("ark_nova.obstacle.build_side_2"))
    if kind.size > room:
        reasons.append(Message("ark_nova.obstacle.size", needed=kind.size, there=room))
    if is_one_too_many(turn.me, kind):
        reasons.append(Message("ark_nova.obstacle.one_only"))
    if not turn.can_pay(cost_of(kind)):
        reasons.append(Message("ark_nova.obstacle.costs", needed=cost_of(kind), there=turn.me.money))
    if not fits(turn.me, kind, side_2):
        reasons.append(Message("ark_nova.obstacle.no_room"))
    return tuple(reasons)


def considered_buildings(
    turn: Turn, side_2: bool, room: int, built: list[BuildingKind]
) -> list[tuple[BuildingKind, Obstacles]]:
    """Think of every kind of building, with what stands in the way; one more of a kind may need no strength."""
    extra = extra_building_kinds(turn.me, built)
    twice = (Message("ark_nova.obstacle.same_kind"),)
    return [
        (
            kind,
            obstacles_to_building(turn, kind, side_2, kind.size if kind in extra else room)
            + (twice if kind in built and kind not in extra else NONE),
        )
        for kind in BUILD_2
    ]


def buildable(turn: Turn, side_2: bool, room: int, built: list[BuildingKind]) -> Iterator[BuildingKind]:
    """List the kinds that can be built: each once within the strength, and perhaps one of them again (R-A-458)."""
    extra = extra_building_kinds(turn.me, built)
    for kind in BUILD_2 if side_2 else BUILD_1:
        allowed = kind in extra if kind in built else kind.size <= room
        if allowed and can_build(turn, kind, side_2):
            yield kind


async def do(turn: Turn, doing: Doing) -> None:
    """Build up to the strength of the action, each building paid, placed and resolved in turn (R-A-134 to R-A-141)."""
    built: list[BuildingKind] = []
    room, side_2 = doing.strength, doing.side_2

    def options() -> list[BuildingKind | None]:
        return [*([None] if built else []), *buildable(turn, side_2, room, built)]

    while not built or side_2 or extra_building_kinds(turn.me, built):
        kind = await turn.choose(WHAT_TO_BUILD, options, considered_buildings, turn, side_2, room, built)
        if kind is None:
            break
        if kind in built:
            turn.tell("ark_nova.event.sponsor_rule", sponsor=ENGINEER)
        else:
            room = room - kind.size if side_2 else 0  # R-A-134, R-A-136
        await build(turn, kind, side_2)
        built.append(kind)


async def build(turn: Turn, kind: BuildingKind, side_2: bool) -> None:
    """Pay for a building and place it."""
    me = turn.me
    spot = await turn.choose(
        which_spot(kind), lambda: payable_spots(turn, kind, side_2), considered_spots, me, kind, side_2
    )
    pay(turn.table, me, cost_of(kind))
    await put_up(turn, kind, spot)

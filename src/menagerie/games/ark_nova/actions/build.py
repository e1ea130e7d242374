"""Build: one building on side I, several different ones on side II."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova.box import BUILD_CARD
from menagerie.games.ark_nova.building import (
    considered_spots,
    fits,
    is_one_too_many,
    put_up,
    spots_for,
    sure_money,
    which_spot,
)
from menagerie.games.ark_nova.buildings import BUILD_1, BUILD_2, PAVILION, BuildingKind
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
    """List the spots for a building the player can pay; money it covers may serve to pay for Venom (R-A-395)."""
    spots = spots_for(turn.me, kind, side_2)
    if turn.can_pay(cost_of(kind)):
        return spots
    return [spot for spot in spots if turn.can_pay(cost_of(kind), sure_money(turn.me, spot))]


def can_build(turn: Turn, kind: BuildingKind, side_2: bool) -> bool:
    """Whether a building can be paid and has room."""
    me = turn.me
    cost = cost_of(kind)
    if cost > me.money or (kind.is_special and is_one_too_many(me, kind)):
        return False
    if turn.must_keep and not turn.can_pay(cost):
        return bool(payable_spots(turn, kind, side_2))
    return fits(me, kind, side_2)


def least_strength(turn: Turn, side_2: bool) -> int | None:
    """Give the size of the smallest building that can be built."""
    if can_build(turn, PAVILION, side_2):
        return PAVILION.size
    if not turn.must_keep:
        return None  # where a pavilion has no room, or costs too much, so has or does everything
    return next((kind.size for kind in BUILD_2 if can_build(turn, kind, side_2)), None)


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
    if not turn.can_pay(cost_of(kind)) and not payable_spots(turn, kind, side_2):
        there = max(0, turn.me.money - turn.must_keep)
        reasons.append(Message("ark_nova.obstacle.costs", needed=cost_of(kind), there=there))
    if not fits(turn.me, kind, side_2):
        reasons.append(Message("ark_nova.obstacle.no_room"))
    return tuple(reasons)


def considered_buildings(
    turn: Turn, side_2: bool, room: int, built: list[BuildingKind]
) -> list[tuple[BuildingKind, Obstacles]]:
    """Think of every kind of building, with what stands in the way."""
    twice = (Message("ark_nova.obstacle.same_kind"),)
    return [
        (kind, obstacles_to_building(turn, kind, side_2, room) + (twice if kind in built else NONE)) for kind in BUILD_2
    ]


async def do(turn: Turn, doing: Doing) -> None:
    """Build up to the strength of the action, each building paid, placed and resolved in turn (R-A-134 to R-A-141)."""
    built: list[BuildingKind] = []
    room = doing.strength

    def options() -> Iterator[BuildingKind | None]:
        if built:
            yield None
        for kind in BUILD_2 if doing.side_2 else BUILD_1:
            if kind.size <= room and kind not in built and can_build(turn, kind, doing.side_2):
                yield kind

    while not built or doing.side_2:
        kind = await turn.choose(
            WHAT_TO_BUILD, lambda: [*options()], considered_buildings, turn, doing.side_2, room, built
        )
        if kind is None:
            break
        await build(turn, kind, doing.side_2)
        built.append(kind)
        room -= kind.size
    await build_extra(turn, doing, built)


async def build(turn: Turn, kind: BuildingKind, side_2: bool) -> None:
    """Pay for a building and place it."""
    me = turn.me
    spot = await turn.choose(
        which_spot(kind), lambda: payable_spots(turn, kind, side_2), considered_spots, me, kind, side_2
    )
    pay(turn.table, me, cost_of(kind))
    await put_up(turn, kind, spot)


async def build_extra(turn: Turn, doing: Doing, built: list[BuildingKind]) -> None:
    """Build one more of a kind just built, where a lasting effect allows it."""
    if not extra_building_kinds(turn.me, built):
        return

    def options() -> list[BuildingKind | None]:
        kinds = extra_building_kinds(turn.me, built)
        return [None, *(kind for kind in kinds if can_build(turn, kind, doing.side_2))]

    kind = await turn.choose(WHAT_TO_BUILD, options)
    if kind is not None:
        turn.tell("ark_nova.event.sponsor_rule", sponsor=ENGINEER)
        await build(turn, kind, doing.side_2)

"""What could be built where: every kind of building for each free space, looked at from the space."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from menagerie.games.ark_nova.action_cards import BUILD
from menagerie.games.ark_nova.actions.build import (
    WHAT_TO_BUILD,
    considered_buildings,
    cost_of,
    payable_spots,
)
from menagerie.games.ark_nova.building import considered_spots, spots_for
from menagerie.games.ark_nova.buildings import BuildingKind
from menagerie.games.ark_nova.perform import UseCard, own_strength
from menagerie.games.ark_nova.taking_turns import WHAT_TO_DO
from menagerie.games.ark_nova.tokens import money_to_keep
from menagerie.games.ark_nova.turn import Turn
from menagerie.games.ark_nova.zoo_map import BIT, NAMES
from menagerie.kernel.decision import NONE
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.ark_nova.table import Table
    from menagerie.kernel.decision import Decision, Obstacles

NO_WAY_TO_LIE = (Message("ark_nova.obstacle.no_way_to_lie"),)
NO_ROOM = Message("ark_nova.obstacle.no_room")  # said of each space with its own reason instead


class Ground(NamedTuple):
    """Spaces that a kind of building can cover, or cannot for the same reasons."""

    obstacles: Obstacles
    spaces: list[str]


class Site(NamedTuple):
    """A kind of building as the free spaces see it: its price and size, how to begin, what is wrong everywhere."""

    kind: str
    price: int
    strength: int
    action: str | None  # how to use the action card, with as few X-tokens as possible; None: it is in use, or cannot be
    x_tokens: int
    obstacles: Obstacles
    grounds: list[Ground]


def building_sites(table: Table, decision: Decision[Any]) -> list[Site]:
    """Say for each kind of building where it could stand, and why it could not elsewhere.

    Only where the choice of a building is asked for, or lies one step ahead because a turn begins.
    """
    if decision.prompt == WHAT_TO_DO:
        return sites_ahead(table, decision)
    if decision.prompt == WHAT_TO_BUILD and decision.about:
        turn, side_2, *_ = decision.about
        thoughts = [(kind, why) for kind, why in decision.considered() if isinstance(kind, BuildingKind)]
        return [site_of(turn, kind, side_2, why) for kind, why in thoughts]
    return []


def sites_ahead(table: Table, decision: Decision[Any]) -> list[Site]:
    """Think of every kind before the action is chosen; X-tokens may make it strong enough (R-A-094)."""
    me = table.zoos[decision.seat]
    turn = Turn(table, me)
    turn.must_keep = 0 if me.venom[BUILD.index] else money_to_keep(me)  # R-A-394
    side_2 = me.side_2[BUILD.index]
    strength = own_strength(me, BUILD) + me.stronger
    ways = [way for way in decision.options if isinstance(way, UseCard) and way.card is BUILD]
    found = []
    for kind, why in considered_buildings(turn, side_2, strength + me.x_tokens, []):
        way = next((way for way in ways if strength + way.x_tokens >= kind.size), None)
        site = site_of(turn, kind, side_2, why)
        found.append(site if way is None else site._replace(action=way.key, x_tokens=way.x_tokens))
    return found


def site_of(turn: Turn, kind: BuildingKind, side_2: bool, why: Obstacles) -> Site:
    """Look at every free space for one kind of building."""
    obstacles = tuple(reason for reason in why if reason != NO_ROOM)
    return Site(kind.key, cost_of(kind), kind.size, None, 0, obstacles, grounds_for(turn, kind, side_2))


def grounds_for(turn: Turn, kind: BuildingKind, side_2: bool) -> list[Ground]:
    """Group the free spaces by what keeps a building from covering them, however it lies."""
    me = turn.me
    open_ground = 0
    for spot in payable_spots(turn, kind, side_2) or spots_for(me, kind, side_2):
        open_ground |= spot.mask
    shared: dict[int, Obstacles] = {}
    for spot, reasons in considered_spots(me, kind, side_2):
        for space in spot.spaces:
            before = shared.get(space, reasons)
            shared[space] = tuple(reason for reason in before if reason in reasons)
    grounds: dict[Obstacles, list[str]] = {}
    for space, bit in enumerate(BIT):
        if not me.covered & bit:
            reasons = NONE if open_ground & bit else shared.get(space) or NO_WAY_TO_LIE
            grounds.setdefault(reasons, []).append(NAMES[space])
    return [Ground(reasons, spaces) for reasons, spaces in grounds.items()]

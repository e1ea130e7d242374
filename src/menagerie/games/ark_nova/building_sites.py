"""What could be built where: every kind of building for each free space, seen from the space."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from menagerie.games.ark_nova.action_cards import BUILD
from menagerie.games.ark_nova.actions.build import WHAT_TO_BUILD
from menagerie.games.ark_nova.building import obstacles_to_room, obstacles_to_spot, spots_for
from menagerie.games.ark_nova.buildings import BuildingKind
from menagerie.games.ark_nova.perform import UseCard, own_strength
from menagerie.games.ark_nova.taking_turns import WHAT_TO_DO
from menagerie.games.ark_nova.venom import VENOM, obstacles_of_venom
from menagerie.games.ark_nova.zoo_map import GRID, NAMES, grid_spots
from menagerie.kernel.decision import NONE
from menagerie.kernel.hexagons import spaces_in
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from menagerie.games.ark_nova.actions.build import BuildCard
    from menagerie.games.ark_nova.table import Table
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo
    from menagerie.games.ark_nova.zoo_map import Spot
    from menagerie.kernel.decision import Decision, Obstacles

NO_WAY_TO_LIE = (Message("ark_nova.obstacle.no_way_to_lie"),)


class Ground(NamedTuple):
    """Spaces that a kind of building can cover, or cannot for the same reasons."""

    obstacles: Obstacles
    spaces: list[str]


class Site(NamedTuple):
    """A kind of building as the free spaces see it: its price and size, how to begin, and what is wrong everywhere."""

    kind: str
    price: int
    strength: int
    action: str | None  # how to use the action card, with as few X-tokens as possible; None: it is in use, or cannot be
    x_tokens: int
    spots: int  # in how many ways it can lie
    reasons: Obstacles  # why it cannot be built at all
    obstacles: Obstacles  # the same, without what is told for each space
    grounds: list[Ground]


def building_sites(table: Table, decision: Decision[Any]) -> list[Site]:
    """Return for each kind of building where it could stand, and why not elsewhere.

    Only where the choice of a building is asked for, or lies one step ahead because a turn begins.
    """
    if decision.prompt == WHAT_TO_DO:
        return sites_ahead(table, decision)
    if decision.prompt == WHAT_TO_BUILD and decision.about:
        turn, *_ = decision.about
        card = turn.doing.card
        thoughts = [(kind, why) for kind, why in decision.considered() if isinstance(kind, BuildingKind)]
        return [site_of(turn, kind, card, why) for kind, why in thoughts]
    return []


def sites_ahead(table: Table, decision: Decision[Any]) -> list[Site]:
    """Go through every kind before the action is chosen; X-tokens may make it strong enough (R-A-094)."""
    me = table.zoos[decision.seat]
    (turn,) = decision.about
    card = me.action_cards.build
    strength = own_strength(me, BUILD) + me.stronger
    ways = [way for way in decision.options if isinstance(way, UseCard) and way.action is BUILD]
    found = []
    for kind, why in card.considered_buildings(turn, card.room(strength + me.x_tokens), []):
        way = next((way for way in ways if card.room(strength + way.x_tokens) >= kind.size), None)
        if way is None:
            found.append(site_of(turn, kind, card, why or (VENOM if turn.course else NONE)))
        else:
            why = why or obstacles_of_venom(turn.course, way, kind)
            found.append(site_of(turn, kind, card, why, way)._replace(action=way.key, x_tokens=way.x_tokens))
    return found


def site_of(turn: Turn, kind: BuildingKind, card: BuildCard, why: Obstacles, *steps: UseCard) -> Site:
    """Look at every free space for one kind of building, which these steps lead to."""
    nowhere = obstacles_to_room(turn.me, kind, card)  # told for each space with its own reason instead
    obstacles = tuple(reason for reason in why if reason not in nowhere)
    spots: Sequence[Spot] = spots_for(turn.me, kind, card)
    poisoned = 0
    if not why and turn.course is not None and not turn.course.can_spare(card.cost_of(kind)):
        poisoned = covered_by(spots)
        spots = [spot for spot in spots if turn.course.allows(*steps, kind, spot)]
    grounds = grounds_for(turn.me, kind, card, covered_by(spots), poisoned)
    return Site(kind.key, card.cost_of(kind), kind.size, None, 0, len(spots), why or NONE, obstacles, grounds)


def covered_by(spots: Iterable[Spot]) -> int:
    """Return every space that one of these spots covers."""
    ground = 0
    for spot in spots:
        ground |= spot.mask
    return ground


def grounds_for(me: Zoo, kind: BuildingKind, card: BuildCard, open_ground: int, poisoned: int) -> list[Ground]:
    """Group the free spaces by what keeps a building from covering them, however it lies."""
    shared: dict[int, Obstacles] = {}
    closed = ~(me.covered | open_ground)  # spaces whose reasons are told, grouped by what they have in common
    for spot in grid_spots(kind.cells):
        if spot.mask & closed:
            reasons = obstacles_to_spot(me, kind, card, spot)
            for space in spaces_in(spot.mask & closed):
                shared[space] = tuple([reason for reason in shared.get(space, reasons) if reason in reasons])
                if not shared[space]:
                    closed ^= GRID.bits[space]
    grounds: dict[Obstacles, list[str]] = {}
    for space, bit in enumerate(GRID.bits):
        if not me.covered & bit:
            reasons = VENOM if poisoned & bit else shared.get(space) or NO_WAY_TO_LIE
            grounds.setdefault(NONE if open_ground & bit else reasons, []).append(NAMES[space])
    return [Ground(reasons, spaces) for reasons, spaces in grounds.items()]

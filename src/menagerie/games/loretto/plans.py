"""Plans: a truck and a place for each of its tiles, tried out by the rules themselves before anything is done."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from menagerie.games.loretto.placing import Placement, key_of_placement, tile_of_placement
from menagerie.kernel.decision import answered
from menagerie.kernel.errors import BadRequest
from menagerie.kernel.journal import Journal

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Sequence

    from menagerie.games.loretto.table import AnyTable
    from menagerie.games.loretto.tiles import Tile
    from menagerie.games.loretto.trucks import TakeTruck
    from menagerie.kernel.decision import Decision, Obstacles

    # Thinks of every place for some tiles in a park, with what stands in the way.
    Consider: TypeAlias = Callable[[Any, tuple[Tile, ...]], Iterable[tuple[Placement, Obstacles]]]


class PlanStep(NamedTuple):
    """A tile that would go to a place."""

    key: str
    instead: tuple[str, ...]  # where the tile could go if it came first


class Plan(NamedTuple):
    """What taking an option and then following the wishes would come to, as far as the rules allow."""

    picks: tuple[str, ...]  # the options to take, one after the other; forced ones are left out
    steps: tuple[PlanStep, ...]  # everything that would happen, in this order, picked or not
    asides: tuple[PlanStep, ...]  # what is asked along the way besides places; one that waits for a wish has no key
    refused: dict[str, Obstacles]  # the wishes that cannot be granted, and why
    complete: bool  # nothing is left to choose
    table: AnyTable  # as it would be
    told: Journal


def plan_unloading(
    table: AnyTable, seat: int, take: TakeTruck, wishes: Sequence[str], consider: Consider, along: Collection[str] = ()
) -> Plan:
    """Try taking a truck and unloading it as wished; a tile that cannot go where it should goes where it can.

    Wishes may also be about what is asked along the way, for some members; where somebody else is asked, a plan ends.
    """
    tiles = table.trucks[take.truck].tiles
    before = dict(consider(table.parks[seat], tiles))
    check_wishes([wish for wish in wishes if wish not in along], before, tiles)
    trial = table.clone()
    trial.journal = told = Journal()
    unloading = take.do(trial, seat)
    picks, left = [take.key], list(wishes)
    asides: list[PlanStep] = []
    asked = answered(unloading, None)
    while asked is not None and asked.seat == seat:
        pick = nearest(asked, left)
        if asked.keys[0] in along:
            asides.append(PlanStep("" if pick is None else asked.keys[pick], tuple(asked.keys)))
        if pick is None:
            break
        picks.append(asked.keys[pick])
        asked = answered(unloading, pick)
    unloading.close()
    steps = tuple(PlanStep(key, instead_of(key, before)) for key in placed(told, trial.box.words.placed))
    missed = Counter(wishes) - Counter(step.key for step in steps)
    after = dict(consider(trial.parks[seat], tiles))
    refused = {where.key: obstacles for where, obstacles in after.items() if where.key in missed}
    complete = asked is None or (asked.seat != seat and not trial.trucks[take.truck].tiles)
    return Plan(tuple(picks), steps, tuple(asides), refused, complete, trial, told)


def check_wishes(wishes: Sequence[str], considered: Iterable[Placement], tiles: tuple[Tile, ...]) -> None:
    """Refuse a wish about a tile that is not on the truck, or about one that has wishes enough."""
    known = [where.key for where in considered]
    there = Counter(tile.key for tile in tiles)
    for wish in wishes:
        there[tile_of_placement(wish)] -= 1
        if wish not in known or there[tile_of_placement(wish)] < 0:
            raise BadRequest("kernel.error.never_considered", thing=wish)


def nearest(asked: Decision[Any], left: list[str]) -> int | None:
    """Grant the first wish on offer, else give its tile the last place open to it; None if there is no wish."""
    for wish in left:
        if wish in asked.keys:
            left.remove(wish)
            return asked.keys.index(wish)
    for wish in left:
        open_to_it = [pick for pick, key in enumerate(asked.keys) if tile_of_placement(key) == tile_of_placement(wish)]
        if open_to_it:
            left.remove(wish)
            return open_to_it[-1]
    return None


def placed(told: Journal, event: str) -> list[str]:
    """List what was put where, in order."""
    happened: list[dict[str, Any]] = [args for _, key, args, _ in told.events if key == event]
    return [key_of_placement(args["tile"], args["place"]) for args in happened]


def instead_of(key: str, considered: dict[Placement, Obstacles]) -> tuple[str, ...]:
    """List where the same tile could go."""
    ways = [where.key for where, obstacles in considered.items() if not obstacles]
    return tuple(way for way in ways if tile_of_placement(way) == tile_of_placement(key))

"""Whole turns to choose from: the one that looks best pick by pick, and those that differ where it costs least.

Turns are found by limited discrepancies: a turn is completed by the rough worth of options, and wherever another option
was open, a new beginning is noted with the points it seems to give away. The cheapest beginnings are tried first.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.bots.planner.planning import Planning
    from menagerie.kernel.decision import Decision
    from menagerie.kernel.game import Game

LOST = 7.0  # points that a turn may seem to give away
SAME_START = 5  # turns that begin with the same pick
CHANGE = 0.15  # points that each further difference costs: simple changes come first


class Pick(NamedTuple):
    """One pick of a turn, and the question it answers."""

    keys: tuple[str, ...]  # of all options
    key: str  # of the one taken


class PlannedTurn(NamedTuple):
    """A turn as it would be played if nothing unforeseen comes to light."""

    picks: tuple[Pick, ...]
    regret: float  # points that it seems to give away


def asked(game: Game, seat: int) -> Decision[Any] | None:
    """Find the decision that a seat has to make; None if it is not asked."""
    decision = game.decision
    if decision is None or decision.seat == seat:
        return decision
    return next((other for other in game.decisions if other.seat == seat), None)


def likely_turns(planning: Planning, world: Game, seat: int, most: int) -> list[PlannedTurn]:
    """List the turns that look best, the very best first."""
    turns: list[PlannedTurn] = []
    starts: dict[str, int] = {}
    known: set[tuple[str, ...]] = set()  # the same picks in another order come to the same
    beginnings: list[tuple[float, int, tuple[Pick, ...]]] = [(0.0, 0, ())]
    noted = 0
    while beginnings and len(turns) < most:
        regret, _, picks = heappop(beginnings)
        if picks and starts.get(picks[0].key, 0) >= SAME_START:
            continue
        turn, others = completed(planning, world, seat, picks)
        signature = tuple(sorted(pick.key for pick in turn))
        if signature not in known:
            known.add(signature)
            turns.append(PlannedTurn(turn, regret))
        starts[turn[0].key] = starts.get(turn[0].key, 0) + 1
        for lost, beginning in others:
            if regret + lost <= LOST:
                noted += 1
                heappush(beginnings, (regret + lost + CHANGE, noted, beginning))
    return turns


def completed(
    planning: Planning, world: Game, seat: int, beginning: tuple[Pick, ...]
) -> tuple[tuple[Pick, ...], list[tuple[float, tuple[Pick, ...]]]]:
    """Play a turn that has begun to its end, and list where it could have gone differently, with what that costs."""
    game = world.fork()
    stretch, unseen = game.stretch_start, planning.unseen(game.table)
    picks: list[Pick] = []
    others: list[tuple[float, tuple[Pick, ...]]] = []
    while game.decision is not None and game.stretch_start == stretch:
        mine = asked(game, seat)
        if mine is None:
            decide(planning, game)
            continue
        keys = tuple(mine.keys)
        if len(picks) < len(beginning):
            key = beginning[len(picks)].key
        elif planning.unseen(game.table) != unseen:
            break  # what comes now depends on what has come to light
        else:
            values = planning.weigh(game.table, mine)
            best = max(values)
            key = keys[values.index(best)]
            if not planning.is_settled(mine):
                others += [
                    (best - value, (*picks, Pick(keys, other)))
                    for value, other in zip(values, keys, strict=True)
                    if other != key and best - value <= LOST
                ]
        picks.append(Pick(keys, key))
        game.apply(keys.index(key), seat=seat)
    return tuple(picks), others


def as_planned(planning: Planning, world: Game, seat: int, keys: Sequence[str]) -> PlannedTurn:
    """Return somebody's picks as a turn like those to choose from, as far as it would be asked the same."""
    game = world.fork()
    picks: list[Pick] = []
    regret = 0.0
    for key in keys:
        decision = asked(game, seat)
        if decision is None or key not in decision.keys:
            break
        values, index = planning.weigh(game.table, decision), decision.keys.index(key)
        regret += max(values) - values[index]
        picks.append(Pick(tuple(decision.keys), key))
        game.apply(index, seat=seat)
    return PlannedTurn(tuple(picks), min(LOST, regret))


def decide(planning: Planning, game: Game) -> None:
    """Take the option that looks best to whoever is asked."""
    decision = game.decision
    assert decision is not None
    values = planning.weigh(game.table, decision)
    game.apply(values.index(max(values)), seat=decision.seat)

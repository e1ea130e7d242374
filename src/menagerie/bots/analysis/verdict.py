"""What a bot says about a turn that was played: what it would have preferred, and what was given away.

A turn is judged where it began, and again wherever something hidden came to light: only by what the seat knew then.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from menagerie.bots.advice import suggestions
from menagerie.bots.bot import Glimpse
from menagerie.bots.planner.planning import planning_of
from menagerie.bots.planner.trials import ReasonedTrials
from menagerie.bots.planner.turns import as_planned, asked
from menagerie.kernel.chance import Chance
from menagerie.kernel.messages import label
from menagerie.kernel.save import load

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from menagerie.bots.advice import Suggestion
    from menagerie.bots.parameters import Budget
    from menagerie.bots.planner.planning import Planning
    from menagerie.bots.planner.turns import PlannedTurn
    from menagerie.kernel.game import Game
    from menagerie.kernel.rules import Rules

PREFERRED = 3  # ways to go on that are told


@dataclass(frozen=True)
class Told:
    """One pick, in plain values: its key, what it is called."""

    key: str
    label: dict[str, Any]


@dataclass(frozen=True)
class Line:
    """One way to go on: its picks, how far it is behind the best, in how many worlds it was tried, and its reasons."""

    steps: list[Told]
    behind: float
    error: float
    worlds: int
    reasons: dict[str, float]


@dataclass(frozen=True)
class Verdict:
    """What a bot says about picks of a seat."""

    number: int  # of the first of them
    seat: int
    played: Line
    preferred: list[Line]  # the best first

    @property
    def given_away(self) -> float:
        """How many points the played turn is behind the best."""
        return self.played.behind


class Juncture(NamedTuple):
    """A position where a seat decides, and what it picked until something hidden came to light."""

    game: Game
    number: int
    seat: int
    unseen: int
    keys: list[str]


def judged(
    find_rules: Callable[[str], Rules[Any]],
    start: dict[str, Any],
    picks: Sequence[tuple[int, str]],
    budget: Budget,
    seed: int,
) -> list[Verdict]:
    """Judge a turn, given the game where it begins as a save, and what was picked in it."""
    game = load(start, find_rules)
    planning = planning_of(game.rules.name, "planner")
    return [verdict(planning, juncture, budget, seed) for juncture in junctures(planning, game, picks)]


def junctures(planning: Planning, game: Game, picks: Sequence[tuple[int, str]]) -> list[Juncture]:
    """Find where seats had something to decide, each time by what was known then; trifles are left out."""
    found: list[Juncture] = []
    open_ones: dict[int, Juncture] = {}
    trifles: dict[int, bool] = {}
    for seat, key in picks:
        decision = asked(game, seat)
        assert decision is not None
        unseen = planning.unseen(game.table)
        current = open_ones.get(seat)
        if current is None or current.unseen != unseen:
            current = open_ones[seat] = Juncture(game.fork(), game.number, seat, unseen, [])
            found.append(current)
        current.keys.append(key)
        number = current.number
        trifles[number] = trifles.get(number, True) and planning.is_settled(decision)
        game.apply_key(key, seat=seat)
    return [juncture for juncture in found if not trifles[juncture.number]]


def verdict(planning: Planning, juncture: Juncture, budget: Budget, seed: int) -> Verdict:
    """Compare what was picked with what looks best from the seat's knowledge."""
    luck = Chance(seed + 1_000_003 * juncture.number)
    trials = ReasonedTrials(planning, Glimpse(juncture.game, juncture.seat), luck)
    played = as_planned(planning, trials.world(0), juncture.seat, juncture.keys)
    turns = with_turn(trials.turns(budget), played)
    found = suggestions(trials, turns, budget, PREFERRED, played)
    mine = next(one for one in found if one.turn == played)
    preferred = [one for one in found if one is not mine][:PREFERRED]
    if mine.behind == 0:
        preferred = [mine, *preferred][:PREFERRED]
    return Verdict(juncture.number, juncture.seat, line(mine), [line(one) for one in preferred])


def with_turn(turns: list[PlannedTurn], played: PlannedTurn) -> list[PlannedTurn]:
    """Put what was played among the turns to compare, replacing one that comes to the same."""
    same = picked(played)
    return [played, *(turn for turn in turns if picked(turn) != same)]


def picked(turn: PlannedTurn) -> list[str]:
    """List what is picked in a turn, in any order."""
    return sorted(pick.key for pick in turn.picks)


def line(suggestion: Suggestion) -> Line:
    """Put a suggestion into plain values; trifles, and what nobody was asked, are left out."""
    decided = [step for step in suggestion.steps if not step.forced]
    steps = [step for step in decided if not step.trifle] or decided
    return Line(
        [Told(step.key, label(step.option).to_json()) for step in steps],
        round(suggestion.behind, 2),
        round(suggestion.error, 2),
        suggestion.worlds,
        {reason.name: round(reason.points, 2) for reason in suggestion.reasons},
    )

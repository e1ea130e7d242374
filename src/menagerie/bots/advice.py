"""Advice to a seat: a few sensible ways to go on, how far each is behind the best, and why.

Nothing here has a language: a reason is a name and points, and its words are `<game>_bots.reason.<name>`. Only worlds
that the seat could be in are looked at, so advice gives nothing away.
"""

from __future__ import annotations

from functools import partial
from itertools import takewhile
from math import sqrt
from statistics import fmean
from typing import TYPE_CHECKING, Any, NamedTuple

from menagerie.bots.parameters import Budget
from menagerie.bots.planner.halving import DOUBT, Contender, ranked_turns
from menagerie.bots.planner.meter import Meter
from menagerie.bots.planner.trials import ReasonedTrials
from menagerie.bots.planner.turns import asked
from menagerie.bots.reasons import NOTABLE, Merits, merits, notable, telling
from menagerie.kernel.decision import key_of, telling_forced

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from menagerie.bots.bot import Glimpse
    from menagerie.bots.planner.planning import Planning
    from menagerie.bots.planner.trials import TurnTrials
    from menagerie.bots.planner.turns import PlannedTurn
    from menagerie.bots.reasons import Reason
    from menagerie.kernel.chance import Chance
    from menagerie.kernel.decision import Decision
    from menagerie.kernel.messages import Message

SENSIBLE = 4.0  # points that a turn may be behind the best and still be worth a thought
SEARCH = 0.6  # of the budget goes into finding the best turns; the rest tries them in as many worlds as the very best
CLOSE = 0.3  # points that nobody should rely on


class Step(NamedTuple):
    """One pick of a suggested turn, with the question it answers."""

    prompt: Message
    key: str
    option: Any
    trifle: bool  # nothing depends on it
    forced: bool  # the only option: nobody will be asked


class Suggestion(NamedTuple):
    """A turn worth considering.

    Its merits are said in its own right. The reasons of the best one are what it has over the next best; those of the
    others, what they have over the best, or lack. The largest come first.
    """

    turn: PlannedTurn
    steps: tuple[Step, ...]  # up to where something hidden would come to light
    behind: float  # points behind the best
    error: float  # the standard error of that
    worlds: int  # worlds it was tried in; 0 if there was nothing to choose
    reasons: tuple[Reason, ...]
    merits: Merits = Merits()


def advise(planning: Planning, glimpse: Glimpse, budget: Budget, chance: Chance, many: int = 3) -> list[Suggestion]:
    """Return the best ways to go on, best first; their first picks differ, as far as sensible turns allow."""
    trials = ReasonedTrials(planning, glimpse, chance)
    found = suggestions(trials, trials.turns(budget), budget, many)
    worlds = min(one.worlds for one in found)
    if worlds == 0:
        return found
    own = merits(trials, [one.turn for one in found], [one.reasons for one in found], worlds)
    return [one._replace(merits=each) for one, each in zip(found, own, strict=True)]


def suggestions(
    trials: ReasonedTrials,
    turns: Sequence[PlannedTurn],
    budget: Budget,
    many: int,
    beside: PlannedTurn | None = None,
) -> list[Suggestion]:
    """Choose the best of some turns, and the one wanted besides; all are tried in the same worlds."""
    if len(turns) == 1:
        return [Suggestion(turns[0], steps_of(trials, turns[0]), 0.0, 0.0, 0, ())]
    meter = Meter(part_of(budget, SEARCH))
    ranked = ranked_turns(turns, trials.try_in, meter)
    meter.budget = budget
    chosen = distinct(ranked, many, partial(goes_without_saying, trials))
    chosen += [contender for contender in ranked if contender.turn == beside and contender not in chosen]
    even_out(trials, chosen, meter)
    chosen.sort(key=lambda contender: lead(ranked[0], contender))
    best, second = chosen[0], next(contender for contender in [*chosen[1:], *ranked] if contender is not chosen[0])
    worlds = min(len(contender.results) for contender in (*chosen, second))
    return [suggestion(trials, contender, best, second if contender is best else best, worlds) for contender in chosen]


def part_of(budget: Budget, share: float) -> Budget:
    """Return a part of a budget."""
    if budget.seconds is not None:
        return Budget(seconds=share * budget.seconds)
    assert budget.rounds is not None
    return Budget(rounds=max(1, round(share * budget.rounds)))


def distinct(
    ranked: Sequence[Contender], many: int, same: Callable[[Contender, Contender], bool] | None = None
) -> list[Contender]:
    """Take the best turn, then the best of the sensible ones that part earliest from all that are taken.

    One that is the same as another in all but trifles is left out.
    """
    sensible = [contender for contender in ranked if lead(ranked[0], contender) <= SENSIBLE]
    chosen: list[Contender] = []
    while sensible and len(chosen) < many:
        alike = [max((alike_for(one.turn, other.turn) for other in chosen), default=0) for one in sensible]
        found = sensible.pop(alike.index(min(alike)))
        if same is None or not any(same(other, found) for other in chosen):
            chosen.append(found)
    return chosen


def goes_without_saying(trials: ReasonedTrials, one: Contender, other: Contender) -> bool:
    """Whether a turn need not be told beside another."""
    return same_in_effect(trials, one, other) or only_dearer(trials, one, other)


def only_dearer(trials: ReasonedTrials, one: Contender, other: Contender) -> bool:
    """Whether a turn begins otherwise than another, but does and brings no more: an X-token is spent for nothing."""
    ours, theirs = [[pick.key for pick in each.turn.picks[1:]] for each in (one, other)]
    if not ours or ours != theirs or lead(one, other) < 0:
        return False
    gains = trials.gains(one.turn, 1)
    return all(points - gains.get(name, 0.0) < NOTABLE for name, points in trials.gains(other.turn, 1).items())


def same_in_effect(trials: ReasonedTrials, one: Contender, other: Contender) -> bool:
    """Whether two turns begin alike, bring the same at once and are as good, like a building one space further on."""
    return (
        alike_for(one.turn, other.turn) > 0
        and abs(lead(one, other)) < CLOSE
        and notable(trials.gains(one.turn, 1)) == notable(trials.gains(other.turn, 1))
    )


def alike_for(one: PlannedTurn, other: PlannedTurn) -> int:
    """Count the picks with which two turns begin alike."""
    pairs = zip(one.picks, other.picks, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0].key == pair[1].key, pairs))


def even_out(trials: ReasonedTrials, chosen: Sequence[Contender], meter: Meter) -> None:
    """Try turns in the worlds that the others were tried in, as far as the budget goes."""
    for world in range(max(len(contender.results) for contender in chosen)):
        for contender in chosen:
            if len(contender.results) == world:
                if meter.spent() >= 1:
                    return
                contender.results.append(trials.try_in(contender.turn, world))
                meter.rounds += 1


def lead(one: Contender, other: Contender) -> float:
    """Estimate how many points more one turn comes to than another: in the same worlds, and by first impression."""
    differences = [mine - theirs for mine, theirs in zip(one.results, other.results, strict=False)]
    at_first = other.turn.regret - one.turn.regret
    return (sum(differences) + DOUBT * at_first) / (len(differences) + DOUBT)


def suggestion(
    trials: ReasonedTrials, contender: Contender, best: Contender, rival: Contender, worlds: int
) -> Suggestion:
    """Return what there is to say about a turn beside another; what it comes to is compared in the first worlds."""
    return Suggestion(
        contender.turn,
        steps_of(trials, contender.turn),
        max(0.0, lead(best, contender)),
        standard_error(best.results, contender.results),
        len(contender.results),
        telling(trials.advantages(contender.turn, rival.turn, worlds), 1 if contender is best else -1),
    )


def standard_error(ones: Sequence[float], others: Sequence[float]) -> float:
    """Return the standard error of the mean difference."""
    differences = [one - other for one, other in zip(ones, others, strict=False)]
    if len(differences) < 2:
        return 0.0
    mean = fmean(differences)
    return sqrt(sum((each - mean) ** 2 for each in differences) / (len(differences) - 1) / len(differences))


def steps_of(trials: TurnTrials, turn: PlannedTurn) -> tuple[Step, ...]:
    """List the picks of a turn with their questions, and what nobody is asked since there is one option only."""
    game, seat = trials.world(0).fork(), trials.seat
    planning, unseen = trials.planning, trials.planning.unseen(game.table)
    steps: list[Step] = []

    def note(forced: Decision[Any]) -> None:
        known = planning.unseen(game.table) == unseen  # it does not depend on what has come to light
        goes_without_saying = forced.options[0] is None or planning.is_settled(forced)
        if forced.seat == seat and known and not goes_without_saying:
            steps.append(step_of(planning, forced, forced=True))

    for pick in turn.picks:
        decision = asked(game, seat)
        if decision is None or tuple(decision.keys) != pick.keys:
            break
        index = pick.keys.index(pick.key)
        steps.append(step_of(planning, decision, index))
        with telling_forced(note):
            game.apply(index, seat=seat, pause=True)
        game.go_on()
    return tuple(steps)


def step_of(planning: Planning, decision: Decision[Any], index: int = 0, forced: bool = False) -> Step:
    """Return a pick as a step."""
    option = decision.options[index]
    return Step(decision.prompt, key_of(option), option, planning.is_settled(decision), forced)

"""Why a turn is good, and what separates it from another: a few names with points, largest first.

Whatever is said of a name fits together: what two turns are said to bring differs by what the one is said to have over
the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from menagerie.bots.planner.tries import OUTCOME

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from menagerie.bots.planner.trials import ReasonedTrials
    from menagerie.bots.planner.turns import PlannedTurn

MOST = 3  # reasons of each kind that are given
NOTABLE = 0.2  # points that a reason must make to be given
RIVALS = "rivals"  # the reason that counts what the others have


class Reason(NamedTuple):
    """One reason for or against a turn, in points."""

    name: str
    points: float


class Merits(NamedTuple):
    """What speaks for a turn in its own right: each reason is told once, where most of its points come from."""

    gains: tuple[Reason, ...] = ()  # at once
    prepares: tuple[Reason, ...] = ()  # later, beyond what comes of most turns


def telling(points: Mapping[str, float], sign: int) -> tuple[Reason, ...]:
    """Return the few reasons that weigh most; one at most contradicts what they explain: 1 for better, -1 for worse."""
    found = notable(points)
    other = [reason for reason in found if sign * reason.points < 0][:1]
    same = [reason for reason in found if sign * reason.points > 0][: MOST - len(other)]
    return tuple(reason for reason in found if reason in same or reason in other)


def notable(points: Mapping[str, float]) -> list[Reason]:
    """Return the reasons that weigh something, the largest first."""
    found = (Reason(*one) for one in points.items() if abs(one[1]) >= NOTABLE)
    return sorted(found, key=lambda reason: -abs(reason.points))


def merits(
    trials: ReasonedTrials, turns: Sequence[PlannedTurn], apart: Sequence[Sequence[Reason]], worlds: int
) -> list[Merits]:
    """Return what speaks for each turn, the best one first, given what sets it apart from the next or from the best."""
    best = trials.brings(turns[0])
    own = [in_its_own_right(best, trials.advantages(turn, turns[0], worlds)) for turn in turns]
    told = [{reason.name for reason in reasons[:MOST]} for reasons in own]
    for number, reasons in enumerate(apart[: len(turns)] if len(turns) > 1 else ()):
        pair = told[number], told[1 if number == 0 else 0]
        for name in {reason.name for reason in reasons} & (pair[0] | pair[1]):
            for names in pair:
                names.add(name)
    return [
        parted([reason for reason in reasons if reason.name in names], trials.gains(turn, worlds))
        for turn, reasons, names in zip(turns, own, told, strict=True)
    ]


def in_its_own_right(best: Mapping[str, float], beside: Mapping[str, float]) -> list[Reason]:
    """Return what speaks for a turn, whatever the others do: what the best one brings, and how much more this one."""
    points = {name: best.get(name, 0.0) + beside.get(name, 0.0) for name in (*best, *beside)}
    return [reason for reason in notable(points) if reason.points > 0 and reason.name not in (RIVALS, OUTCOME)]


def parted(reasons: Sequence[Reason], gains: Mapping[str, float]) -> Merits:
    """Tell what comes mostly at once from what comes later."""
    at_once = [reason for reason in reasons if 2 * gains.get(reason.name, 0.0) >= reason.points]
    return Merits(tuple(at_once), tuple(reason for reason in reasons if reason not in at_once))

"""Ratings over all meetings: openskill's model of Plackett and Luce, for any number of players."""

from __future__ import annotations

from collections import defaultdict
from importlib.util import find_spec
from statistics import fmean
from typing import TYPE_CHECKING, Any, NamedTuple

from menagerie.kernel.errors import BadRequest

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.arena.meetings import Meeting

SURE = 1.96  # standard deviations on either side


class Rating(NamedTuple):
    """How strong a bot is among the others of its tournament, with 95 % bounds; everybody begins at 25."""

    value: float
    low: float
    high: float


def check_ratings() -> None:
    """Raise if openskill, which computes the ratings, is not installed."""
    if find_spec("openskill") is None:
        raise BadRequest("arena.error.no_ratings")


def ratings_of(labels: Sequence[str], meetings: Sequence[Meeting]) -> dict[str, Rating]:
    """Rate the bots, meeting after meeting."""
    check_ratings()
    from openskill.models import PlackettLuce  # here, because the rest of the arena does without it

    model = PlackettLuce()
    found = {label: model.rating() for label in labels}
    for meeting in meetings:
        before = [[found[bot]] for bot in meeting.bots]
        after = model.rate(before, ranks=[float(rank) for rank in meeting.ranks])
        learnt: defaultdict[str, list[Any]] = defaultdict(list)
        for bot, team in zip(meeting.bots, after, strict=True):
            learnt[bot].append(team[0])
        for bot, copies in learnt.items():  # copies of a bot have learnt about the same bot
            found[bot] = model.rating(mu=fmean(c.mu for c in copies), sigma=fmean(c.sigma for c in copies))
    return {bot: Rating(r.mu, r.mu - SURE * r.sigma, r.mu + SURE * r.sigma) for bot, r in found.items()}

"""Meetings of bots: in a game, or, if each plays alone, over the same deal."""

from __future__ import annotations

from collections import Counter, defaultdict
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

from menagerie.arena.intervals import Estimate, mean, share

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from menagerie.arena.played import Played


class Meeting(NamedTuple):
    """Bots that can be compared, each with its rank; scores are missing if somebody lost by a fault."""

    deal: int
    bots: tuple[str, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    shares: tuple[float, ...]

    @property
    def lone(self) -> str | None:
        """The bot that plays alone against copies of another, if any."""
        counts = Counter(self.bots)
        if len(self.bots) == 2 or len(counts) != 2:
            return None
        return next((bot for bot, times in counts.items() if times == 1), None)


class Pairing(NamedTuple):
    """How one bot does against another."""

    one: str
    other: str
    better: Estimate | None  # how often it came out ahead; as the only one of its kind: how often it won
    margin: Estimate | None  # in points, over deals played from every seat


def meetings_of(games: Iterable[Played]) -> list[Meeting]:
    """List who met whom."""
    counted = [game for game in games if game.counts]
    together = [
        Meeting(g.deal, g.bots, g.ranks, g.scores, tuple(map(g.share, range(g.seats)))) for g in counted if g.seats > 1
    ]
    alone: defaultdict[int, list[Played]] = defaultdict(list)
    for game in counted:
        if game.seats == 1:
            alone[game.deal].append(game)
    return together + [over_one_deal(deal, games_alone) for deal, games_alone in alone.items() if len(games_alone) > 1]


def over_one_deal(deal: int, games: Sequence[Played]) -> Meeting:
    """Compare bots that played the same deal, each alone."""
    results = [game.scores[0] if game.scores else None for game in games]
    ranks = tuple(1 + sum(beats(other, mine) for other in results) for mine in results)
    shares = tuple(1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks)
    scores = tuple(result for result in results if result is not None)
    complete = scores if len(scores) == len(games) else ()
    return Meeting(deal, tuple(game.bots[0] for game in games), ranks, complete, shares)


def beats(other: int | None, mine: int | None) -> bool:
    """Whether another result is better; a bot that failed is behind everybody."""
    return other is not None and (mine is None or other > mine)


def pairings_of(labels: Sequence[str], meetings: Sequence[Meeting]) -> list[Pairing]:
    """Compare every bot with every other."""
    return [pairing(one, other, meetings) for one in labels for other in labels if one != other]


def pairing(one: str, other: str, meetings: Sequence[Meeting]) -> Pairing:
    """Compare two bots; the margins of one deal, from all its seats, are one observation."""
    met = [meeting for meeting in meetings if one in meeting.bots and other in meeting.bots]
    met = [meeting for meeting in met if meeting.lone in (None, one)]
    margins: defaultdict[int, list[float]] = defaultdict(list)
    for meeting in met:
        if meeting.scores:
            margins[meeting.deal].append(points_of(one, meeting) - points_of(other, meeting))
    ahead = sum(ahead_in(one, other, meeting) for meeting in met)
    return Pairing(one, other, share(ahead, len(met)), mean([fmean(of_deal) for of_deal in margins.values()]))


def ahead_in(one: str, other: str, meeting: Meeting) -> float:
    """Return whether a bot came out ahead of another; a tie is half. Against copies it must beat all of them."""
    if meeting.lone == one:
        return meeting.shares[meeting.bots.index(one)]
    mine, theirs = (meeting.ranks[meeting.bots.index(bot)] for bot in (one, other))
    return 0.5 if mine == theirs else float(mine < theirs)


def points_of(bot: str, meeting: Meeting) -> float:
    """Return the points of a bot; the mean of several copies."""
    return fmean(score for label, score in zip(meeting.bots, meeting.scores, strict=True) if label == bot)

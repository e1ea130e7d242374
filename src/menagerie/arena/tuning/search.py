"""A search for better weights: what is asked for, how far it has come, and its result.

Each candidate meets its mirror image over deals that are the same for all candidates of a generation, and new in the
next one. What counts is the lead in points: to see the same small edge, victories would take up to twice the games.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from statistics import fmean
from typing import TYPE_CHECKING, Any

from menagerie.arena.intervals import Estimate, mean, share
from menagerie.arena.tournament import drawn_from
from menagerie.arena.tuning.space import rounded
from menagerie.arena.tuning.strategy import Belief, learnt, mirrored_steps
from menagerie.arena.tuning.trials import Trial, games_a_deal
from menagerie.kernel.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from menagerie.arena.processes import Sharing
    from menagerie.arena.tuning.space import Space
    from menagerie.arena.tuning.trials import Outcome


@dataclass(frozen=True)
class Search:
    """What is asked for."""

    game: str
    seats: int
    options: Mapping[str, Any]
    space: Space
    generations: int
    pairs: int  # of candidates, in each generation
    deals: int  # that each pair plays
    spread: float  # how far around the start to look at first: 0.2 is a fifth of each weight
    check_deals: int  # of the match that checks what was found
    seed: int

    @property
    def games(self) -> int:
        """How many games are played in all, the match included."""
        return self.generations * self.games_a_generation + self.check_games

    @property
    def games_a_generation(self) -> int:
        """How many games each generation plays."""
        return self.pairs * self.deals * games_a_deal(self.seats)

    @property
    def check_games(self) -> int:
        """How many games the match has."""
        return self.check_deals * games_a_deal(self.seats)

    def begin(self) -> Progress:
        """Begin at the start."""
        nowhere = (0.0,) * len(self.space.names)
        return Progress(0, Belief(nowhere, (self.spread,) * len(nowhere)), nowhere, ())

    def trial(self, one: Mapping[str, float], other: Mapping[str, float], *deal: int | str) -> Trial:
        """Return what is played to compare two sets of weights."""
        return Trial(self.game, self.seats, self.options, drawn_from(self.seed, *deal), one, other)


@dataclass(frozen=True)
class Progress:
    """How far a search has come: enough to go on from here."""

    generation: int  # how many are done
    belief: Belief
    total: tuple[float, ...]  # sum of the middles of the later half, whose mean is what is found
    points: tuple[float, ...]  # what the bots scored on average, by generation


@dataclass(frozen=True)
class Check:
    """The match of what was found against the start, over deals that the search has not seen."""

    games: int
    lead: Estimate
    ahead: Estimate

    @property
    def is_gain(self) -> bool:
        """Whether it is certainly better, at 95 %."""
        return self.lead.low > 0


def next_generation(search: Search, progress: Progress, sharing: Sharing, played: Callable[[int], None]) -> Progress:
    """Try candidates, each against its mirror image, and learn from how they did."""
    number, belief, space = progress.generation, progress.belief, search.space
    luck = Chance(drawn_from(search.seed, "steps", number))
    steps = mirrored_steps(len(space.names), search.pairs, luck)
    candidates = [space.weights(belief.at(step)) for step in steps]
    trials = [
        search.trial(one, mirror_image, number, deal)
        for one, mirror_image in zip(candidates[::2], candidates[1::2], strict=True)
        for deal in range(search.deals)
    ]
    outcomes = all_played(trials, sharing, played)
    belief = learnt(belief, steps, results_of(outcomes, search))
    total = progress.total
    if number >= search.generations // 2:
        total = tuple(before + middle for before, middle in zip(total, belief.middle, strict=True))
    points = (*progress.points, round(fmean(outcome.points for outcome in outcomes), 2))
    return replace(progress, generation=number + 1, belief=belief, total=total, points=points)


def results_of(outcomes: Sequence[Outcome], search: Search) -> list[float]:
    """Return how each candidate did; of two that have met, only the difference matters."""
    results: list[float] = []
    for first in range(0, len(outcomes), search.deals):
        of_pair = outcomes[first : first + search.deals]
        half = fmean(outcome.lead for outcome in of_pair) / 2
        both = fmean(outcome.points for outcome in of_pair) if search.seats == 1 else 0.0
        results += [both + half, both - half]
    return results


def found_by(search: Search, progress: Progress) -> dict[str, float]:
    """Return the weights in the middle of the later half of a search that is done, rounded."""
    later = search.generations - search.generations // 2
    moved = search.space.weights([total / later for total in progress.total])
    return {**search.space.start, **rounded({name: moved[name] for name in search.space.names})}


def check(search: Search, found: Mapping[str, float], sharing: Sharing, played: Callable[[int], None]) -> Check:
    """Let what was found meet the start; a deal, from all seats, is one observation."""
    trials = [search.trial(found, search.space.start, "check", deal) for deal in range(search.check_deals)]
    outcomes = all_played(trials, sharing, played)
    compared = search.check_games if search.seats > 1 else search.check_deals
    lead, ahead = mean([outcome.lead for outcome in outcomes]), fmean(outcome.ahead for outcome in outcomes)
    victories = share(compared * ahead, compared)
    assert lead is not None  # at least one deal was played
    assert victories is not None
    return Check(search.check_games, lead, victories)


def all_played(trials: Sequence[Trial], sharing: Sharing, played: Callable[[int], None]) -> list[Outcome]:
    """Play all trials."""
    outcomes = []
    for outcome in sharing(Trial.play, trials):
        outcomes.append(outcome)
        played(games_a_deal(trials[0].seats))
    return outcomes

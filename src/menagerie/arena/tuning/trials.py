"""What is played to compare two sets of weights: one deal, from every seat, by two greedy bots."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING, Any, NamedTuple

from menagerie.arena.simulate import collecting_seldom
from menagerie.bots.knowledge import knowledge_with
from menagerie.games import rules_of
from menagerie.kernel.game import new_game

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.bots.knowledge import Knowledge
    from menagerie.kernel.game import Game


def games_a_deal(seats: int) -> int:
    """Return how many games a deal takes: two with two players, else each plays it from every seat."""
    return seats if seats == 2 else 2 * seats


class Outcome(NamedTuple):
    """What came of a trial, as seen by the one."""

    lead: float  # over the other, in points a game
    ahead: float  # share of the victories; alone whether it had more points than the other
    points: float  # of both, on average


@dataclass(frozen=True)
class Trial:
    """One deal, from every seat; in a solo game each plays it alone."""

    game: str
    seats: int
    options: Mapping[str, Any]
    deal: int  # what it is dealt from
    one: Mapping[str, float]  # weights
    other: Mapping[str, float]

    def play(self) -> Outcome:
        """Play all games of the deal; with three or more players each is the odd one out once, in every seat."""
        one, other = (knowledge_with(self.game, self.seats, weights) for weights in (self.one, self.other))
        seats = range(self.seats)
        with collecting_seldom():
            if self.seats == 1:
                mine, theirs = self._final(one, one, 0).scores()[0], self._final(other, other, 0).scores()[0]
                return Outcome(mine - theirs, (1 + (mine > theirs) - (mine < theirs)) / 2, (mine + theirs) / 2)
            outcomes = [seen_by(seat, self._final(one, other, seat)) for seat in seats]
            if self.seats > 2:
                outcomes += [turned(seen_by(seat, self._final(other, one, seat))) for seat in seats]
        return Outcome(*map(fmean, zip(*outcomes, strict=True)))

    def _final(self, lone: Knowledge, others: Knowledge, seat: int) -> Game:
        """Put one bot in a seat and the other in all others, and play to the end.

        They pick as the greedy bot does, which first deals a world that could be the real one. Nothing hidden matters
        to what is known of a game, so that step would only take time.
        """
        game = new_game(rules_of(self.game), self.seats, self.deal, self.options, told=False)
        minds = [lone if place == seat else others for place in range(self.seats)]
        while (decision := game.decision) is not None:
            values = minds[decision.seat].weigh(game.table, decision)
            game.apply(values.index(max(values)), seat=decision.seat)
        return game


def seen_by(seat: int, game: Game) -> Outcome:
    """Return the outcome of a game for a seat."""
    scores, winners = game.scores(), game.winners()
    rivals = scores[:seat] + scores[seat + 1 :]
    return Outcome(scores[seat] - fmean(rivals), (seat in winners) / len(winners), fmean(scores))


def turned(outcome: Outcome) -> Outcome:
    """Return the outcome of a game from the other side."""
    return Outcome(-outcome.lead, 1 - outcome.ahead, outcome.points)

"""Playing many games between bots; every game depends only on the seed and its number."""

from __future__ import annotations

import gc
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Any

from menagerie.arena.coverage import coverage_of
from menagerie.arena.processes import processes
from menagerie.arena.tally import Result, Tally
from menagerie.bots import bot_of
from menagerie.bots.bot import Glimpse
from menagerie.games import rules_of
from menagerie.kernel.chance import WORD, Chance
from menagerie.kernel.errors import BadRequest
from menagerie.kernel.game import Game, new_game

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from menagerie.bots.bot import Bot

BATCH = 20  # games that a process plays between two reports


@dataclass(frozen=True)
class Match:
    """What is played again and again: a game, and the bots around its table."""

    game: str
    seats: int
    bots: tuple[str, ...]  # one a seat; they move on by one seat from game to game
    seed: int
    options: Mapping[str, Any]
    coverage: bool = False  # whether to count what came up in the games

    def seated(self, number: int) -> tuple[str, ...]:
        """Return which bot sits where in a game."""
        shift = number % self.seats
        return self.bots[shift:] + self.bots[:shift]

    def deal(self, number: int) -> tuple[Game, list[Bot]]:
        """Set up a game and its bots, each with luck of its own."""
        luck = Chance((Chance(self.seed).word() + number) & WORD)
        game = new_game(rules_of(self.game), self.seats, luck.word(), self.options, told=self.coverage)
        return game, [bot_of(name, self.game, Chance(luck.word()), files=True) for name in self.seated(number)]

    def play(self, numbers: range) -> Tally:
        """Play some of the games, and count them."""
        tally = Tally()
        coverage = coverage_of(self.game) if self.coverage else None
        with collecting_seldom():
            for number in numbers:
                game, bots = self.deal(number)
                play_out(game, bots)
                tally += Tally.of_game(game, self.seated(number), coverage)
        return tally


def simulate(
    game: str,
    *,
    seats: int,
    games: int,
    bots: Sequence[str],
    seed: int = 0,
    jobs: int = 1,
    options: Mapping[str, Any] | None = None,
    coverage: bool = False,
    progress: Callable[[int], None] | None = None,
) -> Result:
    """Play many games between bots; if there are fewer bots than seats, they sit down again in turn."""
    check(seats, games, bots, jobs)
    match = Match(game, seats, tuple(bots[seat % len(bots)] for seat in range(seats)), seed, options or {}, coverage)
    match.deal(0)  # a wrong game, option or bot is found here, not in every process
    everything = coverage_of(game).everything(options) if coverage else None
    started = perf_counter()
    tally = Tally()
    batch = max(1, min(BATCH, games // (4 * jobs)))
    batches = [range(first, min(first + batch, games)) for first in range(0, games, batch)]
    for played in played_batches(match, batches, jobs):
        tally += played
        if progress is not None:
            progress(tally.games)
    return Result(game, seats, tally, perf_counter() - started, everything)


def check(seats: int, games: int, bots: Sequence[str], jobs: int) -> None:
    """Raise if this cannot be simulated."""
    if games < 1:
        raise BadRequest("arena.error.too_few_games", games=games)
    if jobs < 1:
        raise BadRequest("arena.error.too_few_jobs", jobs=jobs)
    if not bots:
        raise BadRequest("arena.error.no_bots")
    if len(bots) > seats:
        raise BadRequest("arena.error.too_many_bots", bots=len(bots), seats=seats)


def play_out(game: Game, bots: Sequence[Bot]) -> None:
    """Let bots play a game to its end."""
    apply = game.apply
    asked = [partial(bot.pick, Glimpse(game, seat)) for seat, bot in enumerate(bots)]
    while (decision := game.decision) is not None:
        apply(asked[decision.seat]())


@contextmanager
def collecting_seldom() -> Iterator[None]:
    """Look for cyclic garbage a hundred times less often: games make next to none, and looking takes time."""
    before = gc.get_threshold()
    gc.set_threshold(100 * before[0], *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)


def played_batches(match: Match, batches: Sequence[range], jobs: int) -> Iterator[Tally]:
    """Play batches of games, here or in other processes, in the order of the games."""
    with processes(min(jobs, len(batches))) as sharing:
        yield from sharing(match.play, batches)

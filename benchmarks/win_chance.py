"""Fit how points turn into chances to win, and say how well it holds: `python benchmarks/win_chance.py GAME`.

Greedy bots play; at the start of every turn it is written down what each zoo is worth, how much of the game is left and
who moves, and in the end who has won. The curve is fitted to half of the games by maximum likelihood; the table shows
how often seats have won in the other half, beside what the curve says. The figures of docs/analysis.md are from here.
"""

from __future__ import annotations

import argparse
from functools import partial
from math import log
from typing import TYPE_CHECKING, NamedTuple

from rich.console import Console
from rich.table import Table

from menagerie.bots import bot_of
from menagerie.bots.analysis.chances import Curve, alone, several, winning_of, with_tempo, worth
from menagerie.bots.bot import Glimpse
from menagerie.games import rules_of
from menagerie.kernel.chance import Chance
from menagerie.kernel.game import new_game

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from menagerie.kernel.game import Game

SURELY = 1e-6
STEPS = (4.0, 1.0, 0.25)
PHASES = ((0.75, 1.01), (0.5, 0.75), (0.25, 0.5), (0.0, 0.25))
BINS = 10


class Seen(NamedTuple):
    """A position, and how the game ended."""

    left: float
    mover: int
    worths: tuple[float, ...]  # solo: beyond what it takes to win
    shares: tuple[float, ...]  # of the victory


def played(game: str, seats: int, seed: int, expansions: Sequence[str] = ()) -> list[Seen]:
    """Let greedy bots play a game, and look at the start of every turn."""
    position = new_game(rules_of(game), seats, seed, dict.fromkeys(expansions, True), told=False)
    bots = [bot_of("greedy", game, Chance(100 * seed + seat)) for seat in range(seats)]
    glimpses = [Glimpse(position, seat) for seat in range(seats)]
    winning = winning_of(game)
    needed = (position.standing().needed or 0) if seats == 1 else 0
    seen, stretch = [], -1
    while (decision := position.decision) is not None:
        if position.stretch_start != stretch:
            stretch = position.stretch_start
            left = min(1.0, max(0.0, winning.part_left(position.table)))
            worths = tuple(worth(position, seat) - needed for seat in range(seats))
            seen.append((left, decision.seat, worths))
        position.apply(bots[decision.seat].pick(glimpses[decision.seat]), seat=decision.seat)
    return [Seen(*one, shares_of(position)) for one in seen]


def shares_of(game: Game) -> tuple[float, ...]:
    """Return each player's share of the victory."""
    winners = game.winners()
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(game.setting.seats))


def said(curve: Curve, one: Seen) -> tuple[float, ...]:
    """Return what a curve says about a position."""
    if len(one.worths) == 1:
        return (alone(one.worths[0], one.left, curve),)
    return several(with_tempo(one.worths, one.mover, curve.tempo), curve.scale(one.left))


def surprise(positions: Sequence[Seen], curve: Curve) -> float:
    """Return the mean surprise at who has won, in nats: what a fit minimises."""
    total = 0.0
    for one in positions:
        chances, shares = said(curve, one), one.shares
        if len(chances) == 1:
            chances, shares = (*chances, 1 - chances[0]), (*shares, 1 - shares[0])
        total -= sum(share * log(max(SURELY, chance)) for share, chance in zip(shares, chances, strict=True) if share)
    return total / len(positions)


def fitted(measure: Callable[[Curve], float], solo: bool) -> Curve:
    """Find the curve that is surprised least, one number after the other in ever smaller steps."""
    best = Curve(10.0, 5.0, 0.0)
    names = ("early", "late", "needed_early", "needed_late") if solo else ("early", "late", "tempo")
    least = measure(best)
    for step in STEPS:
        better = True
        while better:
            better = False
            for name in names:
                for change in (step, -step):
                    value = getattr(best, name) + change
                    if name in ("early", "late") and value < 0.5:
                        continue
                    trial = best._replace(**{name: value})
                    if (found := measure(trial)) < least - 1e-7:
                        best, least, better = trial, found, True
    return best


def show(curve: Curve, positions: Sequence[Seen], console: Console) -> None:
    """Show what a curve says beside what has happened."""
    pairs = [(one.left, *pair) for one in positions for pair in zip(said(curve, one), one.shares, strict=True)]
    table = Table("chance", "seats", "said", "won")
    for number in range(BINS):
        some = [pair for pair in pairs if number / BINS <= pair[1] < (number + 1) / BINS + (number == BINS - 1)]
        if some:
            means = [f"{100 * sum(pair[column] for pair in some) / len(some):.0f} %" for column in (1, 2)]
            table.add_row(f"{100 * number / BINS:.0f}-{100 * (number + 1) / BINS:.0f} %", str(len(some)), *means)
    console.print(table)
    for first, last in PHASES:
        some = [pair for pair in pairs if first <= pair[0] < last]
        if some:
            brier = sum((pair[1] - pair[2]) ** 2 for pair in some) / len(some)
            even = sum((1 / len(positions[0].worths) - pair[2]) ** 2 for pair in some) / len(some)
            console.print(f"{100 * first:.0f} to {min(100, 100 * last):.0f} % left: Brier {brier:.3f}, even {even:.3f}")


def main() -> None:
    """Play, fit and show."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=2000)
    parser.add_argument("--with", dest="expansions", action="append", default=[], help="an expansion, such as xxl")
    chosen = parser.parse_args()
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    games = [played(chosen.game, chosen.seats, seed, chosen.expansions) for seed in seeds]
    half = len(games) // 2
    learnt = [one for game in games[:half] for one in game]
    others = [one for game in games[half:] for one in game]
    console = Console()
    curve = fitted(partial(surprise, learnt), chosen.seats == 1)
    used = winning_of(chosen.game).alone if chosen.seats == 1 else winning_of(chosen.game).several
    console.print(f"fitted to {half} games: {curve}; surprise in others {surprise(others, curve):.4f}")
    console.print(f"used: {used}; surprise in others {surprise(others, used):.4f}")
    show(used, others, console)


if __name__ == "__main__":
    main()

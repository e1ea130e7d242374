"""Measure the engine beside the raw limits of the same machine: `make bench`.

Every figure is CPU time, best of several runs. Figures of two machines compare by their ratio to the raw limits (an
empty function call, a coroutine send), which are measured in the same run. Results go to results.json beside this file.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
import time
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from benchmarks.timing import best, repeat
from rich.console import Console
from rich.table import Column, Table

import menagerie
from menagerie.arena.simulate import collecting_seldom, play_out
from menagerie.bots import bot_of
from menagerie.bots.bot import Glimpse
from menagerie.bots.parameters import Budget
from menagerie.bots.planner.planning import planning_of
from menagerie.bots.planner_bot import PlannerBot
from menagerie.kernel.chance import Chance
from menagerie.kernel.game import new_game
from menagerie.kernel.seeds import STRONG

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence

RESULTS = Path(__file__).parent / "results.json"
POSITIONS = 4  # where the planner thinks
BETWEEN = 40  # decisions between two of them, unless the game's own part says otherwise
RANDOM_GAMES = 8  # in one run, likewise
TITLES = ("µs", "a second", "empty calls", "last record", "change")


def empty_calls() -> int:
    """Call an empty function."""

    def empty() -> None:
        pass

    for _ in range(200_000):
        empty()
    return 200_000


class Question:
    """The least that can be awaited."""

    def __await__(self) -> Any:
        yield self


def coroutine_sends() -> int:
    """Send to a coroutine that awaits."""

    async def rule() -> None:
        while True:
            await Question()

    run: Coroutine[Any, Any, None] = rule()
    run.send(None)
    for _ in range(100_000):
        run.send(None)
    run.close()
    return 100_000


def random_decisions(seats: int, name: str, games: int, first: int = 0) -> Callable[[], int]:
    """Play random games from set-up to end, with the seeds from the first one on, and count their decisions."""

    def work() -> int:
        decisions = 0
        luck = Random(seats).random  # not the games' own chance: choosing at random is no work of the engine
        with collecting_seldom():  # as the arena plays
            for seed in range(first, first + games):
                game = new_game(menagerie.rules_of(name), seats, seed, {}, told=False)
                while (decision := game.decision) is not None:
                    game.apply(int(luck() * len(decision.options)))
                decisions += game.number
        return decisions

    return work


def positions_of_greedy_bots(name: str) -> list[menagerie.Game]:
    """Return positions of a game for two where a turn begins, early to late."""
    game = new_game(menagerie.rules_of(name), 2, 1, {}, told=False)
    bots = [bot_of("greedy", name, Chance(seat)) for seat in range(2)]
    positions: list[menagerie.Game] = []
    while (decision := game.decision) is not None and len(positions) < POSITIONS:
        if game.number >= part(name, "BETWEEN", BETWEEN) * (len(positions) + 1) and game.number == game.stretch_start:
            positions.append(game.fork())
        game.apply(bots[decision.seat].pick(Glimpse(game, decision.seat)), seat=decision.seat)
    return positions


def planner_tries(positions: list[menagerie.Game]) -> Callable[[], int]:
    """Let the planner compare turns with sixty tries in each position, and count the tries it made."""

    def work() -> int:
        tries = 0
        with collecting_seldom():
            for game in positions:
                assert game.decision is not None
                bot = PlannerBot(planning_of(game.rules.name, "planner"), Budget(rounds=60), Chance(1))
                tries += sum(len(turn.results) for turn in bot.consider(Glimpse(game, game.decision.seat)))
        return tries

    return work


def greedy_decisions(name: str) -> Callable[[], int]:
    """Let two greedy bots play a game, and count their decisions."""

    def work() -> int:
        game = new_game(menagerie.rules_of(name), 2, 1, {}, told=False)
        with collecting_seldom():
            play_out(game, [bot_of("greedy", name, Chance(seat)) for seat in range(2)])
        return game.number

    return work


def part(name: str, what: str, usual: Any) -> Any:
    """Find what a game's own part (`benchmarks/NAME/engine.py`) says, or take what is usual."""
    if not (Path(__file__).parent / name / "engine.py").exists():
        return usual
    return getattr(import_module(f"benchmarks.{name}.engine"), what, usual)


def mid_turn(name: str) -> menagerie.Game:
    """Return a position in the second half of a random game, some picks into a turn."""
    chance = Chance(1)
    game = menagerie.new_game(name, seats=2, seed=1)
    while game.decision is not None:
        game.apply(chance.below(len(game.decision.options)), seat=game.decision.seat)
    late, picks = game.number // 2, game.picks()
    game = menagerie.new_game(name, seats=2, seed=1)
    for seat, key in picks:
        if game.number > late and game.number - game.stretch_start >= 2:
            return game
        game.apply_key(key, seat=seat)
    raise AssertionError("a random game has long turns")


def game_figures(name: str, chance: Chance) -> dict[str, float]:
    """Measure a game, in microseconds."""
    games = part(name, "RANDOM_GAMES", RANDOM_GAMES)
    game = part(name, "mid_turn", partial(mid_turn, name))()
    save, asked = game.save(), game.decision
    seats = menagerie.rules_of(name).seats
    figures = {
        **{f"random decision, {each} seats": best(random_decisions(each, name, games)) for each in seats},
        "random decision with a key": best(random_decisions(2, name, games, STRONG)),
        "fork in mid-turn": best(repeat(1000, game.fork)),
        "world in mid-turn": best(repeat(300, lambda: game.sample_world(asked.seat, chance))),
        "clone of the table": best(repeat(5000, game.table.clone)),
        "save": best(repeat(50, game.save)),
        "load": best(repeat(50, lambda: menagerie.load(save))),
        "view": best(repeat(200, lambda: game.view(0))),
        **part(name, "own_figures", lambda _: {})(game),
        "try of planner, 2 seats": best(planner_tries(positions_of_greedy_bots(name)), 5),
        "decision of greedy, 2 seats": best(greedy_decisions(name), 5),
    }
    return {f"{name.replace('_', ' ')}: {title}": figure for title, figure in figures.items()}


def chance_figures() -> dict[str, float]:
    """Measure chance without and with a key, in microseconds."""
    figures = {}
    deck = list(range(212))  # as many cards as the largest deck has
    for title, seed in (("", 0), (" with a key", STRONG)):
        chance = Chance(seed)
        figures[f"word of chance{title}"] = best(repeat(50_000, chance.word))
        figures[f"shuffle of 212{title}"] = best(repeat(500, partial(chance.shuffled, deck)))
    return figures


def measure(names: Sequence[str]) -> dict[str, float]:
    """Measure the machine and some games, in microseconds."""
    chance = Chance(2)
    raw = best(empty_calls)
    figures = {"empty call": raw, "coroutine send": best(coroutine_sends), **chance_figures()}
    for name in names:
        figures.update(game_figures(name, chance))
    # Measured again at the end: on a busy machine the first try may have met a bad moment.
    return {**figures, "empty call": min(raw, best(empty_calls))}


def main() -> None:
    """Measure, compare with the last record, and record."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--dry", action="store_true", help="do not record the figures")
    arguments.add_argument("--game", action="append", choices=menagerie.GAMES, help="this one only, not recorded")
    asked = arguments.parse_args()
    dry = asked.dry or asked.game is not None
    records: list[dict[str, Any]] = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else []
    last = records[-1]["in_empty_calls"] if records else {}
    console = Console()
    with console.status("Measuring ..."):
        figures = measure(asked.game or menagerie.GAMES)
    raw = figures["empty call"]
    table = Table(Column(no_wrap=True), *(Column(title, justify="right") for title in TITLES))
    for name, figure in figures.items():
        ratio, before = figure / raw, last.get(name)
        change = f"{(ratio / before - 1) * 100:+.0f} %" if before else ""
        cells = (f"{figure:,.2f}", f"{1e6 / figure:,.0f}", f"{ratio:,.0f}", f"{before:,.0f}" if before else "", change)
        table.add_row(name, *cells)
    console.print(table)
    if not dry:
        record = {
            "date": time.strftime("%Y-%m-%d"),
            "version": menagerie.__version__,
            "python": f"{platform.python_implementation()} {platform.python_version()} {sys.platform}",
            "microseconds": {name: round(figure, 3) for name, figure in figures.items()},
            "in_empty_calls": {name: round(figure / raw, 2) for name, figure in figures.items()},
        }
        RESULTS.write_text(json.dumps([*records, record], indent=1) + "\n", encoding="utf-8")
        console.print(f"Recorded in {RESULTS.name}.")


if __name__ == "__main__":
    main()

"""Play the same games with both builds: they must come out the same, and the compiled one faster.

`make fast` ends with it. Every figure is CPU time, best of several runs, in which the builds take turns: the same work
takes half as long again while others use the machine.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import menagerie
from menagerie.arena.simulate import collecting_seldom
from menagerie.bots import bot_of
from menagerie.bots.bot import Glimpse
from menagerie.bots.parameters import Budget
from menagerie.bots.planner.planning import planning_of
from menagerie.bots.planner_bot import PlannerBot
from menagerie.kernel.chance import Chance
from menagerie.kernel.game import new_game

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).parent.parent
BUILDS = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "fast"}
RUNS = 5
GAMES = 2  # whole ones of each kind
POSITIONS = 4  # where the planner thinks

Figures = dict[str, tuple[float, str]]  # CPU time and mark, by name
Work = tuple[int, Any]  # how many pieces were done, and the outcome


def picks_of(bot: str, name: str) -> Work:
    """Let two bots play whole games."""
    picks = []
    for seed in range(GAMES):
        game = new_game(menagerie.rules_of(name), 2, seed, {}, told=False)
        bots = [bot_of(bot, name, Chance(seat)) for seat in range(2)]
        glimpses = [Glimpse(game, seat) for seat in range(2)]
        while (decision := game.decision) is not None:
            picks.append(bots[decision.seat].pick(glimpses[decision.seat]))
            game.apply(picks[-1], seat=decision.seat)
    return len(picks), picks


def positions(name: str) -> list[menagerie.Game]:
    """Return positions of a game of greedy bots where a turn begins, early to late."""
    game = new_game(menagerie.rules_of(name), 2, 1, {}, told=False)
    bots = [bot_of("greedy", name, Chance(seat)) for seat in range(2)]
    turns: list[menagerie.Game] = []
    while (decision := game.decision) is not None:
        if game.number == game.stretch_start:
            turns.append(game.fork())
        game.apply(bots[decision.seat].pick(Glimpse(game, decision.seat)), seat=decision.seat)
    return [turns[len(turns) * each // (POSITIONS + 1)] for each in range(1, POSITIONS + 1)]


def tries_at(games: list[menagerie.Game]) -> Work:
    """Let the planner compare turns, and count its tries."""
    compared = []
    for game in games:
        assert game.decision is not None
        bot = PlannerBot(planning_of(game.rules.name, "planner"), Budget(rounds=60), Chance(5))
        compared += [(turn.turn.picks, turn.results) for turn in bot.consider(Glimpse(game, game.decision.seat))]
    return sum(len(results) for _, results in compared), compared


def forks_of(games: list[menagerie.Game]) -> Work:
    """Fork positions many times."""
    for game in games:
        for _ in range(500):
            game.fork()
    return 500 * len(games), [game.fork().save() for game in games]


def measured(work: Callable[[], Work]) -> tuple[float, str]:
    """Return the CPU time of a piece of work in microseconds, and a hash of its outcome."""
    with collecting_seldom():
        start = time.process_time()
        pieces, outcome = work()
        took = (time.process_time() - start) / pieces * 1e6
    return took, hashlib.sha256(repr(outcome).encode()).hexdigest()


def measure() -> Figures:
    """Measure this build."""
    figures: Figures = {}
    for name in menagerie.GAMES:
        there = positions(name)
        title = name.replace("_", " ")
        figures[f"{title}: random decision"] = measured(partial(picks_of, "random", name))
        figures[f"{title}: greedy decision"] = measured(partial(picks_of, "greedy", name))
        figures[f"{title}: try of planner"] = measured(partial(tries_at, there))
        figures[f"{title}: fork"] = measured(partial(forks_of, there))
    return figures


def best_of(runs: list[Figures]) -> Figures:
    """Return the least time of each figure."""
    return {name: min(figures[name] for figures in runs) for name in runs[0]}


def measured_by(build: Path) -> Figures:
    """Measure a build in a separate process."""
    command = [sys.executable, "-P", __file__, "--measure"]
    result = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(build)}, check=True, stdout=subprocess.PIPE)
    figures: Figures = json.loads(result.stdout)
    return figures


def main() -> None:
    """Measure both builds and compare; a game that differs is an error."""
    if "--measure" in sys.argv:
        print(json.dumps(measure()))
        return
    runs = [[measured_by(build) for build in BUILDS.values()] for _ in range(RUNS)]
    plain, compiled = (best_of(list(of_build)) for of_build in zip(*runs, strict=True))
    print(f"{'µs of CPU time':30}{'interpreted':>12}{'compiled':>12}{'factor':>8}")
    for name, (before, _) in plain.items():
        after = compiled[name][0]
        print(f"{name:30}{before:12,.1f}{after:12,.1f}{before / after:8.1f}")
    if others := [name for name in plain if plain[name][1] != compiled[name][1]]:
        sys.exit(f"The compiled build plays other games: {', '.join(others)}. Please report this.")
    print("Both builds play the same games.")


if __name__ == "__main__":
    main()

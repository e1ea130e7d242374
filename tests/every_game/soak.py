"""Play thousands of random games and check every invariant: `make soak`, or `soak.py NUMBER SEED [GAME]`."""

from __future__ import annotations

import sys
from multiprocessing import Pool, cpu_count
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from rich.console import Console
from rich.progress import track

from every_game.games import random_game, soaked
from menagerie.games import GAMES

SUBJECTS = list(soaked())


def play(case: tuple[int, int]) -> int:
    """Play one random game, counting everything at every decision; give the number of its decisions."""
    number, seed = case
    subject = SUBJECTS[number]
    census = subject.census(subject.new(seed).table)
    decisions = 0
    for game in random_game(subject, seed):
        decisions = game.number
        assert decisions < 5000, f"{subject}, seed {seed}: does not end"
        assert subject.census(game.table) == census, f"{subject}, seed {seed}, decision {decisions}: something is lost"
        for decision in game.decisions:
            assert len(set(decision.keys)) == len(decision.options) >= 2, f"{subject}, seed {seed}: unsound options"
    assert game.winners() or subject.seats == 1, f"{subject}, seed {seed}: nobody has won"
    return decisions


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    names = sys.argv[3:] or GAMES
    real = [number for number, subject in enumerate(SUBJECTS) if subject.rules.name in names]
    cases = [(real[i % len(real)], first + i) for i in range(games)]
    console = Console()
    with Pool(cpu_count()) as pool:
        played = list(
            track(pool.imap_unordered(play, cases, chunksize=20), "Random games", total=games, console=console)
        )
    console.print(f"{len(played)} games, {sum(played)} decisions, no exception, no broken invariant")


if __name__ == "__main__":
    main()

"""Small tournaments for tests."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from menagerie.arena.entrants import entrants_for
from menagerie.arena.local_workers import LocalWorkers
from menagerie.arena.results_file import ResultsFile
from menagerie.arena.tournament import Tournament, new_tournament

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.arena.local_workers import Workers
    from menagerie.arena.played import Played

TOYS = Path(__file__).with_name("toy_bots.py")
LIMIT = 60.0


def toy(name: str) -> str:
    """Call a toy bot."""
    return f"{TOYS}:{name}"


def planned(*bots: str, game: str = "zooloretto", seats: int = 2, games: int = 4, **more: Any) -> Tournament:
    """Plan a small tournament."""
    return new_tournament(game, seats=seats, entrants=entrants_for(game, bots), games=games, **more)


def nobody_looks(done: int) -> None:
    """Show nothing."""


def run(tournament: Tournament, path: Path, workers: Workers | None = None) -> list[Played]:
    """Play a tournament."""
    with ResultsFile(path) as results:
        return tournament.run(results, workers or LocalWorkers(2, LIMIT), nobody_looks)


def outcomes(games: Sequence[Played]) -> list[dict[str, Any]]:
    """Return what does not depend on the machine."""
    return [game.outcome() for game in games]

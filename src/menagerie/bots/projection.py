"""How a game will probably end, reckoned from what everybody can see, and what the own seat knows of itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.bots.knowledge import projecting_of

if TYPE_CHECKING:
    from menagerie.kernel.game import Game


def projection(game: Game, seat: int | None = None) -> list[int] | None:
    """Give the points that each seat will probably have in the end, as a seat (or a spectator) may reckon.

    None: nobody can say that of this game.
    """
    knowledge = projecting_of(game.rules.name)
    if knowledge is None:
        return None
    if game.decision is None and not game.pausing:
        return game.scores()
    return knowledge.project(game.table, seat)

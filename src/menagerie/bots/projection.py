"""How a game will probably end, estimated from what everybody can see, and what a seat knows of itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.bots.knowledge import projecting_of

if TYPE_CHECKING:
    from menagerie.kernel.game import Game


def projection(game: Game, seat: int | None = None) -> list[int] | None:
    """Return the points that each seat will probably have in the end, as a seat (or a spectator) can estimate them.

    None if no bot knows the game that well.
    """
    knowledge = projecting_of(game.rules.name)
    if knowledge is None:
        return None
    if game.decision is None and not game.pausing:
        return game.scores()
    return knowledge.project(game.table, seat)

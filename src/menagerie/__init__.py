"""Menagerie: one table for the great zoo board games.

>>> import menagerie
>>> game = menagerie.new_game(menagerie.GAMES[0], seats=3, seed=7)
>>> while game.decision is not None:
...     game.apply(0)
>>> len(game.scores())
3
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games import GAMES, rules_of
from menagerie.kernel import game as _game
from menagerie.kernel import save as _save
from menagerie.kernel.chance import Chance
from menagerie.kernel.decision import Decision
from menagerie.kernel.errors import BadRequest, BadSave, CannotUndo, IllegalPick, MenagerieError
from menagerie.kernel.game import Game
from menagerie.kernel.messages import Message, phrasebook
from menagerie.kernel.seeds import fresh_seed

if TYPE_CHECKING:
    from collections.abc import Mapping

__version__ = "0.1.0"
IS_COMPILED = not (_game.__file__ or "").endswith((".py", ".pyc"))  # by `make fast`
__all__ = [
    "GAMES",
    "BadRequest",
    "BadSave",
    "CannotUndo",
    "Chance",
    "Decision",
    "Game",
    "IllegalPick",
    "MenagerieError",
    "Message",
    "load",
    "new_game",
    "phrasebook",
    "replay",
    "rules_of",
]


def new_game(name: str, *, seats: int, seed: int | None = None, options: Mapping[str, Any] | None = None) -> Game:
    """Set up a game; the same seed, options and picks give the same game. Without a seed nobody knows the cards."""
    return _game.new_game(rules_of(name), seats, fresh_seed() if seed is None else seed, options or {})


def load(save: Mapping[str, Any] | str) -> Game:
    """Resume a saved game, given as `game.save()` wrote it or as JSON text."""
    return _save.load(save, rules_of)


def replay(save: Mapping[str, Any] | str) -> Game:
    """Play a saved game again from its first pick; raise where it comes out differently."""
    return _save.replay(save, rules_of)

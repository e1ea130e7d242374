"""The games, one folder each, by the names that saves and the command line use."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

from menagerie.kernel.errors import BadRequest

if TYPE_CHECKING:
    from menagerie.kernel.rules import Rules

GAMES = ("zooloretto", "ark_nova")


def rules_of(name: str) -> Rules[Any]:
    """Find a game by its name."""
    if name not in GAMES:
        raise BadRequest("kernel.error.unknown_game", game=str(name), allowed=GAMES)
    return cast("Rules[Any]", import_module(f"menagerie.games.{name}.rules").RULES)

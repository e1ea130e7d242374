"""How each game looks in the terminal: one file a game, named like the game."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, cast

from menagerie.cli.tables.plain import PlainDrawing

if TYPE_CHECKING:
    from menagerie.cli.tables.drawing import Drawing

DRAWN = ("zooloretto", "ark_nova")


def drawing_of(game: str) -> Drawing:
    """Find out how a game is drawn; one without a drawing of its own is shown plainly."""
    if game not in DRAWN:
        return PlainDrawing()
    return cast("Drawing", import_module(f"menagerie.cli.tables.{game}").DRAWING)

"""How each game looks in the terminal: one file or folder a game, named after the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.cli.tables.drawing import Drawing
from menagerie.cli.tables.plain import PlainDrawing
from menagerie.kernel.errors import MenagerieError
from menagerie.kernel.parts import Part

if TYPE_CHECKING:
    from menagerie.cli.voice import Voice

DRAWINGS: Part[Drawing] = Part("drawing", "menagerie.cli.tables.{game}", Drawing, "DRAWING")


def drawing_of(game: str, voice: Voice) -> Drawing:
    """Return how a game is drawn; one without a usable drawing is shown plainly."""
    try:
        return DRAWINGS.of(game) or PlainDrawing()
    except MenagerieError as fault:
        voice.complain(voice.word(fault.message))
        return PlainDrawing()

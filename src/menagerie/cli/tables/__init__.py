"""How each game looks in the terminal: one file a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.cli.tables.ark_nova import ArkNovaDrawing
from menagerie.cli.tables.plain import PlainDrawing
from menagerie.cli.tables.zooloretto import ZoolorettoDrawing

if TYPE_CHECKING:
    from menagerie.cli.tables.drawing import Drawing

DRAWINGS: dict[str, Drawing] = {"zooloretto": ZoolorettoDrawing(), "ark_nova": ArkNovaDrawing()}


def drawing_of(game: str) -> Drawing:
    """Find out how a game is drawn; one without a drawing of its own is shown plainly."""
    return DRAWINGS.get(game) or PlainDrawing()

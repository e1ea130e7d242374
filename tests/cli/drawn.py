"""Tables with trucks as the terminal draws them."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from rich.console import Console

from menagerie.cli.players import PERSON, Players
from menagerie.cli.tables import drawing_of
from menagerie.cli.voice import Voice

if TYPE_CHECKING:
    from scenario import Play

PLAYERS = Players((PERSON, "random", "random"))
ENDINGS = {"en": "The game is over.", "fr": "La partie est finie.", "de": "Die Partie ist zu Ende."}


def drawn(game: str, play: Play, language: str = "en", width: int = 80, *, corner: bool = False) -> str:
    """Draw the table of a play as a text."""
    drawing = drawing_of(game, Voice())
    voice = Voice(language).with_names(PLAYERS.marks)
    voice.console = Console(file=io.StringIO(), width=width, markup=False, highlight=False, emoji=False)
    view = play.game.view(0)
    if corner:
        voice.show(*drawing.my_corner(view, 0, PLAYERS, voice))
    else:
        voice.show(*drawing.whole_table(view, 0, PLAYERS, voice))
    assert isinstance(voice.console.file, io.StringIO)
    return voice.console.file.getvalue()

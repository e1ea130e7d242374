"""Tables as the terminal draws them, on a paper of some width."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any, Protocol

from rich.console import Console

from menagerie.cli.players import PERSON, Players
from menagerie.cli.tables import drawing_of
from menagerie.cli.voice import Voice

if TYPE_CHECKING:
    from menagerie.kernel.game import Game

ENDINGS = {"en": "The game is over.", "fr": "La partie est finie.", "de": "Die Partie ist zu Ende."}


class Playing(Protocol):
    """A scenario of any game, under way."""

    @property
    def game(self) -> Game:
        """The game as it stands."""
        ...


def drawn(play: Playing, language: str = "en", width: int = 80, seat: int | None = 0, *, corner: bool = False) -> str:
    """Draw the table of a play as a text."""
    return game_drawn(play.game, language, width, seat, corner=corner)


def game_drawn(game: Game, language: str = "en", width: int = 80, seat: int | None = 0, *, corner: bool = False) -> str:
    """Draw a game as a text, for a seat or a spectator; its corner is what lies before that seat."""
    drawing = drawing_of(game.rules.name, Voice())
    players = Players((PERSON, *["random"] * (game.setting.seats - 1)))
    voice = Voice(language).with_names(players.marks)
    paper = io.StringIO()
    voice.console = Console(file=paper, width=width, markup=False, highlight=False, emoji=False)
    view: dict[str, Any] = game.view(seat)
    if corner:
        assert seat is not None
        voice.show(*drawing.my_corner(view, seat, players, voice))
    else:
        voice.show(*drawing.whole_table(view, seat, players, voice))
    return paper.getvalue()


def words(text: str) -> str:
    """Read a drawing as one line."""
    return " ".join(text.replace("│", " ").split())

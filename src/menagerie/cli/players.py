"""Who sits where: people and bots, each with a letter, a shape and a colour."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.text import Text

from menagerie.bots import BOTS

if TYPE_CHECKING:
    from menagerie.cli.voice import Voice

PERSON = "person"
# Letter, shape and colour always come together, so that no one needs to tell colours apart. The colours are the
# terminal's own, which its user has chosen to be legible.
MARKS = ("● A", "■ B", "▲ C", "◆ D", "⬢ E")
STYLES = ("bold blue", "bold red", "bold yellow", "bold magenta", "bold cyan")


@dataclass(frozen=True)
class Players:
    """The players of a table, by seat: a person, or the name of a bot."""

    names: tuple[str, ...]

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, name in enumerate(self.names) if name == PERSON]

    def is_person(self, seat: int) -> bool:
        """Return whether a person sits there."""
        return self.names[seat] == PERSON

    @property
    def marks(self) -> tuple[str, ...]:
        """The players as texts call them."""
        return MARKS[: len(self.names)]

    def title(self, seat: int, voice: Voice) -> Text:
        """Name a player in full: mark, and who it is."""
        if not self.is_person(seat):
            kind, _, said = self.names[seat].partition(":")
            who = f"{voice.say(f'bots.name.{kind}')} {said}".rstrip() if kind in BOTS else self.names[seat]
        elif len(self.people) == 1:
            who = voice.say("cli.play.you")
        else:
            who = voice.say("cli.play.person")
        return Text.assemble((MARKS[seat], STYLES[seat]), f" {who}")

    def coloured(self, text: str, style: str = "") -> Text:
        """Colour the players in a text."""
        result = Text(text, style=style)
        for mark, colour in zip(MARKS, STYLES, strict=True):
            result.highlight_words([mark], colour)
        return result

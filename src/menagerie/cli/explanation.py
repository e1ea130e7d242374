"""The rules in brief and the keys, laid out like a page."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from menagerie.cli.voice import Voice

# A dash, or a word and some room: what follows it keeps its distance from the margin when the line is broken.
HEAD = re.compile(r"( +(?:- |\S.*?  +))(.*)")


def explain(game: str, voice: Voice) -> None:
    """Show the rules of a game in brief, if there are any, and the keys."""
    rules = f"{game}_cli.rules"
    text = (voice.say(rules) if voice.knows(rules) else "") + voice.say("cli.play.keys")
    voice.show("", *[set_line(line) for line in text.splitlines()], "")


def set_line(line: str) -> RenderableType:
    """Lay out a line with its head hanging at the left."""
    found = HEAD.fullmatch(line)
    if found is None:
        return Text(line)
    grid = Table.grid()
    grid.add_column(no_wrap=True, width=len(found[1]))
    grid.add_column()
    grid.add_row(Text(found[1]), Text(found[2]))
    return grid

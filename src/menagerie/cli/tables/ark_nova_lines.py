"""Lines of the drawing of Ark Nova: a label and what belongs to it, never wider than the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.constrain import Constrain
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rich.console import RenderableType

    from menagerie.cli.voice import Voice
    from menagerie.games.ark_nova.icons import Icon
    from menagerie.kernel.messages import Message

WIDEST = 100
DOT = " · "
COMMA = ", "


def width_of(voice: Voice) -> int:
    """Give the columns that the drawing may use."""
    return min(voice.console.width, WIDEST)


def labelled(rows: Iterable[tuple[str, Text | str]]) -> Table:
    """Set rows with their labels in a column of their own; what is long goes on below itself."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    for label, text in rows:
        if text:
            grid.add_row(label, text if isinstance(text, Text) else Text(text))
    return grid


def narrow(thing: RenderableType, voice: Voice) -> RenderableType:
    """Keep something within the width of the table."""
    return Constrain(thing, width_of(voice))


def joined(parts: Iterable[Text | str], between: str = DOT) -> Text:
    """Put parts into a line; what is nothing is left out."""
    return Text(between).join(part if isinstance(part, Text) else Text(part) for part in parts if part)


def heading(text: str, *more: Text | str) -> Text:
    """Write the heading of a part of the table."""
    return joined([Text(text, style="bold"), *more])


def said(messages: Sequence[Message], voice: Voice, between: str = COMMA) -> str:
    """Put several messages into words."""
    return between.join(voice.word(message) for message in messages)


def icon_list(icons: Iterable[Icon], voice: Voice) -> str:
    """List icons, equal ones once with their number."""
    names = [voice.word(icon.message) for icon in icons]
    counts = {name: names.count(name) for name in names}
    return COMMA.join(name if count == 1 else f"{count} × {name}" for name, count in counts.items())

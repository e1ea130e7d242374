"""Lines of drawings: lists broken between their parts, labels, never wider than the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.constrain import Constrain
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rich.console import Console, ConsoleOptions, RenderableType, RenderResult

    from menagerie.cli.voice import Voice
    from menagerie.kernel.messages import Message, Named

WIDEST = 100
DOT = " · "
COMMA = ", "


class Flow:
    """Parts in a line that wraps: between two parts if possible, else between two words."""

    def __init__(self, parts: Iterable[Text | str], between: str = DOT, indent: int = 0) -> None:
        self.parts = [part if isinstance(part, Text) else Text(part) for part in parts if part]
        self.between = between
        self.indent = indent

    def __bool__(self) -> bool:
        return bool(self.parts)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line, margin = Text(), Text(" " * self.indent)
        for place, part in enumerate(self.parts):
            whole = Text.assemble(part, self.between.rstrip() if part is not self.parts[-1] else "")
            fits = part.cell_len <= options.max_width - self.indent - len(self.between)
            for number, piece in enumerate([whole] if fits else whole.split(" ")):
                space = " " if number else self.between[len(self.between.rstrip()) :]
                if place == number == 0:
                    line = piece.copy()
                elif line.cell_len + len(space) + piece.cell_len > options.max_width:
                    yield line
                    line = margin + piece
                else:
                    line = Text.assemble(line, space, piece)
        yield line


def width_of(voice: Voice) -> int:
    """Return the columns that the drawing may use."""
    return min(voice.console.width, WIDEST)


def labelled(rows: Iterable[tuple[str, Flow | Text | str]]) -> Table:
    """Lay out rows with their labels in a column of their own, leaving out empty ones."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    for label, text in rows:
        if text:
            grid.add_row(label, Text(text) if isinstance(text, str) else text)
    return grid


def narrow(thing: RenderableType, voice: Voice) -> RenderableType:
    """Keep something within the width of the table."""
    return Constrain(thing, width_of(voice))


def joined(parts: Iterable[Text | str], between: str = DOT) -> Text:
    """Join parts into a line, leaving out empty ones."""
    return Text(between).join(part if isinstance(part, Text) else Text(part) for part in parts if part)


def said(messages: Sequence[Message], voice: Voice, between: str = COMMA) -> str:
    """Put several messages into words."""
    return between.join(voice.word(message) for message in messages)


def commas(messages: Sequence[Message], voice: Voice) -> Flow:
    """List several messages with commas."""
    return Flow([voice.word(message) for message in messages], COMMA)


def icon_list(icons: Iterable[Named], voice: Voice) -> str:
    """List icons, equal ones once with their number."""
    names = [voice.word(icon.message) for icon in icons]
    counts = {name: names.count(name) for name in names}
    return COMMA.join(name if count == 1 else f"{count} × {name}" for name, count in counts.items())

"""A sheet to draw on in the terminal, sign by sign."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text


class Canvas:
    """Signs with their styles, line by line."""

    def __init__(self, lines: int, columns: int) -> None:
        self.signs = [[(" ", "")] * columns for _ in range(lines)]

    def write(self, line: int, column: int, text: str, style: str) -> None:
        """Write a text over what is there."""
        self.signs[line][column : column + len(text)] = [(sign, style) for sign in text]

    def text(self) -> Text:
        """Put the lines together."""
        drawn = Text(no_wrap=True, overflow="crop")
        for line in self.signs:
            for style, run in groupby(line, key=lambda sign: sign[1]):
                drawn.append("".join(sign for sign, _ in run), style=style)
            drawn.append("\n")
        drawn.rstrip()
        return drawn

"""Plots as SVG: plain shapes and words whose colours the page gives, by day and by night."""

from __future__ import annotations

from html import escape
from math import floor, isinf, log10
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

WIDTH = 760
LEFT = 230  # for the words of a row
RIGHT = 24
ROW = 30
HEAD = 8
AXIS = 34
TICKS = 6


class Bar(NamedTuple):
    """A row of a plot: a value with its interval."""

    label: str
    value: float
    low: float
    high: float
    text: str  # what the row says, for those who cannot see it


class Box(NamedTuple):
    """A row of a plot: how values are spread, from the fifth to the ninety-fifth of a hundred."""

    label: str
    low: float
    quarter: float
    middle: float
    three_quarters: float
    high: float
    text: str


class Scale:
    """Where a number is on the axis."""

    def __init__(self, lowest: float, highest: float) -> None:
        if lowest == highest:
            lowest, highest = lowest - 1, highest + 1
        self.step = nice_step((highest - lowest) / TICKS)
        self.first = floor(lowest / self.step) * self.step
        self.last = -floor(-highest / self.step) * self.step

    def __call__(self, value: float) -> float:
        """Return the place of a number; one beyond the scale is at the edge."""
        inside = min(max(value, self.first), self.last)
        return round(LEFT + (inside - self.first) / (self.last - self.first) * (WIDTH - LEFT - RIGHT), 1)

    @property
    def ticks(self) -> list[float]:
        """The numbers that are written on the axis."""
        return [self.first + self.step * number for number in range(round((self.last - self.first) / self.step) + 1)]


def nice_step(rough: float) -> float:
    """Round up to a number that people count in."""
    power = 10.0 ** floor(log10(rough))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough * 0.999)


def interval_plot(title: str, bars: Sequence[Bar], write: Callable[[float], str], line: float | None = None) -> str:
    """Draw values as dots with their intervals; a line marks what would be no difference."""
    bounds = [bound for bar in bars for bound in (bar.low, bar.value, bar.high) if not isinf(bound)]
    bounds += [line] if line is not None else []
    scale = Scale(min(bounds), max(bounds))
    return drawing(title, len(bars), scale, write, dots(bars, scale), line)


def box_plot(title: str, boxes: Sequence[Box], write: Callable[[float], str]) -> str:
    """Draw how values are spread: half of them in the box, nine tenths within the whiskers."""
    scale = Scale(min(box.low for box in boxes), max(box.high for box in boxes))
    rows = []
    for number, box in enumerate(boxes):
        y = HEAD + ROW * number + ROW / 2
        left, right = scale(box.quarter), scale(box.three_quarters)
        rows.append(
            f"<g><title>{escape(box.text)}</title>{label(box.label, y)}"
            f'<line class="whisker" x1="{scale(box.low)}" x2="{scale(box.high)}" y1="{y}" y2="{y}"/>'
            f'<rect class="box" x="{left}" width="{max(1.0, right - left):.1f}" y="{y - 8}" height="16" rx="2"/>'
            f'<line class="middle" x1="{scale(box.middle)}" x2="{scale(box.middle)}" y1="{y - 10}" y2="{y + 10}"/></g>'
        )
    return drawing(title, len(boxes), scale, write, "".join(rows), None)


def range_plot(
    title: str, label_text: str, usual: tuple[int, int], bars: Sequence[Bar], write: Callable[[float], str]
) -> str:
    """Draw where bots lie beside the bounds of people's games."""
    bounds = [*usual, *(bound for bar in bars for bound in (bar.low, bar.value, bar.high) if not isinf(bound))]
    scale = Scale(min(bounds), max(bounds))
    left, right = scale(usual[0]), scale(usual[1])
    height = ROW * len(bars)
    band = (
        f'<rect class="usual" x="{left}" width="{right - left:.1f}" y="{HEAD}" height="{height}">'
        f"<title>{escape(label_text)}</title></rect>"
    )
    return drawing(title, len(bars), scale, write, band + dots(bars, scale), None)


def dots(bars: Sequence[Bar], scale: Scale) -> str:
    """Draw values with their intervals, one a row."""
    rows = []
    for number, bar in enumerate(bars):
        y = HEAD + ROW * number + ROW / 2
        rows.append(
            f"<g><title>{escape(bar.text)}</title>{label(bar.label, y)}"
            f'<line class="whisker" x1="{scale(bar.low)}" x2="{scale(bar.high)}" y1="{y}" y2="{y}"/>'
            f'<circle class="dot" cx="{scale(bar.value)}" cy="{y}" r="5"/></g>'
        )
    return "".join(rows)


def label(text: str, y: float) -> str:
    """Write the label of a row; a long name is cut, and its title shows it whole."""
    short = text if len(text) <= 32 else text[:31] + "\u2026"
    return f'<text class="label" x="{LEFT - 12}" y="{y + 4}" text-anchor="end">{escape(short)}</text>'


def drawing(
    title: str, rows: int, scale: Scale, write: Callable[[float], str], content: str, line: float | None
) -> str:
    """Put a plot together: axis, lines, rows."""
    bottom = HEAD + ROW * rows
    axis = "".join(
        f'<line class="grid" x1="{scale(tick)}" x2="{scale(tick)}" y1="{HEAD}" y2="{bottom}"/>'
        f'<text class="tick" x="{scale(tick)}" y="{bottom + 18}" text-anchor="middle">{escape(write(tick))}</text>'
        for tick in scale.ticks
    )
    mark = ""
    if line is not None:
        mark = f'<line class="even" x1="{scale(line)}" x2="{scale(line)}" y1="{HEAD}" y2="{bottom}"/>'
    return (
        '<div class="scroll" tabindex="0" role="group">'
        f'<svg viewBox="0 0 {WIDTH} {bottom + AXIS}" role="img" aria-label="{escape(title)}">'
        f"{axis}{mark}{content}</svg></div>"
    )

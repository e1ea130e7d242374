"""An analysis as one self-contained HTML file, for light and dark screens."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from menagerie.arena.report.page import STYLE
from menagerie.arena.report.tables import table
from menagerie.cli.analysis_report import Report, costliest
from menagerie.kernel.errors import BadRequest

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

WIDTH, HEIGHT = 760, 280
LEFT, RIGHT, TOP, BOTTOM = 56, 140, 14, 30
LEVELS = (0.0, 0.25, 0.5, 0.75, 1.0)
APART = 18  # of two labels
COLOURS = """:root { --p1: #0f52a6; --p2: #9e2e0e; --p3: #8a6500; --p4: #4e1c50; --p5: #0b6f5f; }
@media (prefers-color-scheme: dark) {
  :root { --p1: #7da5df; --p2: #ee6236; --p3: #ffe27a; --p4: #d964f5; --p5: #6cefe2; }
}
svg .line { fill: none; stroke-width: 2.2; stroke-linejoin: round; }
th, td { text-align: left; vertical-align: top; }
"""


def write_page(report: Report, path: Path) -> None:
    """Write the page into a file."""
    try:
        path.write_text(page(report), encoding="utf-8")
    except OSError as fault:
        raise BadRequest("cli.error.cannot_write", file=str(path), fault=fault.strerror or str(fault)) from None


def page(report: Report) -> str:
    """Put the page together."""
    title = escape(report.heading())
    unfinished = "" if report.analysis.finished else f"<p>{escape(report.voice.say('cli.analyse.unfinished'))}</p>"
    sections = [section(report, "chances", curves(report)), section(report, "sums", sums(report))]
    if report.analysis.swings:
        sections.append(section(report, "swings", swings(report)))
    if costliest(report.analysis.turns):
        sections.append(section(report, "costly", costly(report)))
    return (
        f'<!doctype html>\n<html lang="{report.voice.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{STYLE.read_text(encoding='utf-8')}{COLOURS}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{title}</h1>\n{unfinished}" + "\n".join(sections) + "\n</main>\n</body>\n</html>\n"
    )


def section(report: Report, name: str, content: str) -> str:
    """Write a section under its heading."""
    return f"<section><h2>{escape(report.voice.say(f'cli.analyse.{name}'))}</h2>{content}</section>"


def heads(report: Report, *names: str) -> list[str]:
    """Name the columns of a table."""
    return [escape(report.voice.say(f"cli.analyse.{name}")) for name in names]


def cell(text: str) -> str:
    """Write words into a table."""
    return f'<td class="words">{escape(text)}</td>'


def sums(report: Report) -> str:
    """Write what each player gave away."""
    rows = [[escape(report.title(seat)), *map(escape, cells)] for seat, *cells in report.sums_of_seats()]
    return table(heads(report, "player", "decisions", "same", "given_away", "a_turn"), rows)


def swings(report: Report) -> str:
    """Write which turns changed most."""
    rows = [
        [str(number), escape(report.title(seat)), escape(course), cell(done)]
        for number, seat, course, done in report.swinging_turns()
    ]
    return table(heads(report, "turn", "player", "chance", "played"), rows)


def costly(report: Report) -> str:
    """Write where most was given away."""
    rows = [
        [str(number), escape(report.title(seat)), *map(cell, words), escape(points)]
        for number, seat, words, points in report.costly_turns()
    ]
    return table(heads(report, "turn", "player", "played", "preferred", "why", "points"), rows)


def curves(report: Report) -> str:
    """Draw the chances as lines, each with its player's mark and name at its end."""
    found = report.analysis
    last = max(1, len(found.turns))
    write = report.write

    def x(turn: int) -> float:
        return round(LEFT + turn / last * (WIDTH - LEFT - RIGHT), 1)

    def y(chance: float) -> float:
        return round(TOP + (1 - chance) * (HEIGHT - TOP - BOTTOM), 1)

    grid = "".join(
        f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(level)}" y2="{y(level)}"/>'
        f'<text class="tick" x="{LEFT - 8}" y="{y(level) + 4}" text-anchor="end">{escape(write.percent(level))}</text>'
        for level in LEVELS
    )
    step = max(1, -(-last // 12))
    ticks = "".join(
        f'<text class="tick" x="{x(turn)}" y="{HEIGHT - 8}" text-anchor="middle">{turn}</text>'
        for turn in range(0, last + 1, step)
    )
    courses = [[found.start[seat], *(turn.chances[seat] for turn in found.turns)] for seat in range(found.seats)]
    places = spread([y(course[-1]) for course in courses])
    lines = ""
    for seat, course in enumerate(courses):
        points = " ".join(f"{x(turn)},{y(chance)}" for turn, chance in enumerate(course))
        said = escape(f"{report.title(seat)} {write.percent(course[-1])}")
        colour = f"var(--p{seat + 1})"
        lines += (
            f'<polyline class="line" style="stroke: {colour}" points="{points}"/>'
            f'<text x="{WIDTH - RIGHT + 10}" y="{places[seat] + 4}" style="fill: {colour}">{said}</text>'
        )
    label = escape(report.voice.say("cli.analyse.chances"))
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{grid}{ticks}{lines}</svg>'


def spread(places: Sequence[float]) -> list[float]:
    """Push labels apart, upwards from the lowest line of the drawing."""
    found = list(places)
    below = float(HEIGHT - BOTTOM + APART)
    for seat in sorted(range(len(found)), key=lambda seat: -found[seat]):
        found[seat] = below = min(found[seat], below - APART)
    return found

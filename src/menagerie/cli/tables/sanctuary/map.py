"""A zoo map of Sanctuary in the terminal: hexagons in seven columns, every other one half a space higher."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.cli.tables.canvas import Canvas
from menagerie.cli.tables.sanctuary.tiles import STYLES, TILES
from menagerie.games.sanctuary.zoo_map import PLACES

if TYPE_CHECKING:
    from rich.text import Text

    from menagerie.cli.voice import Voice

ROOM = 9  # columns inside a hexagon
STEP = ROOM + 1
LINES, COLUMNS = 9, 7
EDGE = "dim"
OPEN_AREA = "· · · ·"
# What is printed on a space, in brief; the legend says it in words.
CODES = {"draw 1": "+1", "take": "+▸", "move_card": "→1"}
SEXES = {"male": "♂", "female": "♀"}


def draw_map(zoo: dict[str, Any], voice: Voice) -> Text:
    """Draw a map with what lies on it, and below each tile what it is worth."""
    canvas = Canvas(LINES, COLUMNS * STEP + 1)
    corners = {space: (2 * (r + (q + 1) // 2) + (q + 1) % 2, q * STEP) for space, (q, r) in PLACES.items()}
    for top, left in corners.values():
        canvas.write(top, left + 1, "_" * ROOM, EDGE)
        for line, edges in ((top + 1, "/\\"), (top + 2, "\\/")):
            canvas.write(line, left, edges[0], EDGE)
            canvas.write(line, left + STEP, edges[1], EDGE)
    for space, (top, left) in corners.items():
        text, worth, style = space_text(zoo, space, voice)
        canvas.write(top + 1, left + 1, f"{space} {text}"[:ROOM].ljust(ROOM), style)
        canvas.write(top + 2, left + 1, worth.center(ROOM, "_"), EDGE)
    return canvas.text()


def space_text(zoo: dict[str, Any], space: str, voice: Voice) -> tuple[str, str, str]:
    """Write what is on a space, what it is worth, and colour it."""
    laid = zoo["spaces"].get(space)
    if laid is None:
        if space in zoo["open_areas"]:
            return OPEN_AREA, "1", "green"
        bonus = zoo["bonuses"].get(space)
        return (CODES[bonus], "", "bold cyan") if bonus else ("", "", "")
    if "down" in laid:
        return OPEN_AREA, "1", "green"
    tile = TILES[laid["tile"]]
    name = voice.word(tile.message)
    sex = next((sign for word, sign in SEXES.items() if tile.partner and tile.key.endswith(f"_{word}")), "")
    room = ROOM - len(space) - 1 - len(sex)
    points = laid.get("group", laid["points"])
    return name.removesuffix(sex).rstrip()[:room] + sex, str(points or ""), f"bold {STYLES[tile.kind]}"


def legend(zoo: dict[str, Any]) -> dict[str, str]:
    """Return the signs of the bonuses that can still be covered, with what they stand for."""
    return {CODES[effect]: effect for effect in zoo["bonuses"].values()}

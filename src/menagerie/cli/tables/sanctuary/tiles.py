"""Tiles of Sanctuary in the terminal: what they need, show, do and are worth, in a line or two each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from menagerie.cli.tables.lines import COMMA, DOT, Flow, narrow
from menagerie.games.sanctuary.icons import KINDS, MARKS, SIZES
from menagerie.games.sanctuary.tile_texts import condition_text, effect_texts, points_text
from menagerie.games.sanctuary.tiles import tiles_with
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import RenderableType

    from menagerie.cli.tables.drawing import View
    from menagerie.cli.voice import Voice
    from menagerie.games.sanctuary.tiles import Tile

TILES = tiles_with(4)  # a view says where a level is another one
STYLES = {"animal": "yellow", "building": "blue", "project": "magenta"}
ARROWS = {
    "N": Message("sanctuary_cli.arrow.N"),
    "NE": Message("sanctuary_cli.arrow.NE"),
    "SE": Message("sanctuary_cli.arrow.SE"),
    "S": Message("sanctuary_cli.arrow.S"),
    "SW": Message("sanctuary_cli.arrow.SW"),
    "NW": Message("sanctuary_cli.arrow.NW"),
}
IN_REACH = "▸"
SHOWN = [mark for mark in MARKS if mark not in (*KINDS, *SIZES)]


def display(view: View, seat: int | None, voice: Voice, *, brief: bool = False) -> Iterator[RenderableType]:
    """List the display, position by position; what the player reaches is marked."""
    title: list[Text | str] = [Text(voice.say("sanctuary_cli.display"), style="bold")]
    reach = 0
    if seat is not None:
        reach = view["zoos"][seat]["reach"]
        title.append(Text.assemble((IN_REACH, "bold green"), f" {voice.say('sanctuary_cli.reach', reach=reach)}"))
    yield narrow(Flow(title), voice)
    grid = grid_of_tiles()
    for position, key in enumerate(view["display"], 1):
        mark = IN_REACH if position <= reach else " "
        if key is None:
            grid.add_row(mark, str(position), Text(voice.say("sanctuary_cli.gap"), style="dim"))
        else:
            grid.add_row(mark, str(position), tile_text(key, level_of(view, key), voice, brief=brief))
    yield narrow(grid, voice)


def hand(view: View, seat: int, voice: Voice, *, brief: bool = False) -> Iterator[RenderableType]:
    """List the player's hand, with the strength that each tile asks for now."""
    held = view["zoos"][seat]["hand"]
    title = voice.say("sanctuary_cli.hand", tiles=len(held), limit=view["hand_limit"])
    yield narrow(Flow([Text(title, style="bold")]), voice)
    grid = grid_of_tiles()
    for each in held:
        grid.add_row(" ", "", tile_text(each["tile"], each["strength"], voice, brief=brief))
    yield narrow(grid, voice)


def grid_of_tiles() -> Table:
    """Lay out a list of tiles: a mark, a label, the text."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True, style="bold green")
    grid.add_column(no_wrap=True, style="dim")
    grid.add_column()
    return grid


def level_of(view: View, key: str) -> int:
    """Return the level of a tile, as the options have it."""
    level: int = view["levels"].get(key, TILES[key].level)
    return level


def tile_text(key: str, strength: int, voice: Voice, *, brief: bool) -> Flow:
    """Write a tile: its name, strength and icons, and unless briefly what it asks for, does and is worth."""
    tile = TILES[key]
    parts: list[Text | str] = [Text(voice.word(tile.message), style=STYLES[tile.kind])]
    parts.append(voice.say(f"sanctuary.mark.{tile.kind}"))
    if not tile.is_building:
        parts.append(voice.say("sanctuary_cli.strength", strength=strength))
    parts.append(icons_of(tile, voice))
    if tile.arrows:
        arrows = COMMA.join(voice.word(ARROWS[arrow]) for arrow in tile.arrows)
        parts.append(voice.say("sanctuary_cli.arrows", arrows=arrows))
    if not brief:
        condition = condition_text(tile)
        parts += [voice.say("sanctuary_cli.needs", condition=condition)] if condition else []
        parts += [voice.word(message) for message in effect_texts(tile)]
        parts.append(voice.word(points_text(tile.points)))
    return Flow(parts, DOT, indent=2)


def icons_of(tile: Tile, voice: Voice) -> str:
    """Name the icons of a tile."""
    return COMMA.join(voice.say(f"sanctuary.mark.{mark}") for mark in SHOWN if tile.has(MARKS.index(mark)))

"""The printed facts of Sanctuary for the client, as JSON: `python -m menagerie.server.rooms.sanctuary.box` prints them.

A tile has the fields of its entry in games/sanctuary/printed, and says in words what it does and is worth.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from menagerie.games.sanctuary.effects import effect_of
from menagerie.games.sanctuary.printed import MAP, SIDES, TILES
from menagerie.games.sanctuary.tile_texts import condition_text, effect_texts, points_text
from menagerie.games.sanctuary.tiles import Tile

if TYPE_CHECKING:
    from menagerie.games.sanctuary.printed import SideEntry, TileEntry


def facts() -> dict[str, dict[str, Any]]:
    """Return everything that is printed, by kind and name."""
    tiles = {entry.name: tile(kind, entry) for kind, entries in TILES.items() for entry in entries.values()}
    return {"tiles": tiles, "map": asdict(MAP), "sides": {name: side(entry) for name, entry in SIDES.items()}}


def tile(kind: str, entry: TileEntry) -> dict[str, Any]:
    """Return what is printed on a tile, and what it means in words."""
    read = Tile(kind, entry, entry.level)
    condition = condition_text(read)
    return {
        "kind": kind,
        "number": entry.number,
        "title": entry.title or entry.name,
        "sex": entry.sex or None,
        "level": entry.level,
        "icons": list(entry.icons),
        "arrows": list(entry.arrows),
        "points": entry.points,
        "worth": points_text(entry.points).to_json(),
        "texts": [message.to_json() for message in effect_texts(read)],
        "condition": condition.to_json() if condition else None,
    }


def side(entry: SideEntry) -> dict[str, Any]:
    """Return a side of the map, with its bonuses in words."""
    bonuses = {
        space: {"effect": text, "text": effect_of(text).message.to_json()} for space, text in entry.bonuses.items()
    }
    return {"open_areas": list(entry.open_areas), "bonuses": bonuses}


def box_json() -> str:
    """Write the facts with one entry on each line, so that a change of one tile is a change of one line."""
    parts = []
    for kind, entries in facts().items():
        lines = [f"  {json.dumps(name)}: {json.dumps(entry, ensure_ascii=False)}" for name, entry in entries.items()]
        parts.append(f"{json.dumps(kind)}: {{\n" + ",\n".join(lines) + "\n}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    sys.stdout.write(box_json())

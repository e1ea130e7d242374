"""What a game has covered: how often each tile was played, and each effect came up, according to its journal."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, TypeAlias

from menagerie.games.sanctuary.icons import OBJECTIVE_ICONS
from menagerie.games.sanctuary.printed import ACHIEVEMENTS, TILES
from menagerie.kernel.messages import read_phrases

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from menagerie.games.sanctuary.tiles import Tile
    from menagerie.kernel.journal import Journal

Found: TypeAlias = tuple[str, str]  # a group, and a thing in it
EVENT = "sanctuary.event."


def counts(journal: Journal) -> Counter[Found]:
    """Count what a game has covered."""
    found: Counter[Found] = Counter()
    for _, key, args, _ in journal.events:
        found.update(covered_by(key, args))
    return found


def covered_by(key: str, args: dict[str, Any]) -> Iterator[Found]:
    """List what an event shows to have come up."""
    if key.startswith(EVENT):
        yield "events", key.removeprefix(EVENT)
    match key.rpartition(".")[2]:
        case "plays":
            tile: Tile = args["tile"]
            yield "tiles", tile.key
            yield from (("effects", text) for text in tile.now)
            yield from effects_that_last(tile.then)
            if tile.condition:
                yield "conditions", tile.condition
            if tile.points:
                yield "points", tile.points
        case "supports":
            yield "objectives", f"{args['objective'].key.rpartition('.')[2]}-{args['icons']}"


def effects_that_last(text: str) -> Iterator[Found]:
    """Name an effect that an icon sets off, if there is one."""
    if text:
        yield "lasting", text


def everything(options: Mapping[str, Any] | None = None) -> dict[str, list[str]]:
    """List everything that can be covered, by group; it is the same with all options."""
    entries = [entry for kind in TILES.values() for entry in kind.values()]
    return {
        "tiles": [entry.name for entry in entries],
        "effects": list(dict.fromkeys(text for entry in entries for text in entry.now)),
        "lasting": list(dict.fromkeys(entry.then for entry in entries if entry.then)),
        "conditions": list(dict.fromkeys(entry.condition for entry in entries if entry.condition)),
        "points": list(dict.fromkeys(entry.points for entry in entries if entry.points)),
        "objectives": [f"{icon}-{icons}" for icon in OBJECTIVE_ICONS for icons in ACHIEVEMENTS.icons],
        "events": [key.removeprefix(EVENT) for key in read_phrases("en") if key.startswith(EVENT)],
    }

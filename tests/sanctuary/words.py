"""The keys of messages that Sanctuary puts together from the names of things."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from menagerie.games import sanctuary
from menagerie.games.sanctuary.action_cards import CARDS
from menagerie.games.sanctuary.actions import GAIN, PLAY
from menagerie.games.sanctuary.icons import MARKS
from menagerie.games.sanctuary.rules import RULES
from menagerie.games.sanctuary.tiles import tiles_with
from menagerie.games.sanctuary.upgrades import MARKERS

if TYPE_CHECKING:
    from menagerie.kernel.messages import Named

SOURCES = Path(sanctuary.__file__).parent
TOLD = re.compile(r'\btell\(\s*"(\w+)"')
FIGURES = (
    *("turns", "pairs", "releases", "relocations", "discards", "animals", "buildings", "projects", "open_areas"),
    *("objectives", "upgrades", "empty_spaces", "markers_left", "tiles_left", "pile_left"),
)
PARTS = ("animals", "buildings", "projects", "open_areas", "achievements", "pouches", "conservation", "end", "solo")


def sanctuary_families() -> set[str]:
    """List the families of keys."""
    tiles = tiles_with(4).values()
    named: list[Named] = [*tiles, *CARDS, *GAIN, *PLAY, *MARKERS]
    keys = {thing.message.key for thing in named}
    keys |= {tile.message.args["tile"].key for tile in tiles if "tile" in tile.message.args}  # type: ignore[union-attr]
    told = {word for path in SOURCES.glob("*.py") for word in TOLD.findall(path.read_text(encoding="utf-8"))}
    families = {
        "mark": MARKS,
        "event": told,
        "condition": ["continents", "classes", "kinds"],
        "obstacle": ["building", "wrong_card", "no_project", "no_animal"],
        "score": PARTS,
        "worth": ["fixed", "beside", "anywhere", "connected", "kinds_beside", "hand", "open_areas"],
        "figure": FIGURES,
        "option": [option.name for option in RULES.options],
    }
    keys |= {"sanctuary.name", "sanctuary.about"}
    return keys | {f"sanctuary.{family}.{name}" for family, names in families.items() for name in names}

"""The tiles: animals, buildings and projects. Face down, any of them is an open area."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from menagerie.games.sanctuary.action_cards import CARDS
from menagerie.games.sanctuary.conditions import condition_of
from menagerie.games.sanctuary.icons import ANIMAL, HABITATS, INDEX, PROJECT, marks_of
from menagerie.games.sanctuary.printed import TILES
from menagerie.games.sanctuary.zoo_map import targets_of
from menagerie.kernel.hexagons import spaces_in
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.sanctuary.action_cards import ActionCard
    from menagerie.games.sanctuary.printed import TileEntry

LARGE_FROM = 4  # an animal of this level is large (R-S-023)
HABITAT_BITS = marks_of(HABITATS)
SEXES = {"female": "male", "male": "female"}


class Tile:
    """A tile: what is printed on it, ready for the rules."""

    __slots__ = (
        "all_marks",
        "arrows",
        "asks",
        "cards",
        "condition",
        "eases",
        "goes_anywhere",
        "is_building",
        "key",
        "kind",
        "lasts",
        "level",
        "marks",
        "message",
        "now",
        "number",
        "partner",
        "points",
        "release",
        "targets",
        "then",
        "whenever",
    )

    def __init__(self, kind: str, entry: TileEntry, level: int) -> None:
        self.key = entry.name
        self.number = entry.number
        self.kind = kind
        self.level = level
        size = () if kind != "animal" else ("large",) if level >= LARGE_FROM else ("small",)
        self.marks = marks_of((*entry.icons, kind, *size))
        self.arrows = entry.arrows
        self.targets = targets_of(entry.arrows)
        self.all_marks = spaces_in(self.marks)
        self.condition = entry.condition
        self.asks = condition_of(entry.condition)
        self.goes_anywhere = not entry.arrows and not entry.condition and not entry.release
        self.is_building = kind == "building"
        self.cards = sum(card.bit for card in CARDS if self._suits(card))  # that play it
        self.release = INDEX[entry.release] if entry.release else None
        self.now = entry.now
        self.whenever = INDEX[entry.whenever] if entry.whenever else None
        self.then = entry.then
        self.eases = _easing(entry.eases)  # which tiles it makes easier to play, and by how much
        self.lasts = self.eases is not None or self.whenever is not None  # whether it has an ongoing effect
        self.points = entry.points
        self.partner = f"{entry.title}_{SEXES[entry.sex]}" if entry.sex else ""
        name = Message(f"sanctuary.tile.{entry.title or entry.name}")
        self.message = Message(f"sanctuary.pair.{entry.sex}", tile=name) if entry.sex else name

    def _suits(self, card: ActionCard) -> bool:
        """Whether a card plays it: a project, or an animal of its habitat or an undefined one (R-S-083, R-S-084)."""
        if card.habitat is None:
            return self.has(PROJECT)
        return self.has(ANIMAL) and (self.has(card.habitat) or not self.marks & HABITAT_BITS)

    def has(self, mark: int) -> bool:
        """Whether the tile shows an icon, or is of a kind or size."""
        return bool(self.marks >> mark & 1)

    def __repr__(self) -> str:
        return self.key


def _easing(text: str) -> tuple[int, int] | None:
    if not text:
        return None
    mark, by = text.split()
    return INDEX[mark], int(by)


@cache
def tiles_with(macaw_level: int) -> dict[str, Tile]:
    """Return all tiles by key; sources do not agree on the level of the Scarlet Macaw."""
    tiles = {
        entry.name: Tile(kind, entry, macaw_level if entry.title == "scarlet_macaw" else entry.level)
        for kind, entries in TILES.items()
        for entry in entries.values()
    }
    return dict(sorted(tiles.items(), key=lambda item: item[1].number))

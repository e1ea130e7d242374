"""Where tiles go: a tile with its place, and the purse, which takes the coins of every member."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.loretto.tiles import Tile


class Place(Protocol):
    """A place where a tile can go."""

    @property
    def key(self) -> str:
        """What saves and clients call it."""
        ...

    @property
    def message(self) -> Message:
        """What people read."""
        ...


class Purse:
    """The player's money, as the place where a coin tile goes (R-Z-026, R-Q-032)."""

    __slots__ = ("key", "message")

    def __init__(self, game: str) -> None:
        self.key = "money"
        self.message = Message(f"{game}.place.money")

    def __repr__(self) -> str:
        return self.key


def key_of_placement(tile: Tile, place: Place) -> str:
    """Return one name for a tile and its place."""
    return f"{tile.key}@{place.key}"


def tile_of_placement(key: str) -> str:
    """Return the tile in such a name."""
    return key.partition("@")[0]


class Placement:
    """A tile and the place it goes to."""

    __slots__ = ("key", "message", "place", "tile")

    def __init__(self, game: str, tile: Tile, place: Place) -> None:
        self.tile = tile
        self.place = place
        self.key = key_of_placement(tile, place)
        self.message = Message(f"{game}.action.place", tile=tile, place=place)

    def __repr__(self) -> str:
        return self.key

    def about(self) -> dict[str, Any]:
        """Describe the option for clients."""
        return {"kind": "place", "tile": self.tile.key, "place": self.place.key}

"""A player's zoo: enclosures, barn and money."""

from __future__ import annotations

from bisect import insort
from operator import attrgetter
from typing import TYPE_CHECKING, ClassVar, TypeVar

from menagerie.games.zooloretto.enclosures import BASE_BOARDS, BOARDS, Board, Enclosure
from menagerie.kernel.messages import Message, player

if TYPE_CHECKING:
    from collections.abc import Iterable

    from menagerie.games.zooloretto.tiles import Tile

T = TypeVar("T")
BY_RANK = attrgetter("rank")


class Barn:
    """The barn, as a place where a tile can go: it has no limit (R-Z-027)."""

    __slots__ = ()
    key: ClassVar[str] = "barn"
    message: ClassVar[Message] = Message("zooloretto.place.barn")

    def __repr__(self) -> str:
        return self.key


BARN = Barn()


class Zoo:
    """One player's zoo."""

    __slots__ = ("barn", "enclosures", "extensions", "money", "player", "seat")

    def __init__(self, seat: int, money: int, extensions: int) -> None:
        self.seat = seat
        self.player = player(seat)
        self.money = money  # coins and coin tiles are worth the same and pay alike (R-Z-026)
        self.extensions = extensions  # still face down: they offer no spaces (R-Z-028)
        self.enclosures = [Enclosure(board) for board in BASE_BOARDS]
        self.barn: list[Tile] = []  # it has no order, so it is kept sorted

    def clone(self) -> Zoo:
        """Copy the zoo."""
        zoo = Zoo.__new__(Zoo)
        zoo.seat = self.seat
        zoo.player = self.player
        zoo.money = self.money
        zoo.extensions = self.extensions
        zoo.enclosures = self.enclosures[:]
        zoo.barn = self.barn[:]
        return zoo

    def put_in_barn(self, tile: Tile) -> None:
        """Add a tile to the barn."""
        insort(self.barn, tile, key=BY_RANK)

    @property
    def boards(self) -> tuple[Board, ...]:
        """All enclosures of the zoo, extensions that still lie face down too."""
        return BOARDS[: len(self.enclosures) + self.extensions]

    def is_built(self, board: Board) -> bool:
        """Whether an enclosure offers spaces: an extension does once it is turned face up (R-Z-028)."""
        return board.index < len(self.enclosures)


def distinct(tiles: Iterable[T]) -> Iterable[T]:
    """Go through tiles without naming equal ones twice."""
    return dict.fromkeys(tiles)

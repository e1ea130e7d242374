"""A player's zoo: enclosures, barn and money."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, ClassVar, TypeVar

from menagerie.games.loretto.park import Park
from menagerie.games.loretto.tiles import BY_RANK
from menagerie.games.zooloretto.enclosures import Board, Enclosure
from menagerie.kernel.messages import Message, player

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from menagerie.games.loretto.tiles import Tile
    from menagerie.games.zooloretto.box import ZoolorettoBox
    from menagerie.games.zooloretto.tiles import Colour, JungleAnimal

T = TypeVar("T")


class Barn:
    """The barn, as a place where a tile can go: it has no limit (R-Z-027)."""

    __slots__ = ()
    key: ClassVar[str] = "barn"
    message: ClassVar[Message] = Message("zooloretto.place.barn")

    def __repr__(self) -> str:
        return self.key


BARN = Barn()


class Zoo(Park):
    """One player's zoo."""

    __slots__ = ("barn", "bonus_tokens", "box", "donated", "enclosures", "extensions", "jungle", "visitors")

    def __init__(self, seat: int, box: ZoolorettoBox) -> None:
        self.seat = seat
        self.player = player(seat)
        self.money = box.coins_each
        self.box = box
        self.extensions = box.extensions  # still face down: they offer no spaces (R-Z-028)
        self.enclosures = [Enclosure(board) for board in box.boards if not board.extension]
        self.barn: list[Tile] = []  # it has no order, so it is kept sorted
        self.donated: tuple[int, ...] = ()  # the donation tokens it has earned
        self.jungle: tuple[JungleAnimal, ...] = ()  # on the jungle board, sorted like the barn
        self.visitors: tuple[tuple[int, ...], ...] = ()  # by colour the points of the path on which they stand
        self.bonus_tokens: tuple[Colour, ...] = ()

    def clone(self) -> Zoo:
        """Copy the zoo."""
        zoo = Zoo.__new__(Zoo)
        self.copy_to(zoo)
        return zoo

    def copy_to(self, zoo: Zoo) -> None:
        """Copy what is in it to another zoo."""
        zoo.seat = self.seat
        zoo.player = self.player
        zoo.money = self.money
        zoo.box = self.box
        zoo.extensions = self.extensions
        zoo.enclosures = self.enclosures[:]
        zoo.barn = self.barn[:]
        zoo.donated = self.donated
        zoo.jungle = self.jungle
        zoo.visitors = self.visitors
        zoo.bonus_tokens = self.bonus_tokens

    @property
    def boards(self) -> tuple[Board, ...]:
        """The boards of all its enclosures, extensions last."""
        return self.box.boards

    def tiles(self) -> Iterator[Tile]:
        """Go through every tile of the zoo."""
        yield from self.barn
        yield from self.jungle
        for enclosure in self.enclosures:
            yield from enclosure.animals + enclosure.stalls

    def put_in_barn(self, tile: Tile) -> None:
        """Add a tile to the barn."""
        insort(self.barn, tile, key=BY_RANK)

    def put_in_jungle(self, animal: JungleAnimal) -> None:
        """Add an animal to the jungle board."""
        self.jungle = tuple(sorted((*self.jungle, animal), key=BY_RANK))

    def spare_tiles(self) -> Iterable[Tile]:
        """Go through the barn (R-Z-027, R-Z-040, R-Z-043)."""
        return distinct(self.barn)

    def give_up(self, tile: Tile) -> None:
        """Take a tile out of the barn."""
        self.barn.remove(tile)

    def is_built(self, board: Board) -> bool:
        """Whether an enclosure offers spaces: an extension does once it is turned face up (R-Z-028)."""
        return board.index < len(self.enclosures)


def distinct(tiles: Iterable[T]) -> Iterable[T]:
    """Go through tiles, equal ones only once."""
    return dict.fromkeys(tiles)

"""Rearranging by a move: one animal out of the barn, or one stall from place to place."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from menagerie.games.loretto.money import pay_bank
from menagerie.games.loretto.placing import Place
from menagerie.games.loretto.tiles import Animal, Tile
from menagerie.games.zooloretto.enclosures import (
    ANY_SPECIES,
    Board,
    homes,
    not_built,
    obstacles_to_housing,
    obstacles_to_stall,
    stall_places,
)
from menagerie.games.zooloretto.placing import house
from menagerie.games.zooloretto.tiles import Stall
from menagerie.games.zooloretto.zoo import BARN, Barn, Zoo, distinct
from menagerie.kernel.decision import NONE
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.games.zooloretto.table import ZoolorettoTable
    from menagerie.kernel.decision import Obstacles


T = TypeVar("T", bound=Tile)
P = TypeVar("P", bound=Place)  # where the tile can lie


class TileMove(Generic[T, P]):
    """One tile to move from one place to another."""

    __slots__ = ("key", "message", "price", "source", "target", "tile")

    def __init__(self, price: int, tile: T, source: P, target: P) -> None:
        self.price = price
        self.tile = tile
        self.source = source
        self.target = target
        self.key = f"move-{tile.key}@{source.key}>{target.key}"
        self.message = Message("zooloretto.action.move", tile=tile, source=source, target=target)

    def about(self) -> dict[str, Any]:
        """Describe the option for clients."""
        places = {"source": self.source.key, "target": self.target.key}
        return {"kind": "move", "price": self.price, "tile": self.tile.key, **places}

    def tell(self, table: ZoolorettoTable, zoo: Zoo) -> None:
        """Tell what has been moved."""
        table.journal.tell(
            "zooloretto.event.moved", player=zoo.player, tile=self.tile, source=self.source, target=self.target
        )


class MovingAnimals:
    """Move one animal from the barn to an enclosure."""

    __slots__ = ("price", "way")
    kind: ClassVar[str] = "move"

    def __init__(self, price: int) -> None:
        self.price = price
        self.way = cache(partial(MoveAnimal, price))

    def options(self, table: ZoolorettoTable, zoo: Zoo) -> list[MoveAnimal]:
        """List the moves out of the barn to an enclosure that can take the animal."""
        # Most animals of a full barn have no home: those are not asked about one by one.
        open_to = [enclosure.open_to for enclosure in zoo.enclosures]
        animals = [tile for tile in distinct(zoo.barn) if isinstance(tile, Animal)]
        if ANY_SPECIES not in open_to:
            animals = [animal for animal in animals if animal.species in open_to]
        return [self.way(animal, BARN, home) for animal in animals for home in homes(zoo.enclosures, animal)]

    def thinkable(self, table: ZoolorettoTable, zoo: Zoo) -> Iterator[MoveAnimal]:
        """Go through any animal, from anywhere to any enclosure, built or not, or to the barn."""
        for tile in distinct(zoo.barn):
            if isinstance(tile, Animal):
                for board in zoo.boards:
                    yield self.way(tile, BARN, board)
        for enclosure in zoo.enclosures:
            for animal in distinct(enclosure.animals):
                for target in (*zoo.boards, BARN):
                    if target is not enclosure.board:
                        yield self.way(animal, enclosure.board, target)


class MoveAnimal(TileMove[Animal, Board | Barn]):
    """One animal to move."""

    __slots__ = ()

    def obstacles(self, table: ZoolorettoTable, zoo: Zoo) -> Obstacles:
        """Only an animal of the barn can move, and only to a legal free space (R-Z-031, R-Z-032)."""
        if isinstance(self.source, Board) or isinstance(self.target, Barn):
            return (Message("zooloretto.obstacle.animals_stay", place=self.source),)
        if not zoo.is_built(self.target):
            return (not_built(self.target),)
        return obstacles_to_housing(zoo.enclosures[self.target.index], self.tile)

    async def do(self, table: ZoolorettoTable, seat: int) -> None:
        """Pay and move; births and bonuses follow as after unloading (R-Z-045)."""
        assert isinstance(self.target, Board)
        zoo = table.changing(seat)
        pay_bank(table, zoo, self.price)
        zoo.barn.remove(self.tile)
        self.tell(table, zoo)
        await house(table, zoo, self.tile, self.target)


class MovingStalls:
    """Move one stall to another stall space, to the barn or out of it."""

    __slots__ = ("price", "way")
    kind: ClassVar[str] = "move"

    def __init__(self, price: int) -> None:
        self.price = price
        self.way = cache(partial(MoveStall, price))

    def options(self, table: ZoolorettoTable, zoo: Zoo) -> list[MoveStall]:
        """List the moves to a free stall space, including the other one of the same enclosure, or to the barn."""
        free = stall_places(zoo.enclosures)
        moves = []
        for enclosure in zoo.enclosures:
            if enclosure.stalls:
                for stall in distinct(enclosure.stalls):
                    moves += [self.way(stall, enclosure.board, target) for target in (*free, BARN)]
        if table.box.stalls_leave_barn:
            stalls = [tile for tile in distinct(zoo.barn) if isinstance(tile, Stall)]
            moves += [self.way(stall, BARN, board) for stall in stalls for board in free]
        return moves

    def thinkable(self, table: ZoolorettoTable, zoo: Zoo) -> Iterator[MoveStall]:
        """Go through any stall, to any place."""
        for enclosure in zoo.enclosures:
            for stall in distinct(enclosure.stalls):
                for target in (*zoo.boards, BARN):
                    yield self.way(stall, enclosure.board, target)
        for tile in distinct(zoo.barn):
            if isinstance(tile, Stall):
                for board in zoo.boards:
                    yield self.way(tile, BARN, board)


class MoveStall(TileMove[Stall, Board | Barn]):
    """One stall to move."""

    __slots__ = ()

    def obstacles(self, table: ZoolorettoTable, zoo: Zoo) -> Obstacles:
        """A stall needs a free stall space, or the barn; some groups let none leave the barn (R-Z-031)."""
        stay: Obstacles = NONE
        if isinstance(self.source, Barn) and not table.box.stalls_leave_barn:
            stay = (Message("zooloretto.obstacle.stalls_stay_in_barn"),)
        if isinstance(self.target, Barn):
            return stay
        if not zoo.is_built(self.target):
            return (*stay, not_built(self.target))
        return stay + obstacles_to_stall(zoo.enclosures[self.target.index])

    async def do(self, table: ZoolorettoTable, seat: int) -> None:
        """Pay and move the stall."""
        zoo = table.changing(seat)
        pay_bank(table, zoo, self.price)
        if isinstance(self.source, Board):
            stalls = list(zoo.enclosures[self.source.index].stalls)
            stalls.remove(self.tile)
            zoo.enclosures[self.source.index] = zoo.enclosures[self.source.index].with_stalls(tuple(stalls))
        else:
            zoo.barn.remove(self.tile)
        if isinstance(self.target, Board):
            enclosure = zoo.enclosures[self.target.index]
            zoo.enclosures[self.target.index] = enclosure.with_stalls((*enclosure.stalls, self.tile))
        else:
            zoo.put_in_barn(self.tile)
        self.tell(table, zoo)

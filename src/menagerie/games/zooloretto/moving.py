"""Rearranging by a move: one animal out of the barn, or one stall from place to place."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from menagerie.games.zooloretto.box import PRICES
from menagerie.games.zooloretto.enclosures import (
    Board,
    homes,
    not_built,
    obstacles_to_housing,
    obstacles_to_stall,
    stall_places,
)
from menagerie.games.zooloretto.money import pay_bank
from menagerie.games.zooloretto.placing import house
from menagerie.games.zooloretto.tiles import Animal, Stall
from menagerie.games.zooloretto.zoo import BARN, Barn, Zoo, distinct
from menagerie.kernel.decision import NONE
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.games.zooloretto.table import Table
    from menagerie.kernel.decision import Obstacles


class MoveAnimal:
    """Move one animal from the barn to an enclosure."""

    __slots__ = ("animal", "key", "message", "source", "target")
    price: ClassVar[int] = PRICES.rearrange

    def __init__(self, animal: Animal, source: Board | Barn, target: Board | Barn) -> None:
        self.animal = animal
        self.source = source
        self.target = target
        self.key = f"move-{animal.key}@{source.key}>{target.key}"
        self.message = Message("zooloretto.action.move", tile=animal, source=source, target=target)

    @staticmethod
    def options(table: Table, zoo: Zoo) -> list[MoveAnimal]:
        """List the moves out of the barn to an enclosure that can take the animal."""
        # Most animals of a full barn have no home: those are not asked about one by one.
        open_to = [enclosure.species for enclosure in zoo.enclosures if enclosure.free]
        animals = [tile for tile in distinct(zoo.barn) if isinstance(tile, Animal)]
        if None not in open_to:
            animals = [animal for animal in animals if animal.species in open_to]
        return [move_animal(animal, BARN, home) for animal in animals for home in homes(zoo.enclosures, animal)]

    @staticmethod
    def thinkable(table: Table, zoo: Zoo) -> Iterator[MoveAnimal]:
        """Any animal, from anywhere to any enclosure, built or not, or to the barn."""
        for tile in distinct(zoo.barn):
            if isinstance(tile, Animal):
                for board in zoo.boards:
                    yield move_animal(tile, BARN, board)
        for enclosure in zoo.enclosures:
            for animal in distinct(enclosure.animals):
                for target in (*zoo.boards, BARN):
                    if target is not enclosure.board:
                        yield move_animal(animal, enclosure.board, target)

    def obstacles(self, table: Table, zoo: Zoo) -> Obstacles:
        """Only an animal of the barn can move, and only to a legal free space (R-Z-031, R-Z-032)."""
        if isinstance(self.source, Board) or isinstance(self.target, Barn):
            return (Message("zooloretto.obstacle.animals_stay", place=self.source),)
        if not zoo.is_built(self.target):
            return (not_built(self.target),)
        return obstacles_to_housing(zoo.enclosures[self.target.index], self.animal)

    async def do(self, table: Table, zoo: Zoo) -> None:
        """Pay and move; births and bonuses follow as after unloading (R-Z-045)."""
        assert isinstance(self.target, Board)
        pay_bank(table, zoo, self.price)
        zoo.barn.remove(self.animal)
        table.journal.tell(
            "zooloretto.event.moved", player=zoo.player, tile=self.animal, source=self.source, target=self.target
        )
        house(table, zoo, self.animal, self.target)


move_animal = cache(MoveAnimal)


class MoveStall:
    """Move one stall to another stall space, to the barn or out of it."""

    __slots__ = ("key", "message", "source", "stall", "target")
    price: ClassVar[int] = PRICES.rearrange

    def __init__(self, stall: Stall, source: Board | Barn, target: Board | Barn) -> None:
        self.stall = stall
        self.source = source
        self.target = target
        self.key = f"move-{stall.key}@{source.key}>{target.key}"
        self.message = Message("zooloretto.action.move", tile=stall, source=source, target=target)

    @staticmethod
    def options(table: Table, zoo: Zoo) -> list[MoveStall]:
        """List the moves to a free stall space, the other one of the same enclosure too, or the barn."""
        free = stall_places(zoo.enclosures)
        moves = []
        for enclosure in zoo.enclosures:
            if enclosure.stalls:
                for stall in distinct(enclosure.stalls):
                    moves += [move_stall(stall, enclosure.board, target) for target in (*free, BARN)]
        if table.house_rules.stalls_leave_barn:
            stalls = [tile for tile in distinct(zoo.barn) if isinstance(tile, Stall)]
            moves += [move_stall(stall, BARN, board) for stall in stalls for board in free]
        return moves

    @staticmethod
    def thinkable(table: Table, zoo: Zoo) -> Iterator[MoveStall]:
        """Any stall, to any place."""
        for enclosure in zoo.enclosures:
            for stall in distinct(enclosure.stalls):
                for target in (*zoo.boards, BARN):
                    yield move_stall(stall, enclosure.board, target)
        for tile in distinct(zoo.barn):
            if isinstance(tile, Stall):
                for board in zoo.boards:
                    yield move_stall(tile, BARN, board)

    def obstacles(self, table: Table, zoo: Zoo) -> Obstacles:
        """A stall needs a free stall space, or the barn; some groups let none leave the barn (R-Z-031)."""
        stay: Obstacles = NONE
        if isinstance(self.source, Barn) and not table.house_rules.stalls_leave_barn:
            stay = (Message("zooloretto.obstacle.stalls_stay_in_barn"),)
        if isinstance(self.target, Barn):
            return stay
        if not zoo.is_built(self.target):
            return (*stay, not_built(self.target))
        return stay + obstacles_to_stall(zoo.enclosures[self.target.index])

    async def do(self, table: Table, zoo: Zoo) -> None:
        """Pay and move the stall."""
        pay_bank(table, zoo, self.price)
        if isinstance(self.source, Board):
            stalls = list(zoo.enclosures[self.source.index].stalls)
            stalls.remove(self.stall)
            zoo.enclosures[self.source.index] = zoo.enclosures[self.source.index].with_stalls(tuple(stalls))
        else:
            zoo.barn.remove(self.stall)
        if isinstance(self.target, Board):
            enclosure = zoo.enclosures[self.target.index]
            zoo.enclosures[self.target.index] = enclosure.with_stalls((*enclosure.stalls, self.stall))
        else:
            zoo.put_in_barn(self.stall)
        table.journal.tell(
            "zooloretto.event.moved", player=zoo.player, tile=self.stall, source=self.source, target=self.target
        )


move_stall = cache(MoveStall)

"""Rearranging by a move: one animal out of the barn, or one stall from place to place."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from menagerie.games.zooloretto.box import PRICES
from menagerie.games.zooloretto.enclosures import Board, obstacles_to_housing, obstacles_to_stall
from menagerie.games.zooloretto.money import obstacles_to_paying, pay_bank
from menagerie.games.zooloretto.placing import house
from menagerie.games.zooloretto.tiles import Animal, Stall
from menagerie.games.zooloretto.zoo import BARN, Barn, Zoo, distinct
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.games.zooloretto.table import Table


class MoveAnimal:
    """Move one animal from the barn to an enclosure."""

    __slots__ = ("animal", "key", "message", "source", "target")
    price = PRICES.rearrange

    def __init__(self, animal: Animal, source: Board | Barn, target: Board | Barn) -> None:
        self.animal = animal
        self.source = source
        self.target = target
        self.key = f"move-{animal.key}@{source.key}>{target.key}"
        self.message = Message("zooloretto.action.move", tile=animal, source=source, target=target)

    @staticmethod
    def thinkable(table: Table, zoo: Zoo) -> Iterator[MoveAnimal]:  # noqa: ARG004
        """Any animal of the barn, to any enclosure."""
        for tile in distinct(zoo.barn):
            if isinstance(tile, Animal):
                for enclosure in zoo.enclosures:
                    yield move_animal(tile, BARN, enclosure.board)

    @staticmethod
    def far_fetched(table: Table, zoo: Zoo) -> Iterator[MoveAnimal]:  # noqa: ARG004
        """Animals of enclosures, which cannot be moved, and enclosures that are not built."""
        for tile in distinct(zoo.barn):
            if isinstance(tile, Animal):
                for board in zoo.unbuilt_boards:
                    yield move_animal(tile, BARN, board)
        for enclosure in zoo.enclosures:
            for animal in dict.fromkeys(enclosure.animals):
                for other in zoo.enclosures:
                    if other is not enclosure:
                        yield move_animal(animal, enclosure.board, other.board)
                yield move_animal(animal, enclosure.board, BARN)

    def obstacles(self, table: Table, zoo: Zoo) -> Iterator[Message]:  # noqa: ARG002
        """Only an animal of the barn can move, and only to a legal free space (R-Z-031, R-Z-032)."""
        yield from obstacles_to_paying(zoo, self.price)
        if not isinstance(self.source, Barn):
            yield Message("zooloretto.obstacle.animals_stay", place=self.source)
        elif isinstance(self.target, Board):
            if self.target.index >= len(zoo.enclosures):
                yield Message("zooloretto.obstacle.not_built", place=self.target)
            else:
                yield from obstacles_to_housing(zoo.enclosures[self.target.index], self.animal)

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
    price = PRICES.rearrange

    def __init__(self, stall: Stall, source: Board | Barn, target: Board | Barn) -> None:
        self.stall = stall
        self.source = source
        self.target = target
        self.key = f"move-{stall.key}@{source.key}>{target.key}"
        self.message = Message("zooloretto.action.move", tile=stall, source=source, target=target)

    @staticmethod
    def thinkable(table: Table, zoo: Zoo) -> Iterator[MoveStall]:  # noqa: ARG004
        """Any stall, to any other place; between the two spaces of one enclosure nothing would change."""
        for enclosure in zoo.enclosures:
            for stall in dict.fromkeys(enclosure.stalls):
                for other in zoo.enclosures:
                    if other is not enclosure:
                        yield move_stall(stall, enclosure.board, other.board)
                yield move_stall(stall, enclosure.board, BARN)
        for tile in distinct(zoo.barn):
            if isinstance(tile, Stall):
                for enclosure in zoo.enclosures:
                    yield move_stall(tile, BARN, enclosure.board)

    def obstacles(self, table: Table, zoo: Zoo) -> Iterator[Message]:
        """A stall needs a free stall space, or the barn; some groups let none leave the barn (R-Z-031)."""
        yield from obstacles_to_paying(zoo, self.price)
        if isinstance(self.source, Barn) and not table.house_rules.stalls_leave_barn:
            yield Message("zooloretto.obstacle.stalls_stay_in_barn")
        if isinstance(self.target, Board):
            yield from obstacles_to_stall(zoo.enclosures[self.target.index])

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

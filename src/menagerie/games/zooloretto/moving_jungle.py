"""Rearranging by a move: one jungle animal out of the barn to the jungle board (expansion Exotic)."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, ClassVar

from menagerie.games.loretto.money import pay_bank
from menagerie.games.loretto.tiles import Animal
from menagerie.games.zooloretto.enclosures import Board
from menagerie.games.zooloretto.jungle import Jungle, not_in_enclosure
from menagerie.games.zooloretto.moving import TileMove
from menagerie.games.zooloretto.placing import settle
from menagerie.games.zooloretto.tiles import JungleAnimal
from menagerie.games.zooloretto.zoo import BARN, Barn, distinct
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.games.zooloretto.table import ZoolorettoTable
    from menagerie.games.zooloretto.zoo import Zoo
    from menagerie.kernel.decision import Obstacles


class MovingJungleAnimals:
    """Move one jungle animal from the barn to the jungle board (R-E-037)."""

    __slots__ = ("price", "way")
    kind: ClassVar[str] = "move"

    def __init__(self, price: int) -> None:
        self.price = price
        self.way = cache(partial(MoveJungleAnimal, price))

    def options(self, table: ZoolorettoTable, zoo: Zoo) -> list[MoveJungleAnimal]:
        """List the jungle animals of the barn that the board can take."""
        animals = [tile for tile in distinct(zoo.barn) if isinstance(tile, JungleAnimal)]
        return [
            self.way(animal, BARN, jungle)
            for animal in animals
            for jungle in table.box.jungles
            if not jungle.obstacles(zoo, animal)
        ]

    def thinkable(self, table: ZoolorettoTable, zoo: Zoo) -> Iterator[MoveJungleAnimal]:
        """Go through any jungle animal, from anywhere to anywhere, and any animal to the jungle."""
        for tile in distinct(zoo.barn):
            if isinstance(tile, JungleAnimal):
                for target in (*table.box.jungles, *zoo.boards):
                    yield self.way(tile, BARN, target)
            elif isinstance(tile, Animal):
                for jungle in table.box.jungles:
                    yield self.way(tile, BARN, jungle)
        for jungle in table.box.jungles:
            for animal in distinct(zoo.jungle):
                for place in (*zoo.boards, BARN):
                    yield self.way(animal, jungle, place)


class MoveJungleAnimal(TileMove[Animal | JungleAnimal, Board | Barn | Jungle]):
    """One jungle animal to move; another one can only be thought of."""

    __slots__ = ()

    def obstacles(self, table: ZoolorettoTable, zoo: Zoo) -> Obstacles:
        """Only a jungle animal of the barn can move, and only to the jungle board (R-E-011, R-E-037)."""
        if isinstance(self.source, Jungle):
            return (Message("zooloretto.obstacle.jungle_stays"),)
        if isinstance(self.target, Jungle):
            return self.target.obstacles(zoo, self.tile)
        assert isinstance(self.target, Board)
        return (not_in_enclosure(self.target),)

    async def do(self, table: ZoolorettoTable, seat: int) -> None:
        """Pay and move; visitors walk for it, unless the group has agreed otherwise (R-E-036)."""
        assert isinstance(self.tile, JungleAnimal)
        zoo = table.changing(seat)
        pay_bank(table, zoo, self.price)
        zoo.barn.remove(self.tile)
        self.tell(table, zoo)
        await settle(table, zoo, self.tile, walking=table.box.moved_jungle_walks)

"""Rearranging by an exchange: two groups of animals change places."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

from menagerie.games.zooloretto.box import PRICES
from menagerie.games.zooloretto.enclosures import Board
from menagerie.games.zooloretto.money import obstacles_to_paying, pay_bank
from menagerie.games.zooloretto.offspring import births
from menagerie.games.zooloretto.tiles import Animal, Species
from menagerie.games.zooloretto.zoo import BARN
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.games.zooloretto.table import Table
    from menagerie.games.zooloretto.zoo import Zoo


class ExchangeEnclosures:
    """All animals of two enclosures change places (R-Z-033)."""

    __slots__ = ("first", "key", "message", "second")
    price = PRICES.rearrange

    def __init__(self, first: Board, second: Board) -> None:
        self.first = first
        self.second = second
        self.key = f"exchange-{first.key}/{second.key}"
        self.message = Message("zooloretto.action.exchange", first=first, second=second)

    @staticmethod
    def thinkable(table: Table, zoo: Zoo) -> Iterator[ExchangeEnclosures]:  # noqa: ARG004
        """Any two enclosures."""
        for first, second in combinations(zoo.enclosures, 2):
            yield exchange_enclosures(first.board, second.board)

    def obstacles(self, table: Table, zoo: Zoo) -> Iterator[Message]:  # noqa: ARG002
        """Both hold animals, of different species, and all of them fit (R-Z-035, R-Z-037, R-Z-038)."""
        yield from obstacles_to_paying(zoo, self.price)
        first, second = zoo.enclosures[self.first.index], zoo.enclosures[self.second.index]
        for enclosure in (first, second):
            if not enclosure.animals:
                yield Message("zooloretto.obstacle.enclosure_empty", place=enclosure.board)
        if first.species is not None and first.species is second.species:
            yield Message("zooloretto.obstacle.same_species", species=first.species)
        yield from obstacles_to_fitting(self.first, len(second.animals))
        yield from obstacles_to_fitting(self.second, len(first.animals))

    async def do(self, table: Table, zoo: Zoo) -> None:
        """Pay and exchange; whatever fills up earns nothing (R-Z-061), and pairs have bred where they were."""
        pay_bank(table, zoo, self.price)
        first, second = zoo.enclosures[self.first.index], zoo.enclosures[self.second.index]
        zoo.enclosures[self.first.index] = first.with_animals(second.animals)
        zoo.enclosures[self.second.index] = second.with_animals(first.animals)
        table.journal.tell("zooloretto.event.exchanged", player=zoo.player, first=self.first, second=self.second)


exchange_enclosures = cache(ExchangeEnclosures)


class ExchangeWithBarn:
    """All animals of an enclosure change places with all animals of another species in the barn (R-Z-033, R-Z-034)."""

    __slots__ = ("board", "key", "message", "species")
    price = PRICES.rearrange

    def __init__(self, board: Board, species: Species) -> None:
        self.board = board
        self.species = species
        self.key = f"exchange-{board.key}/barn.{species.key}"
        self.message = Message("zooloretto.action.exchange_barn", place=board, species=species)

    @staticmethod
    def thinkable(table: Table, zoo: Zoo) -> Iterator[ExchangeWithBarn]:  # noqa: ARG004
        """Any enclosure and any species of the barn."""
        for species in dict.fromkeys([tile.species for tile in zoo.barn if isinstance(tile, Animal)]):
            for enclosure in zoo.enclosures:
                yield exchange_with_barn(enclosure.board, species)

    def obstacles(self, table: Table, zoo: Zoo) -> Iterator[Message]:  # noqa: ARG002
        """Both sides hold animals, of different species, and the enclosure can take its share (R-Z-035 to R-Z-038)."""
        yield from obstacles_to_paying(zoo, self.price)
        enclosure = zoo.enclosures[self.board.index]
        if not enclosure.animals:
            yield Message("zooloretto.obstacle.enclosure_empty", place=self.board)
        if enclosure.species is self.species:
            yield Message("zooloretto.obstacle.same_species", species=self.species)
        yield from obstacles_to_fitting(self.board, len(animals_in_barn(zoo, self.species)))

    async def do(self, table: Table, zoo: Zoo) -> None:
        """Pay and exchange; pairs out of the barn have offspring at once, without a coin bonus (R-Z-057, R-Z-061)."""
        pay_bank(table, zoo, self.price)
        enclosure = zoo.enclosures[self.board.index]
        coming = animals_in_barn(zoo, self.species)
        for animal in coming:
            zoo.barn.remove(animal)
        for animal in enclosure.animals:
            zoo.put_in_barn(animal)
        zoo.enclosures[self.board.index] = enclosure.with_animals(coming)
        table.journal.tell("zooloretto.event.exchanged", player=zoo.player, first=self.board, second=BARN)
        births(table, zoo, self.board, bonus=False)


exchange_with_barn = cache(ExchangeWithBarn)


def animals_in_barn(zoo: Zoo, species: Species) -> tuple[Animal, ...]:
    """List every animal of the species in the barn, offspring too."""
    return tuple([tile for tile in zoo.barn if isinstance(tile, Animal) and tile.species is species])


def obstacles_to_fitting(board: Board, animals: int) -> Iterator[Message]:
    """An enclosure must hold all animals it would receive; births to come do not count (R-Z-037)."""
    if animals > board.spaces:
        yield Message("zooloretto.obstacle.too_many_animals", animals=animals, place=board, spaces=board.spaces)

"""Rearranging by an exchange: two groups of animals change places."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar

from menagerie.games.zooloretto.box import PRICES
from menagerie.games.zooloretto.enclosures import not_built
from menagerie.games.zooloretto.money import pay_bank
from menagerie.games.zooloretto.offspring import births
from menagerie.games.zooloretto.tiles import Animal, Species
from menagerie.games.zooloretto.zoo import BARN, distinct
from menagerie.kernel.decision import NONE
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.zooloretto.enclosures import Board, Enclosure
    from menagerie.games.zooloretto.table import Table
    from menagerie.games.zooloretto.zoo import Barn, Zoo
    from menagerie.kernel.decision import Obstacles


class ExchangeEnclosures:
    """All animals of two enclosures change places (R-Z-033)."""

    __slots__ = ("first", "key", "message", "second")
    price: ClassVar[int] = PRICES.rearrange

    def __init__(self, first: Board, second: Board) -> None:
        self.first = first
        self.second = second
        self.key = f"exchange-{first.key}/{second.key}"
        self.message = Message("zooloretto.action.exchange", first=first, second=second)

    @staticmethod
    def options(table: Table, zoo: Zoo) -> list[ExchangeEnclosures]:
        """List the pairs of enclosures that can be exchanged."""
        return [
            exchange_enclosures(one.board, other.board)
            for one, other in combinations(zoo.enclosures, 2)
            if not obstacles_to_exchanging(one, other)
        ]

    @staticmethod
    def thinkable(table: Table, zoo: Zoo) -> list[ExchangeEnclosures]:
        """Any two enclosures."""
        return [exchange_enclosures(one, other) for one, other in combinations(zoo.boards, 2)]

    def obstacles(self, table: Table, zoo: Zoo) -> Obstacles:
        """Say what stands in the way of exchanging these two."""
        unbuilt = [board for board in (self.first, self.second) if not zoo.is_built(board)]
        if unbuilt:
            return tuple(not_built(board) for board in unbuilt)
        return obstacles_to_exchanging(zoo.enclosures[self.first.index], zoo.enclosures[self.second.index])

    async def do(self, table: Table, zoo: Zoo) -> None:
        """Pay and exchange; whatever fills up earns nothing (R-Z-061), and pairs have bred where they were."""
        pay_bank(table, zoo, self.price)
        first, second = zoo.enclosures[self.first.index], zoo.enclosures[self.second.index]
        zoo.enclosures[self.first.index] = first.with_animals(second.animals)
        zoo.enclosures[self.second.index] = second.with_animals(first.animals)
        tell_exchange(table, zoo, first, second.species, self.second)


exchange_enclosures = cache(ExchangeEnclosures)


class ExchangeWithBarn:
    """All animals of an enclosure change places with all animals of another species in the barn (R-Z-033, R-Z-034)."""

    __slots__ = ("board", "key", "message", "species")
    price: ClassVar[int] = PRICES.rearrange

    def __init__(self, board: Board, species: Species) -> None:
        self.board = board
        self.species = species
        self.key = f"exchange-{board.key}/barn.{species.key}"
        self.message = Message("zooloretto.action.exchange_barn", place=board, species=species)

    @staticmethod
    def options(table: Table, zoo: Zoo) -> list[ExchangeWithBarn]:
        """List the enclosures and species of the barn that can be exchanged."""
        in_barn = [tile.species for tile in zoo.barn if isinstance(tile, Animal)]
        exchanges = []
        for species in distinct(in_barn):
            coming = in_barn.count(species)
            exchanges += [
                exchange_with_barn(enclosure.board, species)
                for enclosure in zoo.enclosures
                if not obstacles_to_receiving(enclosure, species, coming)
            ]
        return exchanges

    @staticmethod
    def thinkable(table: Table, zoo: Zoo) -> list[ExchangeWithBarn]:
        """Any enclosure and any species."""
        return [exchange_with_barn(board, species) for species in table.species for board in zoo.boards]

    def obstacles(self, table: Table, zoo: Zoo) -> Obstacles:
        """Say what stands in the way of this exchange; the barn takes whatever comes (R-Z-036)."""
        coming = len(animals_in_barn(zoo, self.species))
        none: Obstacles = NONE if coming else (Message("zooloretto.obstacle.none_in_barn", species=self.species),)
        if not zoo.is_built(self.board):
            return (*none, not_built(self.board))
        return none + obstacles_to_receiving(zoo.enclosures[self.board.index], self.species, coming)

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
        tell_exchange(table, zoo, enclosure, self.species, BARN)
        births(table, zoo, self.board, bonus=False)


exchange_with_barn = cache(ExchangeWithBarn)


def tell_exchange(table: Table, zoo: Zoo, first: Enclosure, other: Species | None, second: Board | Barn) -> None:
    """Tell which species have changed places."""
    assert first.species is not None
    assert other is not None
    table.journal.tell(
        "zooloretto.event.exchanged",
        player=zoo.player,
        one=first.species,
        first=first.board,
        other=other,
        second=second,
    )


def animals_in_barn(zoo: Zoo, species: Species) -> tuple[Animal, ...]:
    """List every animal of the species in the barn, offspring too."""
    return tuple([tile for tile in zoo.barn if isinstance(tile, Animal) and tile.species is species])


def obstacles_to_exchanging(one: Enclosure, other: Enclosure) -> Obstacles:
    """Both hold animals, of different species, and all of them fit (R-Z-035, R-Z-037, R-Z-038)."""
    if not one.animals:
        return (empty(one.board), empty(other.board)) if not other.animals else (empty(one.board),)
    assert one.species is not None
    return obstacles_to_receiving(other, one.species, len(one.animals)) + obstacles_to_fitting(
        one.board, len(other.animals)
    )


def obstacles_to_receiving(enclosure: Enclosure, species: Species, animals: int) -> Obstacles:
    """An enclosure gives animals of one species for animals of another, which must all fit (R-Z-035 to R-Z-038)."""
    if not enclosure.animals:
        return (empty(enclosure.board),)
    if enclosure.species is species:
        return (same_species(species),)
    return obstacles_to_fitting(enclosure.board, animals)


def obstacles_to_fitting(board: Board, animals: int) -> Obstacles:
    """An enclosure must hold all animals it would receive; births to come do not count (R-Z-037)."""
    if animals <= board.spaces:
        return NONE
    return (Message("zooloretto.obstacle.too_many_animals", animals=animals, place=board, spaces=board.spaces),)


@cache
def empty(board: Board) -> Message:
    """Say that an enclosure holds no animals."""
    return Message("zooloretto.obstacle.enclosure_empty", place=board)


@cache
def same_species(species: Species) -> Message:
    """Say that both sides are of one species."""
    return Message("zooloretto.obstacle.same_species", species=species)

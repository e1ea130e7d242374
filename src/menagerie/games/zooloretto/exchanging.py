"""Rearranging by an exchange: two groups of animals change places."""

from __future__ import annotations

from functools import cache, partial
from itertools import combinations
from typing import TYPE_CHECKING, Any, ClassVar

from menagerie.games.loretto.money import pay_bank
from menagerie.games.loretto.tiles import Animal, Species
from menagerie.games.zooloretto.enclosures import not_built
from menagerie.games.zooloretto.offspring import births
from menagerie.games.zooloretto.zoo import BARN, distinct
from menagerie.kernel.decision import NONE
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.zooloretto.enclosures import Board, Enclosure
    from menagerie.games.zooloretto.table import ZoolorettoTable
    from menagerie.games.zooloretto.zoo import Barn, Zoo
    from menagerie.kernel.decision import Obstacles


class ExchangingEnclosures:
    """All animals of two enclosures change places (R-Z-033)."""

    __slots__ = ("price", "way")
    kind: ClassVar[str] = "exchange"

    def __init__(self, price: int) -> None:
        self.price = price
        self.way = cache(partial(ExchangeEnclosures, price))

    def options(self, table: ZoolorettoTable, zoo: Zoo) -> list[ExchangeEnclosures]:
        """List the pairs of enclosures that can be exchanged."""
        inhabited = [enclosure for enclosure in zoo.enclosures if enclosure.animals]
        return [
            self.way(one.board, other.board)
            for one, other in combinations(inhabited, 2)
            if not obstacles_to_exchanging(one, other)
        ]

    def thinkable(self, table: ZoolorettoTable, zoo: Zoo) -> list[ExchangeEnclosures]:
        """List any two enclosures."""
        return [self.way(one, other) for one, other in combinations(zoo.boards, 2)]


class ExchangeEnclosures:
    """Two enclosures to exchange."""

    __slots__ = ("first", "key", "message", "price", "second")

    def __init__(self, price: int, first: Board, second: Board) -> None:
        self.price = price
        self.first = first
        self.second = second
        self.key = f"exchange-{first.key}/{second.key}"
        self.message = Message("zooloretto.action.exchange", first=first, second=second)

    def obstacles(self, table: ZoolorettoTable, zoo: Zoo) -> Obstacles:
        """List what stands in the way of exchanging these two."""
        unbuilt = [board for board in (self.first, self.second) if not zoo.is_built(board)]
        if unbuilt:
            return tuple(not_built(board) for board in unbuilt)
        return obstacles_to_exchanging(zoo.enclosures[self.first.index], zoo.enclosures[self.second.index])

    def about(self) -> dict[str, Any]:
        """Describe the option for clients."""
        places = {"first": self.first.key, "second": self.second.key}
        return {"kind": "exchange", "price": self.price, **places}

    async def do(self, table: ZoolorettoTable, seat: int) -> None:
        """Pay and exchange; what fills up earns nothing (R-Z-061), and pairs have already bred where they were."""
        zoo = table.changing(seat)
        pay_bank(table, zoo, self.price)
        first, second = zoo.enclosures[self.first.index], zoo.enclosures[self.second.index]
        zoo.enclosures[self.first.index] = first.with_animals(second.animals)
        zoo.enclosures[self.second.index] = second.with_animals(first.animals)
        tell_exchange(table, zoo, first, second.species, self.second)


class ExchangingWithBarn:
    """All animals of an enclosure change places with all animals of another species in the barn (R-Z-033, R-Z-034)."""

    __slots__ = ("price", "way")
    kind: ClassVar[str] = "exchange"

    def __init__(self, price: int) -> None:
        self.price = price
        self.way = cache(partial(ExchangeWithBarn, price))

    def options(self, table: ZoolorettoTable, zoo: Zoo) -> list[ExchangeWithBarn]:
        """List the enclosures and species of the barn that can be exchanged."""
        in_barn = [tile.species for tile in zoo.barn if isinstance(tile, Animal)]
        inhabited = [enclosure for enclosure in zoo.enclosures if enclosure.animals]
        exchanges = []
        for species in distinct(in_barn):
            coming = in_barn.count(species)
            exchanges += [
                self.way(enclosure.board, species)
                for enclosure in inhabited
                if not obstacles_to_receiving(enclosure, species, coming)
            ]
        return exchanges

    def thinkable(self, table: ZoolorettoTable, zoo: Zoo) -> list[ExchangeWithBarn]:
        """List any enclosure with any species."""
        return [self.way(board, species) for species in table.species for board in zoo.boards]


class ExchangeWithBarn:
    """An enclosure and a species of the barn to exchange."""

    __slots__ = ("board", "key", "message", "price", "species")

    def __init__(self, price: int, board: Board, species: Species) -> None:
        self.price = price
        self.board = board
        self.species = species
        self.key = f"exchange-{board.key}/barn.{species.key}"
        self.message = Message("zooloretto.action.exchange_barn", place=board, species=species)

    def obstacles(self, table: ZoolorettoTable, zoo: Zoo) -> Obstacles:
        """List what stands in the way of this exchange; the barn takes whatever comes (R-Z-036)."""
        coming = len(animals_in_barn(zoo, self.species))
        none: Obstacles = NONE if coming else (Message("zooloretto.obstacle.none_in_barn", species=self.species),)
        if not zoo.is_built(self.board):
            return (*none, not_built(self.board))
        return none + obstacles_to_receiving(zoo.enclosures[self.board.index], self.species, coming)

    def about(self) -> dict[str, Any]:
        """Describe the option for clients."""
        places = {"first": self.board.key, "second": BARN.key, "species": self.species.key}
        return {"kind": "exchange", "price": self.price, **places}

    async def do(self, table: ZoolorettoTable, seat: int) -> None:
        """Pay and exchange; pairs out of the barn have offspring at once, without a coin bonus (R-Z-057, R-Z-061)."""
        zoo = table.changing(seat)
        pay_bank(table, zoo, self.price)
        enclosure = zoo.enclosures[self.board.index]
        coming = animals_in_barn(zoo, self.species)
        for animal in coming:
            zoo.barn.remove(animal)
        for animal in enclosure.animals:
            zoo.put_in_barn(animal)
        zoo.enclosures[self.board.index] = enclosure.with_animals(coming)
        tell_exchange(table, zoo, enclosure, self.species, BARN)
        await births(table, zoo, self.board, bonus=False)


def tell_exchange(
    table: ZoolorettoTable, zoo: Zoo, first: Enclosure, other: Species | None, second: Board | Barn
) -> None:
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
    """List every animal of the species in the barn, offspring included."""
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
    """Return that an enclosure holds no animals."""
    return Message("zooloretto.obstacle.enclosure_empty", place=board)


@cache
def same_species(species: Species) -> Message:
    """Return that both sides are of the same species."""
    return Message("zooloretto.obstacle.same_species", species=species)

"""Enclosures with their animals and stalls. An enclosure never changes; the zoo replaces it by another."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from menagerie.games.loretto.printed import among
from menagerie.games.zooloretto.printed import ENCLOSURES, EXTENSION, EnclosureEntry
from menagerie.kernel.decision import NONE
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.loretto.tiles import Animal, Species
    from menagerie.games.zooloretto.tiles import Stall
    from menagerie.kernel.decision import Obstacles


SHARED = 4096  # enclosures
ANY_SPECIES = "any"  # may move into an empty enclosure


class Board:
    """The printed part of an enclosure: a place where tiles can lie."""

    __slots__ = ("coin_bonus", "extension", "index", "key", "message", "points", "spaces", "stall_spaces")

    def __init__(self, key: str, index: int, printed: EnclosureEntry, coin_bonus: int, *, extension: bool) -> None:
        self.key = key
        self.index = index  # where its enclosure stands in a zoo
        self.spaces = printed.spaces
        self.stall_spaces = printed.stall_spaces
        self.coin_bonus = coin_bonus
        self.extension = extension
        # By whether a stall stands beside it, and by the number of animals.
        self.points = points_of(printed, stall=False), points_of(printed, stall=True)
        self.message = Message(f"zooloretto.place.{key}")

    def __repr__(self) -> str:
        return self.key


def points_of(printed: EnclosureEntry, *, stall: bool) -> tuple[int, ...]:
    """List what an enclosure scores with no animal, one, two and so on (R-Z-090 to R-Z-094, R-Z-096)."""
    few = (number if stall else 0 for number in range(printed.spaces - 1))  # one each, beside a stall
    return (*few, printed.points_one_missing, printed.points_full)


board_of = cache(Board)  # one and the same object in all boxes where it is printed alike


def boards_of(sets: tuple[str, ...], extensions: int, extension_bonus: int) -> tuple[Board, ...]:
    """List the enclosures of a zoo in their order, with as many extensions as a player has."""
    base = among(sets, ENCLOSURES)
    boards = [board_of(entry.name, index, entry, entry.coin_bonus, extension=False) for index, entry in enumerate(base)]
    for number in range(extensions):
        boards.append(board_of(f"X{number + 1}", len(boards), EXTENSION, extension_bonus, extension=True))
    return tuple(boards)


class Enclosure:
    """An enclosure with what lies in and beside it."""

    __slots__ = ("animals", "board", "free", "free_stalls", "open_to", "species", "stalls")

    def __init__(self, board: Board, animals: tuple[Animal, ...] = (), stalls: tuple[Stall, ...] = ()) -> None:
        self.board = board
        self.animals = animals
        self.stalls = stalls
        self.free = board.spaces - len(animals)
        self.free_stalls = board.stall_spaces - len(stalls)
        self.species: Species | None = animals[0].species if animals else None
        # Whose animal may come next: it needs a free space among its own species (R-Z-020, R-Z-021).
        self.open_to: Species | str | None = (self.species or ANY_SPECIES) if self.free else None

    def with_animals(self, animals: tuple[Animal, ...]) -> Enclosure:
        """Return the enclosure with other animals."""
        return enclosure_of(self.board, animals, self.stalls)

    def with_stalls(self, stalls: tuple[Stall, ...]) -> Enclosure:
        """Return the enclosure with other stalls."""
        return enclosure_of(self.board, self.animals, stalls)

    @property
    def points(self) -> int:
        """What the animals score."""
        return self.board.points[bool(self.stalls)][len(self.animals)]

    @property
    def step(self) -> str | None:
        """Which of the printed steps the points come from; None where there are none (R-Z-090 to R-Z-094)."""
        if self.free <= 1:
            return ("full", "one_free")[self.free]
        return "each" if self.points else None

    @property
    def lacks_stall(self) -> bool:
        """Whether the animals score less than they would beside a stall (R-Z-092)."""
        return self.points < self.board.points[True][len(self.animals)]


# Equal enclosures are mostly one object, which costs no more than another, and tells bots that nothing has changed.
enclosure_of = lru_cache(maxsize=SHARED)(Enclosure)


def obstacles_to_housing(enclosure: Enclosure, animal: Animal) -> Obstacles:
    """List why an enclosure is not open to an animal."""
    if enclosure.open_to in (animal.species, ANY_SPECIES):
        return NONE
    board, residents = enclosure.board, enclosure.species
    no_space: Obstacles = NONE if enclosure.free else (full(board),)
    return no_space if residents is animal.species else (*no_space, other_species(board, residents))


def homes(enclosures: list[Enclosure], animal: Animal) -> list[Board]:
    """List the enclosures that are open to an animal."""
    suitable = (animal.species, ANY_SPECIES)
    return [enclosure.board for enclosure in enclosures if enclosure.open_to in suitable]


def obstacles_to_stall(enclosure: Enclosure) -> Obstacles:
    """A stall of any type needs a free stall space (R-Z-024, R-Z-025)."""
    return NONE if enclosure.free_stalls else (no_stall_space(enclosure.board),)


def stall_places(enclosures: list[Enclosure]) -> list[Board]:
    """List the enclosures that can take a stall."""
    return [enclosure.board for enclosure in enclosures if enclosure.free_stalls]


@cache
def full(board: Board) -> Message:
    """Return that no space is free."""
    return Message("zooloretto.obstacle.enclosure_full", place=board)


@cache
def other_species(board: Board, residents: Species) -> Message:
    """Return that another species lives there."""
    return Message("zooloretto.obstacle.other_species", place=board, species=residents)


@cache
def no_stall_space(board: Board) -> Message:
    """Return that no stall space is free."""
    return Message("zooloretto.obstacle.no_stall_space", place=board)


@cache
def not_built(board: Board) -> Message:
    """Return that an extension still lies face down (R-Z-028)."""
    return Message("zooloretto.obstacle.not_built", place=board)

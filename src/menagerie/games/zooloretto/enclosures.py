"""Enclosures with their animals and stalls. An enclosure never changes; the zoo replaces it by another."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from menagerie.games.zooloretto.box import ENCLOSURES, EXTENSION, EnclosureFigures
from menagerie.kernel.decision import NONE
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.zooloretto.tiles import Animal, Species, Stall
    from menagerie.kernel.decision import Obstacles


SHARED = 4096  # enclosures


class Board:
    """The printed part of an enclosure: a place where tiles can lie."""

    __slots__ = ("extension", "figures", "index", "key", "message", "spaces", "stall_spaces")

    def __init__(self, key: str, index: int, figures: EnclosureFigures, *, extension: bool) -> None:
        self.key = key
        self.index = index  # where its enclosure stands in a zoo
        self.figures = figures
        self.spaces = figures.spaces
        self.stall_spaces = figures.stall_spaces
        self.extension = extension
        self.message = Message(f"zooloretto.place.{key}")

    def __repr__(self) -> str:
        return self.key


BOARDS = (
    *(Board(key, index, figures, extension=False) for index, (key, figures) in enumerate(ENCLOSURES.items())),
    *(Board(f"X{number + 1}", len(ENCLOSURES) + number, EXTENSION, extension=True) for number in range(2)),
)
BASE_BOARDS = tuple(board for board in BOARDS if not board.extension)


class Enclosure:
    """An enclosure with what lies in and beside it."""

    __slots__ = ("animals", "board", "free", "species", "stalls")

    def __init__(self, board: Board, animals: tuple[Animal, ...] = (), stalls: tuple[Stall, ...] = ()) -> None:
        self.board = board
        self.animals = animals
        self.stalls = stalls
        self.free = board.spaces - len(animals)
        self.species: Species | None = animals[0].species if animals else None

    def with_animals(self, animals: tuple[Animal, ...]) -> Enclosure:
        """Give the enclosure with other animals."""
        return enclosure_of(self.board, animals, self.stalls)

    def with_stalls(self, stalls: tuple[Stall, ...]) -> Enclosure:
        """Give the enclosure with other stalls."""
        return enclosure_of(self.board, self.animals, stalls)

    @property
    def points(self) -> int:
        """What the animals score: full, one missing, or one each beside a stall (R-Z-090 to R-Z-094, R-Z-096)."""
        if self.free == 0:
            return self.board.figures.points_full
        if self.free == 1:
            return self.board.figures.points_one_missing
        return len(self.animals) if self.stalls else 0


# Equal enclosures are mostly one object, which is no dearer than another one, and tells bots that nothing has changed.
enclosure_of = lru_cache(maxsize=SHARED)(Enclosure)


def obstacles_to_housing(enclosure: Enclosure, animal: Animal) -> Obstacles:
    """An animal needs a free space among its own species (R-Z-020, R-Z-021)."""
    residents = enclosure.species
    same_species = residents is animal.species or residents is None
    if enclosure.free:
        return NONE if same_species else (other_species(enclosure.board, residents),)
    return (
        (full(enclosure.board),) if same_species else (full(enclosure.board), other_species(enclosure.board, residents))
    )


def homes(enclosures: list[Enclosure], animal: Animal) -> list[Board]:
    """List the enclosures that can take an animal."""
    return [enclosure.board for enclosure in enclosures if not obstacles_to_housing(enclosure, animal)]


def obstacles_to_stall(enclosure: Enclosure) -> Obstacles:
    """A stall of any type needs a free stall space (R-Z-024, R-Z-025)."""
    return NONE if len(enclosure.stalls) < enclosure.board.stall_spaces else (no_stall_space(enclosure.board),)


def stall_places(enclosures: list[Enclosure]) -> list[Board]:
    """List the enclosures that can take a stall."""
    return [enclosure.board for enclosure in enclosures if not obstacles_to_stall(enclosure)]


@cache
def full(board: Board) -> Message:
    """Say that no space is free."""
    return Message("zooloretto.obstacle.enclosure_full", place=board)


@cache
def other_species(board: Board, residents: Species) -> Message:
    """Say that another species lives there."""
    return Message("zooloretto.obstacle.other_species", place=board, species=residents)


@cache
def no_stall_space(board: Board) -> Message:
    """Say that no stall space is free."""
    return Message("zooloretto.obstacle.no_stall_space", place=board)


@cache
def not_built(board: Board) -> Message:
    """Say that an extension still lies face down (R-Z-028)."""
    return Message("zooloretto.obstacle.not_built", place=board)

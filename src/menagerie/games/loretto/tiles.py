"""Tiles: animals with their species and sex, and coins. Equal tiles are one object."""

from __future__ import annotations

from enum import Enum
from operator import attrgetter
from typing import TYPE_CHECKING

from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

BY_RANK = attrgetter("rank")


class Species:
    """A species, with the tile of its offspring."""

    __slots__ = ("key", "message", "offspring", "rank")
    offspring: Animal

    def __init__(self, game: str, key: str, rank: int) -> None:
        self.key = key
        self.rank = rank
        self.message = Message(f"{game}.species.{key}")

    def __repr__(self) -> str:
        return self.key


class Tile:
    """Anything that a truck can carry."""

    __slots__ = ("key", "message", "rank")

    def __init__(self, key: str, rank: int, message: Message) -> None:
        self.key = key
        self.rank = rank  # things without an order are kept sorted by it
        self.message = message

    def __repr__(self) -> str:
        return self.key


class Sex(Enum):
    """The sex of a fertile animal."""

    MALE = "male"
    FEMALE = "female"


class Animal(Tile):
    """An animal tile. An animal that has bred is another tile: the mark stays with it wherever it goes (R-Z-059)."""

    __slots__ = ("bred", "kind", "once_bred", "ready", "sex", "species")

    def __init__(self, game: str, species: Species, kind: str, rank: int) -> None:
        message = Message(f"{game}.animal.{kind.replace('-', '_') or 'plain'}", species=species)
        super().__init__(f"{species.key}-{kind}" if kind else species.key, rank, message)
        sex, _, bred = kind.partition("-")
        self.species = species
        self.kind = kind  # "": plain; male, female, each perhaps bred; offspring
        self.sex = Sex(sex) if sex in ("male", "female") else None
        self.bred = bool(bred)
        self.ready = None if self.bred else self.sex  # the sex of a fertile animal that has not bred
        self.once_bred = self  # the tile it becomes after breeding; `kin` sets it


class Coin(Tile):
    """A coin tile: worth one coin (R-Z-026)."""

    __slots__ = ()

    def __init__(self, game: str, rank: int, key: str = "coin") -> None:
        super().__init__(key, rank, Message(f"{game}.coin"))


class Tiles:
    """All tiles of a box, each once, and how many square ones there are of it."""

    __slots__ = ("animals", "by_key", "coin", "copies", "species")

    def __init__(
        self, species: Sequence[Species], animals: Sequence[Animal], coin: Coin, copies: Mapping[Tile, int]
    ) -> None:
        self.species = tuple(species)  # by rank
        self.animals = {animal.key: animal for animal in animals}
        self.coin = coin
        self.copies = copies
        self.by_key: dict[str, Tile] = {**self.animals, **{tile.key: tile for tile in copies}}

    def square(self, species_in_play: tuple[Species, ...]) -> list[Tile]:
        """List all square tiles of a game with these species, unshuffled."""
        tiles: list[Tile] = []
        for tile, copies in self.copies.items():
            if not isinstance(tile, Animal) or tile.species in species_in_play:
                tiles += [tile] * copies
        return tiles


def kin(game: str, species: Species, kinds: Sequence[str]) -> list[Animal]:
    """Make the animals of a species, one of each kind, ranked with those of the other species."""
    first = species.rank * len(kinds)
    animals = {kind: Animal(game, species, kind, first + place) for place, kind in enumerate(kinds)}
    for animal in animals.values():
        if animal.ready is not None:
            animal.once_bred = animals[f"{animal.kind}-bred"]
    species.offspring = animals["offspring"]
    return list(animals.values())

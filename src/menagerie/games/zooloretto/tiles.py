"""The tiles: animals of eight species, stalls of four types, coins. Equal tiles are one object."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

from menagerie.games.zooloretto.box import COIN_TILES, EACH_SPECIES, SPECIES_ENTRIES, STALL_TILES
from menagerie.kernel.messages import Message


class Species:
    """One of the eight species."""

    __slots__ = ("key", "message", "rank")

    def __init__(self, key: str, rank: int) -> None:
        self.key = key
        self.rank = rank
        self.message = Message(f"zooloretto.species.{key}")

    def __repr__(self) -> str:
        return self.key


class Sex(Enum):
    """What a fertile animal is."""

    MALE = "male"
    FEMALE = "female"


class Animal:
    """An animal tile. An animal that has bred is another tile: the mark stays with it wherever it goes (R-Z-059)."""

    __slots__ = ("bred", "key", "kind", "message", "once_bred", "rank", "ready", "sex", "species")

    def __init__(self, species: Species, kind: str, rank: int) -> None:
        sex, _, bred = kind.partition("-")
        self.key = f"{species.key}-{kind}" if kind else species.key
        self.species = species
        self.kind = kind  # "": plain; male, female, each perhaps bred; offspring
        self.sex = Sex(sex) if sex in ("male", "female") else None
        self.bred = bool(bred)
        self.ready = None if self.bred else self.sex  # the sex of a fertile animal that has not bred
        self.once_bred = self  # the tile it is after breeding; set for fertile animals below
        self.rank = rank
        self.message = Message(f"zooloretto.animal.{kind.replace('-', '_') or 'plain'}", species=species)

    def __repr__(self) -> str:
        return self.key


class Stall:
    """A stall tile."""

    __slots__ = ("key", "message", "rank")

    def __init__(self, key: str, rank: int) -> None:
        self.key = key
        self.rank = rank
        self.message = Message(f"zooloretto.stall.{key}")

    def __repr__(self) -> str:
        return self.key


class Coin:
    """A coin tile: worth one coin (R-Z-026)."""

    __slots__ = ("key", "message", "rank")

    def __init__(self, rank: int) -> None:
        self.key = "coin"
        self.rank = rank
        self.message = Message("zooloretto.coin")

    def __repr__(self) -> str:
        return self.key


Tile: TypeAlias = Animal | Stall | Coin

SPECIES = tuple(Species(key, rank) for rank, key in enumerate(SPECIES_ENTRIES))
KINDS = ("", "male", "male-bred", "female", "female-bred", "offspring")
ANIMALS = {
    animal.key: animal
    for species in SPECIES
    for animal in [Animal(species, kind, species.rank * len(KINDS) + place) for place, kind in enumerate(KINDS)]
}
STALLS = {key: Stall(key, len(ANIMALS) + place) for place, key in enumerate(STALL_TILES.types)}
COIN = Coin(len(ANIMALS) + len(STALLS))
TILES: dict[str, Tile] = {**ANIMALS, **STALLS, COIN.key: COIN}

for _animal in ANIMALS.values():
    if _animal.ready is not None:
        _animal.once_bred = ANIMALS[f"{_animal.key}-bred"]


def offspring_of(species: Species) -> Animal:
    """Give the offspring tile of a species."""
    return ANIMALS[f"{species.key}-offspring"]


def square_tiles(species_in_play: tuple[Species, ...]) -> list[Tile]:
    """List all square tiles of a game with these species, unshuffled."""
    tiles: list[Tile] = []
    for species in species_in_play:
        tiles += [ANIMALS[species.key]] * EACH_SPECIES.plain
        tiles += [ANIMALS[f"{species.key}-male"]] * EACH_SPECIES.males
        tiles += [ANIMALS[f"{species.key}-female"]] * EACH_SPECIES.females
    for stall in STALLS.values():
        tiles += [stall] * STALL_TILES.of_each_type
    return tiles + [COIN] * COIN_TILES.tiles

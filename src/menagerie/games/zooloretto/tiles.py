"""The tiles of Zooloretto: animals, stalls, coins."""

from __future__ import annotations

from functools import cache

from menagerie.games.loretto.tiles import Animal, Coin, Species, Tile, kin
from menagerie.games.zooloretto.printed import COINS, EACH_SPECIES, SPECIES, STALLS, among
from menagerie.kernel.messages import Message

GAME = "zooloretto"
KINDS = ("", "male", "male-bred", "female", "female-bred", "offspring")


class Stall(Tile):
    """A stall tile."""

    __slots__ = ()

    def __init__(self, key: str, rank: int) -> None:
        super().__init__(key, rank, Message(f"{GAME}.stall.{key}"))


class Tiles:
    """The tiles of some sets, in the order of their ranks."""

    __slots__ = ("animals", "by_key", "coin", "copies", "species", "stalls")

    def __init__(self, sets: tuple[str, ...]) -> None:
        names = [entry.name for entry in among(sets, SPECIES)]
        self.species = tuple(Species(GAME, name, rank) for rank, name in enumerate(names))
        self.animals = {animal.key: animal for species in self.species for animal in kin(GAME, species, KINDS)}
        types, last = among(sets, STALLS), len(self.animals)
        self.stalls = {entry.name: Stall(entry.name, last + place) for place, entry in enumerate(types)}
        self.coin = Coin(GAME, last + len(self.stalls))
        self.by_key: dict[str, Tile] = {**self.animals, **self.stalls, self.coin.key: self.coin}
        each, coins = among(sets, EACH_SPECIES), among(sets, COINS)
        copies = {
            "": sum(entry.plain for entry in each),
            "male": sum(entry.males for entry in each),
            "female": sum(entry.females for entry in each),
        }
        self.copies: dict[Tile, int] = {
            **{animal: copies[animal.kind] for animal in self.animals.values() if animal.kind in copies},
            **{self.stalls[entry.name]: entry.tiles for entry in types},
            self.coin: sum(entry.tiles for entry in coins),
        }  # how many square tiles there are of each

    def square(self, species_in_play: tuple[Species, ...]) -> list[Tile]:
        """List all square tiles of a game with these species, unshuffled."""
        tiles: list[Tile] = []
        for tile, copies in self.copies.items():
            if not isinstance(tile, Animal) or tile.species in species_in_play:
                tiles += [tile] * copies
        return tiles


tiles_of = cache(Tiles)

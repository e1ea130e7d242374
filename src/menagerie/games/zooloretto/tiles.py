"""The tiles of Zooloretto: animals, stalls, coins."""

from __future__ import annotations

from functools import cache

from menagerie.games.loretto.printed import among
from menagerie.games.loretto.tiles import Coin, Species, Tile, Tiles, kin
from menagerie.games.zooloretto.printed import COINS, EACH_SPECIES, SPECIES, STALLS
from menagerie.kernel.messages import Message

GAME = "zooloretto"
KINDS = ("", "male", "male-bred", "female", "female-bred", "offspring")


class Stall(Tile):
    """A stall tile."""

    __slots__ = ()

    def __init__(self, key: str, rank: int) -> None:
        super().__init__(key, rank, Message(f"{GAME}.stall.{key}"))


class ZooTiles(Tiles):
    """The tiles of some sets, in the order of their ranks."""

    __slots__ = ("stalls",)

    def __init__(self, sets: tuple[str, ...]) -> None:
        names = [entry.name for entry in among(sets, SPECIES)]
        species = [Species(GAME, name, rank) for rank, name in enumerate(names)]
        animals = [animal for one in species for animal in kin(GAME, one, KINDS)]
        types = among(sets, STALLS)
        self.stalls = {entry.name: Stall(entry.name, len(animals) + place) for place, entry in enumerate(types)}
        coin = Coin(GAME, len(animals) + len(types))
        each, coins = among(sets, EACH_SPECIES), among(sets, COINS)
        copies = {
            "": sum(entry.plain for entry in each),
            "male": sum(entry.males for entry in each),
            "female": sum(entry.females for entry in each),
        }
        super().__init__(
            species,
            animals,
            coin,
            {
                **{animal: copies[animal.kind] for animal in animals if animal.kind in copies},
                **{self.stalls[entry.name]: entry.tiles for entry in types},
                coin: sum(entry.tiles for entry in coins),
            },
        )


tiles_of = cache(ZooTiles)

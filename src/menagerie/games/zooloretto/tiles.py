"""The tiles of Zooloretto: animals, stalls, jungle animals, coins."""

from __future__ import annotations

from functools import cache
from itertools import count

from menagerie.games.loretto.printed import among
from menagerie.games.loretto.tiles import Animal, Coin, Species, Tile, Tiles, kin
from menagerie.games.zooloretto.printed import COINS, EACH_SPECIES, SPECIES, STALLS
from menagerie.games.zooloretto.printed_exotic import COLOURS, JUNGLE_ANIMALS, STALL_COLOURS
from menagerie.kernel.messages import Message

GAME = "zooloretto"
KINDS = ("", "male", "male-bred", "female", "female-bred", "offspring")


class Colour:
    """A colour of visitors, with its bonus token."""

    __slots__ = ("key", "message", "rank")

    def __init__(self, key: str, rank: int) -> None:
        self.key = key
        self.rank = rank
        self.message = Message(f"{GAME}.colour.{key}")

    def __repr__(self) -> str:
        return self.key


class Stall(Tile):
    """A stall tile."""

    __slots__ = ("colour",)

    def __init__(self, key: str, rank: int, colour: Colour | None) -> None:
        super().__init__(key, rank, Message(f"{GAME}.stall.{key}"))
        self.colour = colour  # of the visitors it draws; None where no visitors are in the box


class JungleAnimal(Tile):
    """A jungle animal: all tiles of a species are alike, they have no sex and no offspring (R-E-015)."""

    __slots__ = ()

    def __init__(self, key: str, rank: int) -> None:
        super().__init__(key, rank, Message(f"{GAME}.jungle.{key}"))


class ZooTiles(Tiles):
    """The tiles of some sets, in the order of their ranks."""

    __slots__ = ("colours", "jungle", "stalls")

    def __init__(self, sets: tuple[str, ...]) -> None:
        names = [entry.name for entry in among(sets, SPECIES)]
        species = [Species(GAME, name, rank) for rank, name in enumerate(names)]
        animals = [animal for one in species for animal in kin(GAME, one, KINDS)]
        ranks = count(len(animals))
        colours = [Colour(entry.name, rank) for rank, entry in enumerate(among(sets, COLOURS))]
        pairing = pairing_of(sets, colours)
        types, wild = among(sets, STALLS), among(sets, JUNGLE_ANIMALS)
        self.colours = tuple(colours)  # of the visitors in the box
        self.stalls = {
            entry.name: Stall(entry.name, next(ranks), pairing[place] if pairing else None)
            for place, entry in enumerate(types)
        }
        self.jungle = {entry.name: JungleAnimal(entry.name, next(ranks)) for entry in wild}
        coin = Coin(GAME, next(ranks))
        super().__init__(
            species,
            animals,
            coin,
            {
                **animal_copies(sets, animals),
                **{self.stalls[entry.name]: entry.tiles for entry in types},
                **{self.jungle[entry.name]: entry.tiles for entry in wild},
                coin: sum(entry.tiles for entry in among(sets, COINS)),
            },
        )


def animal_copies(sets: tuple[str, ...], animals: list[Animal]) -> dict[Tile, int]:
    """Count the tiles of each animal in some sets."""
    each = among(sets, EACH_SPECIES)
    copies = {
        "": sum(entry.plain for entry in each),
        "male": sum(entry.males for entry in each),
        "female": sum(entry.females for entry in each),
    }
    return {animal: copies[animal.kind] for animal in animals if animal.kind in copies}


def pairing_of(sets: tuple[str, ...], colours: list[Colour]) -> list[Colour]:
    """List the colours of the stalls in their order; none where no visitors are in the box (R-E-020, R-X-032)."""
    by_name = {colour.key: colour for colour in colours}
    return [by_name[name] for entry in among(sets, STALL_COLOURS) for name in entry.colours if name in by_name]


tiles_of = cache(ZooTiles)

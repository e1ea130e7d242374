"""The tiles of Aquaretto: animals, some with a fish or a flash, coins and food."""

from __future__ import annotations

from functools import cache

from menagerie.games.aquaretto.printed import COINS, EACH_SPECIES, FOOD_TILES, SEATS, SPECIES
from menagerie.games.loretto.printed import among
from menagerie.games.loretto.tiles import Animal, Coin, Species, Tile, Tiles, kin
from menagerie.kernel.messages import Message

GAME = "aquaretto"
KINDS = ("", "male", "male-bred", "female", "female-bred", "fish", "flash", "offspring")
AFTER_ALL_OTHERS = 10_000  # as a rank
TRAINED = tuple(name for name, entry in SPECIES.items() if entry.trained)


class Food(Tile):
    """A food tile: kept with the money, no money itself (R-QX-010)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("food", AFTER_ALL_OTHERS, Message(f"{GAME}.food"))


FOOD = Food()


@cache
def can_be_trained(animal: Animal) -> bool:
    """Dolphins, orcas and sea lions can be trained, their offspring too, but not those with a flash (R-Q-084)."""
    return animal.species.key in TRAINED and animal.kind != "flash"


class WaterTiles(Tiles):
    """The tiles of some sets for a number of players, in the order of their ranks."""

    __slots__ = ()

    def __init__(self, sets: tuple[str, ...], seats: int, first_rank: int = 0, coin: str = "coin") -> None:
        names = [entry.name for entry in among(sets, SPECIES)]
        species = [Species(GAME, name, first_rank + place) for place, name in enumerate(names)]
        animals = [animal for one in species for animal in kin(GAME, one, KINDS)]
        coins = Coin(GAME, animals[-1].rank + 1, coin)
        copies: dict[Tile, int] = {animal: copies_of(sets, animal) for animal in animals if copies_of(sets, animal)}
        copies[coins] = sum(entry.tiles for entry in among(sets, COINS))
        food = sum(entry.tiles for entry in among(sets, FOOD_TILES))
        if food:
            copies[FOOD] = food - SEATS[seats].food_removed  # R-QX-003
        super().__init__(species, animals, coins, copies)


def copies_of(sets: tuple[str, ...], animal: Animal) -> int:
    """Count the square tiles of an animal: two fertile pairs, the fish or flashes, and those without a symbol."""
    trained = animal.species.key in TRAINED
    brought = [entry for entry in among(sets, EACH_SPECIES) if entry.trained is trained]
    field = {"": "plain", "male": "males", "female": "females", "fish": "fish", "flash": "flash"}.get(animal.kind)
    return 0 if field is None else sum(getattr(entry, field) for entry in brought)


tiles_of = cache(WaterTiles)

"""What is in the box: the figures of the data files as frozen objects."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from menagerie.kernel.catalogue import read_entries, read_entry

DATA = Path(__file__).parent / "data"


@dataclass(frozen=True)
class SpeciesEntry:
    """A species, as the data file names it."""

    name: str


@dataclass(frozen=True)
class TilesOfEachSpecies:
    """How many tiles of each sort every species has."""

    males: int
    females: int
    plain: int
    offspring: int


@dataclass(frozen=True)
class StallTiles:
    """The types of stall, and how many tiles there are of each."""

    types: tuple[str, ...]
    of_each_type: int


@dataclass(frozen=True)
class CoinTiles:
    """The tiles that are worth a coin."""

    tiles: int


@dataclass(frozen=True)
class EnclosureFigures:
    """What is printed in and beside an enclosure."""

    spaces: int
    points_full: int
    points_one_missing: int
    coin_bonus: int
    stall_spaces: int
    name: str = ""


@dataclass(frozen=True)
class SeatsEntry:
    """What depends on the number of players."""

    name: str
    species_removed: int
    trucks: tuple[int, ...]
    extensions: int


@dataclass(frozen=True)
class Piles:
    """How the square tiles are stacked."""

    end_pile: int


@dataclass(frozen=True)
class Money:
    """The coins of the box, and what each player starts with."""

    coins: int
    each_player: int


@dataclass(frozen=True)
class Prices:
    """What the money actions cost."""

    rearrange: int
    purchase: int
    purchase_to_owner: int
    discard: int
    extend: int


SPECIES_ENTRIES = read_entries(DATA / "tiles.toml", "species", SpeciesEntry)
EACH_SPECIES = read_entry(DATA / "tiles.toml", "each_species", TilesOfEachSpecies)
STALL_TILES = read_entry(DATA / "tiles.toml", "stalls", StallTiles)
COIN_TILES = read_entry(DATA / "tiles.toml", "coins", CoinTiles)
ENCLOSURES = read_entries(DATA / "zoo.toml", "enclosures", EnclosureFigures)
EXTENSION = read_entry(DATA / "zoo.toml", "extension", EnclosureFigures)
SEATS = {int(name): entry for name, entry in read_entries(DATA / "set_up.toml", "seats", SeatsEntry).items()}
PILES = read_entry(DATA / "set_up.toml", "piles", Piles)
MONEY = read_entry(DATA / "set_up.toml", "money", Money)
PRICES = read_entry(DATA / "set_up.toml", "prices", Prices)

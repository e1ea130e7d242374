"""What is printed on the things of all sets: the figures of the data files as frozen entries."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from menagerie.games.loretto.printed import ActionEntry, CoinEntry, SeatsEntry, SpeciesEntry, Start, TilesOfEachSpecies
from menagerie.kernel.catalogue import read_entries, read_entry

DATA = Path(__file__).parent / "data"
BASE = "base"
XXL = "xxl"
# What the box of an expansion leaves open is a set of its own for each answer, the usual one first.
SYMBOLS = ("pair", "plain")  # of its animals (R-X-004)
SPLITS = ("3_3_4", "4_3_3", "2_3_5")  # sixes, fives and fours among its donation tokens (R-X-005)
EXOTIC = "exotic"
EXOTIC_XXL = "exotic_xxl"  # what only both expansions together use
PAIRINGS = (  # the colours of the stalls A to D (R-E-020)
    "red_blue_green_white",
    "blue_green_white_red",
    "green_white_red_blue",
    "white_red_blue_green",
)
SETS = (
    BASE,
    XXL,
    *(f"xxl_{each}" for each in SYMBOLS),
    *(f"donations_{each}" for each in SPLITS),
    EXOTIC,
    EXOTIC_XXL,
    *(f"colours_{each}" for each in PAIRINGS),
)


@dataclass(frozen=True)
class StallEntry:
    """A type of stall, and how many tiles there are of it."""

    name: str
    set: str
    tiles: int


@dataclass(frozen=True)
class DonationEntry:
    """The pile of donation tokens, from the top."""

    set: str
    name: str
    values: tuple[int, ...]


@dataclass(frozen=True)
class DonatingEntry:
    """How often a player may donate."""

    most: int


@dataclass(frozen=True)
class EnclosureEntry:
    """What is printed in and beside an enclosure."""

    set: str
    spaces: int
    points_full: int
    points_one_missing: int
    coin_bonus: int
    stall_spaces: int
    name: str = ""


@dataclass(frozen=True)
class ZooSeatsEntry(SeatsEntry):
    """What depends on the number of players."""

    jungle_removed: int
    extensions: int


SPECIES = read_entries(DATA / "tiles.toml", "species", SpeciesEntry)
EACH_SPECIES = read_entries(DATA / "tiles.toml", "each_species", TilesOfEachSpecies)
STALLS = read_entries(DATA / "tiles.toml", "stalls", StallEntry)
COINS = read_entries(DATA / "tiles.toml", "coins", CoinEntry)
DONATIONS = read_entries(DATA / "tiles.toml", "donation_tokens", DonationEntry)
DONATING = read_entry(DATA / "set_up.toml", "donating", DonatingEntry)
ENCLOSURES = read_entries(DATA / "zoo.toml", "enclosures", EnclosureEntry)
EXTENSION = read_entry(DATA / "zoo.toml", "extension", EnclosureEntry)
SEATS = {int(name): entry for name, entry in read_entries(DATA / "set_up.toml", "seats", ZooSeatsEntry).items()}
START = read_entry(DATA / "set_up.toml", "start", Start)
ACTIONS = read_entries(DATA / "set_up.toml", "actions", ActionEntry)

"""What is printed on the things of all sets: the figures of the data files as frozen entries."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from menagerie.games.loretto.printed import ActionEntry, CoinEntry, SeatsEntry, SpeciesEntry, Start, TilesOfEachSpecies
from menagerie.kernel.catalogue import read_entries, read_entry

DATA = Path(__file__).parent / "data"
BASE, XXL = "base", "xxl"
SYMBOLS = ("plain", "fish", "male", "female")  # of its animals, a set for each answer, the usual one first (R-QX-005)
SETS = (BASE, XXL, *(f"xxl_{each}" for each in SYMBOLS))  # all there are; the options say which are in the box


@dataclass(frozen=True)
class WaterSpeciesEntry(SpeciesEntry):
    """A species, and whether it can be trained; those that can are never removed."""

    trained: bool


@dataclass(frozen=True)
class WaterTilesOfEachSpecies(TilesOfEachSpecies):
    """The same of every species that can be trained, or of every other."""

    trained: bool
    flash: int = 0
    fish: int = 0


@dataclass(frozen=True)
class FoodEntry:
    """The food tiles of a set."""

    set: str
    name: str
    tiles: int


@dataclass(frozen=True)
class BoardEntry:
    """A water park as it begins: the rows of its grid from the top, the basins it may have, and its posts."""

    rows: tuple[str, ...]
    basins: int
    cashiers: int
    keepers: int
    managers: int


@dataclass(frozen=True)
class ExpansionEntry:
    """A size of expansion: how many each player has, its rows from the top, and the basins it adds."""

    name: str
    set: str
    each: int
    rows: tuple[str, ...]
    basins: int


@dataclass(frozen=True)
class VeryLargeEntry:
    """The shapes that the very large expansion may have, by their rows."""

    block: tuple[str, ...]
    cross: tuple[str, ...]
    horseshoe: tuple[str, ...]
    line: tuple[str, ...]


@dataclass(frozen=True)
class MarksEntry:
    """Which tiles of a basin earn something."""

    coin: tuple[int, ...]
    coworker: tuple[int, ...]


@dataclass(frozen=True)
class WaterSeatsEntry(SeatsEntry):
    """What depends on the number of players."""

    food_removed: int


@dataclass(frozen=True)
class WaterStart(Start):
    """How a game begins, for any number of players."""

    coworkers: int


SPECIES = read_entries(DATA / "tiles.toml", "species", WaterSpeciesEntry)
EACH_SPECIES = read_entries(DATA / "tiles.toml", "each_species", WaterTilesOfEachSpecies)
COINS = read_entries(DATA / "tiles.toml", "coins", CoinEntry)
FOOD_TILES = read_entries(DATA / "tiles.toml", "food", FoodEntry)
BOARD = read_entry(DATA / "park.toml", "board", BoardEntry)
EXPANSIONS = read_entries(DATA / "park.toml", "expansions", ExpansionEntry)
VERY_LARGE = read_entry(DATA / "park.toml", "very_large", VeryLargeEntry)
MARKS = read_entry(DATA / "park.toml", "marks", MarksEntry)
SEATS = {int(name): entry for name, entry in read_entries(DATA / "set_up.toml", "seats", WaterSeatsEntry).items()}
START = read_entry(DATA / "set_up.toml", "start", WaterStart)
ACTIONS = read_entries(DATA / "set_up.toml", "actions", ActionEntry)

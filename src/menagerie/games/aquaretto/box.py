"""What is in the box of Aquaretto, for one choice of options and one number of players."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from menagerie.games.aquaretto.expanding import Expand
from menagerie.games.aquaretto.expansions import expansion_of
from menagerie.games.aquaretto.moving import MovingCoworkers, MovingTiles
from menagerie.games.aquaretto.placing import obstacles_to_having, place_bought, unload
from menagerie.games.aquaretto.printed import (
    ACTIONS,
    BASE,
    BOARD,
    COINS,
    EACH_SPECIES,
    EXPANSIONS,
    MARKS,
    SEATS,
    START,
    VERY_LARGE,
    XXL,
)
from menagerie.games.aquaretto.tiles import GAME, TRAINED, tiles_of
from menagerie.games.loretto.box import TruckBox
from menagerie.games.loretto.discarding import Discarding
from menagerie.games.loretto.printed import actions_among, among
from menagerie.games.loretto.purchasing import Buying
from menagerie.games.loretto.trucks import Draw, Taking
from menagerie.games.loretto.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from menagerie.games.aquaretto.expansions import Expansion
    from menagerie.games.aquaretto.printed import BoardEntry, MarksEntry
    from menagerie.games.loretto.printed import ActionEntry
    from menagerie.games.loretto.tiles import Species
    from menagerie.games.loretto.turn import Action

WORDS = Words(GAME)
MOST_TRUCKS = max(len(entry.trucks) for entry in SEATS.values())
EXPANDING = {
    name: (expansion_of(name, entry.rows, entry.basins), entry.each) for name, entry in EXPANSIONS.items()
}  # of the base set


@dataclass(frozen=True, eq=False)
class AquarettoBox(TruckBox):
    """The box of Aquaretto, and what the group has chosen where the printed rules are silent."""

    removable: tuple[Species, ...]  # species that may be left out (R-Q-002)
    board: BoardEntry
    marks: MarksEntry
    marked: frozenset[int]  # the sizes at which a basin earns anything
    sizes: tuple[Expansion, ...]  # of expansions
    sizes_each: dict[Expansion, int]  # how many a player has; the very large one is nobody's
    all_coworkers: int
    feeding: bool  # R-QX-030
    bought_to_depot: bool  # R-Q-048

    @property
    def water_species(self) -> tuple[Species, ...]:
        """The species that live in water parks, by rank."""
        return self.species


def box_of(seats: int, options: Mapping[str, Any]) -> AquarettoBox:
    """Return the box for a number of players and their options."""
    sets = sets_of(xxl=options["xxl"], symbols=options["xxl_symbols"])
    return pack(seats, sets, options["bought_to_depot"], options["very_large_shape"])


def sets_of(*, xxl: bool, symbols: str) -> tuple[str, ...]:
    """List the sets that the options put into the box."""
    return (BASE, XXL, f"xxl_{symbols}") if xxl else (BASE,)


@cache
def pack(seats: int, sets: tuple[str, ...], bought_to_depot: bool, very_large_shape: str) -> AquarettoBox:
    """Put some sets into a box; the same choice gives the same box."""
    players, tiles = SEATS[seats], tiles_of(sets, seats)
    return AquarettoBox(
        words=WORDS,
        seats=seats,
        tiles=tiles,
        species=tiles.species,
        species_removed=players.species_removed,
        offspring_each=max(entry.offspring for entry in among(sets, EACH_SPECIES)),
        trucks=players.trucks,
        end_pile=START.end_pile,
        coins=sum(entry.coins for entry in among(sets, COINS)),
        coins_each=START.coins_each,
        actions=actions_among(sets, ACTIONS, makers(very_large_shape)),
        **park_fields(tiles.species, sets, bought_to_depot, very_large_shape),
    )


def park_fields(
    species: tuple[Species, ...], sets: tuple[str, ...], bought_to_depot: bool, very_large_shape: str
) -> dict[str, Any]:
    """Return what a box has for its water parks."""
    each = dict(EXPANDING.values())
    return {
        "removable": tuple(one for one in species if one.key not in TRAINED),
        "board": BOARD,
        "marks": MARKS,
        "marked": frozenset(MARKS.coin + MARKS.coworker),
        "sizes": (*each, *((very_large(very_large_shape),) if XXL in sets else ())),
        "sizes_each": each,
        "all_coworkers": START.coworkers,
        "feeding": XXL in sets,
        "bought_to_depot": bought_to_depot,
    }


def very_large(shape: str) -> Expansion:
    """Return the very large expansion in the shape that the group has chosen; it adds no basin (R-QX-020)."""
    return expansion_of("very_large", getattr(VERY_LARGE, shape), 0)


@cache
def makers(very_large_shape: str) -> dict[str, Callable[[ActionEntry], Action]]:
    """Return how each action is made."""
    return {
        "draw": lambda entry: Draw(WORDS, MOST_TRUCKS),
        "take": lambda entry: Taking(WORDS, MOST_TRUCKS, unload),
        "buy": lambda entry: Buying(WORDS, entry.price, entry.to_owner, place_bought, obstacles_to_having),
        "discard": lambda entry: Discarding(WORDS, entry.price),
        **park_makers(very_large_shape),
    }


def park_makers(very_large_shape: str) -> dict[str, Callable[[ActionEntry], Action]]:
    """Return how the actions are made that only water parks have."""
    return {
        "move_tile": lambda entry: MovingTiles(entry.price),
        "move_coworker": lambda entry: MovingCoworkers(entry.price),
        "small": lambda entry: Expand(entry.price, *EXPANDING["small"]),
        "large": lambda entry: Expand(entry.price, *EXPANDING["large"]),
        "very_large": lambda entry: Expand(entry.price, very_large(very_large_shape), None),
    }

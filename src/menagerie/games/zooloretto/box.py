"""What is in the box of Zooloretto, for one choice of options and one number of players."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from menagerie.games.loretto.box import TruckBox
from menagerie.games.loretto.discarding import Discarding
from menagerie.games.loretto.printed import actions_among, among
from menagerie.games.loretto.purchasing import Buying
from menagerie.games.loretto.trucks import Draw, Taking
from menagerie.games.loretto.words import Words
from menagerie.games.zooloretto.donating import Donating
from menagerie.games.zooloretto.donations import Donations
from menagerie.games.zooloretto.enclosures import boards_of
from menagerie.games.zooloretto.exchanging import ExchangingEnclosures, ExchangingWithBarn
from menagerie.games.zooloretto.exotic import Exotic
from menagerie.games.zooloretto.extending import Extend
from menagerie.games.zooloretto.jungle import Jungle
from menagerie.games.zooloretto.moving import MovingAnimals, MovingStalls
from menagerie.games.zooloretto.moving_jungle import MovingJungleAnimals
from menagerie.games.zooloretto.placing import place_bought, unload
from menagerie.games.zooloretto.printed import (
    ACTIONS,
    BASE,
    COINS,
    DONATING,
    DONATIONS,
    EACH_SPECIES,
    EXOTIC,
    EXOTIC_XXL,
    SEATS,
    START,
    XXL,
)
from menagerie.games.zooloretto.printed_exotic import JUNGLE_BOARD
from menagerie.games.zooloretto.tiles import GAME, tiles_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from menagerie.games.loretto.printed import ActionEntry
    from menagerie.games.loretto.turn import Action
    from menagerie.games.zooloretto.enclosures import Board
    from menagerie.games.zooloretto.expansion import Expansion
    from menagerie.games.zooloretto.tiles import ZooTiles

WORDS = Words(GAME)
MOST_TRUCKS = max(len(entry.trucks) for entry in SEATS.values())
MAKE: dict[str, Callable[[ActionEntry], Action]] = {
    "draw": lambda entry: Draw(WORDS, MOST_TRUCKS),
    "take": lambda entry: Taking(WORDS, MOST_TRUCKS, unload),
    "donate": lambda entry: Donating(DONATING.most),
    "move_animal": lambda entry: MovingAnimals(entry.price),
    "move_jungle_animal": lambda entry: MovingJungleAnimals(entry.price),
    "move_stall": lambda entry: MovingStalls(entry.price),
    "exchange_enclosures": lambda entry: ExchangingEnclosures(entry.price),
    "exchange_with_barn": lambda entry: ExchangingWithBarn(entry.price),
    "buy": lambda entry: Buying(WORDS, entry.price, entry.to_owner, place_bought),
    "discard": lambda entry: Discarding(WORDS, entry.price),
    "extend": lambda entry: Extend(entry.price),
}


@dataclass(frozen=True, eq=False, slots=True)
class ZoolorettoBox(TruckBox):
    """The box of Zooloretto, and what the group has chosen where the printed rules are silent."""

    tiles: ZooTiles
    boards: tuple[Board, ...]  # of every zoo, extensions last
    extensions: int  # of every zoo
    stalls_leave_barn: bool  # R-Z-031
    short_bank: str  # R-Z-063
    jungles: tuple[Jungle, ...]  # the jungle board of every zoo, where the box has any
    jungle_removed: int  # how many jungle species are not in play
    bought_tiles_walk: bool  # visitors walk for a bought stall or jungle animal (R-E-028, R-E-036)
    moved_jungle_walks: bool  # visitors walk for a jungle animal that leaves the barn by a move (R-E-036)
    barn_jungle_walks: bool  # visitors walk for a jungle animal that goes into the barn (R-E-036)
    expansions: tuple[Expansion, ...]


CHOSEN = (  # what the group has chosen besides the sets
    "stalls_leave_barn",
    "short_bank",
    "extension_bonus",
    "jungle_spaces",
    "bought_tiles_walk",
    "moved_jungle_walks",
    "barn_jungle_walks",
)


def box_of(seats: int, options: Mapping[str, Any]) -> ZoolorettoBox:
    """Return the box for a number of players and their options."""
    return pack(seats, sets_of(options), **{name: options[name] for name in CHOSEN})


def sets_of(options: Mapping[str, Any]) -> tuple[str, ...]:
    """List the sets that the options put into the box."""
    sets = [BASE]
    if options["xxl"]:
        sets += [XXL, f"xxl_{options['xxl_symbols']}", f"donations_{options['donation_tokens']}"]
    if options["exotic"]:
        sets += [EXOTIC, f"colours_{options['stall_colours']}"]
    if options["xxl"] and options["exotic"]:
        sets.append(EXOTIC_XXL)
    return tuple(sets)


@cache
def pack(
    seats: int, sets: tuple[str, ...], *, extension_bonus: int, jungle_spaces: int, **agreed: Any
) -> ZoolorettoBox:
    """Put some sets into a box, with what is agreed about rules; the same choice gives the same box."""
    players, tiles = SEATS[seats], tiles_of(sets)
    jungles = (Jungle(jungle_spaces, JUNGLE_BOARD.most_species),) if tiles.jungle else ()
    removed = players.jungle_removed if tiles.jungle else 0
    return ZoolorettoBox(
        words=WORDS,
        seats=seats,
        species=tiles.species,
        species_removed=players.species_removed,
        offspring_each=sum(entry.offspring for entry in among(sets, EACH_SPECIES)),
        trucks=players.trucks,
        end_pile=START.end_pile,
        coins=sum(entry.coins for entry in among(sets, COINS)),
        coins_each=START.coins_each,
        actions=actions_of(sets),
        tiles=tiles,
        boards=boards_of(sets, players.extensions, extension_bonus),
        extensions=players.extensions,
        jungles=jungles,
        jungle_removed=removed,
        expansions=(
            *(Donations(entry.values, DONATING.most) for entry in among(sets, DONATIONS)),
            *(Exotic(tiles, jungle, removed) for jungle in jungles),
        ),
        **agreed,
    )


@cache
def actions_of(sets: tuple[str, ...]) -> tuple[Action, ...]:
    """Make the actions of some sets, the cheapest first."""
    return actions_among(sets, ACTIONS, MAKE)

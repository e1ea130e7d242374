"""What is in both boxes together, for one choice of options and one number of players."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cache
from typing import TYPE_CHECKING, Any

from menagerie.games.aquaretto import box as water
from menagerie.games.aquaretto import printed as water_printed
from menagerie.games.aquaretto.box import AquarettoBox
from menagerie.games.aquaretto.tiles import tiles_of as water_tiles_of
from menagerie.games.loretto.discarding import Discarding
from menagerie.games.loretto.printed import actions_among, among
from menagerie.games.loretto.purchasing import Buying
from menagerie.games.loretto.trucks import Taking
from menagerie.games.loretto.words import Words
from menagerie.games.zooloretto import box as zoo
from menagerie.games.zooloretto.box import ZoolorettoBox
from menagerie.games.zooloretto.printed import ACTIONS, START
from menagerie.games.zooloretto_aquaretto import trucks
from menagerie.games.zooloretto_aquaretto.table import PARK, ZOO
from menagerie.games.zooloretto_aquaretto.tiles import WATER_COIN, BothTiles

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.games.loretto.tiles import Species
    from menagerie.games.loretto.turn import Action

GAME = "zooloretto_aquaretto"
WORDS = Words(GAME)
SHARED = ("draw", "take", "buy", "discard")  # actions that concern both games at once
XXL_COINS = 12  # listed under both XXL sets of one box: they are added once (R-M-005)


@dataclass(frozen=True, eq=False)
class BothBox(ZoolorettoBox, AquarettoBox):
    """What is in both boxes, and what the group has chosen where the printed rules are silent."""

    tiles: BothTiles
    zoo: ZoolorettoBox  # what is for the zoos alone
    water_offspring: int  # tokens of each species of the park
    managed_jungle: bool  # a manager lowers the cost of jungle species in the barn too (R-M-004)
    feeds_zoo: bool  # food feeds enclosures, too (R-C-051)

    def offspring_of(self, species: Species) -> int:
        """Count the tokens of a species in the box."""
        return self.offspring_each if species in self.zoo_species else self.water_offspring

    @property
    def zoo_species(self) -> tuple[Species, ...]:
        """The species of the zoo, which come first."""
        return self.zoo.species

    @property
    def water_species(self) -> tuple[Species, ...]:
        """The species of the park, which follow them."""
        return self.species[len(self.zoo_species) :]


def box_of(seats: int, options: Mapping[str, Any]) -> BothBox:
    """Return the box for a number of players and their options."""
    sets = zoo.sets_of({**options, "xxl": options["zooloretto_xxl"]})
    water_sets = water.sets_of(xxl=options["aquaretto_xxl"], symbols=options["water_xxl_symbols"])
    chosen = tuple((name, options[name]) for name in zoo.CHOSEN)
    feeds_zoo = options["aquaretto_xxl"] and (options["zooloretto_xxl"] or options["zoo_fed_without_xxl"])
    return pack(
        seats,
        sets,
        water_sets,
        chosen,
        options["bought_to_depot"],
        options["very_large_shape"],
        managed_jungle=options["managed_jungle"],
        feeds_zoo=feeds_zoo,
    )


@cache
def pack(
    seats: int,
    sets: tuple[str, ...],
    water_sets: tuple[str, ...],
    chosen: tuple[tuple[str, Any], ...],
    bought_to_depot: bool,
    very_large_shape: str,
    **agreed: bool,
) -> BothBox:
    """Put some sets of both games into one box; the same choice gives the same box (R-C-001 to R-C-007)."""
    base = zoo.pack(seats, sets, **dict(chosen))
    park_tiles = water_tiles_of(water_sets, seats, len(base.species), WATER_COIN)
    tiles = BothTiles(base.tiles, park_tiles)
    both_xxl = water_printed.XXL in water_sets and "xxl" in sets
    coins = sum(entry.coins for entry in among(water_sets, water_printed.COINS)) - (XXL_COINS if both_xxl else 0)
    each = [entry.offspring for entry in among(water_sets, water_printed.EACH_SPECIES)]
    known = {field.name: getattr(base, field.name) for field in fields(ZoolorettoBox)}
    return BothBox(
        **{
            **known,
            **water.park_fields(park_tiles.species, water_sets, bought_to_depot, very_large_shape),
            "words": WORDS,
            "tiles": tiles,
            "species": tiles.species,
            "species_removed": base.species_removed + water_printed.SEATS[seats].species_removed,
            "zoo": base,
            "coins": base.coins + coins,
            "coins_each": START.coins_each,  # in all, not for each game (R-C-003)
            "actions": actions_of(sets, water_sets, very_large_shape),
            "water_offspring": max(each),
            **agreed,
        }
    )


@cache
def actions_of(sets: tuple[str, ...], water_sets: tuple[str, ...], very_large_shape: str) -> tuple[Action, ...]:
    """Make the actions of both games, the cheapest first: one of them a turn, in the zoo or in the park (R-C-034)."""
    zoo_only = {name: entry for name, entry in ACTIONS.items() if name not in SHARED}
    water_only = {name: entry for name, entry in water_printed.ACTIONS.items() if name not in SHARED}
    buy, discard = ACTIONS["buy"], ACTIONS["discard"]
    actions: list[Action] = [
        *(trucks.DrawOf(WORDS, zoo.MOST_TRUCKS, game) for game in (ZOO, PARK)),
        Taking(WORDS, zoo.MOST_TRUCKS, trucks.unload, trucks.obstacles_to_taking_any),
        *actions_among(sets, zoo_only, zoo.MAKE),
        *actions_among(water_sets, water_only, water.park_makers(very_large_shape)),
        Buying(WORDS, buy.price, buy.to_owner, trucks.place_bought, trucks.obstacles_to_having),
        Discarding(WORDS, discard.price),
    ]
    return tuple(sorted(actions, key=lambda action: action.price))

"""Laying out the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.zooloretto.box import EACH_SPECIES, EXTENSION, MONEY, SEATS
from menagerie.games.zooloretto.table import HouseRules, Table
from menagerie.games.zooloretto.tiles import SPECIES, Species, square_tiles
from menagerie.games.zooloretto.trucks import Truck
from menagerie.games.zooloretto.zoo import Zoo
from menagerie.kernel.journal import SILENCE
from menagerie.kernel.options import Choice, Flag, Number, Option, SeatOrRandom, SomeOrRandom

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.kernel.chance import Chance

# What the printed rules leave open, or what only some sources say: the default is first, a group may want otherwise.
OPTIONS: tuple[Option, ...] = (
    SomeOrRandom(  # R-Z-003
        "removed_species",
        tuple(species.key for species in SPECIES),
        {seats: entry.species_removed for seats, entry in SEATS.items()},
    ),
    SeatOrRandom("first_player"),  # R-Z-009
    Flag("stalls_leave_barn", True),  # R-Z-031
    Choice("short_bank", "pays_the_rest", ("pays_the_rest", "pays_nothing")),  # R-Z-063
    Number("extension_bonus", EXTENSION.coin_bonus, 0, 2),  # R-Z-065
)


def set_up(seats: int, options: Mapping[str, Any], chance: Chance) -> Table:
    """Lay out the table for a number of players."""
    entry = SEATS[seats]
    species = species_in_play(seats, options, chance)
    table = Table()
    table.species = species
    table.house_rules = house_rules(options)
    table.pile = tuple(chance.shuffled(square_tiles(species)))  # R-Z-004
    table.drawn = 0
    table.in_hand = None
    table.offspring = [EACH_SPECIES.offspring if kind in species else 0 for kind in SPECIES]  # R-Z-005
    table.out_of_game = []
    table.trucks = [Truck(number, places) for number, places in enumerate(entry.trucks)]  # R-Z-006, R-Z2-004, R-Z2-005
    table.zoos = [Zoo(seat, MONEY.each_player, entry.extensions) for seat in range(seats)]  # R-Z-007, R-Z2-002
    table.bank = MONEY.coins - MONEY.each_player * seats  # R-Z-008
    first = options["first_player"]
    table.current = chance.below(seats) if first == "random" else first  # R-Z-009
    table.takers = ()
    table.round = 1
    table.last_round = False
    table.over = False
    table.chance = chance
    table.journal = SILENCE
    return table


def species_in_play(seats: int, options: Mapping[str, Any], chance: Chance) -> tuple[Species, ...]:
    """Leave out as many species as the number of players asks for (R-Z-002, R-Z-003, R-Z2-003)."""
    removed = options["removed_species"]
    if removed == "random":
        removed = chance.draw([species.key for species in SPECIES], SEATS[seats].species_removed)
    return tuple(species for species in SPECIES if species.key not in removed)


def house_rules(options: Mapping[str, Any]) -> HouseRules:
    """Gather what the group has chosen."""
    return HouseRules(
        stalls_leave_barn=options["stalls_leave_barn"],
        short_bank=options["short_bank"],
        extension_bonus=options["extension_bonus"],
    )

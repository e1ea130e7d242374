"""Laying out the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.loretto.set_up import begin, species_in_play
from menagerie.games.zooloretto.box import box_of
from menagerie.games.zooloretto.printed import EXTENSION, SEATS, SPECIES, SPLITS, SYMBOLS
from menagerie.games.zooloretto.table import ZoolorettoTable
from menagerie.games.zooloretto.zoo import Zoo
from menagerie.kernel.options import Choice, Flag, Number, Option, SeatOrRandom, SomeOrRandom

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.kernel.chance import Chance

# The expansions, and what the printed rules leave open or only some sources say: the default comes first.
OPTIONS: tuple[Option, ...] = (
    SomeOrRandom(  # R-Z-003
        "removed_species",
        tuple(SPECIES),
        {seats: entry.species_removed for seats, entry in SEATS.items()},
    ),
    SeatOrRandom("first_player"),  # R-Z-009
    Flag("stalls_leave_barn", True),  # R-Z-031
    Choice("short_bank", "pays_the_rest", ("pays_the_rest", "pays_nothing")),  # R-Z-063
    Number("extension_bonus", EXTENSION.coin_bonus, 0, 2),  # R-Z-065
    Flag("xxl", False),
    Choice("donation_tokens", SPLITS[0], SPLITS, needs="xxl"),  # R-X-005
    Choice("xxl_symbols", SYMBOLS[0], SYMBOLS, needs="xxl"),  # R-X-004
)


def set_up(seats: int, options: Mapping[str, Any], chance: Chance) -> ZoolorettoTable:
    """Lay out the table for a number of players."""
    table = ZoolorettoTable()
    table.box = box = box_of(seats, options)
    species = species_in_play(box, box.species, options["removed_species"], chance)  # R-Z-002, R-Z-003, R-Z2-003
    begin(table, species, box.tiles.square(species), options["first_player"], chance)
    table.parks = [Zoo(seat, box) for seat in range(seats)]  # R-Z-007, R-Z2-002
    table.donation_tokens = ()
    for expansion in box.expansions:
        expansion.set_up(table)
    return table

"""Laying out the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.loretto.set_up import begin, species_in_play
from menagerie.games.zooloretto.box import box_of
from menagerie.games.zooloretto.printed import EXTENSION, PAIRINGS, SEATS, SPECIES, SPLITS, SYMBOLS
from menagerie.games.zooloretto.printed_exotic import JUNGLE_ANIMALS, JUNGLE_BOARD
from menagerie.games.zooloretto.table import ZoolorettoTable
from menagerie.games.zooloretto.zoo import Zoo
from menagerie.kernel.options import Choice, Flag, Number, Option, SeatOrRandom, SomeOrRandom

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.games.zooloretto.box import ZoolorettoBox
    from menagerie.games.zooloretto.tiles import JungleAnimal
    from menagerie.kernel.chance import Chance

# The expansions, and what the printed rules leave open or only some sources say: the default comes first.
OPTIONS: tuple[Option, ...] = (
    SomeOrRandom(  # R-Z-003
        "removed_species",
        tuple(SPECIES),
        {seats: entry.species_removed for seats, entry in SEATS.items()},
        things="species",
    ),
    SeatOrRandom("first_player"),  # R-Z-009
    Flag("stalls_leave_barn", True),  # R-Z-031
    Choice("short_bank", "pays_the_rest", ("pays_the_rest", "pays_nothing")),  # R-Z-063
    Number("extension_bonus", EXTENSION.coin_bonus, 0, 2),  # R-Z-065
    Flag("xxl", False),
    Choice("donation_tokens", SPLITS[0], SPLITS, needs="xxl"),  # R-X-005
    Choice("xxl_symbols", SYMBOLS[0], SYMBOLS, needs="xxl"),  # R-X-004
    Flag("exotic", False),
    SomeOrRandom(  # R-E-006
        "removed_jungle_species",
        tuple(JUNGLE_ANIMALS),
        {seats: entry.jungle_removed for seats, entry in SEATS.items()},
        needs="exotic",
        things="jungle",
    ),
    Number("jungle_spaces", JUNGLE_BOARD.spaces, 3, 6, needs="exotic"),  # R-E-014
    Choice("stall_colours", PAIRINGS[0], PAIRINGS, needs="exotic"),  # R-E-020
    Flag("bought_tiles_walk", True, needs="exotic"),  # R-E-028, R-E-036
    Flag("moved_jungle_walks", True, needs="exotic"),  # R-E-036
    Flag("barn_jungle_walks", False, needs="exotic"),  # R-E-036
)


def set_up(seats: int, options: Mapping[str, Any], chance: Chance) -> ZoolorettoTable:
    """Lay out the table for a number of players."""
    table = ZoolorettoTable()
    table.box = box = box_of(seats, options)
    species = species_in_play(box, box.species, options["removed_species"], chance)  # R-Z-002, R-Z-003, R-Z2-003
    table.species = species
    table.lay_nothing()
    table.jungle_species = jungle_in_play(box, options["removed_jungle_species"], chance)
    begin(table, species, table.square_tiles(), options["first_player"], chance)
    table.parks = [Zoo(seat, box) for seat in range(seats)]  # R-Z-007, R-Z2-002
    for expansion in box.expansions:
        expansion.set_up(table)
    return table


def jungle_in_play(box: ZoolorettoBox, removed: list[str] | str, chance: Chance) -> tuple[JungleAnimal, ...]:
    """Leave out as many jungle species as the number of players asks for: the named ones, or at random (R-E-006)."""
    if isinstance(removed, str):
        removed = chance.draw(list(box.tiles.jungle), box.jungle_removed)
    return tuple(tile for key, tile in box.tiles.jungle.items() if key not in removed)

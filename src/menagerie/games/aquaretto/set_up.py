"""Laying out the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.aquaretto.box import box_of
from menagerie.games.aquaretto.printed import SEATS, SPECIES, SYMBOLS, VERY_LARGE
from menagerie.games.aquaretto.table import AquarettoTable
from menagerie.games.aquaretto.water_park import OwnPark
from menagerie.games.loretto.set_up import begin, species_in_play
from menagerie.kernel.options import Choice, Flag, Option, SeatOrRandom, SomeOrRandom

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.kernel.chance import Chance

REMOVABLE = tuple(name for name, entry in SPECIES.items() if not entry.trained)
SHAPES = tuple(VERY_LARGE.__dataclass_fields__)
# What the printed rules leave open, or only some sources say: the default comes first, a group may want another.
OPTIONS: tuple[Option, ...] = (
    Flag("xxl", False),
    SomeOrRandom(  # R-Q-001, R-Q-002
        "removed_species",
        REMOVABLE,
        {seats: entry.species_removed for seats, entry in SEATS.items()},
        things="species",
    ),
    SeatOrRandom("first_player"),
    Flag("bought_to_depot", False),  # R-Q-048
    Choice("very_large_shape", "block", SHAPES, needs="xxl"),  # R-QX-020
    Choice("xxl_symbols", SYMBOLS[0], SYMBOLS, needs="xxl"),  # R-QX-005
)


def set_up(seats: int, options: Mapping[str, Any], chance: Chance) -> AquarettoTable:
    """Lay out the table for a number of players."""
    table = AquarettoTable()
    table.box = box = box_of(seats, options)
    species = species_in_play(box, box.removable, options["removed_species"], chance)  # R-Q-001, R-Q-002, R-Q2-001
    begin(table, species, box.tiles.square(species), options["first_player"], chance)
    table.parks = [OwnPark(seat, box) for seat in range(seats)]  # R-Q-005
    return table

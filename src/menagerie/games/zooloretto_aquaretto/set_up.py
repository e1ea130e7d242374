"""Laying out the table."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from menagerie.games.aquaretto import set_up as water
from menagerie.games.aquaretto.printed import SEATS as WATER_SEATS
from menagerie.games.loretto.set_up import begin, removed_of
from menagerie.games.zooloretto import set_up as zoo
from menagerie.games.zooloretto.printed import SEATS
from menagerie.games.zooloretto_aquaretto.box import box_of
from menagerie.games.zooloretto_aquaretto.estate import Estate
from menagerie.games.zooloretto_aquaretto.table import BothTable
from menagerie.kernel.options import Flag

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.kernel.chance import Chance
    from menagerie.kernel.options import Option

RENAMED_IN_PARK = {
    "xxl": "aquaretto_xxl",
    "removed_species": "removed_water_species",
    "xxl_symbols": "water_xxl_symbols",
}
RENAMED_IN_ZOO = {"xxl": "zooloretto_xxl"}


def renamed(option: Any, names: Mapping[str, str]) -> Option:
    """Return an option of one of the games under the name that it has here."""
    needs = getattr(option, "needs", "")
    new: Option = replace(option, name=names.get(option.name, option.name))
    return replace(new, needs=names.get(needs, needs)) if needs else new  # type: ignore[type-var]


# The options of both games, and what is open only where they meet; who begins is asked once.
OPTIONS: tuple[Option, ...] = (
    *(renamed(option, RENAMED_IN_ZOO) for option in zoo.OPTIONS),
    *(renamed(option, RENAMED_IN_PARK) for option in water.OPTIONS if option.name != "first_player"),
    Flag("managed_jungle", True, needs="exotic"),  # R-M-004
    Flag("zoo_fed_without_xxl", True, needs="aquaretto_xxl"),  # R-C-051
)


def set_up(seats: int, options: Mapping[str, Any], chance: Chance) -> BothTable:
    """Lay out the table for a number of players (R-C-001 to R-C-007)."""
    table = BothTable()
    table.box = box = box_of(seats, options)
    removed = [
        *removed_of(box.zoo_species, SEATS[seats].species_removed, options["removed_species"], chance),
        *removed_of(box.removable, WATER_SEATS[seats].species_removed, options["removed_water_species"], chance),
    ]  # R-C-004
    table.species = tuple(species for species in box.species if species.key not in removed)
    table.lay_nothing()
    table.jungle_species = zoo.jungle_in_play(box, options["removed_jungle_species"], chance)
    tiles = table.square_tiles()
    of_zoo = [tile for tile in tiles if tile not in box.tiles.water]
    begin(table, table.species, of_zoo, options["first_player"], chance)
    table.water_pile = tuple(chance.shuffled([tile for tile in tiles if tile in box.tiles.water]))  # R-C-005
    table.water_drawn = 0
    table.closed = None
    table.parks = [Estate(seat, box) for seat in range(seats)]
    for expansion in box.expansions:
        expansion.set_up(table)
    return table

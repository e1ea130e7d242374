"""Laying out what every member has on its table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.loretto.trucks import Truck
from menagerie.kernel.journal import SILENCE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.games.loretto.box import TruckBox
    from menagerie.games.loretto.table import AnyTable
    from menagerie.games.loretto.tiles import Species, Tile
    from menagerie.kernel.chance import Chance


def species_in_play(
    box: TruckBox, removable: Sequence[Species], removed: list[str] | str, chance: Chance
) -> tuple[Species, ...]:
    """Leave out as many species as the number of players asks for: the named ones, or at random."""
    left_out = removed_of(removable, box.species_removed, removed, chance)
    return tuple(species for species in box.species if species.key not in left_out)


def removed_of(removable: Sequence[Species], number: int, removed: list[str] | str, chance: Chance) -> Sequence[str]:
    """Name the species to leave out: those that were chosen, or some at random."""
    return chance.draw([species.key for species in removable], number) if isinstance(removed, str) else removed


def begin(
    table: AnyTable, species: tuple[Species, ...], tiles: Sequence[Tile], first: int | str, chance: Chance
) -> None:
    """Shuffle the tiles, put the trucks in the middle, and hand out the coins; the parks are laid out by the member."""
    box = table.box
    table.species = species
    table.pile = tuple(chance.shuffled(tiles))  # R-Z-004, R-Q-003
    table.drawn = 0
    table.in_hand = None
    table.offspring = tuple(box.offspring_of(kind) if kind in species else 0 for kind in box.species)  # R-Z-005
    table.out_of_game = ()
    table.trucks = [Truck(number, places) for number, places in enumerate(box.trucks)]  # R-Z-006, R-Z2-004, R-Z2-005
    table.bank = box.coins - box.coins_each * box.seats  # R-Z-008, R-Q-006
    table.current = chance.below(box.seats) if isinstance(first, str) else first  # R-Z-009: at random, or a seat
    table.takers = ()
    table.round = 1
    table.last_round = False
    table.over = False
    table.chance = chance
    table.journal = SILENCE

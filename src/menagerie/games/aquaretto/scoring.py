"""The final count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.aquaretto.spaces import around, spaces_in
from menagerie.games.loretto.tiles import Animal
from menagerie.kernel.rules import Standing

if TYPE_CHECKING:
    from menagerie.games.aquaretto.table import AquarettoTable
    from menagerie.games.aquaretto.water_park import WaterPark

DEPOT_PENALTY = 2
MANAGED_PENALTY = 1
ALL_FED = 2


def standing(table: AquarettoTable) -> Standing:
    """Return the standing: most points win, then most money (R-Q-087, R-Q-088)."""
    feeding = table.box.feeding
    return Standing(
        tuple(points(park, feeding=feeding) for park in table.parks), tuple(park.money for park in table.parks)
    )


def points(park: WaterPark, *, feeding: bool) -> dict[str, int]:
    """Count the points of a park by their sources."""
    parts = {
        "animals": len(park.animals),  # R-Q-080
        "cashiers": park.cashiers * park.money,  # R-Q-081
        "keepers": park.keepers * park.fish,  # R-Q-082
        "trainers": sum(trained_by(park, trainer.bit) for trainer in spaces_in(park.trainers)),
        "depot": -penalty(park) * species_in_depot(park),  # R-Q-085
    }
    if feeding:
        parts["food_basins"] = points_for_feeding(park.food, len(park.basins))
    return parts


def trained_by(park: WaterPark, trainer: int) -> int:
    """Count the animals around a trainer that can be trained (R-Q-083, R-Q-084)."""
    return (around(trainer) & park.trainable).bit_count()


def penalty(park: WaterPark) -> int:
    """Return what a species in the depot costs (R-Q-085, R-Q-086)."""
    return MANAGED_PENALTY if park.managers else DEPOT_PENALTY


def species_in_depot(park: WaterPark) -> int:
    """Count the different species in the depot."""
    return len({tile.species: None for tile in park.depot if isinstance(tile, Animal)})


def points_for_feeding(food: int, groups: int) -> int:
    """Return what food comes to: each tile feeds one group of animals (R-QX-030, R-QX-031, R-QX-033)."""
    return ALL_FED if food >= groups else food - groups

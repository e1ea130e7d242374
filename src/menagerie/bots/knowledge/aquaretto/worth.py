"""What a park is worth: the points it will probably score in the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from menagerie.bots.knowledge.aquaretto.sketch import Sketch
from menagerie.games.aquaretto.scoring import points_for_feeding, trained_by
from menagerie.games.aquaretto.spaces import around, spaces_in
from menagerie.games.aquaretto.tiles import TRAINED

if TYPE_CHECKING:
    from menagerie.bots.knowledge.aquaretto.outlook import Outlook
    from menagerie.games.aquaretto.water_park import WaterPark


class Reasons(NamedTuple):
    """Why a park is worth what it is, in points."""

    animals: float
    basins: float  # how they will grow, and those that may be started
    coworkers: float
    money: float
    depot: float
    food: float


def worth(park: WaterPark, outlook: Outlook) -> float:
    """Return the points that the park will probably score, and what its money is good for."""
    return sum(reasons(park, outlook))


def reasons(park: WaterPark, outlook: Outlook) -> Reasons:
    """Split the worth of a park."""
    sketch = Sketch(park, outlook)
    return Reasons(
        len(park.animals),
        sketch.promise(),
        sketch.fish_worth() * park.fish + shows(park, outlook) + park.cashiers * park.money,
        outlook.coin * park.money,
        -sketch.depot_cost(),
        feeding(park, outlook) if outlook.box.feeding else 0.0,
    )


def shows(park: WaterPark, outlook: Outlook) -> float:
    """Return what the trainers show, and what they may show when basins grow beside them."""
    if not park.trainers:
        return 0.0
    trained = [species for species in park.basins if species.key in TRAINED]
    growing = 0
    for species in trained:
        growing |= park.open_to(species)
    hope = outlook.weights.stage * outlook.time
    return sum(
        trained_by(park, trainer.bit) + hope * (around(trainer.bit) & growing).bit_count()
        for trainer in spaces_in(park.trainers)
    )


def feeding(park: WaterPark, outlook: Outlook) -> float:
    """Return what the food comes to, more surely the nearer the end is."""
    now = points_for_feeding(park.food, len(park.basins))
    return now * (1.0 - 0.5 * outlook.time)

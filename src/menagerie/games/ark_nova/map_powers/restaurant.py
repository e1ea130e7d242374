"""Map 5, Park Restaurant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova import effects
from menagerie.games.ark_nova.income_sources import Source
from menagerie.games.ark_nova.map_powers.power import Power
from menagerie.games.ark_nova.zoo_map import GRID

if TYPE_CHECKING:
    from menagerie.games.ark_nova.zoo import Zoo


def restaurant_income(zoo: Zoo) -> int:
    """In every break 1 money for each covered space beside the restaurant (R-A-533)."""
    return (GRID.around(zoo.map.features["restaurant"]) & zoo.covered).bit_count()


class Restaurant(Power):
    """A restaurant that pays in a break."""

    key = "restaurant"
    income = (Source("restaurant", effects.MAP, restaurant_income, of_map=True),)  # R-A-325

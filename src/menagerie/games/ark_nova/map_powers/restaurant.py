"""Map 5, Park Restaurant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova.zoo_map import GRID

if TYPE_CHECKING:
    from menagerie.games.ark_nova.zoo import Zoo


def restaurant_income(zoo: Zoo) -> int:
    """In every break 1 money for each covered space beside the restaurant (R-A-533)."""
    if zoo.map.power != "restaurant":
        return 0
    return (GRID.around(zoo.map.features["restaurant"]) & zoo.covered).bit_count()

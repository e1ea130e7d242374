"""Map 2, Outdoor Areas."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from menagerie.games.ark_nova.buildings import BuildingKind
    from menagerie.games.ark_nova.zoo_map import Spot, ZooMap

OUTDOOR_SIZES = 2


def housing_size(zoo_map: ZooMap, kind: BuildingKind, spot: Spot) -> int:
    """A standard enclosure beside the outdoor area counts as two sizes larger once built (R-A-528, R-A-529)."""
    if zoo_map.power == "outdoor_area" and kind.is_standard and spot.around & zoo_map.features["gate"]:
        return kind.size + OUTDOOR_SIZES
    return kind.size

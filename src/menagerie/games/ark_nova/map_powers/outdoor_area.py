"""Map 2, Outdoor Areas."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova.map_powers.power import Power

if TYPE_CHECKING:
    from menagerie.games.ark_nova.buildings import BuildingKind
    from menagerie.games.ark_nova.zoo_map import Spot, ZooMap

OUTDOOR_SIZES = 2


class OutdoorArea(Power):
    """An area that makes the enclosures beside it larger."""

    key = "outdoor_area"

    def housing_size(self, zoo_map: ZooMap, kind: BuildingKind, spot: Spot) -> int:
        """A standard enclosure beside the outdoor area counts as two sizes larger once built (R-A-528, R-A-529)."""
        beside = kind.is_standard and spot.around & zoo_map.features["gate"]
        return kind.size + OUTDOOR_SIZES if beside else kind.size

"""Map 6, Research Institute."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova.map_powers.at_work import all_covered

if TYPE_CHECKING:
    from menagerie.games.ark_nova.zoo import Zoo


def conditions_ignored(zoo: Zoo) -> int:
    """Each animal may ignore one condition symbol once the institute is reached (R-A-535, R-A-536)."""
    return 1 if zoo.map.power == "institute" and all_covered(zoo, "institute") else 0

"""Map 7, Ice Cream Parlors."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova.map_powers.at_work import all_covered

if TYPE_CHECKING:
    from menagerie.games.ark_nova.zoo import Zoo


def parlor_income(zoo: Zoo) -> int:
    """With all kiosk bonuses covered every kiosk pays 1 money more (R-A-539)."""
    return zoo.kiosks if zoo.map.power == "ice_cream" and all_covered(zoo, "parlors") else 0

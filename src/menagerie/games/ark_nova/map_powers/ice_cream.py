"""Map 7, Ice Cream Parlors."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova import effects
from menagerie.games.ark_nova.income_sources import Source
from menagerie.games.ark_nova.map_powers.at_work import all_covered
from menagerie.games.ark_nova.map_powers.power import Power

if TYPE_CHECKING:
    from menagerie.games.ark_nova.zoo import Zoo


def parlor_income(zoo: Zoo) -> int:
    """With all kiosk bonuses covered every kiosk pays 1 money more (R-A-539)."""
    return zoo.kiosks if all_covered(zoo, "parlors") else 0


class IceCream(Power):
    """Parlors that pay in a break."""

    key = "ice_cream"
    income = (Source("parlors", effects.MAP, parlor_income, of_map=True),)

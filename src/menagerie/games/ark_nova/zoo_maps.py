"""The zoo maps, each with its power."""

from __future__ import annotations

from functools import cache

from menagerie.games.ark_nova.map_powers.all import POWERS
from menagerie.games.ark_nova.printed.maps import MAPS
from menagerie.games.ark_nova.zoo_map import ZooMap


@cache
def zoo_map(name: str) -> ZooMap:
    """Print a zoo map; every box that has it shares it."""
    return ZooMap(MAPS[name], POWERS[MAPS[name].power])

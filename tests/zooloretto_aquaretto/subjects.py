"""How both games together are played in the tests that every game passes."""

from __future__ import annotations

from typing import Any

from zooloretto_aquaretto.census import both_census as census

__all__ = ["SETTINGS", "SOAKED", "census"]

EVERYTHING = {"zooloretto_xxl": True, "aquaretto_xxl": True, "exotic": True, "first_player": 1}
# What is open only where both games meet, answered otherwise.
OTHERWISE = {
    "aquaretto_xxl": True,
    "exotic": True,
    "water_xxl_symbols": "female",
    "managed_jungle": False,
    "zoo_fed_without_xxl": False,
}
SETTINGS: list[tuple[int, dict[str, Any]]] = [
    *((seats, {}) for seats in range(2, 6)),
    (2, EVERYTHING),
    (3, {"aquaretto_xxl": True, "bought_to_depot": True}),
    (4, {"zooloretto_xxl": True}),
    (5, EVERYTHING),
    (3, OTHERWISE),
]
SOAKED = [*SETTINGS, (3, {"exotic": True}), (3, EVERYTHING), (2, OTHERWISE)]

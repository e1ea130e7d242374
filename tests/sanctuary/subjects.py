"""How Sanctuary is played in the tests that every game passes."""

from __future__ import annotations

from typing import Any

from sanctuary.census import sanctuary_census as census

__all__ = ["SETTINGS", "SOAKED", "census"]

SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"solo_markers": 12, "map_side": "2"}),
    (2, {"relocated_pairs": True, "macaw_level": 2}),
    (3, {"first_game": True, "first_player": 2}),
    (4, {"map_side": "2", "achievement_points": "5-8-11"}),
    (5, {}),
]
VARIANTS: list[tuple[int, dict[str, Any]]] = [
    *((seats, {}) for seats in range(1, 6)),
    (1, {"solo_markers": 15}),
    (2, {"relocated_pairs": True, "macaw_level": 2}),
    (3, {"first_game": True, "achievement_points": "5-8-11"}),
]
SOAKED = [(seats, {**options, "map_side": side}) for seats, options in VARIANTS for side in ("1", "2")]

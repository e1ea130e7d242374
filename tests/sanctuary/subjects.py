"""How Sanctuary is played in the tests that every game passes."""

from __future__ import annotations

import os
from typing import Any

from sanctuary.census import sanctuary_census as census

__all__ = ["OPENING", "SETTINGS", "SOAKED", "STRIDE", "census"]

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
# A long game is looked at less often, and most often by `make long`.
THOROUGH = bool(os.environ.get("MENAGERIE_THOROUGH"))
STRIDE = 15 if THOROUGH else 40
OPENING = 12 if THOROUGH else 5

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
SOAKED = SETTINGS
# A long game is looked at less often, and most often by `make long`.
THOROUGH = bool(os.environ.get("MENAGERIE_THOROUGH"))
STRIDE = 15 if THOROUGH else 40
OPENING = 12 if THOROUGH else 5

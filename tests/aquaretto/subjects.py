"""How Aquaretto is played in the tests that every game passes: a short game, in all ways."""

from __future__ import annotations

from typing import Any

from aquaretto.census import aquaretto_census as census

__all__ = ["SETTINGS", "SOAKED", "census"]

XXL = {"xxl": True, "bought_to_depot": True, "first_player": 1}
SETTINGS: list[tuple[int, dict[str, Any]]] = [(seats, options) for seats in range(2, 6) for options in ({}, XXL)]
SETTINGS += [(3, {"xxl": True, "xxl_symbols": "male"}), (4, {"xxl": True, "xxl_symbols": "fish"})]
SOAKED = [
    *SETTINGS,
    *((3, {"xxl": True, "very_large_shape": shape}) for shape in ("cross", "horseshoe", "line")),
    (5, {"xxl": True, "xxl_symbols": "female"}),
]

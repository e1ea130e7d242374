"""How Zooloretto is played in the tests that every game passes: a short game, in all ways."""

from __future__ import annotations

from typing import Any

from zooloretto.census import zooloretto_census as census

__all__ = ["SETTINGS", "SOAKED", "census"]

HOUSE_RULES = {"stalls_leave_barn": False, "short_bank": "pays_nothing", "extension_bonus": 2, "first_player": 1}
SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (seats, options) for seats in range(2, 6) for options in ({}, HOUSE_RULES, {"xxl": True})
]
SOAKED = SETTINGS

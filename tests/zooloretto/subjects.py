"""How Zooloretto is played in the tests that every game passes: a short game, in all ways."""

from __future__ import annotations

from typing import Any

from zooloretto.census import zooloretto_census as census

__all__ = ["SETTINGS", "SOAKED", "census"]

HOUSE_RULES = {"stalls_leave_barn": False, "short_bank": "pays_nothing", "extension_bonus": 2, "first_player": 1}
EXPANSIONS: list[dict[str, Any]] = [{"xxl": True}, {"exotic": True}, {"exotic": True, "xxl": True}]
# What the boxes of the expansions leave open, answered otherwise.
OTHERWISE = {
    "exotic": True,
    "xxl": True,
    "donation_tokens": "2_3_5",
    "xxl_symbols": "plain",
    "jungle_spaces": 3,
    "stall_colours": "green_white_red_blue",
    "bought_tiles_walk": False,
    "moved_jungle_walks": False,
    "barn_jungle_walks": True,
}
SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (seats, options) for seats in range(2, 6) for options in ({}, HOUSE_RULES, *EXPANSIONS)
]
SETTINGS.append((3, OTHERWISE))
SOAKED = [*SETTINGS, *((seats, OTHERWISE) for seats in (2, 4, 5))]

"""How Ark Nova is played in the tests that every game passes: a long game, in a few ways that meet every option."""

from __future__ import annotations

from typing import Any

from ark_nova.census import ark_nova_census as census
from ark_nova.scenario import EXTRA_MAPS

__all__ = ["SETTINGS", "SOAKED", "census"]

SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (1, {"maps": "one_of_two", "discard": "open"}),
    (2, {}),
    (2, {"maps": "random", "map_set": "both"}),
    (3, {"maps": "draft", "map_set": "all"}),
    (4, {"maps": "one_of_two", "peaceful": True}),
    (3, {"maps": ["9", "10", "13"]}),
    (2, {"maps": ["11", "12"]}),
    (2, {"maps": ["14", "t1"], "discard": "open"}),
    (1, {"marine_worlds": True, "maps": "one_of_two"}),
    (2, {"marine_worlds": True, "action_cards": "random"}),
    (3, {"marine_worlds": True, "maps": "random"}),
    (4, {"marine_worlds": True, "action_cards": "standard", "maps": "random", "peaceful": True}),
]
SOAKED: list[tuple[int, dict[str, Any]]] = [
    (1, {"maps": "one_of_two", "map_set": "both"}),
    *((seats, {"maps": name}) for name in EXTRA_MAPS for seats in (1, 3)),
    *(
        (seats, options)
        for seats in range(2, 5)
        for maps in ("a", "0", "random", "draft", "one_of_two")
        for options in ({"maps": maps}, {"maps": maps, "map_set": "alternative", "peaceful": True})
    ),
    *(
        (seats, {"marine_worlds": True, "action_cards": way, "maps": maps, "map_set": "all"})
        for seats in range(1, 5)
        for way in ("draft", "random")
        for maps in ("random", "one_of_two")
    ),
    *((len(names), {"maps": names}) for names in (["13", "9"], ["9", "10", "13"], ["10", "13", "9", "10"])),
]

"""Real saves of every game, changes at any depth of what is JSON, and a seal for a save that was changed."""

from __future__ import annotations

import copy
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import menagerie
from every_game.games import SETTINGS, take_any
from menagerie.kernel.chance import Chance
from menagerie.kernel.save import checksum

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Pick: TypeAlias = Callable[[Sequence[Any]], Any]

MOMENTS = (0, 7, 60, 250)  # picks after which games were saved

ALWAYS_THE_SAME: dict[str, Any] = {
    "derandomize": True,
    "database": None,
    "deadline": None,
    "suppress_health_check": list(HealthCheck),
}
NUMBERS = st.integers(0, 2**16)
NAN, INFINITY = float("nan"), float("inf")
WEIRD: list[Any] = [
    *(None, True, False, 0, 1, -1, 2, 6, 99, 10**6, 2**63, 10**30, 1.5, NAN, INFINITY, -INFINITY),
    *("", "x", "map", "\x00", "\ud800", "x" * 10_000),
    *([], {}, [0], [None], [[]], {"x": 1}),
    *("maps", "hands", "turn", "hand_limit", "income", "final", "over"),
]


@cache
def real_saves(game: str) -> list[dict[str, Any]]:
    """Save games of every setting at several moments."""
    return [saved(game, seats, options, picks) for seats, options in SETTINGS[game][:8] for picks in MOMENTS]


def saved(game: str, seats: int, options: dict[str, Any], picks: int) -> dict[str, Any]:
    playing = menagerie.new_game(game, seats=seats, seed=picks, options=options)
    chance = Chance(picks)
    while playing.decision is not None and playing.number < picks:
        take_any(playing, chance)
    return playing.save()


def sealed(save: dict[str, Any]) -> dict[str, Any]:
    """Make the checksum fit."""
    return {**save, "checksum": checksum(save)}


def containers(part: Any) -> list[Any]:
    """List every list and object that has something in it; of long lists look at the beginning."""
    inner = part.values() if isinstance(part, dict) else part[:60] if isinstance(part, list) else ()
    return ([part] if inner else []) + [found for each in inner for found in containers(each)]


def forge(pick: Pick, values: dict[str, Any]) -> dict[str, Any]:
    """Change a few things, at any depth."""
    values = copy.deepcopy(values)
    for _ in range(pick((1, 1, 2, 3))):
        places = containers(values)
        if not places:
            break
        place = pick(places)
        name = pick(sorted(place) if isinstance(place, dict) else range(len(place)))
        match pick(("set", "set", "drop", "again", "swap", "steal", "count", "extra")):
            case "set":
                place[name] = copy.deepcopy(pick(WEIRD))
            case "drop":
                del place[name]
            case "again" if isinstance(place, list):
                place.insert(name, copy.deepcopy(place[name]))
            case "swap" if isinstance(place, list):
                place[name], place[-1] = place[-1], place[name]
            case "steal":
                place[name] = copy.deepcopy(pick(places))
            case "count" if type(place[name]) is int:
                place[name] += pick((1, -1, 2, -2, 9))
            case "count" if type(place[name]) is bool:
                place[name] = not place[name]
            case "extra" if isinstance(place, dict):
                place["extra"] = copy.deepcopy(pick(WEIRD))
    return values


def always_the_same(number: int, work: Callable[[Pick], None]) -> None:
    """Do some work a number of times with choices of hypothesis, which are the same in every run."""

    @settings(max_examples=number, **ALWAYS_THE_SAME)
    @given(st.data())
    def working(data: st.DataObject) -> None:
        work(lambda things: things[data.draw(NUMBERS) % len(things)])

    working()

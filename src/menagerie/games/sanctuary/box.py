"""What is in the box, for one choice of options and one number of players."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from menagerie.games.sanctuary.icons import OBJECTIVE_ICONS
from menagerie.games.sanctuary.printed import ACHIEVEMENTS, SOLO
from menagerie.games.sanctuary.tiles import tiles_with
from menagerie.games.sanctuary.zoo_map import zoo_map

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.games.sanctuary.tiles import Tile
    from menagerie.games.sanctuary.zoo_map import ZooMap


@dataclass(frozen=True, eq=False, slots=True)
class Box:
    """The box, and what the group has chosen where the printed rules are silent."""

    seats: int
    tiles: dict[str, Tile]  # by key
    map: ZooMap
    objectives: tuple[str, ...]
    achievements: dict[int, int]  # the points of each marker, by its icons
    relocated_pairs: bool  # R-S-169
    solo_markers: tuple[int, ...]  # to choose from; none where several play
    solo_turns: int


def box_of(seats: int, options: Mapping[str, Any]) -> Box:
    """Return the box for a number of players and their options."""
    names = ("map_side", "first_game", "achievement_points", "macaw_level", "relocated_pairs", "solo_markers")
    return pack(seats, *(options[name] for name in names))


@cache
def pack(
    seats: int,
    map_side: str,
    first_game: bool,
    achievement_points: str,
    macaw_level: int,
    relocated_pairs: bool,
    solo_markers: int,
) -> Box:
    """Pack a box; the same choice gives the same box."""
    points = dict(zip(ACHIEVEMENTS.icons, ACHIEVEMENTS.points[achievement_points], strict=True))
    if first_game:
        del points[ACHIEVEMENTS.left_out_of_a_first_game]  # R-S-012
    alone = seats == 1
    return Box(
        seats=seats,
        tiles=tiles_with(macaw_level),
        map=zoo_map(map_side),
        objectives=OBJECTIVE_ICONS,
        achievements=points,
        relocated_pairs=relocated_pairs,
        solo_markers=tuple(sorted([*range(1, SOLO.numbers + 1)] * SOLO.copies)) if alone else (),
        solo_turns=solo_markers if alone else 0,
    )

"""The points: of tiles one by one, of open areas and of markers (R-S-180 to R-S-198)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from menagerie.games.sanctuary.conditions import KINDS
from menagerie.games.sanctuary.icons import ANIMAL, BUILDING, INDEX, PETTING_ZOO
from menagerie.games.sanctuary.printed import POINTS
from menagerie.games.sanctuary.zoo_map import NEIGHBOURS, groups_of
from menagerie.kernel.rules import Standing

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.games.sanctuary.table import SanctuaryTable
    from menagerie.games.sanctuary.tiles import Tile
    from menagerie.games.sanctuary.zoo import Zoo

    Scoring = Callable[[Zoo, int], int]  # what a tile on a space is worth

GROUPS = "animals", "buildings", "projects"


@cache
def scoring_of(text: str) -> Scoring:
    """Read what a tile is worth; the pettable ones are counted by their groups instead."""
    match text.split():
        case [] | ["petting_zoo"]:
            return lambda zoo, space: 0
        case ["fixed", points]:
            fixed = int(points)
            return lambda zoo, space: fixed
        case ["beside", mark, each]:
            return _beside(INDEX[mark], int(each))
        case ["anywhere", mark, each]:
            return _anywhere(INDEX[mark], int(each))
        case ["connected", mark, each]:
            return _connected(INDEX[mark], int(each))
        case ["kinds_beside", each]:
            points_each = int(each)
            return lambda zoo, space: points_each * zoo.different(KINDS, NEIGHBOURS[space])
        case ["hand", each]:
            points_each = int(each)
            return lambda zoo, space: points_each * len(zoo.hand)
        case ["open_areas", each]:
            points_each = int(each)
            return lambda zoo, space: points_each * zoo.open_areas.bit_count()
    raise ValueError(text)


def _beside(mark: int, each: int) -> Scoring:
    return lambda zoo, space: each * (zoo.where[mark] & NEIGHBOURS[space]).bit_count()


def _anywhere(mark: int, each: int) -> Scoring:
    return lambda zoo, space: each * zoo.where[mark].bit_count()


def _connected(mark: int, each: int) -> Scoring:
    def score(zoo: Zoo, space: int) -> int:
        """Count the group around the tile; the tile itself has the icon, so it counts."""
        group = next((group for group in groups_of(zoo.where[mark]) if group >> space & 1), 0)
        return each * group.bit_count()

    return score


def tile_points(zoo: Zoo, tile: Tile, space: int) -> int:
    """Return what a tile is worth where it lies."""
    return scoring_of(tile.points)(zoo, space)


def petting_zoo_points(zoo: Zoo) -> int:
    """Count each group of pettable animals once (R-S-185)."""
    return sum(_group_points(group) for group in groups_of(zoo.where[PETTING_ZOO]))


def petting_group_points(zoo: Zoo, space: int) -> int:
    """Return what the group of pettable animals around a space is worth."""
    return next(_group_points(group) for group in groups_of(zoo.where[PETTING_ZOO]) if group >> space & 1)


def _group_points(group: int) -> int:
    table = POINTS.petting_zoo
    return table[min(group.bit_count(), len(table) - 1)]


def parts_of(table: SanctuaryTable, zoo: Zoo) -> dict[str, int]:
    """Count the points of a zoo by where they come from (R-S-197)."""
    tiles = dict.fromkeys(GROUPS, 0)
    for space, tile in zoo.face.items():
        group = "animals" if tile.has(ANIMAL) else "buildings" if tile.has(BUILDING) else "projects"
        tiles[group] += tile_points(zoo, tile, space)
    tiles["animals"] += petting_zoo_points(zoo)
    parts = {
        **tiles,
        "open_areas": POINTS.open_area * zoo.open_areas.bit_count(),
        "achievements": sum(table.box.achievements[icons] for icons in zoo.achievements),
        "pouches": POINTS.pouch * zoo.pouches,
        "conservation": POINTS.conservation * zoo.conservation,
        "end": zoo.end_points,
    }
    if table.solo_markers:
        parts["solo"] = POINTS.solo_marker * (len(table.solo_markers) - table.solo_turned)
    return parts


def standing(table: SanctuaryTable) -> Standing:
    """Count the points as they are now; a solo game that was lost is not counted (R-S-198, R-S-209)."""
    if table.lost:
        return Standing((dict.fromkeys(parts_of(table, table.zoos[0]), 0),), (0,), needed=1)
    return Standing(tuple(parts_of(table, zoo) for zoo in table.zoos), tuple(zoo.count(ANIMAL) for zoo in table.zoos))

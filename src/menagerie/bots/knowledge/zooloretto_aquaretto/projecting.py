"""Where everybody is heading: the points that zoo and park will probably have in the end."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from menagerie.bots.knowledge.aquaretto.projecting import ADDED_BY_XXL, being_unloaded
from menagerie.bots.knowledge.aquaretto.sketch import Sketch
from menagerie.bots.knowledge.zooloretto.projecting import ADDED
from menagerie.bots.knowledge.zooloretto.unloading import worth_unloaded
from menagerie.bots.knowledge.zooloretto.worth import worth
from menagerie.bots.knowledge.zooloretto_aquaretto.sides import outlooks, zoo_side
from menagerie.games.zooloretto_aquaretto.table import PARK, ZOO

if TYPE_CHECKING:
    from menagerie.bots.knowledge.zooloretto_aquaretto.sides import Outlooks
    from menagerie.bots.knowledge.zooloretto_aquaretto.weights import Beliefs
    from menagerie.games.zooloretto_aquaretto.box import BothBox
    from menagerie.games.zooloretto_aquaretto.estate import Estate
    from menagerie.games.zooloretto_aquaretto.table import BothTable

# What a seat scores when all play as the greedy bot does, over 18 to 80 seats; expansions add what they add elsewhere.
USUAL = {2: 54, 3: 46, 4: 43, 5: 38}


def part_left(table: BothTable) -> float:
    """Return the share of both main piles that is left; a closed game has none."""
    all_tiles = len(table.pile) + len(table.water_pile) - 2 * table.box.end_pile
    return sum(table.main_pile_of(game) for game in (ZOO, PARK)) / max(1, all_tiles)


@cache
def usual_score(box: BothBox) -> int:
    """Return what a seat usually scores with what is in the boxes."""
    seats = box.seats
    added = sum(ADDED[type(expansion)][seats] for expansion in box.expansions)
    return USUAL[seats] + added + (ADDED_BY_XXL[seats] if box.feeding else 0)


def project(table: BothTable, believed: Beliefs) -> list[int]:
    """Return how many points each seat will probably have; only what everybody sees matters."""
    time, usual = part_left(table), usual_score(table.box)
    points = []
    for estate in table.estates:
        ahead = outlooks(table, estate.seat, believed)
        value = ahead.worth(estate) + load_worth(table, estate, ahead)
        # Early an estate says little about its end: what is usual counts as much as there is still to come.
        points.append(round(value + time * (usual - value)))
    return points


def load_worth(table: BothTable, estate: Estate, ahead: Outlooks) -> float:
    """Return what the tiles of a truck bring that its taker has not placed yet."""
    load = being_unloaded(table, estate.seat)
    if not load:
        return 0.0
    if load[0] in table.box.tiles.water:
        return Sketch(estate, ahead.park).gain_of(load) + ahead.food_gain(estate, load)
    return worth_unloaded(zoo_side(table), estate, load, ahead.zoo) - worth(estate, ahead.zoo)

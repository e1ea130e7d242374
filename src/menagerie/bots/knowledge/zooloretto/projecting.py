"""Where every zoo is heading: the points that it will probably have in the end."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from menagerie.bots.knowledge.zooloretto.outlook import after_round, time_left, within_round
from menagerie.bots.knowledge.zooloretto.unloading import worth_unloaded
from menagerie.games.zooloretto.donations import Donations
from menagerie.games.zooloretto.exotic import Exotic

if TYPE_CHECKING:
    from menagerie.bots.knowledge.zooloretto.weights import Weights
    from menagerie.games.loretto.tiles import Tile
    from menagerie.games.zooloretto.box import ZoolorettoBox
    from menagerie.games.zooloretto.expansion import Expansion
    from menagerie.games.zooloretto.table import ZoolorettoTable

# What a seat scores when all play as the greedy bot does, and what an expansion adds, measured over 120 and 30 games.
USUAL = {2: 29, 3: 28, 4: 22, 5: 19}
ADDED: dict[type[Expansion], dict[int, int]] = {
    Donations: {2: 21, 3: 14, 4: 14, 5: 13},
    Exotic: {2: 12, 3: 11, 4: 9, 5: 6},
}


def project(table: ZoolorettoTable, weights: Weights) -> list[int]:
    """Return how many points each seat will probably have; only what everybody sees matters."""
    playing = within_round(table, weights)
    done = after_round(table, weights) if table.last_round else playing
    time = time_left(table)
    usual = usual_score(table.box)
    points = []
    for zoo in table.zoos:
        outlook = done if zoo.seat in table.takers else playing
        worth = worth_unloaded(table, zoo, being_unloaded(table, zoo.seat), outlook)
        # Early a zoo says little about its end: what is usual counts as much as there is still to come.
        points.append(round(worth + time * (usual - worth)))
    return points


@cache
def usual_score(box: ZoolorettoBox) -> int:
    """Return what a seat usually scores with what is in the box."""
    return USUAL[box.seats] + sum(ADDED[type(expansion)][box.seats] for expansion in box.expansions)


def being_unloaded(table: ZoolorettoTable, seat: int) -> tuple[Tile, ...]:
    """List the tiles of a truck that its taker has not placed yet."""
    return next((truck.tiles for truck in table.trucks if truck.taken_by == seat), ())

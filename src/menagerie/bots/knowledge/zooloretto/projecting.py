"""Where every zoo is heading: the points that it will probably have in the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.bots.knowledge.zooloretto.outlook import after_round, time_left, within_round
from menagerie.bots.knowledge.zooloretto.unloading import worth_unloaded

if TYPE_CHECKING:
    from menagerie.bots.knowledge.zooloretto.weights import Weights
    from menagerie.games.loretto.tiles import Tile
    from menagerie.games.zooloretto.table import ZoolorettoTable

USUAL = {2: 29, 3: 28, 4: 22, 5: 19}  # what a seat scores when all play as the greedy bot does, measured over 120 games


def project(table: ZoolorettoTable, weights: Weights) -> list[int]:
    """Return how many points each seat will probably have; only what everybody sees matters."""
    playing = within_round(table, weights)
    done = after_round(table, weights) if table.last_round else playing
    time = time_left(table)
    usual = USUAL[len(table.zoos)]
    points = []
    for zoo in table.zoos:
        outlook = done if zoo.seat in table.takers else playing
        worth = worth_unloaded(table, zoo, being_unloaded(table, zoo.seat), outlook)
        # Early a zoo says little about its end: what is usual counts as much as there is still to come.
        points.append(round(worth + time * (usual - worth)))
    return points


def being_unloaded(table: ZoolorettoTable, seat: int) -> tuple[Tile, ...]:
    """List the tiles of a truck that its taker has not placed yet."""
    return next((truck.tiles for truck in table.trucks if truck.taken_by == seat), ())

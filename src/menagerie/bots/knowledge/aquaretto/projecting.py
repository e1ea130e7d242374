"""Where every park is heading: the points that it will probably have in the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.bots.knowledge.aquaretto.outlook import after_round, time_left, within_round
from menagerie.bots.knowledge.aquaretto.sketch import Sketch
from menagerie.bots.knowledge.aquaretto.worth import worth

if TYPE_CHECKING:
    from menagerie.bots.knowledge.aquaretto.weights import Weights
    from menagerie.games.aquaretto.table import AquarettoTable
    from menagerie.games.loretto.tiles import Tile

# What a seat scores when all play as the greedy bot does, and what the XXL set adds, over 60 to 160 and 30 to 75 seats.
USUAL = {2: 22, 3: 19, 4: 16, 5: 14}
ADDED_BY_XXL = {2: 4, 3: 1, 4: 2, 5: 2}


def usual_score(seats: int, *, xxl: bool) -> int:
    """Return what a seat usually scores."""
    return USUAL[seats] + (ADDED_BY_XXL[seats] if xxl else 0)


def project(table: AquarettoTable, weights: Weights) -> list[int]:
    """Return how many points each seat will probably have; only what everybody sees matters."""
    playing = within_round(table, weights)
    done = after_round(table, weights) if table.last_round else playing
    time = time_left(table)
    usual = usual_score(len(table.parks), xxl=table.box.feeding)
    points = []
    for park in table.parks:
        outlook = done if park.seat in table.takers else playing
        load = being_unloaded(table, park.seat)
        value = worth(park, outlook) + (Sketch(park, outlook).gain_of(load) if load else 0.0)
        # Early a park says little about its end: what is usual counts as much as there is still to come.
        points.append(round(value + time * (usual - value)))
    return points


def being_unloaded(table: AquarettoTable, seat: int) -> tuple[Tile, ...]:
    """List the tiles of a truck that its taker has not placed yet."""
    return next((truck.tiles for truck in table.trucks if truck.taken_by == seat), ())

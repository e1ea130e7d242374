"""Where every park is heading: the points that it will probably have in the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.bots.knowledge.aquaretto.outlook import after_round, time_left, within_round
from menagerie.bots.knowledge.aquaretto.worth import worth

if TYPE_CHECKING:
    from menagerie.bots.knowledge.aquaretto.weights import Weights
    from menagerie.games.aquaretto.table import AquarettoTable

USUAL = {2: 23, 3: 18, 4: 17, 5: 15}  # what a seat scores when all play as the greedy bot does, over 20 to 50 seats


def project(table: AquarettoTable, weights: Weights) -> list[int]:
    """Return how many points each seat will probably have; only what everybody sees matters."""
    playing = within_round(table, weights)
    done = after_round(table, weights) if table.last_round else playing
    time = time_left(table)
    usual = USUAL[len(table.parks)]
    points = []
    for park in table.parks:
        value = worth(park, done if park.seat in table.takers else playing)
        # Early a park says little about its end: what is usual counts as much as there is still to come.
        points.append(round(value + time * (usual - value)))
    return points

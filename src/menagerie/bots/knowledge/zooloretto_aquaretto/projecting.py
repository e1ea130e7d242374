"""Where everybody is heading: the points that zoo and park will probably have in the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.bots.knowledge.zooloretto_aquaretto.sides import outlooks
from menagerie.games.zooloretto_aquaretto.table import PARK, ZOO

if TYPE_CHECKING:
    from menagerie.games.zooloretto_aquaretto.table import BothTable

USUAL = {2: 60, 3: 50, 4: 42, 5: 34}  # what a seat scores when all play as the greedy bot does, roughly


def part_left(table: BothTable) -> float:
    """Return the share of both main piles that is left; a closed game has none."""
    all_tiles = len(table.pile) + len(table.water_pile) - 2 * table.box.end_pile
    return sum(table.main_pile_of(game) for game in (ZOO, PARK)) / max(1, all_tiles)


def project(table: BothTable) -> list[int]:
    """Return how many points each seat will probably have; only what everybody sees matters."""
    time, usual = part_left(table), USUAL[len(table.parks)]
    worths = [outlooks(table, estate.seat).worth(estate) for estate in table.estates]
    # Early an estate says little about its end: what is usual counts as much as there is still to come.
    return [round(worth + time * (usual - worth)) for worth in worths]

"""Moves that people regret: what a choice would waste or set off, told in advance, and never forbidden."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from menagerie.games.aquaretto.scoring import points
from menagerie.games.loretto.slips import happens_to, truck_slips
from menagerie.games.loretto.tiles import Animal
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from menagerie.games.aquaretto.table import AquarettoTable
    from menagerie.games.aquaretto.water_park import WaterPark
    from menagerie.games.loretto.tiles import Tile
    from menagerie.kernel.journal import Event

LOST = {
    "aquaretto.event.no_job": Message("aquaretto.slip.no_job"),
    "aquaretto.event.no_coworker": Message("aquaretto.slip.no_coworker"),
    "aquaretto.event.empty_bank": Message("aquaretto.slip.empty_bank"),
}  # what a mark would earn (R-Q-065)


def slips(
    before: AquarettoTable, after: AquarettoTable, seat: int, option: Any, told: Sequence[Event]
) -> list[Message]:
    """Return what a choice would waste or set off: the table before and after, and what is told on the way."""
    count = partial(points, feeding=before.box.feeding)
    park, then = before.parks[seat], after.parks[seat]
    to_come = () if after.last_round else after.undrawn()
    return [*truck_slips(before, after, seat, option, told, count), *park_slips(park, then, to_come, told)]


def park_slips(park: WaterPark, then: WaterPark, to_come: Sequence[Tile], told: Sequence[Event]) -> Iterator[Message]:
    """Tell what a choice would waste in a park alone: marks that earn nothing, and basins that cannot grow."""
    yield from dict.fromkeys(LOST[event.key] for event in told if event.key in LOST and happens_to(event, park))
    yield from shut_in(park, then, to_come)


def shut_in(park: WaterPark, then: WaterPark, to_come: Sequence[Tile]) -> Iterator[Message]:
    """Warn of basins that lose their last space while animals for them may still come (R-Q-035)."""
    awaited = {tile.species: None for tile in to_come if isinstance(tile, Animal)}
    shut = [species for species in then.basins if species in awaited and not then.open_to(species)]
    fresh = tuple(species for species in shut if species not in park.basins or park.open_to(species))
    if fresh:
        yield Message("aquaretto.slip.shut_in", species=fresh)

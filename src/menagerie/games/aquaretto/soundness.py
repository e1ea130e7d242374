"""What holds on every table that a game can reach: everything exists once, and everything has room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.aquaretto.coworkers import POSTS
from menagerie.games.aquaretto.spaces import beside, mask_of
from menagerie.games.loretto.soundness import middle_soundness

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.games.aquaretto.box import AquarettoBox
    from menagerie.games.aquaretto.table import AquarettoTable
    from menagerie.games.aquaretto.water_park import WaterPark


def soundness(table: AquarettoTable, seats: int) -> dict[str, bool]:
    """Check everything that holds in every game, by field."""
    return {
        "parks": len(table.parks) == seats and parks_are_sound(table.parks, table.box),
        **middle_soundness(table, seats),
    }


def parks_are_sound(parks: Sequence[WaterPark], box: AquarettoBox) -> bool:
    """Check every park, and that no more is in them than the box has."""
    shared = [expansion for expansion in box.sizes if expansion not in box.sizes_each]
    return (
        all(park_is_sound(park, box) for park in parks)
        and sum(park.coworkers for park in parks) <= box.all_coworkers
        and all(sum(park.count_laid(expansion) for park in parks) <= 1 for expansion in shared)
    )


def park_is_sound(park: WaterPark, box: AquarettoBox) -> bool:
    """Check that everything in a park has room, and that its basins are whole and apart from each other."""
    occupied = mask_of(park.animals)
    return (
        not (occupied | park.trainers) & ~park.spaces
        and not occupied & park.trainers
        and len(park.basins) <= park.basin_limit
        and sum(basin.bit_count() for basin in park.basins.values()) == len(park.animals)
        and all(is_connected(basin) for basin in park.basins.values())
        and all(not beside(basin) & occupied & ~basin for basin in park.basins.values())
        and all(post.filled(park) <= getattr(box.board, post.of) for post in POSTS)
        and all(park.count_laid(expansion) <= each for expansion, each in box.sizes_each.items())
    )


def is_connected(basin: int) -> bool:
    """Whether all spaces of a basin hang together by their edges (R-Q-021)."""
    reached, found = 0, basin & -basin
    while found != reached:
        reached, found = found, found | beside(found) & basin
    return reached == basin

"""How basins can go on: the next mark of each, where it can grow, and the gaps between them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.aquaretto.spaces import beside, spaces_in

if TYPE_CHECKING:
    from collections.abc import Iterable

    from menagerie.games.aquaretto.expansions import Lay
    from menagerie.games.aquaretto.printed import MarksEntry
    from menagerie.games.aquaretto.water_park import WaterPark


def growth(park: WaterPark, marks: MarksEntry) -> dict[str, dict[str, Any]]:
    """Tell of each basin its size, where it can grow now, and the next tile that earns something (R-Q-060, R-Q-061)."""
    return {
        species.key: {
            "size": basin.bit_count(),
            "spaces": park.open_to(species).bit_count(),
            "next": next_mark(marks, basin.bit_count()),
        }
        for species, basin in park.basins.items()
    }


def next_mark(marks: MarksEntry, size: int) -> dict[str, Any] | None:
    """Return which tile of a basin earns something next, and what; None if none does."""
    earned = [(at, "coin") for at in marks.coin] + [(at, "coworker") for at in marks.coworker]
    to_come = [(at, what) for at, what in earned if at > size]
    if not to_come:
        return None
    at, what = min(to_come)
    return {"at": at, "earns": what, "missing": at - size}


def gaps(park: WaterPark) -> dict[str, list[str]]:
    """List the empty spaces beside basins, each with their species: no other species can go there (R-Q-024)."""
    empty = park.empty_spaces()
    found: dict[str, list[str]] = {}
    for species, basin in park.basins.items():
        for space in spaces_in(empty & beside(basin)):
            found.setdefault(space.key, []).append(species.key)
    return found


def openings(park: WaterPark, lays: Iterable[Lay]) -> dict[str, dict[str, int]]:
    """Count for each way to lay an expansion on how many spaces each basin could grow then."""
    found = {}
    for lay in lays:
        after = park.clone()
        after.put_expansion(lay)
        found[lay.key] = {species.key: after.open_to(species).bit_count() for species in park.basins}
    return found

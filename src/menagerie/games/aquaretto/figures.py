"""A finished game in figures: what each player did, from the journal and the parks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.loretto.figures import counted_by_seat

if TYPE_CHECKING:
    from menagerie.games.aquaretto.table import AquarettoTable
    from menagerie.kernel.journal import Journal

TURNS = {
    "aquaretto.event.drawn": "tiles_drawn",
    "aquaretto.event.took": "trucks",
    "aquaretto.event.moved": "moves",
    "aquaretto.event.reassigned": "reassigned",
    "aquaretto.event.bought": "purchases",
    "aquaretto.event.discarded": "discards",
    "aquaretto.event.laid": "expansions",
}
BESIDES = {"aquaretto.event.born": "births", "aquaretto.event.hired": "coworkers"}
USUAL: dict[str, tuple[int, int]] = {}  # we have no games of people
USUAL_WINNER: tuple[int, int] | None = None


def first_player(table: AquarettoTable) -> int:
    """Return who begins, while nobody has had a turn."""
    return table.current


def players_in_figures(table: AquarettoTable, journal: Journal) -> list[dict[str, int]]:
    """Return the figures of each player; what counts as a turn takes one of its own."""
    counted = counted_by_seat(journal, {**TURNS, **BESIDES}, len(table.parks))
    return [
        {
            "turns": sum(counted[park.seat][name] for name in TURNS.values()),
            **counted[park.seat],
            "basins": len(park.basins),
            "money_left": park.money,
            "depot": len(park.depot),
        }
        for park in table.parks
    ]


def table_in_figures(table: AquarettoTable, journal: Journal) -> dict[str, Any]:
    """Return the figures of the whole table."""
    return {"rounds": table.round}

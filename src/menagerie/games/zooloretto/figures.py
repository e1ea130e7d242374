"""A finished game in figures: what each player did, from the journal and the zoos."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.loretto.figures import counted_by_seat

if TYPE_CHECKING:
    from menagerie.games.zooloretto.table import ZoolorettoTable
    from menagerie.kernel.journal import Journal

COUNTED = {
    "zooloretto.event.drawn": "tiles_drawn",
    "zooloretto.event.took": "trucks",
    "zooloretto.event.moved": "moves",
    "zooloretto.event.exchanged": "exchanges",
    "zooloretto.event.bought": "purchases",
    "zooloretto.event.discarded": "discards",
    "zooloretto.event.extended": "extensions",
    "zooloretto.event.donated": "donations",
}
BESIDES = {"zooloretto.event.born": "births"}
USUAL: dict[str, tuple[int, int]] = {}  # we have no games of people
USUAL_WINNER: tuple[int, int] | None = None


def first_player(table: ZoolorettoTable) -> int:
    """Return who begins, while nobody has had a turn."""
    return table.current


def players_in_figures(table: ZoolorettoTable, journal: Journal) -> list[dict[str, int]]:
    """Return the figures of each player; everything counted takes a turn of its own."""
    counted = counted_by_seat(journal, {**COUNTED, **BESIDES}, len(table.zoos))
    return [
        {
            "turns": sum(counted[zoo.seat][name] for name in COUNTED.values()),
            **counted[zoo.seat],
            "money_left": zoo.money,
            "barn": len(zoo.barn),
        }
        for zoo in table.zoos
    ]


def table_in_figures(table: ZoolorettoTable, journal: Journal) -> dict[str, Any]:
    """Return the figures of the whole table."""
    return {"rounds": table.round}

"""A finished game in figures: what each player did, from the journal and the zoos."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.loretto.figures import counted_by_seat
from menagerie.games.zooloretto.expansion import additions

if TYPE_CHECKING:
    from menagerie.games.zooloretto.table import ZoolorettoTable
    from menagerie.kernel.journal import Journal

COUNTED = {  # everything here takes a turn of its own
    "zooloretto.event.drawn": "tiles_drawn",
    "zooloretto.event.took": "trucks",
    "zooloretto.event.moved": "moves",
    "zooloretto.event.exchanged": "exchanges",
    "zooloretto.event.bought": "purchases",
    "zooloretto.event.discarded": "discards",
    "zooloretto.event.extended": "extensions",
}
BESIDES = {"zooloretto.event.born": "births"}
USUAL: dict[str, tuple[int, int]] = {}  # we have no games of people
USUAL_WINNER: tuple[int, int] | None = None


def first_player(table: ZoolorettoTable) -> int:
    """Return who begins, while nobody has had a turn."""
    return table.current


def players_in_figures(table: ZoolorettoTable, journal: Journal) -> list[dict[str, int]]:
    """Return the figures of each player, with those of the expansions in the box."""
    expansions = table.box.expansions
    added = additions(expansion.figures for expansion in expansions)
    turns = [*COUNTED.values(), *(name for expansion in expansions for name in expansion.turns)]
    counted = counted_by_seat(journal, {**COUNTED, **BESIDES, **added}, len(table.zoos))
    return [
        {
            "turns": sum(counted[zoo.seat][name] for name in turns),
            **counted[zoo.seat],
            "money_left": zoo.money,
            "barn": len(zoo.barn),
        }
        for zoo in table.zoos
    ]


def table_in_figures(table: ZoolorettoTable, journal: Journal) -> dict[str, Any]:
    """Return the figures of the whole table."""
    return {"rounds": table.round}

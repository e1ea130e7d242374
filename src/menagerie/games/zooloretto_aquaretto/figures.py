"""A finished game in figures: what each player did in zoo and park, from the journal and the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.aquaretto.figures import BESIDES as PARK_BESIDES
from menagerie.games.aquaretto.figures import TURNS as PARK_TURNS
from menagerie.games.loretto.figures import counted_by_seat
from menagerie.games.zooloretto.expansion import additions
from menagerie.games.zooloretto.figures import COUNTED as ZOO_TURNS

if TYPE_CHECKING:
    from menagerie.games.zooloretto_aquaretto.table import BothTable
    from menagerie.kernel.journal import Journal

SHARED = {
    f"zooloretto_aquaretto.event.{event}": figure
    for event, figure in {
        "drawn": "tiles_drawn",
        "took": "trucks",
        "bought": "purchases",
        "discarded": "discards",
    }.items()
}
OF_ZOO = {key: ZOO_TURNS[key] for key in ZOO_TURNS if ZOO_TURNS[key] not in SHARED.values()}
OF_PARK = {key: f"park_{PARK_TURNS[key]}" for key in PARK_TURNS if PARK_TURNS[key] not in SHARED.values()}
TURNS = {**SHARED, **OF_ZOO, **OF_PARK}
BESIDES = {"zooloretto_aquaretto.event.born": "births", "aquaretto.event.hired": PARK_BESIDES["aquaretto.event.hired"]}
USUAL: dict[str, tuple[int, int]] = {}  # we have no games of people
USUAL_WINNER: tuple[int, int] | None = None


def first_player(table: BothTable) -> int:
    """Return who begins, while nobody has had a turn."""
    return table.current


def players_in_figures(table: BothTable, journal: Journal) -> list[dict[str, int]]:
    """Return the figures of each player, with those of the expansions in the boxes."""
    expansions = table.box.expansions
    added = additions(expansion.figures for expansion in expansions)
    turns = [*TURNS.values(), *(name for expansion in expansions for name in expansion.turns)]
    counted = counted_by_seat(journal, {**TURNS, **BESIDES, **added}, len(table.parks))
    return [
        {
            "turns": sum(counted[estate.seat][name] for name in turns),
            **counted[estate.seat],
            "basins": len(estate.basins),
            "money_left": estate.money,
            "barn": len(estate.barn),
            "depot": len(estate.depot),
        }
        for estate in table.estates
    ]


def table_in_figures(table: BothTable, journal: Journal) -> dict[str, Any]:
    """Return the figures of the whole table."""
    return {"rounds": table.round}

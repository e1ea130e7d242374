"""A finished game in figures: what each player did, from the journal and the zoos."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from menagerie.games.sanctuary.icons import ANIMAL, BUILDING, PROJECT
from menagerie.kernel.messages import Player

if TYPE_CHECKING:
    from menagerie.games.sanctuary.table import SanctuaryTable
    from menagerie.kernel.journal import Journal

# What is counted for a player from that player's events.
COUNTED = {
    "sanctuary.event.turn": "turns",
    "sanctuary.event.pair": "pairs",
    "sanctuary.event.releases": "releases",
    "sanctuary.event.relocates": "relocations",
    "sanctuary.event.discards": "discards",
}
USUAL: dict[str, tuple[int, int]] = {}  # we have no games of people
USUAL_WINNER: tuple[int, int] | None = None


def first_player(table: SanctuaryTable) -> int:
    """Return who begins."""
    return table.first


def players_in_figures(table: SanctuaryTable, journal: Journal) -> list[dict[str, int]]:
    """Return the figures of each player."""
    counted: Counter[tuple[int, str]] = Counter()
    for _, key, args, _ in journal.events:
        if key in COUNTED and isinstance(who := args.get("player"), Player):
            counted[who.seat, COUNTED[key]] += 1
    return [
        {
            **{name: counted[zoo.seat, name] for name in COUNTED.values()},
            "animals": zoo.count(ANIMAL),
            "buildings": zoo.count(BUILDING),
            "projects": zoo.count(PROJECT),
            "open_areas": len(zoo.down),
            "objectives": len(zoo.achievements),
            "upgrades": zoo.upgraded.bit_count(),
            "empty_spaces": zoo.empty.bit_count(),
            "markers_left": zoo.conservation,
            "tiles_left": len(zoo.hand),
        }
        for zoo in table.zoos
    ]


def table_in_figures(table: SanctuaryTable, journal: Journal) -> dict[str, Any]:
    """Return the figures of the whole table."""
    ended = [args["player"] for _, key, args, _ in journal.events if key == "sanctuary.event.end_marker"]
    figures: dict[str, Any] = {"map_side": table.box.map.key, "pile_left": len(table.pile)}
    if ended and isinstance(ended[0], Player):
        figures["ended_by"] = ended[0].seat
    return figures

"""What everybody sees of the table, besides the parks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.loretto.rounds import next_seat
from menagerie.games.loretto.unseen import unseen
from menagerie.kernel.save import keys

if TYPE_CHECKING:
    from menagerie.games.loretto.table import AnyTable


def middle_view(table: AnyTable) -> dict[str, Any]:
    """Show the rounds, the piles, the trucks, the supplies and the prices."""
    return {
        "round": table.round,
        "last_round": table.last_round,
        "over": table.over,
        "current": None if table.over else table.current,
        "next": None if table.over else next_seat(table),  # as long as nobody takes a truck
        "main_pile": table.main_pile,
        "end_pile": table.end_pile,
        "unseen": unseen(table),
        "in_hand": table.in_hand.key if table.in_hand else None,
        "bank": table.bank,
        "species": keys(table.species),
        "offspring": {species.key: table.offspring[species.rank] for species in table.species},
        "out_of_game": keys(table.out_of_game),
        "trucks": [
            {
                "number": truck.number + 1,
                "places": truck.places,
                "tiles": keys(truck.tiles),
                "taken_by": truck.taken_by,
            }
            for truck in table.trucks
        ],
        "prices": {action.kind: action.price for action in table.box.actions if action.price},
    }

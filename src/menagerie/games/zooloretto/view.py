"""What a seat may know: everything but the order of the tiles that nobody has drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.zooloretto.scoring import points
from menagerie.games.zooloretto.tiles import TILES

if TYPE_CHECKING:
    from menagerie.games.zooloretto.table import Table
    from menagerie.games.zooloretto.zoo import Zoo


def view(table: Table) -> dict[str, Any]:
    """Show the table; in this game every seat and every spectator sees the same."""
    return {
        "round": table.round,
        "last_round": table.last_round,
        "over": table.over,
        "current": None if table.over else table.current,
        "main_pile": table.main_pile,
        "end_pile": table.end_pile,
        "unseen": unseen(table),
        "in_hand": table.in_hand.key if table.in_hand else None,
        "bank": table.bank,
        "species": [species.key for species in table.species],
        "offspring": {species.key: table.offspring[species.rank] for species in table.species},
        "out_of_game": [tile.key for tile in table.out_of_game],
        "trucks": [
            {
                "number": truck.number + 1,
                "places": truck.places,
                "tiles": [tile.key for tile in truck.tiles],
                "taken_by": truck.taken_by,
            }
            for truck in table.trucks
        ],
        "zoos": [zoo_view(zoo) for zoo in table.zoos],
    }


def unseen(table: Table) -> dict[str, int]:
    """Count the tiles still to come by kind: anybody can work that out from what has been seen."""
    rest = table.pile[table.drawn :]
    counts = {key: rest.count(tile) for key, tile in TILES.items()}
    return {key: count for key, count in counts.items() if count}


def zoo_view(zoo: Zoo) -> dict[str, Any]:
    """Show a zoo."""
    return {
        "seat": zoo.seat,
        "money": zoo.money,
        "unbuilt_extensions": zoo.extensions,
        "enclosures": [
            {
                "name": enclosure.board.key,
                "spaces": enclosure.board.spaces,
                "stall_spaces": enclosure.board.stall_spaces,
                "animals": [animal.key for animal in enclosure.animals],
                "stalls": [stall.key for stall in enclosure.stalls],
                "points": enclosure.points,
            }
            for enclosure in zoo.enclosures
        ],
        "barn": [tile.key for tile in zoo.barn],
        "points": points(zoo),
    }

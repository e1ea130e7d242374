"""What a seat may know: everything but the order of the tiles that nobody has drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.loretto.tiles import Animal
from menagerie.games.loretto.view import middle_view
from menagerie.games.zooloretto.expansion import additions
from menagerie.games.zooloretto.scoring import kinds, points
from menagerie.kernel.save import keys

if TYPE_CHECKING:
    from menagerie.games.zooloretto.enclosures import Board
    from menagerie.games.zooloretto.table import ZoolorettoTable
    from menagerie.games.zooloretto.zoo import Zoo


def view(table: ZoolorettoTable) -> dict[str, Any]:
    """Show the table; in this game every seat and every spectator sees the same."""
    return {
        **middle_view(table),
        "stalls": list(table.box.tiles.stalls),  # the types in the box
        "boards": {board.key: board_view(board) for board in table.box.boards},
        "zoos": [zoo_view(zoo) for zoo in table.zoos],
        **additions(expansion.view(table) for expansion in table.box.expansions),
    }


def board_view(board: Board) -> dict[str, Any]:
    """Show what is printed on an enclosure: its points by the number of animals, and those of its steps."""
    without, beside = board.points
    return {
        "spaces": board.spaces,
        "stall_spaces": board.stall_spaces,
        "coin_bonus": board.coin_bonus,
        "points": list(without),
        "points_with_stall": list(beside),
        "steps": {"full": without[-1], "one_free": without[-2]},
    }


def zoo_view(zoo: Zoo) -> dict[str, Any]:
    """Show a zoo."""
    stalls, barn_species, barn_stalls = kinds(zoo)
    return {
        "seat": zoo.seat,
        "money": zoo.money,
        "unbuilt_extensions": zoo.extensions,
        "face_down": keys(zoo.boards[len(zoo.enclosures) :]),  # in the order in which they open
        "enclosures": [
            {
                "name": enclosure.board.key,
                "spaces": enclosure.board.spaces,
                "stall_spaces": enclosure.board.stall_spaces,
                "animals": keys(enclosure.animals),
                "stalls": keys(enclosure.stalls),
                "points": enclosure.points,
                "step": enclosure.step,
                "lacks_stall": enclosure.lacks_stall,
            }
            for enclosure in zoo.enclosures
        ],
        "barn": keys(zoo.barn),
        "points": points(zoo),
        "kinds": {"stalls": stalls, "barn_species": barn_species, "barn_stalls": barn_stalls},  # what is counted
        **additions(expansion.view_zoo(zoo) for expansion in zoo.box.expansions),
    }


def gauges(table: ZoolorettoTable, seat: int) -> dict[str, int]:
    """Return the figures of a zoo that its owner watches."""
    zoo = table.zoos[seat]
    animals = [tile for enclosure in zoo.enclosures for tile in enclosure.animals]
    offspring = [tile for tile in (*animals, *zoo.barn) if isinstance(tile, Animal) and tile.kind == "offspring"]
    return {"points": sum(points(zoo).values()), "money": zoo.money, "offspring": len(offspring)}

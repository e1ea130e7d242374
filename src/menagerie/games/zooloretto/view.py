"""What a seat may know: everything but the order of the tiles that nobody has drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.zooloretto.discarding import Discard
from menagerie.games.zooloretto.exchanging import ExchangeEnclosures, ExchangeWithBarn
from menagerie.games.zooloretto.extending import Extend
from menagerie.games.zooloretto.moving import MoveAnimal, MoveStall
from menagerie.games.zooloretto.placing import Placement
from menagerie.games.zooloretto.purchasing import Purchase
from menagerie.games.zooloretto.scoring import points
from menagerie.games.zooloretto.tiles import TILES, Animal
from menagerie.games.zooloretto.trucks import Draw, Load, TakeTruck
from menagerie.kernel.save import keys

if TYPE_CHECKING:
    from menagerie.games.zooloretto.table import Table
    from menagerie.games.zooloretto.turn import Action
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
                "animals": keys(enclosure.animals),
                "stalls": keys(enclosure.stalls),
                "points": enclosure.points,
            }
            for enclosure in zoo.enclosures
        ],
        "barn": keys(zoo.barn),
        "points": points(zoo),
    }


def gauges(table: Table, seat: int) -> dict[str, int]:
    """Give the numbers of a zoo that its owner watches."""
    zoo = table.zoos[seat]
    animals = [tile for enclosure in zoo.enclosures for tile in enclosure.animals]
    offspring = [tile for tile in (*animals, *zoo.barn) if isinstance(tile, Animal) and tile.kind == "offspring"]
    return {"points": sum(points(zoo).values()), "money": zoo.money, "offspring": len(offspring)}


def describe(option: Action | Load | Placement) -> dict[str, Any]:
    """Say what an option is on the table: its kind, and the tiles and places it is about."""
    match option:
        case Draw():
            return {"kind": "draw"}
        case Load():
            return {"kind": "load", "truck": option.truck + 1}
        case TakeTruck():
            return {"kind": "take", "truck": option.truck + 1}
        case Placement():
            return {"kind": "place", "tile": option.tile.key, "place": option.place.key}
        case MoveAnimal(animal=tile) | MoveStall(stall=tile):
            places = {"source": option.source.key, "target": option.target.key}
            return {"kind": "move", "price": option.price, "tile": tile.key, **places}
        case ExchangeEnclosures():
            places = {"first": option.first.key, "second": option.second.key}
            return {"kind": "exchange", "price": option.price, **places}
        case ExchangeWithBarn():
            places = {"first": option.board.key, "second": "barn", "species": option.species.key}
            return {"kind": "exchange", "price": option.price, **places}
        case Purchase():
            return {"kind": "buy", "price": option.price, "tile": option.tile.key, "owner": option.owner}
        case Discard():
            return {"kind": "discard", "price": option.price, "tile": option.tile.key}
        case Extend():
            return {"kind": "extend", "price": option.price}

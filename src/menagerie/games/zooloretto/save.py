"""The whole table as JSON values, secrets included, and back."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from menagerie.games.loretto.trucks import Truck
from menagerie.games.zooloretto.box import box_of
from menagerie.games.zooloretto.enclosures import Enclosure
from menagerie.games.zooloretto.soundness import between_turns, soundness
from menagerie.games.zooloretto.table import ZoolorettoTable as Table
from menagerie.games.zooloretto.zoo import Zoo
from menagerie.kernel.chance import WHOLE, Chance
from menagerie.kernel.journal import SILENCE
from menagerie.kernel.save import check_soundness, keys
from menagerie.kernel.shapes import flag, one_of, or_none, record, several, whole

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from menagerie.games.loretto.tiles import Tile
    from menagerie.games.zooloretto.box import ZoolorettoBox
    from menagerie.games.zooloretto.tiles import Tiles
    from menagerie.kernel.shapes import Shape

FIGURES = ("drawn", "bank", "current", "round", "last_round", "over")


@cache
def shape_of(box: ZoolorettoBox) -> Shape:
    """Return the shape of a table that was written, with what is in the box."""
    seat = whole(0, box.seats - 1)
    animals, stalls = several(one_of(list(box.tiles.animals))), several(one_of(list(box.tiles.stalls)))
    square = several(one_of([tile.key for tile in box.tiles.copies]))
    kept = several(one_of([*box.tiles.animals, *box.tiles.stalls]))  # in a barn
    any_tile = one_of(list(box.tiles.by_key))
    enclosures = several(record({"animals": animals, "stalls": stalls}), most=len(box.boards))
    zoo = record({"money": whole(), "extensions": whole(), "enclosures": enclosures, "barn": kept})
    truck = record({"places": whole(), "tiles": square, "taken_by": or_none(seat)})
    return record(
        {
            "drawn": whole(),
            "bank": whole(),
            "current": seat,
            "round": whole(),
            "last_round": flag,
            "over": flag,
            "chance": whole(0, WHOLE),
            "species": several(one_of([species.key for species in box.species])),
            "pile": square,
            "takers": several(seat),
            "in_hand": or_none(any_tile),
            "offspring": several(whole(), number=len(box.species)),
            "out_of_game": several(any_tile),
            "trucks": several(truck, most=len(box.trucks)),
            "zoos": several(zoo, most=box.seats),
        }
    )


def dump(table: Table) -> dict[str, Any]:
    """Write the whole table."""
    return {
        **{name: getattr(table, name) for name in FIGURES},
        "chance": table.chance.state,
        "species": keys(table.species),
        "pile": keys(table.pile),
        "takers": list(table.takers),
        "in_hand": table.in_hand.key if table.in_hand else None,
        "offspring": list(table.offspring),
        "out_of_game": keys(table.out_of_game),
        "trucks": [{"places": t.places, "tiles": keys(t.tiles), "taken_by": t.taken_by} for t in table.trucks],
        "zoos": [dump_zoo(zoo) for zoo in table.zoos],
    }


def dump_zoo(zoo: Zoo) -> dict[str, Any]:
    """Write a zoo."""
    return {
        "money": zoo.money,
        "extensions": zoo.extensions,
        "enclosures": [{"animals": keys(e.animals), "stalls": keys(e.stalls)} for e in zoo.enclosures],
        "barn": keys(zoo.barn),
    }


def restore(data: Mapping[str, Any], seats: int, options: Mapping[str, Any]) -> Table:
    """Lay out the table that was written; refuse one that no game can reach."""
    shape_of(box_of(seats, options))(data, "checkpoint.table")
    table = lay_out(data, seats, options)
    check_soundness(soundness(table, seats))
    check_soundness(between_turns(table))
    return table


def lay_out(data: Mapping[str, Any], seats: int, options: Mapping[str, Any]) -> Table:
    """Lay out the table as it is written."""
    table = Table()
    for name in FIGURES:
        setattr(table, name, data[name])
    table.box = box = box_of(seats, options)
    table.chance = Chance(data["chance"])
    table.journal = SILENCE
    table.species = tuple(species for species in box.species if species.key in data["species"])
    table.pile = tuple(tiles(box.tiles, data["pile"]))
    table.takers = tuple(data["takers"])
    table.in_hand = box.tiles.by_key[data["in_hand"]] if data["in_hand"] else None
    table.offspring = tuple(data["offspring"])
    table.out_of_game = tuple(tiles(box.tiles, data["out_of_game"]))
    table.trucks = [
        Truck(number, truck["places"], tuple(tiles(box.tiles, truck["tiles"])), truck["taken_by"])
        for number, truck in enumerate(data["trucks"])
    ]
    table.zoos = [restore_zoo(seat, zoo, box) for seat, zoo in enumerate(data["zoos"])]
    return table


def restore_zoo(seat: int, data: Mapping[str, Any], box: ZoolorettoBox) -> Zoo:
    """Lay out a zoo that was written."""
    zoo = Zoo(seat, box)
    zoo.money, zoo.extensions = data["money"], data["extensions"]
    zoo.enclosures = [
        Enclosure(
            box.boards[index],
            tuple(box.tiles.animals[key] for key in enclosure["animals"]),
            tuple(box.tiles.stalls[key] for key in enclosure["stalls"]),
        )
        for index, enclosure in enumerate(data["enclosures"])
    ]
    zoo.barn = tiles(box.tiles, data["barn"])
    return zoo


def tiles(known: Tiles, names: Iterable[str]) -> list[Tile]:
    """Find tiles by their keys."""
    return [known.by_key[name] for name in names]

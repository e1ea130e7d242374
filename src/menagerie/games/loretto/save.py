"""What every member writes of its table, as JSON values and back; the member adds its parks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.loretto.trucks import Truck
from menagerie.kernel.chance import WHOLE, Chance
from menagerie.kernel.journal import SILENCE
from menagerie.kernel.save import keys
from menagerie.kernel.shapes import flag, one_of, or_none, record, several, whole

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from menagerie.games.loretto.box import TruckBox
    from menagerie.games.loretto.table import AnyTable
    from menagerie.games.loretto.tiles import Tile, Tiles
    from menagerie.kernel.shapes import Shape

FIGURES = ("drawn", "bank", "current", "round", "last_round", "over")


def middle_shape(box: TruckBox) -> dict[str, Shape]:
    """Return the shape of the shared zones, field by field, with what is in the box."""
    seat = whole(0, box.seats - 1)
    square = several(one_of([tile.key for tile in box.tiles.copies]))
    any_tile = one_of(list(box.tiles.by_key))
    truck = record({"places": whole(), "tiles": square, "taken_by": or_none(seat)})
    return {
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
    }


def dump_middle(table: AnyTable) -> dict[str, Any]:
    """Write the shared zones."""
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
    }


def lay_middle(table: AnyTable, data: Mapping[str, Any]) -> None:
    """Lay out the shared zones of a table that has its box."""
    for name in FIGURES:
        setattr(table, name, data[name])
    box = table.box
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


def tiles(known: Tiles, names: Iterable[str]) -> list[Tile]:
    """Find tiles by their keys."""
    return [known.by_key[name] for name in names]

"""The whole table as JSON values, secrets included, and back."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from menagerie.games.loretto.save import dump_middle, lay_middle, middle_shape, tiles
from menagerie.games.loretto.soundness import between_turns
from menagerie.games.zooloretto.box import box_of
from menagerie.games.zooloretto.enclosures import Enclosure
from menagerie.games.zooloretto.expansion import additions
from menagerie.games.zooloretto.soundness import soundness
from menagerie.games.zooloretto.table import ZoolorettoTable as Table
from menagerie.games.zooloretto.zoo import Zoo
from menagerie.kernel.save import check_soundness, keys
from menagerie.kernel.shapes import one_of, record, several, whole

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.games.zooloretto.box import ZoolorettoBox
    from menagerie.kernel.shapes import Shape


@cache
def shape_of(box: ZoolorettoBox) -> Shape:
    """Return the shape of a table that was written, with what is in the box."""
    added = additions(expansion.shape() for expansion in box.expansions)
    return record({**middle_shape(box), "zoos": several(shape_of_zoo(box), most=box.seats), **added})


def shape_of_zoo(box: ZoolorettoBox) -> Shape:
    """Return the shape of a zoo that was written."""
    return record(zoo_shapes(box))


def zoo_shapes(box: ZoolorettoBox) -> dict[str, Shape]:
    """Return the shapes of the fields of a zoo."""
    animals, stalls = several(one_of(list(box.tiles.animals))), several(one_of(list(box.tiles.stalls)))
    kept = several(one_of([*box.tiles.animals, *box.tiles.stalls, *box.tiles.jungle]))  # in a barn
    enclosures = several(record({"animals": animals, "stalls": stalls}), most=len(box.boards))
    added = additions(expansion.zoo_shape() for expansion in box.expansions)
    return {"money": whole(), "extensions": whole(), "enclosures": enclosures, "barn": kept, **added}


def dump(table: Table) -> dict[str, Any]:
    """Write the whole table."""
    added = additions(expansion.dump(table) for expansion in table.box.expansions)
    return {**dump_middle(table), "zoos": [dump_zoo(zoo) for zoo in table.zoos], **added}


def dump_zoo(zoo: Zoo) -> dict[str, Any]:
    """Write a zoo."""
    return {
        "money": zoo.money,
        "extensions": zoo.extensions,
        "enclosures": [{"animals": keys(e.animals), "stalls": keys(e.stalls)} for e in zoo.enclosures],
        "barn": keys(zoo.barn),
        **additions(expansion.dump_zoo(zoo) for expansion in zoo.box.expansions),
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
    table.box = box = box_of(seats, options)
    lay_middle(table, data)
    table.parks = [Zoo(seat, box) for seat in range(len(data["zoos"]))]
    for zoo, written in zip(table.parks, data["zoos"], strict=True):
        fill_zoo(zoo, written, box)
    table.lay_nothing()
    for expansion in box.expansions:
        expansion.restore(table, data)
    return table


def fill_zoo(zoo: Zoo, data: Mapping[str, Any], box: ZoolorettoBox) -> None:
    """Lay into an empty zoo what was written of it."""
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
    for expansion in box.expansions:
        expansion.restore_zoo(zoo, data)

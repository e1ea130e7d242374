"""The whole table as JSON values, secrets included, and back."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from menagerie.games.aquaretto.save import dump_park, fill_park, park_shapes
from menagerie.games.loretto.save import dump_middle, lay_middle, middle_shape, tiles
from menagerie.games.zooloretto.expansion import additions
from menagerie.games.zooloretto.save import dump_zoo, fill_zoo, zoo_shapes
from menagerie.games.zooloretto_aquaretto.box import box_of
from menagerie.games.zooloretto_aquaretto.estate import Estate
from menagerie.games.zooloretto_aquaretto.soundness import between_turns, soundness
from menagerie.games.zooloretto_aquaretto.table import PARK, ZOO, BothTable
from menagerie.kernel.save import check_soundness, keys
from menagerie.kernel.shapes import one_of, or_none, record, several, whole

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.games.zooloretto_aquaretto.box import BothBox
    from menagerie.kernel.shapes import Shape


@cache
def shape_of(box: BothBox) -> Shape:
    """Return the shape of a table that was written, with what is in the boxes."""
    estate = record({**zoo_shapes(box), **park_shapes(box)})
    return record(
        {
            **middle_shape(box),
            "water_pile": several(one_of([tile.key for tile in box.tiles.copies])),
            "water_drawn": whole(),
            "closed": or_none(one_of([ZOO, PARK])),
            "estates": several(estate, most=box.seats),
            **additions(expansion.shape() for expansion in box.expansions),
        }
    )


def dump(table: BothTable) -> dict[str, Any]:
    """Write the whole table."""
    return {
        **dump_middle(table),
        "water_pile": keys(table.water_pile),
        "water_drawn": table.water_drawn,
        "closed": table.closed,
        "estates": [{**dump_zoo(estate), **dump_park(estate)} for estate in table.estates],
        **additions(expansion.dump(table) for expansion in table.box.expansions),
    }


def restore(data: Mapping[str, Any], seats: int, options: Mapping[str, Any]) -> BothTable:
    """Lay out the table that was written; refuse one that no game can reach."""
    shape_of(box_of(seats, options))(data, "checkpoint.table")
    table = lay_out(data, seats, options)
    check_soundness(soundness(table, seats))
    check_soundness(between_turns(table))
    return table


def lay_out(data: Mapping[str, Any], seats: int, options: Mapping[str, Any]) -> BothTable:
    """Lay out the table as it is written."""
    table = BothTable()
    table.box = box = box_of(seats, options)
    lay_middle(table, data)
    table.water_pile = tuple(tiles(box.tiles, data["water_pile"]))
    table.water_drawn = data["water_drawn"]
    table.closed = data["closed"]
    table.parks = [Estate(seat, box) for seat in range(len(data["estates"]))]
    for estate, written in zip(table.estates, data["estates"], strict=True):
        fill_zoo(estate, written, box)
        fill_park(estate, written, box)
    table.lay_nothing()
    for expansion in box.expansions:
        expansion.restore(table, data)
    return table

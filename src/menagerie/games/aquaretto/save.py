"""The whole table as JSON values, secrets included, and back."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from menagerie.games.aquaretto.box import box_of
from menagerie.games.aquaretto.coworkers import POSTS
from menagerie.games.aquaretto.expansions import ways_to_lay
from menagerie.games.aquaretto.soundness import soundness
from menagerie.games.aquaretto.spaces import BY_KEY, mask_of, spaces_in
from menagerie.games.aquaretto.table import AquarettoTable
from menagerie.games.aquaretto.water_park import OwnPark
from menagerie.games.loretto.save import dump_middle, lay_middle, middle_shape, tiles
from menagerie.games.loretto.soundness import between_turns
from menagerie.kernel.save import check_soundness, keys
from menagerie.kernel.shapes import different, one_of, pair, record, several, whole, wrong

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.games.aquaretto.box import AquarettoBox
    from menagerie.games.aquaretto.water_park import WaterPark
    from menagerie.kernel.shapes import Shape


@cache
def shape_of(box: AquarettoBox) -> Shape:
    """Return the shape of a table that was written, with what is in the box."""
    return record({**middle_shape(box), "parks": several(shape_of_park(box), most=box.seats)})


def shape_of_park(box: AquarettoBox) -> Shape:
    """Return the shape of a park that was written."""
    return record(park_shapes(box))


def park_shapes(box: AquarettoBox) -> dict[str, Shape]:
    """Return the shapes of the fields of a park."""
    space, animal = one_of(BY_KEY), one_of(box.tiles.animals)
    size = one_of([expansion.name for expansion in box.sizes])
    most = sum(box.sizes_each.values()) + 1
    return {
        "money": whole(),
        "food": whole(),
        "laid": several(pair(size, several(space)), most=most),
        "animals": several(pair(space, animal)),
        "trainers": different(several(space)),
        **{post.of: whole() for post in POSTS},
        "depot": several(animal),
    }


def dump(table: AquarettoTable) -> dict[str, Any]:
    """Write the whole table."""
    return {**dump_middle(table), "parks": [dump_park(park) for park in table.parks]}


def dump_park(park: WaterPark) -> dict[str, Any]:
    """Write a park."""
    return {
        "money": park.money,
        "food": park.food,
        "laid": [[lay.expansion.name, keys(spaces_in(lay.mask))] for lay in park.laid],
        "animals": [[space.key, animal.key] for space, animal in park.animals.items()],
        "trainers": keys(spaces_in(park.trainers)),
        **{post.of: post.filled(park) for post in POSTS},
        "depot": keys(park.depot),
    }


def restore(data: Mapping[str, Any], seats: int, options: Mapping[str, Any]) -> AquarettoTable:
    """Lay out the table that was written; refuse one that no game can reach."""
    shape_of(box_of(seats, options))(data, "checkpoint.table")
    table = lay_out(data, seats, options)
    check_soundness(soundness(table, seats))
    check_soundness(between_turns(table))
    return table


def lay_out(data: Mapping[str, Any], seats: int, options: Mapping[str, Any]) -> AquarettoTable:
    """Lay out the table as it is written."""
    table = AquarettoTable()
    table.box = box = box_of(seats, options)
    lay_middle(table, data)
    table.parks = [OwnPark(seat, box) for seat in range(len(data["parks"]))]
    for park, written in zip(table.parks, data["parks"], strict=True):
        fill_park(park, written, box)
    return table


def fill_park(park: WaterPark, data: Mapping[str, Any], box: AquarettoBox) -> None:
    """Lay into an empty park what was written of it."""
    park.money, park.food = data["money"], data["food"]
    sizes = {expansion.name: expansion for expansion in box.sizes}
    for size, places in data["laid"]:
        mask = mask_of(BY_KEY[place] for place in places)
        ways = [lay for lay in ways_to_lay(sizes[size], park.spaces) if lay.mask == mask]
        if not ways:
            raise wrong("checkpoint.table.parks")
        park.put_expansion(ways[0])
    for place, animal in data["animals"]:
        if BY_KEY[place] in park.animals:
            raise wrong("checkpoint.table.parks")
        park.put_animal(box.tiles.animals[animal], BY_KEY[place])
    park.trainers = mask_of(BY_KEY[place] for place in data["trainers"])
    for post in POSTS:
        post.fill(park, data[post.of])
    park.depot = tiles(box.tiles, data["depot"])

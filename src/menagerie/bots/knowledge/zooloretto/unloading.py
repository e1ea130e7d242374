"""Unloading at its best: trying the places for tiles on copies of the zoo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.bots.knowledge.zooloretto.worth import content, worth
from menagerie.games.zooloretto.placing import Placement, placements, put
from menagerie.games.zooloretto.tiles import Animal
from menagerie.games.zooloretto.zoo import BY_RANK

if TYPE_CHECKING:
    from collections.abc import Iterable

    from menagerie.bots.knowledge.zooloretto.outlook import Outlook
    from menagerie.games.zooloretto.table import Table
    from menagerie.games.zooloretto.tiles import Tile
    from menagerie.games.zooloretto.zoo import Zoo


def worth_unloaded(table: Table, zoo: Zoo, tiles: Iterable[Tile], outlook: Outlook) -> float:
    """Say what the zoo is worth when the tiles have found their best places."""
    # Fertile animals rank above the others of their species: their offspring comes before those take its space.
    return _best(table, zoo, sorted(tiles, key=BY_RANK), outlook)


def _best(table: Table, zoo: Zoo, tiles: list[Tile], outlook: Outlook) -> float:
    if not tiles:
        return worth(zoo, outlook)
    key = (table.bank, *tiles, content(zoo))
    value = outlook.unloaded.get(key)
    if value is None:
        *rest, tile = tiles
        tried = [worth_placed(table, zoo, where, rest, outlook) for where in sensible_placements(zoo, tile)]
        value = outlook.unloaded[key] = max(tried)
    return value


def worth_placed(table: Table, zoo: Zoo, where: Placement, rest: list[Tile], outlook: Outlook) -> float:
    """Say what the zoo is worth when a tile has gone to its place and the rest has found the best ones."""
    trial, bank = zoo.clone(), table.bank  # all that matters afterwards: the table is a world of the bot's own
    put(table, trial, where.tile, where.place)
    value = _best(table, trial, rest, outlook)
    table.bank = bank
    return value


def sensible_placements(zoo: Zoo, tile: Tile) -> list[Placement]:
    """List the places worth trying: an animal goes to its own kind if there is room."""
    if isinstance(tile, Animal):
        for enclosure in zoo.enclosures:
            if enclosure.species is tile.species and enclosure.free:
                return [where for where in placements(zoo, tile) if where.place is enclosure.board]
    return placements(zoo, tile)

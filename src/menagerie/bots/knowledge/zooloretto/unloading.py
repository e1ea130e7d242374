"""The best way to unload: trying the places for tiles on copies of the zoo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.bots.knowledge.zooloretto.visiting import drawn_by
from menagerie.bots.knowledge.zooloretto.worth import content, worth
from menagerie.games.loretto.tiles import BY_RANK, Animal
from menagerie.games.zooloretto.placing import placements, put
from menagerie.games.zooloretto.table import ZoolorettoTable
from menagerie.games.zooloretto.visitors import advance
from menagerie.games.zooloretto.zoo import BARN
from menagerie.kernel.journal import SILENCE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from menagerie.bots.knowledge.zooloretto.outlook import Outlook
    from menagerie.games.loretto.placing import Placement
    from menagerie.games.loretto.tiles import Tile
    from menagerie.games.zooloretto.zoo import Zoo
    from menagerie.kernel.rules import Rule


def worth_unloaded(table: ZoolorettoTable, zoo: Zoo, tiles: Iterable[Tile], outlook: Outlook) -> float:
    """Return what the zoo is worth when the tiles have found their best places."""
    # Fertile animals rank above the others of their species: their offspring comes before those take its space.
    return _best(table, zoo, sorted(tiles, key=BY_RANK), outlook)


def _best(table: ZoolorettoTable, zoo: Zoo, tiles: list[Tile], outlook: Outlook) -> float:
    if not tiles:
        return worth(zoo, outlook)
    key = (table.bank, table.reserve, table.bonus_tokens, *tiles, content(zoo))
    value = outlook.unloaded.get(key)
    if value is None:
        *rest, tile = tiles
        tried = [worth_placed(table, zoo, where, rest, outlook) for where in sensible_placements(zoo, tile)]
        value = outlook.unloaded[key] = max(tried)
    return value


def worth_placed(table: ZoolorettoTable, zoo: Zoo, where: Placement, rest: list[Tile], outlook: Outlook) -> float:
    """Return what the zoo is worth when a tile has gone to its place and the rest has found the best ones."""
    trial, after = till_of(table), zoo.clone()
    following = put(trial, after, where.tile, where.place, walking=False)
    if following is not None:
        run_through(following)
    if outlook.visiting is not None and where.place is not BARN:
        walk = outlook.visiting.best_walk(trial, after, drawn_by(where.tile, trial))
        if walk is not None:
            advance(trial, after, walk)
    return _best(trial, after, rest, outlook)


def till_of(table: ZoolorettoTable) -> ZoolorettoTable:
    """Copy everything besides the zoo that placing a tile looks at and changes: the bank and the supplies."""
    till = ZoolorettoTable.__new__(ZoolorettoTable)
    till.box = table.box
    till.bank = table.bank
    till.offspring = table.offspring
    till.reserve = table.reserve
    till.bonus_tokens = table.bonus_tokens
    till.journal = SILENCE
    return till


def run_through(rule: Rule) -> None:
    """Run a rule that asks nothing to its end."""
    for asked in rule.__await__():
        raise AssertionError(asked)


def sensible_placements(zoo: Zoo, tile: Tile) -> list[Placement]:
    """List the places worth trying: an animal goes to its own kind if there is room."""
    if isinstance(tile, Animal):
        for enclosure in zoo.enclosures:
            if enclosure.species is tile.species and enclosure.free:
                return [where for where in placements(zoo, tile) if where.place is enclosure.board]
    return placements(zoo, tile)

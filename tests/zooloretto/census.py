"""Counting everything of Zooloretto: tiles and coins exist once, everywhere, always."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import TYPE_CHECKING

from menagerie.games.zooloretto.tiles import SPECIES, Coin, Tile

if TYPE_CHECKING:
    from collections.abc import Iterable

    from menagerie.games.zooloretto.table import Table


def zooloretto_census(table: Table) -> Counter[str]:
    """Count all tiles, wherever they lie, and all money; check on the way what must always hold."""
    assert all(zoo.money >= 0 for zoo in table.zoos)
    assert table.bank >= 0
    for zoo in table.zoos:
        for enclosure in zoo.enclosures:
            assert len(enclosure.animals) <= enclosure.board.spaces
            assert len(enclosure.stalls) <= enclosure.board.stall_spaces
            assert len({animal.species for animal in enclosure.animals}) <= 1
    for truck in table.trucks:
        assert len(truck.tiles) <= truck.places
    in_zoos: list[Iterable[Tile]] = [chain(e.animals, e.stalls) for zoo in table.zoos for e in zoo.enclosures]
    in_barns = [zoo.barn for zoo in table.zoos]
    on_trucks = [truck.tiles for truck in table.trucks]
    in_hand = [] if table.in_hand is None else [table.in_hand]
    tiles: list[Tile] = [*chain(*in_zoos, *in_barns, *on_trucks, in_hand, table.out_of_game, table.pile[table.drawn :])]
    count = Counter(tile.key.removesuffix("-bred") for tile in tiles if not isinstance(tile, Coin))
    count.update({f"{kind.key}-offspring": table.offspring[kind.rank] for kind in SPECIES})
    # A coin tile that reaches a player becomes money, worth one coin.
    count["money"] = sum(zoo.money for zoo in table.zoos) + table.bank + sum(isinstance(tile, Coin) for tile in tiles)
    return count

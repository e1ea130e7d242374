"""What holds on every table of every member: everything exists once, and everything has room."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.games.loretto.table import AnyTable
    from menagerie.games.loretto.tiles import Tile


def middle_soundness(table: AnyTable, seats: int) -> dict[str, bool]:
    """Check what holds in every game besides the parks, by field."""
    box = table.box
    return {
        "last_round": table.last_round is (table.drawn > len(table.pile) - box.end_pile),
        "over": table.last_round or not table.over,
        "current": table.current in range(seats),
        "takers": sorted(table.takers)
        == sorted(seat for truck in table.trucks if (seat := truck.taken_by) is not None),
        "trucks": [truck.places for truck in table.trucks] == list(box.trucks)
        and all(len(truck.tiles) <= truck.places for truck in table.trucks)
        and len(set(table.takers)) == len(table.takers)
        and all(seat in range(seats) for seat in table.takers),
        "species": len(table.species) == len(box.species) - box.species_removed,
        "pile": table.drawn <= len(table.pile) and Counter(table.pile) == Counter(table.square_tiles()),
        **pieces_are_sound(table),
    }


def pieces_are_sound(table: AnyTable) -> dict[str, bool]:
    """Check that every tile, token and coin exists once; a coin tile that reaches a player is money."""
    box = table.box
    pieces = pieces_of(table)
    money = table.bank + sum(park.money for park in table.parks) + pieces.pop(box.tiles.coin.key, 0)
    return {
        "tiles": pieces == all_pieces(table),
        "offspring": offspring_are_sound(table),
        "money": money == box.coins + box.tiles.copies[box.tiles.coin],
    }


def between_turns(table: AnyTable) -> dict[str, bool]:
    """Check what holds between turns, where saves begin: somebody can go on, and there are enough tiles for that."""
    room = sum(truck.room for truck in table.trucks)
    return {
        "in_hand": table.in_hand is None,
        "takers": not table.takers if table.over else table.current not in table.takers,
        "drawn": table.over or room <= len(table.undrawn()),
    }


def offspring_are_sound(table: AnyTable) -> bool:
    """Whether every offspring that was born has its two marked parents (R-Z-053, R-Z-059)."""
    marked = Counter(tile.key for tile in tiles_of(table))
    return all(
        marked[f"{species.key}-male-bred"]
        == marked[f"{species.key}-female-bred"]
        == table.box.offspring_each - table.offspring[species.rank]
        for species in table.species
    )


def tiles_of(table: AnyTable) -> Iterator[Tile]:
    """Go through every tile, wherever it lies."""
    yield from table.undrawn()
    yield from table.out_of_game
    if table.in_hand is not None:
        yield table.in_hand
    for truck in table.trucks:
        yield from truck.tiles
    for park in table.parks:
        yield from park.tiles()


def pieces_of(table: AnyTable) -> Counter[str]:
    """Count every tile and token, wherever it lies; an animal that has bred counts as the same tile."""
    count = Counter(tile.key.removesuffix("-bred") for tile in tiles_of(table))
    count.update(
        {species.offspring.key: left for species, left in zip(table.box.species, table.offspring, strict=True) if left}
    )
    return count


def all_pieces(table: AnyTable) -> Counter[str]:
    """Count every tile and token of a game with its species, except coins, which become money."""
    box = table.box
    count = Counter(tile.key for tile in table.square_tiles() if tile is not box.tiles.coin)
    count.update({species.offspring.key: box.offspring_each for species in table.species})
    return count

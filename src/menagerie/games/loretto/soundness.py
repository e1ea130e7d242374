"""What holds on every table of every member: everything exists once, and everything has room."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from menagerie.games.loretto.tiles import Coin

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.games.loretto.table import AnyTable
    from menagerie.games.loretto.tiles import Tile


def middle_soundness(table: AnyTable, seats: int) -> dict[str, bool]:
    """Check what holds in every game besides the parks, by field."""
    return {
        "last_round": table.last_round is (table.drawn > len(table.pile) - table.box.end_pile),
        "pile": table.drawn <= len(table.pile) and Counter(table.pile) == Counter(table.square_tiles()),
        **trucks_are_sound(table, seats),
        **pieces_are_sound(table),
    }


def trucks_are_sound(table: AnyTable, seats: int) -> dict[str, bool]:
    """Check the trucks, who has taken one, and whose turn it is."""
    box = table.box
    return {
        "over": table.last_round or not table.over,
        "current": table.current in range(seats),
        "takers": sorted(table.takers)
        == sorted(seat for truck in table.trucks if (seat := truck.taken_by) is not None),
        "trucks": [truck.places for truck in table.trucks] == list(box.trucks)
        and all(len(truck.tiles) <= truck.places for truck in table.trucks)
        and len(set(table.takers)) == len(table.takers)
        and all(seat in range(seats) for seat in table.takers),
        "species": len(table.species) == len(box.species) - box.species_removed,
    }


def pieces_are_sound(table: AnyTable) -> dict[str, bool]:
    """Check that every tile, token and coin exists once; a coin tile that reaches a player is money."""
    box = table.box
    pieces = pieces_of(table)
    coins = [tile for tile in box.tiles.copies if isinstance(tile, Coin)]
    money = table.bank + sum(park.money for park in table.parks) + sum(pieces.pop(coin.key, 0) for coin in coins)
    return {
        "tiles": pieces == all_pieces(table),
        "offspring": offspring_are_sound(table),
        "money": money == box.coins + sum(box.tiles.copies[coin] for coin in coins),
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
        == table.box.offspring_of(species) - table.offspring[species.rank]
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
    count = Counter(tile.key for tile in table.square_tiles() if not isinstance(tile, Coin))
    count.update({species.offspring.key: box.offspring_of(species) for species in table.species})
    return count

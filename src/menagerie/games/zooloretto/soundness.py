"""What holds on every table that a game can come to: everything exists once, and everything has room."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from menagerie.games.zooloretto.box import COIN_TILES, EACH_SPECIES, MONEY, PILES, SEATS
from menagerie.games.zooloretto.enclosures import BASE_BOARDS
from menagerie.games.zooloretto.tiles import COIN, SPECIES, offspring_of, square_tiles

if TYPE_CHECKING:
    from collections.abc import Iterable

    from menagerie.games.zooloretto.table import Table
    from menagerie.games.zooloretto.tiles import Species, Tile
    from menagerie.games.zooloretto.zoo import Zoo


def soundness(table: Table, seats: int) -> dict[str, bool]:
    """Check everything that holds in every game, by field."""
    entry = SEATS[seats]
    numbers = [
        table.drawn,
        table.bank,
        table.current,
        table.round,
        *table.offspring,
        *(zoo.money for zoo in table.zoos),
    ]
    pieces = pieces_of(table)
    coins = pieces.pop(COIN.key, 0)
    money = table.bank + sum(zoo.money for zoo in table.zoos) + coins
    return {
        "numbers": all(type(number) is int and number >= 0 for number in numbers),
        "last_round": table.last_round is (table.drawn > len(table.pile) - PILES.end_pile),
        "over": type(table.over) is bool and (table.last_round or not table.over),
        "zoos": len(table.zoos) == seats and all(zoo_is_sound(zoo, entry.extensions) for zoo in table.zoos),
        "current": table.current in range(seats),
        "takers": sorted(table.takers)
        == sorted(seat for truck in table.trucks if (seat := truck.taken_by) is not None),
        "trucks": [truck.places for truck in table.trucks] == list(entry.trucks)
        and all(len(truck.tiles) <= truck.places for truck in table.trucks)
        and len(set(table.takers)) == len(table.takers)
        and all(seat in range(seats) for seat in table.takers),
        "species": len(table.species) == len(SPECIES) - entry.species_removed,
        "pile": table.drawn <= len(table.pile) == len(square_tiles(table.species)),
        "tiles": pieces == all_pieces(table.species),
        "money": money == MONEY.coins + COIN_TILES.tiles,
    }


def zoo_is_sound(zoo: Zoo, extensions: int) -> bool:
    """Check that everything in a zoo has room, one species to an enclosure."""
    return len(zoo.enclosures) + zoo.extensions == len(BASE_BOARDS) + extensions and all(
        enclosure.free >= 0
        and len(enclosure.stalls) <= enclosure.board.stall_spaces
        and all(animal.species is enclosure.species for animal in enclosure.animals)
        for enclosure in zoo.enclosures
    )


def pieces_of(table: Table) -> Counter[str]:
    """Count every tile and token, wherever it lies; having bred makes no other tile."""
    zones: list[Iterable[Tile]] = [table.pile[table.drawn :], table.out_of_game]
    zones += [[] if table.in_hand is None else [table.in_hand]]
    zones += [truck.tiles for truck in table.trucks]
    for zoo in table.zoos:
        zones.append(zoo.barn)
        zones += [enclosure.animals + enclosure.stalls for enclosure in zoo.enclosures]
    count = Counter(tile.key.removesuffix("-bred") for zone in zones for tile in zone)
    count.update(
        {offspring_of(species).key: left for species, left in zip(SPECIES, table.offspring, strict=True) if left}
    )
    return count


def all_pieces(species_in_play: tuple[Species, ...]) -> Counter[str]:
    """Count every tile and token of a game with these species, but for the coins, which become money."""
    count = Counter(tile.key for tile in square_tiles(species_in_play) if tile is not COIN)
    count.update({offspring_of(species).key: EACH_SPECIES.offspring for species in species_in_play})
    return count

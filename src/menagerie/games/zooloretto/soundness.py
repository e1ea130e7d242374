"""What holds on every table that a game can reach: everything exists once, and everything has room."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.games.loretto.tiles import Species, Tile
    from menagerie.games.zooloretto.box import ZoolorettoBox
    from menagerie.games.zooloretto.table import ZoolorettoTable as Table
    from menagerie.games.zooloretto.zoo import Zoo


def soundness(table: Table, seats: int) -> dict[str, bool]:
    """Check everything that holds in every game, by field."""
    box = table.box
    pieces = pieces_of(table)
    coins = pieces.pop(box.tiles.coin.key, 0)
    money = table.bank + sum(zoo.money for zoo in table.zoos) + coins
    return {
        "last_round": table.last_round is (table.drawn > len(table.pile) - box.end_pile),
        "over": table.last_round or not table.over,
        "zoos": len(table.zoos) == seats and all(zoo_is_sound(zoo) for zoo in table.zoos),
        "current": table.current in range(seats),
        "takers": sorted(table.takers)
        == sorted(seat for truck in table.trucks if (seat := truck.taken_by) is not None),
        "trucks": [truck.places for truck in table.trucks] == list(box.trucks)
        and all(len(truck.tiles) <= truck.places for truck in table.trucks)
        and len(set(table.takers)) == len(table.takers)
        and all(seat in range(seats) for seat in table.takers),
        "species": len(table.species) == len(box.species) - box.species_removed,
        "pile": table.drawn <= len(table.pile) and Counter(table.pile) == Counter(box.tiles.square(table.species)),
        "tiles": pieces == all_pieces(box, table.species),
        "offspring": offspring_are_sound(table),
        "money": money == box.coins + box.tiles.copies[box.tiles.coin],
    }


def between_turns(table: Table) -> dict[str, bool]:
    """Check what holds between turns, where saves begin: somebody can go on, and there are enough tiles for that."""
    room = sum(truck.room for truck in table.trucks)
    return {
        "in_hand": table.in_hand is None,
        "takers": not table.takers if table.over else table.current not in table.takers,
        "drawn": table.over or room <= len(table.pile) - table.drawn,
    }


def zoo_is_sound(zoo: Zoo) -> bool:
    """Check that everything in a zoo has room, one species to an enclosure."""
    return len(zoo.enclosures) + zoo.extensions == len(zoo.boards) and all(
        enclosure.free >= 0
        and len(enclosure.stalls) <= enclosure.board.stall_spaces
        and all(animal.species is enclosure.species for animal in enclosure.animals)
        for enclosure in zoo.enclosures
    )


def offspring_are_sound(table: Table) -> bool:
    """Whether every offspring that was born has its two marked parents (R-Z-053, R-Z-059)."""
    marked = Counter(tile.key for tile in tiles_of(table))
    return all(
        marked[f"{species.key}-male-bred"]
        == marked[f"{species.key}-female-bred"]
        == table.box.offspring_each - table.offspring[species.rank]
        for species in table.species
    )


def tiles_of(table: Table) -> Iterator[Tile]:
    """Go through every tile, wherever it lies."""
    yield from table.pile[table.drawn :]
    yield from table.out_of_game
    if table.in_hand is not None:
        yield table.in_hand
    for truck in table.trucks:
        yield from truck.tiles
    for zoo in table.zoos:
        yield from zoo.barn
        for enclosure in zoo.enclosures:
            yield from enclosure.animals + enclosure.stalls


def pieces_of(table: Table) -> Counter[str]:
    """Count every tile and token, wherever it lies; an animal that has bred counts as the same tile."""
    count = Counter(tile.key.removesuffix("-bred") for tile in tiles_of(table))
    count.update(
        {species.offspring.key: left for species, left in zip(table.box.species, table.offspring, strict=True) if left}
    )
    return count


def all_pieces(box: ZoolorettoBox, species_in_play: tuple[Species, ...]) -> Counter[str]:
    """Count every tile and token of a game with these species, except coins, which become money."""
    count = Counter(tile.key for tile in box.tiles.square(species_in_play) if tile is not box.tiles.coin)
    count.update({species.offspring.key: box.offspring_each for species in species_in_play})
    return count

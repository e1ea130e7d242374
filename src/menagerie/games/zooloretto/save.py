"""The whole table as JSON values, secrets included, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.zooloretto.enclosures import BOARDS, Enclosure
from menagerie.games.zooloretto.set_up import house_rules
from menagerie.games.zooloretto.soundness import soundness
from menagerie.games.zooloretto.table import Table
from menagerie.games.zooloretto.tiles import ANIMALS, SPECIES, STALLS, TILES
from menagerie.games.zooloretto.trucks import Truck
from menagerie.games.zooloretto.zoo import Zoo
from menagerie.kernel.chance import Chance
from menagerie.kernel.journal import SILENCE
from menagerie.kernel.save import check_soundness, keys

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from menagerie.games.zooloretto.tiles import Tile

FIGURES = ("drawn", "bank", "current", "round", "last_round", "over")


def dump(table: Table) -> dict[str, Any]:
    """Write the whole table."""
    return {
        **{name: getattr(table, name) for name in FIGURES},
        "chance": table.chance.state,
        "species": keys(table.species),
        "pile": keys(table.pile),
        "takers": list(table.takers),
        "in_hand": table.in_hand.key if table.in_hand else None,
        "offspring": table.offspring[:],
        "out_of_game": keys(table.out_of_game),
        "trucks": [{"places": t.places, "tiles": keys(t.tiles), "taken_by": t.taken_by} for t in table.trucks],
        "zoos": [dump_zoo(zoo) for zoo in table.zoos],
    }


def dump_zoo(zoo: Zoo) -> dict[str, Any]:
    """Write a zoo."""
    return {
        "money": zoo.money,
        "extensions": zoo.extensions,
        "enclosures": [{"animals": keys(e.animals), "stalls": keys(e.stalls)} for e in zoo.enclosures],
        "barn": keys(zoo.barn),
    }


def restore(data: Mapping[str, Any], seats: int, options: Mapping[str, Any]) -> Table:
    """Lay out the table that was written; whatever no game can come to is refused."""
    table = lay_out(data, options)
    check_soundness(soundness(table, seats))
    return table


def lay_out(data: Mapping[str, Any], options: Mapping[str, Any]) -> Table:
    """Lay out the table as it is written."""
    table = Table()
    for name in FIGURES:
        setattr(table, name, data[name])
    table.house_rules = house_rules(options)
    table.chance = Chance(data["chance"])
    table.journal = SILENCE
    table.species = tuple(species for species in SPECIES if species.key in data["species"])
    table.pile = tuple(tiles(data["pile"]))
    table.takers = tuple(data["takers"])
    table.in_hand = TILES[data["in_hand"]] if data["in_hand"] else None
    table.offspring = list(data["offspring"])
    table.out_of_game = tiles(data["out_of_game"])
    table.trucks = [
        Truck(number, truck["places"], tuple(tiles(truck["tiles"])), truck["taken_by"])
        for number, truck in enumerate(data["trucks"])
    ]
    table.zoos = [restore_zoo(seat, zoo) for seat, zoo in enumerate(data["zoos"])]
    return table


def restore_zoo(seat: int, data: Mapping[str, Any]) -> Zoo:
    """Lay out a zoo that was written."""
    zoo = Zoo(seat, data["money"], data["extensions"])
    zoo.enclosures = [
        Enclosure(
            BOARDS[index],
            tuple(ANIMALS[key] for key in enclosure["animals"]),
            tuple(STALLS[key] for key in enclosure["stalls"]),
        )
        for index, enclosure in enumerate(data["enclosures"])
    ]
    zoo.barn = tiles(data["barn"])
    return zoo


def tiles(names: Iterable[str]) -> list[Tile]:
    """Find tiles by their keys."""
    return [TILES[name] for name in names]

"""What holds on every table that a game can reach: everything exists once, and everything has room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.loretto.soundness import middle_soundness
from menagerie.games.zooloretto.expansion import additions

if TYPE_CHECKING:
    from menagerie.games.zooloretto.table import ZoolorettoTable as Table
    from menagerie.games.zooloretto.zoo import Zoo


def soundness(table: Table, seats: int) -> dict[str, bool]:
    """Check everything that holds in every game, by field."""
    return {
        "zoos": len(table.zoos) == seats and all(zoo_is_sound(zoo) for zoo in table.zoos),
        **middle_soundness(table, seats),
        **additions(expansion.soundness(table) for expansion in table.box.expansions),
    }


def zoo_is_sound(zoo: Zoo) -> bool:
    """Check that everything in a zoo has room, one species to an enclosure."""
    return len(zoo.enclosures) + zoo.extensions == len(zoo.boards) and all(
        enclosure.free >= 0
        and len(enclosure.stalls) <= enclosure.board.stall_spaces
        and all(animal.species is enclosure.species for animal in enclosure.animals)
        for enclosure in zoo.enclosures
    )

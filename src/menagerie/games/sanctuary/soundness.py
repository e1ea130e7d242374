"""What holds on every table that a game can come to: every tile exists once, and everything has its place."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from menagerie.games.sanctuary.action_cards import CARDS
from menagerie.games.sanctuary.icons import ANIMAL, MARKS
from menagerie.games.sanctuary.upgrades import ALL_MARKERS
from menagerie.games.sanctuary.zoo_map import ENTRANCE, HEXAGONS
from menagerie.kernel.hexagons import spaces_in

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.games.sanctuary.table import SanctuaryTable
    from menagerie.games.sanctuary.tiles import Tile
    from menagerie.games.sanctuary.zoo import Zoo


def soundness(table: SanctuaryTable, seats: int) -> dict[str, bool]:
    """Check everything that holds in every game, by field."""
    box = table.box
    return {
        "zoos": len(table.zoos) == seats and all(zoo_is_sound(table, zoo) for zoo in table.zoos),
        "tiles": Counter(tile.key for tile in tiles_of(table)) == Counter(dict.fromkeys(box.tiles, 1)),
        "current": table.current in range(seats) and table.first in range(seats),
        "last_turns": table.last_turns is None or 0 <= table.last_turns < seats,
        "solo_markers": not Counter(table.solo_markers) - Counter(box.solo_markers)
        and len(table.solo_markers) == box.solo_turns
        and 0 <= table.solo_turned <= len(table.solo_markers),
        "objectives": len(set(table.objectives)) == len(table.objectives),
        "lost": not table.lost or (seats == 1 and table.stage == "over"),
    }


def between_turns(table: SanctuaryTable) -> dict[str, bool]:
    """Check what holds between turns, where saves begin."""
    shown = [tile is not None for tile in table.display]
    return {
        "revealed": not table.revealed,
        "zoos": not any(zoo.bonuses & zoo.taken for zoo in table.zoos),
        "display": table.stage == "administration" or shown == sorted(shown, reverse=True),
        "last_turns": table.last_turns != 0 or table.stage == "over",
        "solo_turned": table.stage == "over" or not table.solo_markers or table.solo_turned < len(table.solo_markers),
    }


def zoo_is_sound(table: SanctuaryTable, zoo: Zoo) -> bool:
    """Check that a zoo is as rules could have made it."""
    laid = sorted([*zoo.face, *zoo.down])
    where = [0] * len(MARKS)
    for space, tile in zoo.face.items():
        for mark in spaces_in(tile.marks):
            where[mark] |= 1 << space
    return (
        laid == list(spaces_in(zoo.taken))
        and not zoo.taken & ~zoo.map.to_cover
        and where == zoo.where
        and zoo.open_areas == zoo.map.printed | sum(1 << space for space in zoo.down)
        and zoo.beside == HEXAGONS.around(zoo.taken) | ENTRANCE
        and zoo.bonuses & ~zoo.map.bonus_spaces == 0
        and all(space in zoo.face and zoo.face[space].release is not None for space in zoo.under)
        and all(tile.has(ANIMAL) for tile in zoo.under.values())
        and sorted(card.index for card in zoo.row) == list(range(len(CARDS)))
        and zoo.upgraded.bit_count() == (ALL_MARKERS & ~zoo.upgrades_left).bit_count()
        and all(icons in table.box.achievements for icons in zoo.achievements)
        and all(icon in table.objectives for icon in zoo.achievements.values())
        and len(set(zoo.achievements.values())) == len(zoo.achievements)
        and seen_tiles_are_sound(zoo)
        and pairs_are_sound(table, zoo)
    )


def pairs_are_sound(table: SanctuaryTable, zoo: Zoo) -> bool:
    """Check that both animals of every pair that gave its marker lie in the zoo, or under a project."""
    laid = [*zoo.face.values(), *zoo.under.values()]
    return all(tile in laid and table.box.tiles.get(tile.partner) in zoo.paired for tile in zoo.paired)


def seen_tiles_are_sound(zoo: Zoo) -> bool:
    """Check that what everybody has seen is where they have seen it go."""
    hidden = [each.tile for each in zoo.down.values() if each.from_hand]
    return (
        all(tile in zoo.hand for tile in zoo.known)
        and all(tile in zoo.hand or tile in hidden for tile in zoo.perhaps)
        and len({*zoo.known, *zoo.perhaps}) == len(zoo.known) + len(zoo.perhaps)
    )


def tiles_of(table: SanctuaryTable) -> Iterator[Tile]:
    """Go through every tile, wherever it lies."""
    yield from table.pile
    yield from table.discard
    yield from table.shown()
    yield from table.revealed
    for zoo in table.zoos:
        yield from zoo.hand
        yield from zoo.face.values()
        yield from zoo.under.values()
        for down in zoo.down.values():
            yield down.tile

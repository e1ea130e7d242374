"""The whole table as JSON values, secrets included, and back."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from menagerie.games.sanctuary.action_cards import BY_KEY as CARD
from menagerie.games.sanctuary.action_cards import CARDS
from menagerie.games.sanctuary.box import box_of
from menagerie.games.sanctuary.printed import START
from menagerie.games.sanctuary.soundness import between_turns, soundness
from menagerie.games.sanctuary.table import STEPS, SanctuaryTable
from menagerie.games.sanctuary.upgrades import ALL_MARKERS
from menagerie.games.sanctuary.zoo import Down, Zoo
from menagerie.games.sanctuary.zoo_map import BY_KEY as SPACE
from menagerie.games.sanctuary.zoo_map import HEXAGONS, SPACES
from menagerie.kernel.chance import WHOLE, Chance
from menagerie.kernel.journal import SILENCE
from menagerie.kernel.save import check_soundness, keys
from menagerie.kernel.shapes import by_name, different, flag, one_of, or_none, pair, record, several, whole

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.games.sanctuary.box import Box
    from menagerie.kernel.shapes import Shape

FIGURES = ("first", "current", "turn", "stage", "last_turns", "solo_turned", "lost")
ZOO_FIGURES = ("bonuses", "upgraded", "upgrades_left", "pouches", "conservation", "end_points")
STAGES = ("turn", "administration", "over")


@cache
def shape_of(box: Box) -> Shape:
    """Return the shape of a table that was written, with what is in the box."""
    seat, tile = whole(0, box.seats - 1), one_of(list(box.tiles))
    tiles = different(several(tile))
    return record(
        {
            "first": seat,
            "current": seat,
            "turn": whole(),
            "stage": one_of(STAGES),
            "last_turns": or_none(seat),
            "solo_turned": whole(),
            "lost": flag,
            "chance": whole(0, WHOLE),
            "pile": tiles,
            "display": several(or_none(tile), number=START.display),
            "discard": tiles,
            "revealed": tiles,
            "objectives": different(several(one_of(box.objectives))),
            "solo_markers": several(whole()),
            "zoos": several(shape_of_zoo(box), number=box.seats),
        }
    )


def shape_of_zoo(box: Box) -> Shape:
    """Return the shape of a zoo that was written."""
    tile = one_of(list(box.tiles))
    tiles = different(several(tile))
    laid = by_name(list(SPACE), tile)
    return record(
        {
            "hand": tiles,
            "known": tiles,
            "perhaps": tiles,
            "paired": tiles,
            "face": laid,
            "under": laid,
            "down": by_name(list(SPACE), pair(tile, flag)),
            "row": different(several(one_of([card.key for card in CARDS]), number=len(CARDS))),
            "achievements": by_name([str(icons) for icons in box.achievements], one_of(box.objectives)),
            "bonuses": whole(0, HEXAGONS.everywhere),
            "upgraded": whole(0, ALL_MARKERS),
            "upgrades_left": whole(0, ALL_MARKERS),
            "pouches": whole(),
            "conservation": whole(),
            "end_points": whole(),
        }
    )


def dump(table: SanctuaryTable) -> dict[str, Any]:
    """Write the whole table."""
    return {
        **{name: getattr(table, name) for name in FIGURES},
        "chance": table.chance.state,
        "pile": keys(table.pile),
        "display": [tile.key if tile else None for tile in table.display],
        "discard": keys(table.discard),
        "revealed": keys(table.revealed),
        "objectives": list(table.objectives),
        "solo_markers": list(table.solo_markers),
        "zoos": [dump_zoo(zoo) for zoo in table.zoos],
    }


def dump_zoo(zoo: Zoo) -> dict[str, Any]:
    """Write a zoo."""
    return {
        **{name: getattr(zoo, name) for name in ZOO_FIGURES},
        "hand": keys(zoo.hand),
        "known": keys(zoo.known),
        "perhaps": keys(zoo.perhaps),
        "paired": keys(zoo.paired),
        "face": {SPACES[space].key: tile.key for space, tile in sorted(zoo.face.items())},
        "under": {SPACES[space].key: tile.key for space, tile in sorted(zoo.under.items())},
        "down": {SPACES[space].key: [down.tile.key, down.from_hand] for space, down in sorted(zoo.down.items())},
        "row": keys(zoo.row),
        "achievements": {str(icons): icon for icons, icon in zoo.achievements.items()},
    }


def restore(data: Mapping[str, Any], seats: int, options: Mapping[str, Any]) -> SanctuaryTable:
    """Lay out the table that was written; refuse one that no game can reach."""
    box = box_of(seats, options)
    shape_of(box)(data, "checkpoint.table")
    table = lay_out(data, box)
    check_soundness(soundness(table, seats))
    check_soundness(between_turns(table))
    return table


def lay_out(data: Mapping[str, Any], box: Box) -> SanctuaryTable:
    """Lay out the table as it is written."""
    table = SanctuaryTable()
    for name in FIGURES:
        setattr(table, name, data[name])
    table.box = box
    table.step, table.acting = STEPS[0], None
    table.chance = Chance(data["chance"])
    table.journal = SILENCE
    table.pile = [box.tiles[key] for key in data["pile"]]
    table.display = [box.tiles[key] if key else None for key in data["display"]]
    table.discard = [box.tiles[key] for key in data["discard"]]
    table.revealed = tuple(box.tiles[key] for key in data["revealed"])
    table.objectives = tuple(data["objectives"])
    table.solo_markers = tuple(data["solo_markers"])
    table.zoos = [restore_zoo(seat, zoo, box) for seat, zoo in enumerate(data["zoos"])]
    return table


def restore_zoo(seat: int, data: Mapping[str, Any], box: Box) -> Zoo:
    """Lay out a zoo that was written."""
    zoo = Zoo(seat, box.map)
    for space, key in data["face"].items():
        zoo.lay(box.tiles[key], SPACE[space].number)
    zoo.under = {SPACE[space].number: box.tiles[key] for space, key in data["under"].items()}
    for space, (key, from_hand) in data["down"].items():
        zoo.lay_down(Down(box.tiles[key], from_hand), SPACE[space].number)
    for name in ZOO_FIGURES:
        setattr(zoo, name, data[name])
    zoo.hand = [box.tiles[key] for key in data["hand"]]
    zoo.known = tuple(box.tiles[key] for key in data["known"])
    zoo.perhaps = tuple(box.tiles[key] for key in data["perhaps"])
    zoo.paired = tuple(box.tiles[key] for key in data["paired"])
    zoo.row = tuple(CARD[key] for key in data["row"])
    zoo.achievements = {int(icons): icon for icons, icon in data["achievements"].items()}
    return zoo

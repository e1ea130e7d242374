"""What is printed on a tile, in words: its condition, what it does, and what it is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.sanctuary.conditions import condition_of
from menagerie.games.sanctuary.effects import effect_of
from menagerie.games.sanctuary.icons import MARKS
from menagerie.games.sanctuary.printed import POINTS, START
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.sanctuary.tiles import Tile

EASES_SIZE = {"small": "sanctuary.lasting.eases_small", "large": "sanctuary.lasting.eases_large"}


def mark(name: str) -> Message:
    """Name an icon, a kind or a size."""
    return Message(f"sanctuary.mark.{name}")


def points_text(text: str) -> Message:
    """Return what a tile is worth."""
    match text.split():
        case ["petting_zoo"]:
            _, one, two, more = POINTS.petting_zoo
            return Message("sanctuary.worth.petting_zoo", one=one, two=two, more=more)
        case ["kinds_beside" | "hand" | "open_areas" | "fixed" as how, each]:
            return Message(f"sanctuary.worth.{how}", points=int(each))
        case ["beside" | "anywhere" | "connected" as how, what, each]:
            return Message(f"sanctuary.worth.{how}", points=int(each), what=mark(what))
    return Message("sanctuary.worth.nothing")


def lasting_text(tile: Tile) -> tuple[Message, ...]:
    """Return what a tile does as long as it lies in the zoo."""
    texts: tuple[Message, ...] = ()
    if tile.eases is not None:
        eased, by = tile.eases
        key = EASES_SIZE.get(MARKS[eased], "sanctuary.lasting.eases")
        texts += (Message(key, what=mark(MARKS[eased]), by=by),)
    if tile.whenever is not None:
        texts += (
            Message("sanctuary.lasting.whenever", what=mark(MARKS[tile.whenever]), effect=effect_of(tile.then).message),
        )
    return texts


def effect_texts(tile: Tile) -> tuple[Message, ...]:
    """Return everything that a tile does, at once and later."""
    release: tuple[Message, ...] = ()
    if tile.release is not None:
        what, small, large = mark(MARKS[tile.release]), START.released_small, START.released_large
        release = (Message("sanctuary.lasting.release", what=what, small=small, large=large),)
    return (*release, *(effect_of(text).message for text in tile.now), *lasting_text(tile))


def condition_text(tile: Tile) -> Message | None:
    """Return what a building asks for."""
    condition = condition_of(tile.condition)
    return None if condition is None else condition.message

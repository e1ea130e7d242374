"""What earlier games of a challenge used up: it stays in the box (R-A-563 to R-A-566)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from menagerie.games.ark_nova.printed.board import START

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from menagerie.games.ark_nova.box import Box
    from menagerie.games.ark_nova.cards import FinalScoring
    from menagerie.games.ark_nova.zoo_map import ZooMap

FOLDERS = 6
CARDS_NEEDED = START.cards_dealt + FOLDERS
MAPS_NEEDED = 2  # to choose from


class Thing(Protocol):
    """A card, a map or a tile."""

    @property
    def key(self) -> str:
        """What saves call it."""
        ...


T = TypeVar("T", bound=Thing)


@dataclass(frozen=True)
class Used:
    """The keys of cards, maps and bonus tiles that are gone."""

    cards: frozenset[str] = frozenset()  # zoo cards, projects and final scoring cards
    maps: frozenset[str] = frozenset()
    bonus_tiles: frozenset[str] = frozenset()


NOTHING = Used()
SORTS = tuple(field.name for field in fields(Used))


def known(box: Box) -> dict[str, Sequence[str]]:
    """List what can be used up in a box, by sort."""
    cards = (*box.zoo_cards, *box.final_scoring)
    return {"cards": cards, "maps": tuple(box.maps), "bonus_tiles": tuple(box.bonus_tiles)}


def used_up(option: Mapping[str, list[str]] | None) -> Used:
    """Read the option that says what was used up."""
    return Used(**{name: frozenset(keys) for name, keys in option.items()}) if option else NOTHING


def left(things: Sequence[T], used: frozenset[str]) -> Sequence[T]:
    """List what is left of some things."""
    return [thing for thing in things if thing.key not in used] if used else things


def left_first(things: list[T], used: frozenset[str]) -> list[T]:
    """Put what is left before what was used; the used things fill up where too few are left."""
    return sorted(things, key=lambda thing: thing.key in used) if used else things


def final_cards(box: Box, solo: bool, used: Used) -> Sequence[FinalScoring]:
    """List the final scoring cards of a game; in a solo game nobody can be compared with a neighbour (R-A-550)."""
    cards = [card for card in box.final_scoring.values() if card.in_solo or not solo]
    return left(cards, used.cards)


def all_cards(box: Box, used: Used) -> Counter[str]:
    """Count the zoo cards and projects of a game; used base projects can still be found (R-A-566)."""
    return Counter(card.key for card in (*left(box.deck, used.cards), *box.base_projects))


def dealt_maps(box: Box, sets: Sequence[str], used: Used) -> Sequence[ZooMap]:
    """List the maps of some sets that a game deals, if maps are dealt."""
    return left([zoo_map for zoo_map in box.maps.values() if zoo_map.advanced and zoo_map.set in sets], used.maps)


# --- the option ---


@dataclass(frozen=True)
class UsedUp:
    """The option of a solo game that says what earlier games of its challenge used up."""

    box_of: Callable[[Mapping[str, Any]], Box]
    name: str = "used"
    default: None = None

    def allowed(self, seats: int) -> str:
        """Return the allowed values as text for people."""
        return "null" + ', {"cards": [...], "maps": [...], "bonus_tiles": [...]}' * (seats == 1)

    def accepts(self, value: Any, seats: int) -> bool:
        """Return whether the value is nothing, or names things."""
        return value is None or (seats == 1 and names_things(value))

    def goes_with(self, chosen: Mapping[str, Any]) -> bool:
        """Return whether the box of a game has these things, and enough others."""
        return chosen[self.name] is None or can_be_used(self.box_of(chosen), chosen[self.name])


def names_things(value: Any) -> bool:
    """Whether a value has lists of different keys, by the sort of things."""
    return isinstance(value, dict) and all(sort in SORTS and are_different(keys) for sort, keys in value.items())


def are_different(keys: Any) -> bool:
    """Whether keys are a list of different ones."""
    return isinstance(keys, list) and all(isinstance(key, str) for key in keys) and len(set(keys)) == len(keys)


def can_be_used(box: Box, used: Mapping[str, list[str]]) -> bool:
    """Whether a box has these things, and enough others to lay out a table."""
    there = known(box)
    return all(key in there[sort] for sort, keys in used.items() for key in keys) and is_enough_left(box, used_up(used))


def is_enough_left(box: Box, used: Used) -> bool:
    """Whether a table can be laid out with what is left."""
    return (
        len(left(box.deck, used.cards)) >= CARDS_NEEDED
        and len(final_cards(box, True, used)) >= START.final_scoring_cards
        and all(len(dealt_maps(box, (each,), used)) >= MAPS_NEEDED for each in ("base", "alternative"))
    )

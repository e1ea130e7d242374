"""What earlier games of a challenge have used up: it stays in the box (R-A-563 to R-A-566)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from menagerie.games.ark_nova.bonus_tiles import TILES
from menagerie.games.ark_nova.cards import FINAL_SCORING_CARDS, ZOO_CARDS, ZOO_DECK
from menagerie.games.ark_nova.printed.board import START
from menagerie.games.ark_nova.printed.maps import MAPS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from menagerie.games.ark_nova.cards import FinalScoring

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
    """The keys of cards, maps and bonus tiles that are no longer there."""

    cards: frozenset[str] = frozenset()  # zoo cards, projects and final scoring cards
    maps: frozenset[str] = frozenset()
    bonus_tiles: frozenset[str] = frozenset()


NOTHING = Used()
KNOWN: dict[str, Sequence[str]] = {
    "cards": (*ZOO_CARDS, *FINAL_SCORING_CARDS),
    "maps": tuple(MAPS),
    "bonus_tiles": tuple(TILES),
}


def used_up(option: Mapping[str, list[str]] | None) -> Used:
    """Read the option."""
    return Used(**{name: frozenset(keys) for name, keys in option.items()}) if option else NOTHING


def left(things: Sequence[T], used: frozenset[str]) -> Sequence[T]:
    """List what is left of some things."""
    return [thing for thing in things if thing.key not in used] if used else things


def left_first(things: list[T], used: frozenset[str]) -> list[T]:
    """Put what is left before what was used, which fills up where too little is left."""
    return sorted(things, key=lambda thing: thing.key in used) if used else things


def final_cards(solo: bool, used: Used) -> Sequence[FinalScoring]:
    """List the final scoring cards of a game; alone nobody can be compared with a neighbour (R-A-550)."""
    cards = [card for card in FINAL_SCORING_CARDS.values() if card.in_solo or not solo]
    return left(cards, used.cards)


def all_cards(used: Used) -> Counter[str]:
    """Count the zoo cards and projects of a game; used base projects can still be found (R-A-566)."""
    return Counter(key for key, card in ZOO_CARDS.items() if key not in used.cards or getattr(card, "is_base", False))


# --- the option ---


@dataclass(frozen=True)
class UsedUp:
    """The option of a game played alone that says what earlier games of its challenge have used up."""

    name: str = "used"
    default: None = None

    def allowed(self, seats: int) -> str:
        """Say which values are allowed, for people."""
        return "null" + ', {"cards": [...], "maps": [...], "bonus_tiles": [...]}' * (seats == 1)

    def accepts(self, value: Any, seats: int) -> bool:
        """Say whether the value is nothing, or lists of known things that leave enough for a game."""
        if value is None:
            return True
        if seats != 1 or not isinstance(value, dict) or not all(name in KNOWN for name in value):
            return False
        return all(are_some_of(KNOWN[name], keys) for name, keys in value.items()) and is_enough_left(used_up(value))


def are_some_of(known: Iterable[str], keys: Any) -> bool:
    """Say whether keys are a list of different known ones."""
    return isinstance(keys, list) and all(isinstance(key, str) for key in keys) and not Counter(keys) - Counter(known)


def is_enough_left(used: Used) -> bool:
    """Whether a table can be laid out with the rest."""
    maps = {name: entry.set for name, entry in MAPS.items() if entry.advanced and name not in used.maps}
    return (
        len(left(ZOO_DECK, used.cards)) >= CARDS_NEEDED
        and len(final_cards(True, used)) >= START.final_scoring_cards
        and all(list(maps.values()).count(each) >= MAPS_NEEDED for each in ("base", "alternative"))
    )

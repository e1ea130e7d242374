"""The universities and partner zoos of the Association board."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from menagerie.games.ark_nova.icons import ICONS
from menagerie.games.ark_nova.printed.board import UNIVERSITIES
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.ark_nova.printed.board import UniversityEntry


class University:
    """A kind of university tile (R-A-216)."""

    __slots__ = ("category", "hand_limit", "icons", "key", "message", "reputation")

    def __init__(self, entry: UniversityEntry) -> None:
        self.key = entry.name
        self.message = Message(f"ark_nova_cards.universities.{entry.name}")
        self.icons = tuple(ICONS[name] for name in entry.icons)
        self.reputation = entry.reputation
        self.hand_limit = entry.hand_limit
        self.category = ICONS.get(entry.category)  # of a specialised one, which exists once (R-A-578, R-A-618)

    def __repr__(self) -> str:
        return self.key


@cache
def university(name: str) -> University:
    """Print a kind of university; every box that has it shares it."""
    return University(UNIVERSITIES[name])

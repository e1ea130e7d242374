"""The four action cards of a player and the row of slots they lie in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.sanctuary.icons import HABITATS, INDEX
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.sanctuary.zoo import Zoo


class ActionCard:
    """An action card: Projects, or Animals of one habitat."""

    __slots__ = ("bit", "habitat", "index", "key", "message", "short")

    def __init__(self, index: int, key: str) -> None:
        self.index = index
        self.bit = 1 << index
        self.key = key
        self.habitat = INDEX[key] if key in HABITATS else None
        self.message = Message(f"sanctuary.card.{key}")
        self.short = self.message if self.habitat is None else Message(f"sanctuary.mark.{key}")

    def __repr__(self) -> str:
        return self.key


PROJECTS, ROCK, FOREST, WATER = CARDS = tuple(
    ActionCard(index, key) for index, key in enumerate(("projects", *HABITATS))
)
BY_KEY = {card.key: card for card in CARDS}
ANIMAL_CARDS = (ROCK, FOREST, WATER)


def is_upgraded(zoo: Zoo, card: ActionCard) -> bool:
    """Whether a card shows its side II."""
    return bool(zoo.upgraded & card.bit)


def strength_of(zoo: Zoo, card: ActionCard) -> int:
    """Return the number of the slot, and one more on side II (R-S-060)."""
    return zoo.row.index(card) + (2 if zoo.upgraded & card.bit else 1)


def reach(zoo: Zoo) -> int:
    """Return how far the player reaches into the display: the strength of the Projects card (R-S-063)."""
    return strength_of(zoo, PROJECTS)


def move_to_slot_1(zoo: Zoo, card: ActionCard) -> None:
    """Put a card on slot 1; those to its left move one slot to the right (R-S-061, R-S-062)."""
    zoo.row = row_after(zoo, card)


def row_after(zoo: Zoo, card: ActionCard) -> tuple[ActionCard, ...]:
    """Return how the row lies once a card has been used."""
    return (card, *(other for other in zoo.row if other is not card))

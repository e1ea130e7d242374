"""The five action cards, and the row of slots below a zoo map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.ark_nova.zoo import Zoo

SLOTS = 5


class ActionCard:
    """An action card; what a zoo knows of its cards is kept in lists, by this index."""

    __slots__ = ("index", "key", "message")

    def __init__(self, index: int, key: str) -> None:
        self.index = index
        self.key = key
        self.message = Message(f"ark_nova.action_card.{key}")

    def __repr__(self) -> str:
        return self.key


ANIMALS, ASSOCIATION, BUILD, CARDS, SPONSORS = ACTION_CARDS = tuple(
    ActionCard(index, key) for index, key in enumerate(("animals", "association", "build", "cards", "sponsors"))
)
BY_NAME = {card.key: card for card in ACTION_CARDS}


def move_to_slot_1(zoo: Zoo, card: ActionCard) -> None:
    """Put a card on slot 1; the cards that were to its left move one slot to the right (R-A-081, R-A-082)."""
    zoo.row.remove(card)
    zoo.row.insert(0, card)


def move_to_slot_5(zoo: Zoo, card: ActionCard) -> None:
    """Put a card on slot 5; the cards that were to its right move one slot to the left (R-A-352)."""
    zoo.row.remove(card)
    zoo.row.append(card)

"""What a map or a tile lets a player do before any other choice, which is then made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from menagerie.games.ark_nova.bonus_tiles import BonusTile
    from menagerie.games.ark_nova.cards import Card
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.kernel.messages import Message


class Aside:
    """Do something with a card or a tile first."""

    __slots__ = ("card", "key", "message")

    card: Any  # or the tile

    def __init__(self, card: Card | BonusTile, word: str, message: Message) -> None:
        self.card = card
        self.key = f"{word}-{card.key}"
        self.message = message

    def leaves_choice(self, turn: Turn, options: Callable[[Turn], Sequence[object]]) -> bool:
        """Whether it may come before a choice among these options."""
        raise NotImplementedError

    def take(self, turn: Turn) -> Awaitable[Any] | None:
        """Do it."""
        raise NotImplementedError


Asides: TypeAlias = "Callable[[Turn], Sequence[Aside]]"  # what lets a player do something first: it lists the ways

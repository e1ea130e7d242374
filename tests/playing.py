"""What can be done with any game that a test has laid out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from menagerie.kernel.game import Game


class Playing:
    """A game being played from a scenario."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def play(self, *keys: str) -> Self:
        """Take options, one after the other, by their keys; whatever is forced happens in between, unasked."""
        for key in keys:
            self.game.apply_key(key)
        return self

    def undo(self) -> Self:
        """Take the last pick back."""
        self.game = self.game.undo()
        return self

    @property
    def asked(self) -> int | None:
        """The seat that is to choose; None when the game, or the rule, is over."""
        return None if self.game.decision is None else self.game.decision.seat

    @property
    def options(self) -> list[str]:
        """The keys of what can be chosen."""
        return [] if self.game.decision is None else self.game.decision.keys

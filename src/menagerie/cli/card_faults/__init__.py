"""What may be wrong with the cards of a game: one file a game, named after the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from menagerie.kernel.parts import Part

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.kernel.messages import Message


class CardCheck(Protocol):
    """The file of a game; importing it reads every data file of the game."""

    def counts(self) -> dict[str, int]:
        """Count what the files hold, by the message that names it."""
        ...

    def faults(self) -> Iterator[Message]:
        """Find everything that is wrong."""
        ...


CARD_CHECKS: Part[CardCheck] = Part("card_faults", "menagerie.cli.card_faults.{game}", CardCheck)

"""What a bot is, and what it is given: the decision, the view of its seat, and worlds it could be in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from menagerie.kernel.chance import Chance
    from menagerie.kernel.decision import Decision
    from menagerie.kernel.game import Game


class Glimpse:
    """A seat's look at a game, good for the whole game: nothing the seat may not know can be reached from here."""

    __slots__ = ("__game", "seat")

    def __init__(self, game: Game, seat: int) -> None:
        self.__game = game
        self.seat = seat

    @property
    def decision(self) -> Decision[Any]:
        """What the seat is asked now."""
        decision = self.__game.decision
        if decision is not None and decision.seat == self.seat:
            return decision
        return next(decision for decision in self.__game.decisions if decision.seat == self.seat)

    def view(self) -> dict[str, Any]:
        """Show what the seat may know."""
        return self.__game.view(self.seat)

    def sample_world(self, chance: Chance) -> Game:
        """Return a game that the seat cannot tell from the real one; what is hidden is reshuffled."""
        return self.__game.sample_world(self.seat, chance)


class Bot(Protocol):
    """A player that is not a person."""

    def pick(self, glimpse: Glimpse) -> int:
        """Choose an option by its index."""
        ...

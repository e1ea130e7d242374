"""What the planner asks of a game's knowledge, besides the worth of single options."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, cast

from menagerie.bots.knowledge import OWN, needed, shape_of
from menagerie.kernel.parts import Part

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.kernel.decision import Decision
    from menagerie.kernel.game import Game


class Planning(Protocol):
    """The file planning.py of a game's knowledge: how far to look, and what a position is worth."""

    def weigh(self, table: Any, decision: Decision[Any]) -> list[float]:
        """Return the worth of every option to the seat asked, in points; rough, but fast."""
        ...

    def is_settled(self, decision: Decision[Any]) -> bool:
        """Whether the rough worth will do here: nothing depends on this decision."""
        ...

    def unseen(self, table: Any) -> int:
        """Count what nobody has seen; when it changes, something hidden has come to light."""
        ...

    def horizon(self, table: Any, seat: int) -> int:
        """Return how far a seat should look ahead from here: a number for `has_come`."""
        ...

    def has_come(self, table: Any, horizon: int) -> bool:
        """Whether the horizon has been reached; asked where a stretch of play begins."""
        ...

    def value(self, table: Any, seat: int) -> float:
        """Return what a position is worth to a seat, in points; what others hold face down must not matter."""
        ...

    def final_value(self, game: Game, seat: int) -> float:
        """Return what the end of a game is worth to a seat, on the same scale."""
        ...

    def terms(self, table: Any, seat: int) -> Mapping[str, float]:
        """Split the worth of a position to a seat into its reasons; they add up to its value."""
        ...


PLANNING: Part[Planning] = Part("knowledge.planning", "menagerie.bots.knowledge.{game}.planning", Planning, "PLANNING")


def planning_of(game: str, bot: str, weights: str = OWN) -> Planning:
    """Find how to plan in a game; the weights may come from a file."""
    own = needed(PLANNING, game, bot)
    return own if weights == OWN else cast("Any", type(own))(shape_of(game).load(Path(weights)))

"""Why other things cannot be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.kernel.decision import key_of
from menagerie.server.messages.why_not import Impossible, WhyNot
from menagerie.server.position import label_of, text
from menagerie.server.rooms import room_of

if TYPE_CHECKING:
    from menagerie.kernel.decision import Decision
    from menagerie.kernel.game import Game


def impossible(game: Game, decision: Decision[Any]) -> list[Impossible]:
    """List what cannot be chosen in a decision, and why not."""
    return [
        Impossible(
            key=key_of(thing),
            label=label_of(thing),
            about=game.rules.describe(thing),
            obstacles=[text(obstacle) for obstacle in obstacles],
        )
        for thing, obstacles in decision.considered()
        if obstacles
    ]


def why_not(game: Game, seat: int) -> WhyNot | None:
    """Tell a seat everything that stands in its way; None if there is nothing to tell.

    A player who is not asked anything still plans: what the game itself adds is told between turns, too.
    """
    decision = next((decision for decision in game.decisions if decision.seat == seat), None)
    extra = room_of(game.rules.name).why_not(game, seat, decision)
    if decision is None:
        goes_on = bool(game.decisions) or game.pausing
        return WhyNot(number=game.number, seat=seat, things=[], extra=extra) if extra and goes_on else None
    return WhyNot(number=game.number, seat=seat, things=impossible(game, decision), extra=extra)

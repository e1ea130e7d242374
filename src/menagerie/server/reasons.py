"""Why other things cannot be chosen, and what stands in the way of cards that wait."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from menagerie.kernel.decision import key_of
from menagerie.server.ahead import lodgings, sites
from menagerie.server.messages.why_not import Impossible, WhyNot
from menagerie.server.position import label_of, text

if TYPE_CHECKING:
    from menagerie.kernel.decision import Decision, Obstacles
    from menagerie.kernel.game import Game
    from menagerie.server.messages.said import Text


@runtime_checkable
class HasCards(Protocol):
    """Rules of a game in which cards wait in a hand."""

    def card_outlook(self, table: Any, seat: int) -> dict[str, Obstacles]:
        """Say what stands in the way of each card a seat might play."""
        ...


def outlook(game: Game, seat: int) -> dict[str, list[Text]]:
    """Say what stands in the way of each card a seat might play, whatever it is asked, or nothing."""
    if not isinstance(game.rules, HasCards):
        return {}
    cards = game.rules.card_outlook(game.table, seat)
    return {card: [text(obstacle) for obstacle in obstacles] for card, obstacles in cards.items()}


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
    """Tell a seat all that stands in its way; None: nothing is to be told.

    Who is not asked anything still plans: what stands in the way of their cards is told between turns, too.
    """
    cards = outlook(game, seat)
    decision = next((decision for decision in game.decisions if decision.seat == seat), None)
    if decision is None:
        goes_on = bool(game.decisions) or game.pausing
        return WhyNot(number=game.number, seat=seat, things=[], outlook=cards) if cards and goes_on else None
    return WhyNot(
        number=game.number,
        seat=seat,
        things=impossible(game, decision),
        outlook=cards,
        lodgings=lodgings(game, decision),
        sites=sites(game, decision),
    )

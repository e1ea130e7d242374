"""A game as a seat sees it, in the words of the protocol."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.kernel.decision import key_of
from menagerie.kernel.messages import Message
from menagerie.server.messages import Choice, DecisionInfo, EventInfo, Impossible, Text

if TYPE_CHECKING:
    from menagerie.kernel.decision import Decision
    from menagerie.kernel.game import Game

DECLINE = Message("kernel.decline")


def text(message: Message) -> Text:
    """Give a message as the client gets it."""
    return Text(**message.to_json())


def label_of(option: Any) -> Text:
    """Name an option; declining is the option that is nothing."""
    if option is None:
        return text(DECLINE)
    message = getattr(option, "message", None)
    return text(message if isinstance(message, Message) else Message("kernel.plain", text=key_of(option)))


def decision_info(game: Game, decision: Decision[Any]) -> DecisionInfo:
    """Describe a decision with its options."""
    choices = [
        Choice(key=key, label=label_of(option), about=game.rules.describe(option), irreversible=irreversible)
        for option, key, irreversible in zip(decision.options, decision.keys, decision.irreversible, strict=True)
    ]
    return DecisionInfo(seat=decision.seat, prompt=text(decision.prompt), options=choices)


def events_seen(game: Game, seat: int | None) -> list[EventInfo]:
    """List all events that a seat may know."""
    return [EventInfo(pick=event.pick, text=text(event.message)) for event in game.journal.seen_by(seat)]


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

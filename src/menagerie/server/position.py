"""A game as a seat sees it, in the words of the protocol."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.bots.preview import HasSlips, Trials
from menagerie.bots.projection import projection
from menagerie.kernel.messages import label
from menagerie.server.messages.position import Choice, DecisionInfo, EventInfo, Position
from menagerie.server.messages.said import Text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from menagerie.kernel.decision import Decision
    from menagerie.kernel.game import Game
    from menagerie.kernel.journal import Event
    from menagerie.kernel.messages import Message
    from menagerie.server.play import Play


def text(message: Message) -> Text:
    """Give a message as the client gets it."""
    return Text(**message.to_json())


def label_of(option: Any) -> Text:
    """Name an option."""
    return text(label(option))


def decision_info(game: Game, decision: Decision[Any], trials: Trials) -> DecisionInfo:
    """Describe a decision with its options, which have been tried."""
    choices = [
        Choice(key=key, label=label_of(option), about=game.rules.describe(option), irreversible=irreversible)
        for option, key, irreversible in zip(decision.options, decision.keys, trials.locks(), strict=True)
    ]
    return DecisionInfo(seat=decision.seat, prompt=text(decision.prompt), options=choices)


def event_info(event: Event) -> EventInfo:
    """Describe an event."""
    return EventInfo(pick=event.pick, text=text(event.message))


def viewpoint(game: Game, mine: Sequence[int], holder: int | None = None) -> int | None:
    """Choose through whose eyes to look: of several people at one screen the one who plays; without a seat nobody's."""
    asked = [holder, *(decision.seat for decision in game.decisions)]
    return next((seat for seat in asked if seat in mine), mine[0] if mine else None)


def trials_of(play: Play, mine: Sequence[int]) -> dict[int, Trials]:
    """Try what somebody is asked who holds some seats, by the seat: for the locks at once, for the foresight later."""
    game = play.seen_by(mine)
    return {decision.seat: Trials(game, decision.seat) for decision in game.decisions if decision.seat in mine}


def position(
    play: Play, mine: Sequence[int], known: Sequence[Event], trials: Mapping[int, Trials]
) -> tuple[Position, list[Event]]:
    """Show a game to who holds some seats, and knows some events; give the events known then."""
    game = play.seen_by(mine)
    seat = viewpoint(game, mine, play.holder)
    events = game.journal.seen_by(seat)
    same = next((i for i, (old, new) in enumerate(zip(known, events, strict=False)) if old != new), None)
    since = min(len(known), len(events)) if same is None else same
    shown = Position(
        number=game.number,
        view=game.view(seat),
        decisions=[
            decision_info(game, decision, trials[decision.seat]) for decision in game.decisions if decision.seat in mine
        ],
        waiting_for=play.waiting_for,
        events_from=since,
        events=[event_info(event) for event in events[since:]],
        parts=[dict(parts) for parts in game.standing().parts],
        projection=projection(game, seat),
        can_undo=play.can_undo(mine),
        can_redo=play.can_redo(mine),
        can_end_turn=game.pausing and play.holder in mine,
        slips=parting_slips(game, play.holder) if game.pausing and play.holder in mine else [],
        provisional=play.provisional and play.holder in mine,
        over=play.over,
        winners=game.winners(),
    )
    return shown, events


def parting_slips(game: Game, seat: int | None) -> list[Text]:
    """Say what ending the turn would set off."""
    if seat is None or not isinstance(game.rules, HasSlips):
        return []
    return [text(slip) for slip in game.rules.parting_slips(game.table, seat)]

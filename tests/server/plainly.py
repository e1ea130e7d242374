"""A moment in the words of the protocol, built anew for everybody from its models: nobody may say it otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.bots.preview import Trials
from menagerie.bots.projection import projection
from menagerie.server.foresight import foresee
from menagerie.server.messages.position import Choice, DecisionInfo, EventInfo, Position, Previews
from menagerie.server.position import event_info, label_of, parting_slips, text, viewpoint

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from menagerie.kernel.decision import Decision
    from menagerie.kernel.game import Game
    from menagerie.kernel.journal import Event
    from menagerie.server.play import Play


def trials_of(play: Play, mine: Sequence[int]) -> dict[int, Trials]:
    """Try what somebody is asked who holds some seats, by the seat."""
    game = play.seen_by(mine)
    return {decision.seat: Trials(game, decision.seat) for decision in game.decisions if decision.seat in mine}


def position(
    play: Play, mine: Sequence[int], known: Sequence[Event], trials: Mapping[int, Trials]
) -> tuple[Position, list[Event]]:
    """Show a game to who holds some seats, and knows some events; give the events known then."""
    game = play.seen_by(mine)
    seat = viewpoint(game, mine, play)
    events = game.journal.seen_by(seat)
    same = next((i for i, (old, new) in enumerate(zip(known, events, strict=False)) if old != new), None)
    since = min(len(known), len(events)) if same is None else same
    shown = Position(
        number=game.number,
        seat=seat,
        private=len(mine) > 1 and not play.over and game.view(seat) != game.view(None),
        since=public_since(game, play, mine),
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


def public_since(game: Game, play: Play, mine: Sequence[int]) -> list[EventInfo]:
    """Tell who shares a screen what everybody may know since their last pick."""
    seat = viewpoint(game, mine, play)
    if len(mine) < 2 or play.over or game.view(seat) == game.view(None):
        return []
    mine_are = [number for number, (mover, _) in enumerate(play.picks[: game.number], 1) if mover == seat]
    return [event_info(event) for event in game.journal.seen_by(None) if event.pick > max(mine_are, default=0)]


def decision_info(game: Game, decision: Decision[Any], trials: Trials) -> DecisionInfo:
    """Describe a decision with its options, which have been tried."""
    choices = [
        Choice(key=key, label=label_of(option), about=game.rules.describe(option), irreversible=irreversible)
        for option, key, irreversible in zip(decision.options, decision.keys, trials.locks(), strict=True)
    ]
    return DecisionInfo(seat=decision.seat, prompt=text(decision.prompt), options=choices)


def previews_of(trials: Trials) -> Previews:
    """Read what the options of a decision do."""
    return Previews.model_validate_json(foresee(trials) or "")

"""Parts of a game in the words of the protocol, and through whose eyes it is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.bots.preview import HasSlips
from menagerie.kernel.messages import label, plain
from menagerie.server.messages.position import EventInfo
from menagerie.server.messages.said import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.kernel.game import Game
    from menagerie.kernel.journal import Event, Written
    from menagerie.kernel.messages import Message
    from menagerie.server.play import Play


def text(message: Message) -> Text:
    """Return a message as the client gets it."""
    return Text(**message.to_json())


def label_of(option: Any) -> Text:
    """Name an option."""
    return text(label(option))


def event_info(event: Event) -> EventInfo:
    """Describe an event."""
    return EventInfo(**told(event))


def told(event: Event | Written) -> dict[str, Any]:
    """Describe an event as JSON values."""
    pick, key, args, _ = event
    return {"pick": pick, "text": {"key": key, "args": {name: plain(value) for name, value in args.items()}}}


def viewpoint(game: Game, mine: Sequence[int], play: Play | None = None) -> int | None:
    """Return the seat whose view to show; None for a spectator.

    At a shared screen it is the player whose turn it is, and while others play the one who has played last.
    """
    if len(mine) < 2:
        return mine[0] if mine else None
    holder, picks = (None, ()) if play is None else (play.holder, play.picks)
    asked = [holder, *(decision.seat for decision in game.decisions), *(seat for seat, _ in reversed(picks))]
    return next((seat for seat in asked if seat in mine), mine[0])


def for_one_pair_of_eyes(play: Play, mine: Sequence[int]) -> bool:
    """Return whether a shared screen shows what not everybody at it may see."""
    game = play.seen_by(mine)
    return len(mine) > 1 and game.view(viewpoint(game, mine, play)) != game.view(None)


def since_last_pick(game: Game, play: Play, seat: int) -> list[Written]:
    """List what everybody may know of what others have done since a seat last picked."""
    picks = play.picks[: game.number]
    last = max((number for number, (mover, _) in enumerate(picks, 1) if mover == seat), default=0)
    return [event for event in game.journal.written_for(None) if event[0] > last]


def parting_slips(game: Game, seat: int | None) -> list[Text]:
    """Return what ending the turn would set off."""
    if seat is None or not isinstance(game.rules, HasSlips):
        return []
    return [text(slip) for slip in game.rules.parting_slips(game.table, seat)]

"""Where a game is: what can be seen, what is asked, and what the options do."""

from __future__ import annotations

from typing import Any, Literal

from menagerie.server.messages.said import Said, Text


class Choice(Said):
    """An option of a decision: what it is called, what it is on the table, whether it can be taken back."""

    key: str
    label: Text
    about: dict[str, Any]
    irreversible: bool


class DecisionInfo(Said):
    """A question to one of my seats."""

    seat: int
    prompt: Text
    options: list[Choice]


class EventInfo(Said):
    """Something that happened, after so many picks."""

    pick: int
    text: Text


class Position(Said):
    """Where the game is, as a seat (or a spectator) may see it."""

    type: Literal["position"] = "position"
    number: int
    seat: int | None  # through whose eyes; None: a spectator's
    private: bool  # others of my seats share this screen, and may not see what this one sees
    since: list[EventInfo] = []  # at a shared screen: what everybody may know of what others did since its last pick
    view: dict[str, Any]
    decisions: list[DecisionInfo]  # of my seats
    waiting_for: list[int]
    events_from: int  # forget what you know from this event on
    events: list[EventInfo]
    parts: list[dict[str, int]]  # of each seat's points now
    projection: list[int] | None  # the points that each seat will probably have in the end; None if unknown
    can_undo: bool
    can_redo: bool
    can_end_turn: bool  # my turn is played and waits to be ended
    slips: list[Text] = []  # what ending the turn would set off
    provisional: bool  # what I see is not final yet; the others see the position before
    over: bool
    winners: list[int]


class PreviewInfo(Said):
    """What an option certainly does: figures before and after, and further picks that would complete the turn."""

    key: str
    before: dict[str, int]
    after: dict[str, int]
    then: list[str]
    slips: list[Text] = []  # what the option would waste or set off


class Previews(Said):
    """What the options of a decision do; options that reveal something have none."""

    type: Literal["previews"] = "previews"
    number: int
    seat: int
    previews: list[PreviewInfo]

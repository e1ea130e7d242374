"""What happened, as events without a language that know who may see them."""

from __future__ import annotations

import sys
from typing import Any, NamedTuple, TypeAlias

from menagerie.kernel.messages import Argument, Message


class Event(NamedTuple):
    """One thing that happened: after how many picks, what, and which seats may know (None: everybody)."""

    pick: int
    key: str
    args: dict[str, Argument]
    seen_by: tuple[int, ...] | None

    @property
    def message(self) -> Message:
        """The event as a message, to be said in any language."""
        return Message(self.key, **self.args)

    def to_json(self) -> dict[str, Any]:
        """Return the event as plain JSON values."""
        return {"pick": self.pick, **self.message.to_json()}


# Events are written as bare tuples and read as Event: writing happens all the time, reading seldom.
Written: TypeAlias = "tuple[int, str, dict[str, Argument], tuple[int, ...] | None]"


class Journal:
    """The events of a game, and the line that undo does not cross."""

    __slots__ = ("barrier", "events", "pick", "revealed_at")

    def __init__(self) -> None:
        self.events: list[Written] = []
        self.pick = 0  # how many picks have been made
        self.barrier = 0  # how many picks can no longer be taken back
        self.revealed_at = 0  # how many events had been written when something hidden was last revealed

    def tell(self, key: str, **args: Argument) -> None:
        """Write down what everybody may know."""
        self.events.append((self.pick, key, args, None))

    def write(self, key: str, args: dict[str, Argument]) -> None:
        """Write down what everybody may know, for callers that already have the arguments in a dictionary."""
        self.events.append((self.pick, key, args, None))

    def tell_only(self, seats: tuple[int, ...], key: str, **args: Argument) -> None:
        """Write down what only some seats may know."""
        self.events.append((self.pick, key, args, seats))

    def reveal(self) -> None:
        """Mark that something hidden, just told, was revealed: what led here cannot be taken back."""
        self.barrier = self.pick
        self.revealed_at = len(self.events)

    @property
    def last_pick_revealed(self) -> bool:
        """Whether the last pick has revealed something hidden."""
        return self.barrier == self.pick > 0

    def seen_by(self, seat: int | None, since: int = 0) -> list[Event]:
        """List the events that a seat (None: a spectator) may know, from event number `since` on."""
        return [Event(*event) for event in self.written_for(seat, since)]

    def written_for(self, seat: int | None, since: int = 0) -> list[Written]:
        """List the same events as they were written, for callers that read only the newest."""
        return [event for event in self.events[since:] if event[3] is None or seat in event[3]]

    def up_to(self, pick: int, events: int) -> Journal:
        """Copy the journal as it was after so many picks and events."""
        earlier = Journal()
        earlier.events = self.events[:events]
        earlier.pick = pick
        earlier.barrier = min(self.barrier, pick)
        earlier.revealed_at = min(self.revealed_at, events)
        return earlier


class Silence(Journal):
    """The journal of a fork made for search: nobody reads it, so nothing is written."""

    __slots__ = ()

    def tell(self, key: str, **args: Argument) -> None:
        """Write nothing."""

    def write(self, key: str, args: dict[str, Argument]) -> None:
        """Write nothing."""

    def tell_only(self, seats: tuple[int, ...], key: str, **args: Argument) -> None:
        """Write nothing."""

    def reveal(self) -> None:
        """Mark nothing."""


SILENCE = Silence()
SILENCE.barrier = sys.maxsize  # a fork keeps only its latest checkpoint

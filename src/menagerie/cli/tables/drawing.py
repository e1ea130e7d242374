"""What the terminal needs to know about a game to show it well."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.console import RenderableType

    from menagerie.bots.preview import Preview
    from menagerie.cli.players import Players
    from menagerie.cli.voice import Voice
    from menagerie.kernel.journal import Event

    View = dict[str, Any]


class Drawing(Protocol):
    """How one game is shown in the terminal."""

    @property
    def outlook_title(self) -> str:
        """The key of what stands above the outlooks of a menu."""
        ...

    @property
    def at_best(self) -> str:
        """The key of what an outlook says if it depends on how the turn goes on; {star} is its mark."""
        ...

    def whole_table(self, view: View, seat: int | None, players: Players, voice: Voice) -> Iterator[RenderableType]:
        """Draw everything that a seat (None: a spectator) may see."""
        ...

    def my_corner(self, view: View, seat: int, players: Players, voice: Voice) -> Iterator[RenderableType]:
        """Draw what matters in the middle of a turn."""
        ...

    def heading(self, option: Any) -> Message | None:
        """Return the heading of the menu under which an option stands."""
        ...

    def outlook(self, option: Any, preview: Preview) -> list[Message]:
        """Return what an option changes."""
        ...

    def recap(self, events: Sequence[Event]) -> list[Event]:
        """Leave out of a short report what the other events say too."""
        ...


def points_change(preview: Preview) -> Message:
    """Return how the points change."""
    before, after = preview.before["points"], preview.after["points"]
    return Message("cli.play.same" if before == after else "cli.play.points", before=before, after=after)

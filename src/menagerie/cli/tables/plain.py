"""A game without a drawing of its own: what a seat may know, as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.pretty import Pretty

from menagerie.cli.tables.drawing import points_change
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.console import RenderableType

    from menagerie.bots.preview import Preview
    from menagerie.cli.players import Players
    from menagerie.cli.tables.drawing import View
    from menagerie.cli.voice import Voice
    from menagerie.kernel.journal import Event


class PlainDrawing:
    """How a game without its own drawing is shown."""

    outlook_title = "cli.play.points_title"
    at_best = "cli.play.at_best"

    def whole_table(
        self,
        view: View,
        seat: int | None,
        players: Players,
        voice: Voice,
    ) -> Iterator[RenderableType]:
        """Write out the view."""
        yield Pretty(view)

    def my_corner(self, view: View, seat: int, players: Players, voice: Voice) -> Iterator[RenderableType]:
        """Write out the view."""
        return self.whole_table(view, seat, players, voice)

    def heading(self, option: Any) -> Message | None:
        """Return no heading: the options stand in one list."""
        return None

    def outlook(self, option: Any, preview: Preview) -> list[Message]:
        """Return every figure that a player watches: each may matter."""
        changes = [
            Message("kernel.plain", text=f"{name} {before} → {preview.after[name]}")
            for name, before in preview.before.items()
            if name != "points" and preview.after[name] != before
        ]
        return [points_change(preview), *changes] if "points" in preview.before else changes

    def recap(self, events: Sequence[Event]) -> list[Event]:
        """Return every event."""
        return list(events)

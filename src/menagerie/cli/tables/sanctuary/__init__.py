"""Sanctuary in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.cli.tables.drawing import points_change
from menagerie.cli.tables.sanctuary import board, tiles
from menagerie.cli.tables.sanctuary import zoo as zoos
from menagerie.games.sanctuary.actions import Use
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.console import RenderableType

    from menagerie.bots.preview import Preview
    from menagerie.cli.players import Players
    from menagerie.cli.tables.drawing import View
    from menagerie.cli.voice import Voice
    from menagerie.kernel.journal import Event

PLAYING = Message("sanctuary_cli.playing")
GAINING = Message("sanctuary_cli.gaining")
DRAWS_AND_DREW = ("sanctuary.event.draws", "sanctuary.event.drew")
# What an option changes besides the points, in the order it is told.
CHANGES = {
    "conservation": "sanctuary_cli.change.conservation",
    "pouches": "sanctuary_cli.change.pouches",
    "hand": "sanctuary_cli.change.hand",
}


class SanctuaryDrawing:
    """How Sanctuary is shown."""

    outlook_title = "cli.play.points_title"
    at_best = "cli.play.at_best"

    def whole_table(self, view: View, seat: int | None, players: Players, voice: Voice) -> Iterator[RenderableType]:
        """Draw the objectives, the other zoos, the display, and last the player's own zoo and hand."""
        yield board.headline(view, voice)
        yield board.objectives(view, seat, players, voice)
        for other in range(len(view["zoos"])):
            if other != seat:
                yield zoos.other_zoo(view, other, players, voice)
        yield from tiles.display(view, seat, voice)
        if seat is not None:
            yield zoos.own_zoo(view, seat, players, voice)
            yield from tiles.hand(view, seat, voice)

    def my_corner(self, view: View, seat: int, players: Players, voice: Voice) -> Iterator[RenderableType]:
        """Draw the player's zoo, and the tiles in brief."""
        yield from tiles.display(view, seat, voice, brief=True)
        yield zoos.own_zoo(view, seat, players, voice)
        yield from tiles.hand(view, seat, voice, brief=True)

    def heading(self, option: Any) -> Message | None:
        """Return the heading of an option: to play tiles, or to gain some."""
        if isinstance(option, Use):
            return PLAYING if option.plays else GAINING
        return None

    def outlook(self, option: Any, preview: Preview) -> list[Message]:
        """Return how the points change, and what else does."""
        changes = {name: preview.after[name] - preview.before[name] for name in CHANGES if name in preview.after}
        others = [Message(CHANGES[name], change=f"{change:+}") for name, change in changes.items() if change]
        points = "points" in preview.after
        return [*([points_change(preview)] if points else []), *others]

    def recap(self, events: Sequence[Event]) -> list[Event]:
        """Leave out how many tiles were drawn for a reader who sees which ones."""
        following = [*(event.key for event in events), ""][1:]
        return [event for event, after in zip(events, following, strict=True) if (event.key, after) != DRAWS_AND_DREW]


DRAWING = SanctuaryDrawing()

"""Aquaretto in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.columns import Columns
from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from menagerie.cli.tables.aquaretto.park import TILES, draw_park, legend, very_large_lines
from menagerie.cli.tables.drawing import points_change
from menagerie.cli.tables.loretto import animals_to_come, draw_trucks, heading, headline, money_change, recap
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.console import RenderableType

    from menagerie.bots.preview import Preview
    from menagerie.cli.players import Players
    from menagerie.cli.tables.drawing import View
    from menagerie.cli.voice import Voice
    from menagerie.kernel.journal import Event

WIDE = 120  # columns, from which on two parks stand side by side


class AquarettoDrawing:
    """How Aquaretto is shown."""

    outlook_title = "cli.play.points_title"
    at_best = "loretto_cli.at_best"

    def whole_table(self, view: View, seat: int | None, players: Players, voice: Voice) -> Iterator[RenderableType]:
        """Draw the piles, the parks with the player's own last, and the trucks."""
        yield headline(view, voice)
        yield tiles_to_come(view, voice)
        yield from very_large_lines(view, voice)
        parks = view["parks"]
        order = [other for other in range(len(parks)) if other != seat] + ([] if seat is None else [seat])
        width = voice.console.width
        columns = 2 if width >= WIDE else 1
        drawn = [draw_park(parks[other], view["posts"], players, voice, width // columns) for other in order]
        yield from drawn if columns == 1 else [Columns(drawn, padding=0)]
        yield legend(voice)
        yield draw_trucks(view, players, voice, TILES.by_key)

    def my_corner(self, view: View, seat: int, players: Players, voice: Voice) -> Iterator[RenderableType]:
        """Draw the player's park and the trucks."""
        yield draw_park(view["parks"][seat], view["posts"], players, voice, voice.console.width)
        yield draw_trucks(view, players, voice, TILES.by_key)

    def heading(self, option: Any) -> Message | None:
        """Return the heading of an option: trucks stand apart from what costs money."""
        return heading(option)

    def outlook(self, option: Any, preview: Preview) -> list[Message]:
        """Return the points, new coworkers, and money beyond the price that the option itself names."""
        return [points_change(preview), *money_change(option, preview), *hired(preview)]

    def recap(self, events: Sequence[Event]) -> list[Event]:
        """Leave out drawn tiles that were then loaded."""
        return recap(events)


def hired(preview: Preview) -> list[Message]:
    """Return the coworkers that an option brings."""
    more = preview.after["coworkers"] - preview.before["coworkers"]
    return [Message("aquaretto_cli.hired", coworkers=more)] if more > 0 else []


def tiles_to_come(view: View, voice: Voice) -> RenderableType:
    """Count the tiles that nobody has seen yet, animals by their species."""
    piles = voice.say("loretto_cli.piles", main=view["main_pile"], end=view["end_pile"], bank=view["bank"])
    return Group(Text(piles), Padding(Columns(items_to_come(view, voice), padding=(0, 3)), (0, 0, 0, 2)))


def items_to_come(view: View, voice: Voice) -> list[Text]:
    """List the species and the other tiles with their numbers."""
    unseen = view["unseen"]
    items = [
        Text.assemble((f"{voice.word(species.message)} ", "dim"), all_to_come(species.key, unseen))
        for species in TILES.species
        if species.key in view["species"]
    ]
    others = [tile for key, tile in TILES.by_key.items() if key not in TILES.animals and key in unseen]
    return items + [Text.assemble((f"{voice.word(tile.message)} ", "dim"), str(unseen[tile.key])) for tile in others]


def all_to_come(species: str, unseen: dict[str, int]) -> str:
    """Count the unseen animals of a species with all their symbols, and how many of them are fertile."""
    symbols = sum(unseen.get(f"{species}-{symbol}", 0) for symbol in ("fish", "flash"))
    return animals_to_come(species, {**unseen, species: unseen.get(species, 0) + symbols})


DRAWING = AquarettoDrawing()

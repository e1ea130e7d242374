"""Zooloretto in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.columns import Columns
from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from menagerie.cli.tables.drawing import points_change
from menagerie.cli.tables.loretto import animals_to_come, draw_trucks, heading, headline, money_change, recap
from menagerie.cli.tables.zooloretto.expansions import middle_lines
from menagerie.cli.tables.zooloretto.zoo import TILES, draw_zoo, legend
from menagerie.games.loretto.discarding import Discard
from menagerie.games.loretto.purchasing import Purchase
from menagerie.games.zooloretto.visitors import StepBack, Walk
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.console import RenderableType

    from menagerie.bots.preview import Preview
    from menagerie.cli.players import Players
    from menagerie.cli.tables.drawing import View
    from menagerie.cli.voice import Voice
    from menagerie.games.loretto.tiles import Tile
    from menagerie.kernel.journal import Event

WIDE = 150  # columns, from which on two zoos stand side by side


class ZoolorettoDrawing:
    """How Zooloretto is shown."""

    outlook_title = "cli.play.points_title"
    at_best = "loretto_cli.at_best"

    def whole_table(self, view: View, seat: int | None, players: Players, voice: Voice) -> Iterator[RenderableType]:
        """Draw the piles, the zoos with the player's own last, and the trucks."""
        yield headline(view, voice)
        yield tiles_to_come(view, voice)
        yield from middle_lines(view, voice)
        zoos = view["zoos"]
        order = [other for other in range(len(zoos)) if other != seat] + ([] if seat is None else [seat])
        width = voice.console.width
        columns = 2 if width >= WIDE else 1
        drawn = [draw_zoo(view, other, players, voice, width // columns) for other in order]
        yield from drawn if columns == 1 else [Columns(drawn, padding=0)]
        yield legend(voice)
        yield draw_trucks(view, players, voice, TILES.by_key)

    def my_corner(self, view: View, seat: int, players: Players, voice: Voice) -> Iterator[RenderableType]:
        """Draw the player's zoo and the trucks."""
        yield draw_zoo(view, seat, players, voice, voice.console.width)
        yield draw_trucks(view, players, voice, TILES.by_key)

    def heading(self, option: Any) -> Message | None:
        """Return the heading of an option: trucks stand apart from what costs money."""
        return None if isinstance(option, Walk | StepBack) else heading(option)

    def outlook(self, option: Any, preview: Preview) -> list[Message]:
        """Return the points, births, and money beyond the price that the option itself names."""
        old, new = preview.before, preview.after
        changes = [points_change(preview), *money_change(option, preview)]
        births = new["offspring"] - old["offspring"]
        if births > 0 and not isinstance(option, Purchase | Discard):
            changes.append(Message("zooloretto_cli.births", births=births))
        return changes

    def recap(self, events: Sequence[Event]) -> list[Event]:
        """Leave out drawn tiles that were then loaded."""
        return recap(events)


def tiles_to_come(view: View, voice: Voice) -> RenderableType:
    """Count the tiles that nobody has seen yet, animals by their species."""
    unseen = view["unseen"]
    items = [
        Text.assemble((f"{voice.word(species.message)} ", "dim"), animals_to_come(species.key, unseen))
        for species in TILES.species
        if species.key in view["species"]
    ]
    stalls = [stall for stall in TILES.stalls.values() if stall.key in view["stalls"]]
    jungle = [TILES.by_key[key] for key in view.get("jungle_species", ())]
    others: list[Tile] = [*stalls, *jungle, TILES.coin]
    items += [Text.assemble((f"{voice.word(tile.message)} ", "dim"), str(unseen.get(tile.key, 0))) for tile in others]
    piles = voice.say("loretto_cli.piles", main=view["main_pile"], end=view["end_pile"], bank=view["bank"])
    return Group(Text(piles), Padding(Columns(items, padding=(0, 3)), (0, 0, 0, 2)))


DRAWING = ZoolorettoDrawing()

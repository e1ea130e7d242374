"""Zooloretto and Aquaretto at one table, in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.columns import Columns
from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from menagerie.cli.tables.aquaretto import hired
from menagerie.cli.tables.aquaretto.park import TILES as WATER_TILES
from menagerie.cli.tables.aquaretto.park import draw_park, very_large_lines
from menagerie.cli.tables.aquaretto.park import legend as park_legend
from menagerie.cli.tables.drawing import points_change
from menagerie.cli.tables.loretto import draw_trucks, heading, headline, money_change, name_of_truck, recap
from menagerie.cli.tables.zooloretto.expansions import middle_lines
from menagerie.cli.tables.zooloretto.zoo import TILES as ZOO_TILES
from menagerie.cli.tables.zooloretto.zoo import draw_zoo
from menagerie.cli.tables.zooloretto.zoo import legend as zoo_legend
from menagerie.games.loretto.tiles import Animal
from menagerie.games.zooloretto.visitors import StepBack, Walk
from menagerie.games.zooloretto_aquaretto.tiles import WATER_COIN

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.console import RenderableType

    from menagerie.bots.preview import Preview
    from menagerie.cli.players import Players
    from menagerie.cli.tables.drawing import View
    from menagerie.cli.voice import Voice
    from menagerie.games.loretto.tiles import Tile
    from menagerie.kernel.journal import Event
    from menagerie.kernel.messages import Message

WIDE = 150  # columns, from which on zoo and park stand side by side
KNOWN: dict[str, Tile] = {**WATER_TILES.by_key, WATER_COIN: WATER_TILES.coin, **ZOO_TILES.by_key}


class BothDrawing:
    """How both games together are shown."""

    outlook_title = "cli.play.points_title"
    at_best = "loretto_cli.at_best"

    def whole_table(self, view: View, seat: int | None, players: Players, voice: Voice) -> Iterator[RenderableType]:
        """Draw the piles, everybody's zoo and park with the player's own last, and the trucks."""
        yield headline(view, voice)
        yield piles(view, voice)
        yield from middle_lines(view, voice)
        yield from very_large_lines(view, voice)
        seats = range(len(view["estates"]))
        order = [other for other in seats if other != seat] + ([] if seat is None else [seat])
        for other in order:
            yield from estate(view, other, players, voice)
        yield zoo_legend(voice)
        yield park_legend(voice)
        yield draw_trucks(view, players, voice, KNOWN, name_with_game)

    def my_corner(self, view: View, seat: int, players: Players, voice: Voice) -> Iterator[RenderableType]:
        """Draw the player's zoo and park, and the trucks."""
        yield from estate(view, seat, players, voice)
        yield draw_trucks(view, players, voice, KNOWN, name_with_game)

    def heading(self, option: Any) -> Message | None:
        """Return the heading of an option: trucks stand apart from what costs money."""
        return None if isinstance(option, Walk | StepBack) else heading(option)

    def outlook(self, option: Any, preview: Preview) -> list[Message]:
        """Return the points, new coworkers, and money beyond the price that the option itself names."""
        return [points_change(preview), *money_change(option, preview), *hired(preview)]

    def recap(self, events: Sequence[Event]) -> list[Event]:
        """Leave out drawn tiles that were then loaded."""
        return recap(events)


def name_with_game(truck: dict[str, Any], voice: Voice) -> str:
    """Name a truck, with the game whose tiles it carries: a coin alone does not tell."""
    if truck["game"] is None:
        return name_of_truck(truck, voice)
    return voice.say(f"zooloretto_aquaretto_cli.truck_{truck['game']}", truck=truck["number"])


def estate(view: View, seat: int, players: Players, voice: Voice) -> Iterator[RenderableType]:
    """Draw the zoo and the park of a player, side by side where there is room."""
    width = voice.console.width
    room = width // 2 if width >= WIDE else width
    zoo = draw_zoo({**view, "zoos": view["estates"]}, seat, players, voice, room)
    park = draw_park(view["estates"][seat], view["posts"], players, voice, room)
    yield from [Columns([zoo, park], padding=0)] if room < width else [zoo, park]


def piles(view: View, voice: Voice) -> RenderableType:
    """Count the tiles of both games that nobody has seen yet: animals by their species, then the others."""
    lines: list[RenderableType] = []
    for game, known in (("zoo", ZOO_TILES), ("park", WATER_TILES)):
        shown = view["piles"][game]
        lines.append(Text(voice.say(f"zooloretto_aquaretto_cli.piles_{game}", main=shown["main"], end=shown["end"])))
        lines.append(Padding(Columns(items(view, known.by_key, voice), padding=(0, 3)), (0, 0, 0, 2)))
    lines.append(Text(voice.say("zooloretto_aquaretto_cli.bank", bank=view["bank"])))
    return Group(*lines)


def items(view: View, known: dict[str, Tile], voice: Voice) -> list[Text]:
    """List what may still come of one game, equal species together."""
    counts: dict[str, int] = {}
    for key, number in view["unseen"].items():
        tile = KNOWN[key]
        if known.get(tile.key) is tile:
            name = voice.word(tile.species.message if isinstance(tile, Animal) else tile.message)
            counts[name] = counts.get(name, 0) + number
    return [Text.assemble((f"{name} ", "dim"), str(number)) for name, number in counts.items()]


DRAWING = BothDrawing()

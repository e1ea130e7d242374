"""A zoo of Zooloretto in the terminal: an enclosure a line, an animal a sign."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING

from rich.panel import Panel
from rich.text import Text

from menagerie.cli.players import STYLES
from menagerie.cli.tables.loretto import FREE
from menagerie.cli.tables.zooloretto.expansions import donation_tokens, visitors_on_path
from menagerie.games.loretto.tiles import Animal, Sex
from menagerie.games.zooloretto.printed import SETS
from menagerie.games.zooloretto.tiles import tiles_of

if TYPE_CHECKING:
    from typing import Any

    from rich.console import RenderableType

    from menagerie.cli.players import Players
    from menagerie.cli.tables.drawing import View
    from menagerie.cli.voice import Voice

SIGNS_WIDTH = 12
FRAME = 4  # columns that the frame takes from the width
TILES = tiles_of(SETS)  # a view may name any of them


def draw_zoo(view: View, seat: int, players: Players, voice: Voice, width: int) -> RenderableType:
    """Draw a zoo: a line for each enclosure and the barn; its frame shows points, money and what can be built."""
    zoo, boards = view["zoos"][seat], view["boards"]
    points = zoo["points"]
    names = max(len(place_name(board, voice)) for board in list(boards)[:-1])  # of what nearly every zoo has built
    room = width - FRAME
    lines = [
        line
        for enclosure in zoo["enclosures"]
        for line in enclosure_lines(enclosure, boards[enclosure["name"]], voice, names, room)
    ]
    tiles = barn_tiles(zoo["barn"], voice)
    name = voice.say("zooloretto.place.barn").ljust(names) + "  "
    lines += filled(name, tiles, str(points["barn_species"] + points["barn_stalls"]), room)
    if "visitors" in zoo:
        free = [FREE] * (view["jungle_board"]["spaces"] - len(zoo["jungle"]))
        animals = ", ".join([*(voice.word(TILES.by_key[key].message) for key in zoo["jungle"]), *free])
        lines += filled(place_name("jungle", voice).ljust(names) + "  ", animals, "", room)
        path = voice.say("zooloretto_cli.visitors").ljust(names) + "  "
        lines += filled(path, visitors_on_path(zoo, voice), str(points["visitors"] + points["visitor_bonus"]), room)
    facts = voice.say("zooloretto_cli.facts", points=sum(points.values()), coins=zoo["money"])
    extras = voice.say("zooloretto_cli.stall_points", points=points["stalls"])
    if donated := donation_tokens(zoo, voice):
        extras = f"{donated} · {extras}"
    if zoo["unbuilt_extensions"]:
        extras = voice.say("zooloretto_cli.unbuilt", extensions=zoo["unbuilt_extensions"]) + " · " + extras
    return Panel(
        Text("\n".join(lines), no_wrap=True),
        title=Text.assemble(players.title(zoo["seat"], voice), " · ", (facts, "bold")),
        title_align="left",
        subtitle=Text(extras),
        subtitle_align="right",
        border_style=STYLES[zoo["seat"]].removeprefix("bold "),
        width=width,
    )


def enclosure_lines(
    enclosure: dict[str, Any], board: dict[str, Any], voice: Voice, names: int, width: int
) -> list[str]:
    """Write an enclosure: its name, its species, a sign for each animal, its stalls, its points now and when full."""
    animals = [TILES.animals[key] for key in enclosure["animals"]]
    species = voice.word(animals[0].species.message) if animals else ""
    signs = [*(sign(animal) for animal in animals), *[FREE] * (board["spaces"] - len(animals))]
    stalls = [voice.word(TILES.by_key[key].message) for key in enclosure["stalls"]]
    stalls += [FREE] * (board["stall_spaces"] - len(stalls))
    points = voice.say("zooloretto_cli.points_of", now=enclosure["points"], full=board["points"][-1])
    cells = [
        place_name(enclosure["name"], voice).ljust(names),
        species.ljust(max(len(voice.word(kind.message)) for kind in TILES.species)),
        " ".join(signs).ljust(SIGNS_WIDTH),
        "",
    ]
    return filled("  ".join(cells), ", ".join(stalls), points, width)


def barn_tiles(keys: list[str], voice: Voice) -> str:
    """List the tiles of a barn, equal ones once with their number."""
    counts = {key: keys.count(key) for key in keys}
    names = {key: voice.word(TILES.by_key[key].message) for key in counts}
    tiles = [names[key] if count == 1 else f"{names[key]} ×{count}" for key, count in counts.items()]
    return ", ".join(tiles) or voice.say("zooloretto_cli.empty")


def place_name(place: str, voice: Voice) -> str:
    """Name a place of a zoo."""
    return voice.say(f"zooloretto.place.{place}")


def filled(head: str, text: str, points: str, width: int) -> list[str]:
    """Write a line: its head, a text that wraps if it is long, and points at the right."""
    room = max(width - len(head) - len(points) - 2, 1)
    first, *rest = wrap(text, room, break_long_words=False) or [""]
    return [f"{head}{first.ljust(room)}  {points}", *[" " * len(head) + line for line in rest]]


def sign(animal: Animal) -> str:
    """Draw an animal as one sign, with a tick mark when it has bred."""
    if animal.kind == "offspring":
        return "◦"
    if animal.sex is None:
        return "•"
    return ("♂" if animal.sex is Sex.MALE else "♀") + ("'" if animal.bred else "")


def legend(voice: Voice) -> RenderableType:
    """Explain the signs."""
    return Text(voice.say("zooloretto_cli.legend"), style="dim")

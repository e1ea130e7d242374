"""A zoo of Sanctuary in the terminal: its map, the action cards, the markers and where the points come from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from menagerie.cli.players import STYLES
from menagerie.cli.tables.lines import COMMA, Flow, labelled, width_of
from menagerie.cli.tables.sanctuary.map import draw_map, legend
from menagerie.cli.tables.sanctuary.tiles import TILES
from menagerie.games.sanctuary.effects import effect_of
from menagerie.games.sanctuary.icons import KINDS
from menagerie.games.sanctuary.upgrades import MARKERS

if TYPE_CHECKING:
    from rich.console import RenderableType

    from menagerie.cli.players import Players
    from menagerie.cli.tables.drawing import View
    from menagerie.cli.voice import Voice

UPGRADES = {marker.key: marker for marker in MARKERS}
FRAME = 4


def own_zoo(view: View, seat: int, players: Players, voice: Voice) -> RenderableType:
    """Draw the player's zoo with its map."""
    zoo = view["zoos"][seat]
    signs = [
        Text.assemble((sign, "bold"), f" = {voice.word(effect_of(text).message)}", style="dim")
        for sign, text in legend(zoo).items()
    ]
    lines: list[RenderableType] = [draw_map(zoo, voice)]
    if signs:
        lines.append(Flow(signs, "   "))
    lines.append(labelled([*facts(zoo, voice), (voice.say("sanctuary_cli.label.upgrades"), upgrades(zoo, voice))]))
    return framed(Group(*lines), view, seat, players, voice)


def other_zoo(view: View, seat: int, players: Players, voice: Voice) -> RenderableType:
    """List what lies in another zoo."""
    zoo = view["zoos"][seat]
    laid = [
        f"{space} {voice.word(TILES[what['tile']].message)} {what.get('group', what['points']) or ''}".rstrip()
        for space, what in zoo["spaces"].items()
        if "tile" in what
    ]
    rows: list[tuple[str, Flow | Text | str]] = [
        (voice.say("sanctuary_cli.label.tiles"), Flow(laid, COMMA)),
        *facts(zoo, voice),
        (voice.say("sanctuary_cli.label.known"), Flow([voice.word(TILES[key].message) for key in zoo["known"]], COMMA)),
    ]
    return framed(labelled(rows), view, seat, players, voice)


def framed(thing: RenderableType, view: View, seat: int, players: Players, voice: Voice) -> RenderableType:
    """Put a frame around a zoo that says whose it is, its points, and what is in reserve."""
    zoo = view["zoos"][seat]
    points = voice.say("sanctuary_cli.points", points=sum(zoo["points"].values()))
    reserve = [
        voice.say("sanctuary_cli.conservation", markers=zoo["conservation"]),
        voice.say("sanctuary_cli.pouches", markers=zoo["pouches"]),
        voice.say("sanctuary_cli.tiles_in_hand", tiles=zoo["hand_size"]),
        voice.say("sanctuary_cli.empty", spaces=zoo["empty"]),
    ]
    return Panel(
        thing,
        title=Text.assemble(players.title(seat, voice), " · ", (points, "bold")),
        title_align="left",
        subtitle=Text(" · ".join(reserve)),
        subtitle_align="right",
        border_style=STYLES[seat].removeprefix("bold "),
        width=width_of(voice),
    )


def facts(zoo: dict[str, Any], voice: Voice) -> list[tuple[str, Flow | Text | str]]:
    """Return the row of action cards, the icons, and the points by their sources."""
    row = [
        voice.say(
            "sanctuary_cli.card",
            card=voice.say(f"sanctuary.card.{each['card']}"),
            strength=each["strength"],
            side="II" if each["upgraded"] else "I",
        )
        for each in zoo["row"]
    ]
    icons = [f"{voice.say(f'sanctuary.mark.{mark}')} {n}" for mark, n in zoo["icons"].items() if mark not in KINDS]
    sources = [f"{voice.say(f'sanctuary.score.{part}')} {points}" for part, points in zoo["points"].items() if points]
    return [
        (voice.say("sanctuary_cli.label.row"), Flow(row)),
        (voice.say("sanctuary_cli.label.icons"), Flow(icons, COMMA)),
        (voice.say("sanctuary_cli.label.points"), Flow(sources, COMMA)),
    ]


def upgrades(zoo: dict[str, Any], voice: Voice) -> Flow:
    """List the upgrade markers that are left, with how far their conditions are met."""
    left = [each for each in zoo["upgrades"] if each["left"]]
    return Flow(
        [
            Text(
                f"{voice.word(UPGRADES[each['marker']].message)}: {each['there']}/{each['needed']}",
                style="bold green" if each["met"] else "",
            )
            for each in left
        ],
        COMMA,
    )

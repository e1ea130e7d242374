"""What lies in the middle of a table of Sanctuary: the turn, the pile, the objectives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from menagerie.cli.players import MARKS
from menagerie.cli.tables.lines import COMMA, joined, narrow

if TYPE_CHECKING:
    from typing import Any

    from rich.console import RenderableType

    from menagerie.cli.players import Players
    from menagerie.cli.tables.drawing import View
    from menagerie.cli.voice import Voice

READY = "▸"


def headline(view: View, voice: Voice) -> RenderableType:
    """Return which turn it is, how many tiles and solo markers are left, and whether the last turns have begun."""
    parts = [voice.say("sanctuary_cli.turn", turn=view["turn"]), voice.say("sanctuary_cli.pile", tiles=view["pile"])]
    if view["solo"] is not None:
        parts.append(voice.say("sanctuary_cli.solo", markers=view["solo"]["left"]))
    title = joined(parts)
    title.stylize("bold")
    if view["last_turns"] and view["stage"] != "over":
        title.append("  ").append(
            f" {voice.say('sanctuary_cli.last_turns', turns=view['last_turns'])} ", style="reverse bold"
        )
    return narrow(Rule(title, style="dim"), voice)


def objectives(view: View, seat: int | None, players: Players, voice: Voice) -> RenderableType:
    """Draw the objectives: the markers on them, and how far the player is."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    table.add_column(Text(voice.say("sanctuary_cli.objectives"), style="bold not dim"))
    table.add_column(voice.say("sanctuary_cli.label.markers"), no_wrap=True)
    if seat is not None:
        table.add_column(voice.say("sanctuary_cli.label.yours"), justify="right", no_wrap=True)
        table.add_column("", no_wrap=True)
    for objective in view["objectives"]:
        laid = COMMA.join(f"{MARKS[each['seat']]} {each['icons']}" for each in objective["supporters"])
        row = [Text(voice.say(f"sanctuary.mark.{objective['icon']}")), players.coloured(laid)]
        if seat is not None:
            row += distance(view["zoos"][seat]["supports"][objective["icon"]], voice)
        table.add_row(*row)
    worth = COMMA.join(f"{each['icons']} → {each['points']}" for each in view["achievements"])
    table.caption = Text(voice.say("sanctuary_cli.markers_worth", worth=worth), style="dim")
    table.caption_justify = "left"
    return narrow(table, voice)


def distance(support: dict[str, Any], voice: Voice) -> list[Text]:
    """Return the icons that a player has for an objective, and what could be done with them."""
    there = Text(str(support["there"]))
    if support["used"] is not None:
        return [there, Text(voice.say("sanctuary_cli.supported", icons=support["used"]), style="dim")]
    if support["ready"]:
        ready = voice.say("sanctuary_cli.ready", icons=max(support["ready"]))
        return [there, Text(f"{READY} {ready}", style="bold green")]
    if support["next"] is None:
        return [there, Text()]
    return [there, Text(voice.say("sanctuary_cli.lacks", icons=support["lacks"], marker=support["next"]), style="dim")]

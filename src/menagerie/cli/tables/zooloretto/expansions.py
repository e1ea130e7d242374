"""What the expansions of Zooloretto add to the drawing: visitors, jungle, tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from menagerie.cli.tables.drawing import View
    from menagerie.cli.voice import Voice


def middle_lines(view: View, voice: Voice) -> Iterator[Text]:
    """Write the reserve of visitors, each colour with the stall that draws it, and the tokens that are left."""
    if "reserve" in view:
        stalls = {colour: voice.say(f"zooloretto.stall.{stall}") for stall, colour in view["stall_colours"].items()}
        reserve = ", ".join(
            f"{colour_name(colour, voice)} {left} ({stalls[colour]})" for colour, left in view["reserve"].items()
        )
        tokens = ", ".join(colour_name(colour, voice) for colour in view["bonus_tokens"]) or "-"
        yield Text(voice.say("zooloretto_cli.reserve", visitors=reserve, tokens=tokens))
    if "donation_tokens" in view:
        left = " ".join(map(str, view["donation_tokens"])) or "-"
        yield Text(voice.say("zooloretto_cli.donation_tokens", tokens=left))


def visitors_on_path(zoo: dict[str, Any], voice: Voice) -> str:
    """List the visitors of a zoo by colour, with the points on which they stand; a star marks an own bonus token."""
    return ", ".join(
        f"{colour_name(colour, voice)}{'*' if colour in zoo['bonus_tokens'] else ''} "
        + (" ".join(map(str, points)) or "-")
        for colour, points in zoo["visitors"].items()
    )


def donation_tokens(zoo: dict[str, Any], voice: Voice) -> str:
    """Show what a zoo has earned by donating; nothing if it has not donated."""
    donated = zoo.get("donated", [])
    return voice.say("zooloretto_cli.donated", tokens=" ".join(map(str, donated))) if donated else ""


def colour_name(colour: str, voice: Voice) -> str:
    """Name a colour of visitors."""
    return voice.say(f"zooloretto.colour.{colour}")

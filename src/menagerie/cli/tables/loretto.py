"""What the truck games share in the terminal: rounds, trucks and headings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.rule import Rule
from rich.text import Text

from menagerie.cli.players import MARKS
from menagerie.games.loretto.placing import Placement
from menagerie.games.loretto.trucks import Draw, Load, TakeTruck
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from rich.console import RenderableType

    from menagerie.bots.preview import Preview
    from menagerie.cli.players import Players
    from menagerie.cli.tables.drawing import View
    from menagerie.cli.voice import Voice
    from menagerie.games.loretto.tiles import Tile
    from menagerie.kernel.journal import Event

FREE = "_"
TRUCKS = Message("loretto_cli.trucks")
MONEY_ACTIONS = Message("loretto_cli.money_actions")


def heading(option: Any) -> Message | None:
    """Return the heading of an option: trucks stand apart from what costs money, and what follows has none."""
    if isinstance(option, Placement | Load):
        return None
    if isinstance(option, Draw | TakeTruck):
        return TRUCKS
    return MONEY_ACTIONS if hasattr(option, "price") else None


def recap(events: Sequence[Event]) -> list[Event]:
    """Leave out drawn tiles that were then loaded."""
    names = [event.key.rpartition(".")[2] for event in events]
    following = [*names, ""][1:]
    pairs = zip(events, names, following, strict=True)
    return [event for event, name, after in pairs if (name, after) != ("drawn", "loaded")]


def money_change(option: Any, preview: Preview) -> list[Message]:
    """Return how the money changes beyond the price that the option itself names."""
    before, after = preview.before["money"], preview.after["money"]
    if after == before - getattr(option, "price", 0):
        return []
    return [Message("loretto_cli.coins", before=before, after=after)]


def headline(view: View, voice: Voice) -> RenderableType:
    """Return which round it is, and whether it is the last."""
    title = Text(voice.say("loretto_cli.round", round=view["round"]), style="bold")
    if view["last_round"]:
        title.append("  ")
        title.append(f" {voice.say('loretto_cli.last_round')} ", style="reverse bold")
    return Rule(title, style="dim")


def animals_to_come(species: str, unseen: dict[str, int]) -> str:
    """Count the unseen animals of a species, and how many of them are fertile."""
    males, females = unseen.get(f"{species}-male", 0), unseen.get(f"{species}-female", 0)
    fertile = [f"{count}{sign}" for count, sign in ((males, "♂"), (females, "♀")) if count]
    everyone = str(unseen.get(species, 0) + males + females)
    return f"{everyone} ({' '.join(fertile)})" if fertile else everyone


def name_of_truck(truck: dict[str, Any], voice: Voice) -> str:
    """Name a truck by its number."""
    return voice.say("loretto_cli.truck", truck=truck["number"])


def draw_trucks(
    view: View,
    players: Players,
    voice: Voice,
    known: Mapping[str, Tile],
    name: Callable[[dict[str, Any], Voice], str] = name_of_truck,
) -> RenderableType:
    """Draw the trucks with their tiles and free places."""
    trucks = Text()
    for truck in view["trucks"]:
        tiles = [voice.word(known[key].message) for key in truck["tiles"]]
        trucks.append(name(truck, voice), style="bold")
        if truck["taken_by"] is None:
            tiles += [FREE] * (truck["places"] - len(tiles))
        trucks.append(f"  {', '.join(tiles)}" if tiles else "")
        if truck["taken_by"] is not None:
            taker = voice.say("loretto_cli.taken_by", player=MARKS[truck["taken_by"]])
            trucks.append_text(players.coloured(f"  {taker}"))
        trucks.append("\n")
    trucks.rstrip()
    return trucks

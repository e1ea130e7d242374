"""How a game stands: every player's points by source."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table

if TYPE_CHECKING:
    from rich.text import Text

    from menagerie.cli.players import Players
    from menagerie.cli.voice import Voice
    from menagerie.kernel.game import Game


def show_result(game: Game, players: Players, voice: Voice) -> None:
    """Show the points with their parts, what breaks ties, and who has won or leads."""
    standing = game.standing()
    name = game.rules.name
    table = Table()
    table.add_column("", no_wrap=True)
    for seat in range(game.setting.seats):
        table.add_column(players.title(seat, voice), justify="right", overflow="fold")
    fullest_first = sorted(standing.parts, key=len, reverse=True)  # so that what only some have stands in its place
    for part in dict.fromkeys(part for parts in fullest_first for part in parts):
        points = [str(parts[part]) if part in parts else "–" for parts in standing.parts]
        table.add_row(part_name(name, part, voice), *points)
    table.add_section()
    table.add_row(voice.say("cli.result.points"), *map(str, standing.scores), style="bold")
    tie_break = f"{name}_cli.tie_break"
    label = voice.say(tie_break if voice.knows(tie_break) else "cli.result.tie_break")
    table.add_row(label, *map(str, standing.tie_breaks))
    voice.show(table, verdict(game, players, voice))


def part_name(game: str, part: str, voice: Voice) -> str:
    """Name a source of points: a way of scoring, or a place of the game."""
    key = f"{game}.score.{part}"
    return voice.say(key if voice.knows(key) else f"{game}.place.{part}")


def verdict(game: Game, players: Players, voice: Voice) -> Text:
    """Return who has won, or who leads while the game goes on."""
    best = game.standing().leaders
    if not best:
        return players.coloured(voice.say("cli.result.lost" if game.decision is None else "cli.result.short"))
    number = "one" if len(best) == 1 else "many"
    moment = "won" if game.decision is None else "leads"
    who = ", ".join(players.title(seat, voice).plain for seat in best)
    return players.coloured(voice.say(f"cli.result.{moment}.{number}", players=who))

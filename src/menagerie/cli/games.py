"""The command `games`: what can be played, with which options and bots."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import click
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from menagerie.bots.kinds import KINDS
from menagerie.bots.plugins import installed
from menagerie.cli.choices import seats_for
from menagerie.cli.spoken import SpokenCommand, SpokenOption, language_option
from menagerie.cli.voice import voice_of
from menagerie.games import sound_games

if TYPE_CHECKING:
    from menagerie.bots.kinds import Kind
    from menagerie.cli.voice import Voice
    from menagerie.kernel.options import Option
    from menagerie.kernel.rules import Rules


@click.command(cls=SpokenCommand, help="cli.help.games")
@click.option("--json", "as_json", cls=SpokenOption, is_flag=True, help="cli.option.json")
@language_option
@click.pass_context
def games(context: click.Context, *, as_json: bool) -> None:
    """List the games, their options, and the bots."""
    voice = voice_of(context)
    every = sound_games(lambda fault: voice.complain(voice.word(fault)))
    if as_json:
        listing = {"games": [game_json(rules, voice) for rules in every], "bots": bots_json(voice)}
        click.echo(json.dumps(listing, indent=2, ensure_ascii=False))
        return
    for rules in every:
        show_game(rules, voice)
    show_bots(voice)


def game_json(rules: Rules[Any], voice: Voice) -> dict[str, Any]:
    """Describe a game as JSON values."""
    return {
        "name": rules.name,
        "title": voice.say(f"{rules.name}.name"),
        "about": voice.say(f"{rules.name}.about"),
        "seats": {"fewest": rules.seats[0], "most": rules.seats[-1]},
        "options": [option_json(rules, option, voice) for option in rules.options],
    }


def option_json(rules: Rules[Any], option: Option, voice: Voice) -> dict[str, Any]:
    """Describe an option as JSON values; what is allowed may depend on the number of seats."""
    return {
        "name": option.name,
        "meaning": voice.say(f"{rules.name}.option.{option.name}"),
        "default": option.default,
        "allowed": {str(seats): option.allowed(seats) for seats in rules.seats},
    }


def bots_json(voice: Voice) -> list[dict[str, Any]]:
    """Describe the bots as JSON values: ours, with their parameters, and those of installed packages."""
    ours = [
        {"name": name, "about": voice.say(f"bots.about.{name}"), "parameters": parameters_json(kind, voice)}
        for name, kind in KINDS.items()
    ]
    others = [{"name": name, "about": entry.value, "parameters": {}} for name, entry in installed().items()]
    return ours + [bot for bot in others if bot["name"] not in KINDS]


def parameters_json(kind: Kind, voice: Voice) -> dict[str, str]:
    """Return the values that each parameter of a bot can have."""
    return {
        parameter.name: voice.say(
            "cli.games.allowed", allowed=parameter.allowed, value=parameter.write(parameter.default)
        )
        for parameter in kind.parameters
    }


def show_game(rules: Rules[Any], voice: Voice) -> None:
    """Show a game with its options."""
    players = voice.say("cli.games.players", fewest=rules.seats[0], most=rules.seats[-1])
    voice.show(
        Text.assemble((rules.name, "bold"), f"  {voice.say(f'{rules.name}.name')}, {players}"),
        Padding(voice.say(f"{rules.name}.about"), (0, 0, 1, 2)),
    )
    seats = seats_for(rules, None)
    voice.show(Padding(voice.say("cli.games.options", seats=seats), (0, 0, 0, 2)))
    table = Table.grid(padding=(0, 2, 0, 0))
    for option in rules.options:
        meaning = Text(voice.say(f"{rules.name}.option.{option.name}"))
        values = Text(option.allowed(seats), style="dim")
        default = voice.say("cli.games.default", value=default_text(option))
        table.add_row(Text(option.name, style="bold"), Text("\n").join([meaning, values, Text(default, style="dim")]))
    voice.show(Padding(table, (0, 0, 1, 4)))


def default_text(option: Option) -> str:
    """Write the default of an option as it would be written on the command line."""
    return option.default if isinstance(option.default, str) else json.dumps(option.default)


def show_bots(voice: Voice) -> None:
    """Show the bots."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for bot in bots_json(voice):
        said = [Text(f"{name}: {allowed}", style="dim") for name, allowed in bot["parameters"].items()]
        table.add_row(Text(bot["name"], style="bold"), Text("\n").join([Text(bot["about"]), *said]))
    voice.show(voice.say("cli.games.bots"), Padding(table, (0, 0, 0, 4)))

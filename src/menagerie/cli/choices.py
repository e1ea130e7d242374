"""What the arguments choose about a game: seats, options, bots."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import click

from menagerie.bots import bot_named, bot_of
from menagerie.bots.knowledge import KNOWLEDGE
from menagerie.bots.naming import listed
from menagerie.cli.spoken import SpokenOption, WholeNumber
from menagerie.kernel.chance import Chance
from menagerie.kernel.errors import BadRequest
from menagerie.kernel.options import check_options
from menagerie.kernel.seeds import seed_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.cli.players import Players
    from menagerie.kernel.game import Game
    from menagerie.kernel.options import Option
    from menagerie.kernel.rules import Rules

USUAL_SEATS = 3
USUAL_BOT = "greedy"
WITHOUT_KNOWLEDGE = "random"

seats_option = click.option("--seats", cls=SpokenOption, type=WholeNumber(), metavar="N", help="cli.option.seats")
option_option = click.option(
    "--option", "options", cls=SpokenOption, multiple=True, metavar="NAME=VALUE", help="cli.option.option"
)


def seats_for(rules: Rules[Any], wanted: int | None) -> int:
    """Check the number of seats; if none is given, take the usual one, as far as the game allows it."""
    if wanted is None:
        return min(max(USUAL_SEATS, rules.seats[0]), rules.seats[-1])
    if wanted not in rules.seats:
        raise BadRequest(
            "kernel.error.bad_seats", game=rules.name, seats=wanted, fewest=rules.seats[0], most=rules.seats[-1]
        )
    return wanted


def options_for(rules: Rules[Any], texts: Sequence[str], seats: int) -> dict[str, Any]:
    """Read the options of a game from texts like name=value, and check them."""
    known = {option.name: option for option in rules.options}
    chosen: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not name or not equals:
            raise BadRequest("cli.error.option_form", text=text)
        chosen[name] = value_for(known[name], value, seats) if name in known else value
    check_options(rules.name, rules.options, chosen, seats)
    return chosen


def value_for(option: Option, text: str, seats: int) -> Any:
    """Read a value; a single thing where a list is wanted is a list of one, and a map may be called 0."""
    readings = (read_value(text), text, [part.strip() for part in text.split(",")])
    return next((value for value in readings if option.accepts(value, seats)), readings[0])


def read_value(text: str) -> Any:
    """Read a value: JSON if it is JSON, a list if it has commas, else text."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        if "," in text:
            return [read_value(part.strip()) for part in text.split(",") if part.strip()]
        return text


def usual_bot(game: str) -> str:
    """Choose the bot if none is named; a game that no bot knows can still be played at random."""
    return USUAL_BOT if KNOWLEDGE.if_sound(game) is not None else WITHOUT_KNOWLEDGE


def bots_for(game: str, text: str | None, seats: int) -> list[str]:
    """Read a list of bots for a number of seats; if there are fewer bots, they sit down again in turn."""
    names = [bot_named(name, game, files=True).name for name in listed(usual_bot(game) if text is None else text)]
    for name in names:
        bot_of(name, game, Chance(0), files=True)  # raises if the bot does not know the game
    if text is not None and len(names) > seats:
        raise BadRequest("cli.error.too_many_bots", bots=len(names), seats=seats)
    return [names[seat % len(names)] for seat in range(seats)]


def arguments_of(game: Game, players: Players) -> list[str]:
    """Write the arguments that give the same start again."""
    setting = game.setting
    arguments = [game.rules.name, "--seats", str(setting.seats), "--seed", seed_text(setting.seed)]
    if len(players.people) != 1:
        arguments += ["--hot-seat", str(len(players.people))]
    bots = [name for seat, name in enumerate(players.names) if not players.is_person(seat)]
    if any(bot != usual_bot(game.rules.name) for bot in bots):
        arguments += ["--bots", ",".join(bots)]
    for option in game.rules.options:
        value = setting.options[option.name]
        if value != option.default:
            arguments += ["--option", f"{option.name}={value if isinstance(value, str) else json.dumps(value)}"]
    return arguments

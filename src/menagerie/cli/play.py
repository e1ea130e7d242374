"""The command `play`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

import menagerie
from menagerie.bots.naming import known
from menagerie.cli import save_file
from menagerie.cli.choices import bots_for, option_option, options_for, seats_for, seats_option
from menagerie.cli.players import PERSON, Players
from menagerie.cli.session import Session
from menagerie.cli.spoken import SpokenCommand, SpokenOption, WholeNumber, language_option
from menagerie.cli.voice import voice_of
from menagerie.games import rules_of
from menagerie.kernel.errors import BadRequest
from menagerie.kernel.seeds import seed_text

if TYPE_CHECKING:
    from menagerie.kernel.game import Game


@click.command(cls=SpokenCommand, help="cli.help.play")
@click.argument("game", metavar="[GAME]", required=False)
@seats_option
@click.option("--bots", cls=SpokenOption, metavar="BOT,...", help="cli.option.play_bots")
@click.option("--hot-seat", cls=SpokenOption, type=WholeNumber(0), metavar="N", help="cli.option.hot_seat")
@click.option("--seed", cls=SpokenOption, type=WholeNumber(), metavar="S", help="cli.option.play_seed")
@option_option
@click.option("--resume", cls=SpokenOption, type=click.Path(path_type=Path), metavar="FILE", help="cli.option.resume")
@language_option
@click.pass_context
def play(
    context: click.Context,
    *,
    game: str | None,
    seats: int | None,
    bots: str | None,
    hot_seat: int | None,
    seed: int | None,
    options: tuple[str, ...],
    resume: Path | None,
) -> None:
    """Play in the terminal."""
    voice = voice_of(context)
    if resume is not None:
        refuse_a_new_setting(seats, seed, options)
        text = save_file.read(resume)
        going_on = save_file.resumed(text)
        if game not in (None, going_on.rules.name):
            raise BadRequest("cli.error.other_game", file=str(resume), saved=going_on.rules.name, game=str(game))
        seated = save_file.players_of(text, going_on.setting.seats)
        players = players_for(going_on, bots, hot_seat, seated)
        Session(going_on, players, voice, resume).play()
        return
    if game is None:
        raise BadRequest("cli.error.missing", parameter="GAME")
    rules = rules_of(game)
    number_of_seats = seats_for(rules, seats)
    chosen = options_for(rules, options, number_of_seats)
    new = menagerie.new_game(game, seats=number_of_seats, seed=seed, options=chosen)
    players = players_for(new, bots, hot_seat, None)
    voice.tell("cli.play.welcome", game=voice.say(f"{game}.name"), seed=seed_text(new.setting.seed))
    Session(new, players, voice).play()


def refuse_a_new_setting(seats: int | None, seed: int | None, options: tuple[str, ...]) -> None:
    """Refuse arguments for a new game: a saved one is set up already."""
    given = [("--seats", seats is not None), ("--seed", seed is not None), ("--option", bool(options))]
    for name, is_given in given:
        if is_given:
            raise BadRequest("cli.error.only_new_games", option=name)


def players_for(game: Game, bots: str | None, people: int | None, seated: list[str] | None) -> Players:
    """Seat people first, then bots; the players of a saved game sit there again, unless the arguments say otherwise."""
    seated_bots = [name for name in seated or () if name != PERSON]
    if seated is not None and people is None and bots is None and known(seated_bots, game.rules.name):
        return Players(tuple(seated))
    seats = game.setting.seats
    if people is None:
        people = seated.count(PERSON) if seated else 1
    if people > seats:
        raise BadRequest("cli.error.too_many_people", people=people, seats=seats)
    return Players((*[PERSON] * people, *bots_for(game.rules.name, bots, seats - people)))

"""The command `tune`: better weights for the bots of a game, found by self-play."""

from __future__ import annotations

import shlex
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.table import Table

import menagerie
from menagerie.arena.local_workers import processors
from menagerie.arena.processes import processes
from menagerie.arena.report.writing import Writer
from menagerie.arena.tuning.result_file import ResultFile
from menagerie.arena.tuning.search import Search, check, found_by, next_generation
from menagerie.arena.tuning.space import Space, chosen
from menagerie.arena.tuning.trials import games_a_deal
from menagerie.bots.knowledge import check_known, own_weights_of, shape_of
from menagerie.cli.choices import option_option, options_for, seats_for, seats_option
from menagerie.cli.progress import progress_bar
from menagerie.cli.spoken import SpokenCommand, SpokenOption, WholeNumber, language_option
from menagerie.cli.voice import voice_of
from menagerie.games import rules_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.cli.voice import Voice
    from menagerie.kernel.rules import Rules

BOT = "greedy"  # that plays the games
FEWEST = 2  # seats, by default


@click.command(cls=SpokenCommand, help="cli.help.tune")
@click.argument("game", metavar="GAME")
@seats_option
@click.option("--weights", cls=SpokenOption, metavar="NAME,...", help="cli.option.tune_weights")
@click.option(
    "--generations", cls=SpokenOption, type=WholeNumber(1), default=20, metavar="N", help="cli.option.generations"
)
@click.option(
    "--population", cls=SpokenOption, type=WholeNumber(2), default=24, metavar="N", help="cli.option.population"
)
@click.option("--games", cls=SpokenOption, type=WholeNumber(1), default=8, metavar="K", help="cli.option.tune_games")
@click.option(
    "--check", "checks", cls=SpokenOption, type=WholeNumber(2), default=400, metavar="K", help="cli.option.check"
)
@click.option("--spread", cls=SpokenOption, type=WholeNumber(1), default=20, metavar="%", help="cli.option.spread")
@click.option("--seed", cls=SpokenOption, type=WholeNumber(), default=0, metavar="S", help="cli.option.tune_seed")
@option_option
@click.option("--jobs", cls=SpokenOption, type=WholeNumber(1), metavar="J", help="cli.option.tournament_jobs")
@click.option("--start", cls=SpokenOption, metavar="FILE", help="cli.option.start")
@click.option("--result", cls=SpokenOption, metavar="FILE", help="cli.option.result")
@language_option
@click.pass_context
def tune(
    context: click.Context,
    *,
    game: str,
    seats: int | None,
    weights: str | None,
    generations: int,
    population: int,
    games: int,
    checks: int,
    spread: int,
    seed: int,
    options: tuple[str, ...],
    jobs: int | None,
    start: str | None,
    result: str | None,
) -> None:
    """Search for better weights."""
    voice = voice_of(context)
    rules = rules_of(game)
    check_known(game, BOT)
    number_of_seats = seats_for(rules, max(FEWEST, rules.seats[0]) if seats is None else seats)
    shape = shape_of(game)
    begun = shape.read(Path(start) if start is not None else own_weights_of(game))
    names = chosen(shape, [name.strip() for name in weights.split(",")] if weights is not None else [])
    a_deal = games_a_deal(number_of_seats)
    search = Search(
        game=game,
        seats=number_of_seats,
        options=options_for(rules, options, number_of_seats),
        space=Space(begun.weights[begun.section(number_of_seats)], names, shape.shares),
        generations=generations,
        pairs=-(-population // 2),
        deals=-(-games // a_deal),
        spread=spread / 100,
        check_deals=max(2, -(-checks // a_deal)),
        seed=seed,
    )
    path = Path(result if result is not None else f"menagerie-tune-{game}-{number_of_seats}.toml")
    finish(search, ResultFile(path, shape, begun, search, made_by(context.params, rules)), jobs, voice)


def finish(search: Search, file: ResultFile, jobs: int | None, voice: Voice) -> None:
    """Search, and show what was found and where it is."""
    run(search, file, jobs or processors(), voice)
    show(search.game, file.last(), voice)
    voice.show_whole(voice.say("cli.tune.result", file=str(file.path)))


def made_by(said: Mapping[str, Any], rules: Rules[Any]) -> dict[str, Any]:
    """Return how the result was made."""
    return {
        "command": command_of(said),
        "date": datetime.now(UTC).date().isoformat(),
        "version": menagerie.__version__,
        "rules": rules.version,
    }


def command_of(said: Mapping[str, Any]) -> str:
    """Write the command that repeats the search."""
    arguments = ["menagerie", "tune", said["game"]]
    for name in ("seats", "weights", "generations", "population", "games", "check", "spread", "seed", "start"):
        value = said["checks" if name == "check" else name]
        if value is not None:
            arguments += [f"--{name}", str(value)]
    for option in said["options"]:
        arguments += ["--option", option]
    return shlex.join(arguments)


def run(search: Search, file: ResultFile, jobs: int, voice: Voice) -> None:
    """Do what is left of a search, and say how to resume after an interruption."""
    progress = file.progress()
    if progress is None:
        return
    file.keep(progress)  # raises before anything is played
    done = progress.generation * search.games_a_generation
    with ExitStack() as stack:
        shown = stack.enter_context(progress_bar(voice.say("cli.tune.playing"), search.games, done))
        sharing = stack.enter_context(processes(jobs))

        def played(games: int) -> None:
            nonlocal done
            done += games
            if shown is not None:
                shown(done)

        try:
            while progress.generation < search.generations:
                progress = next_generation(search, progress, sharing, played)
                file.keep(progress)
            found = found_by(search, progress)
            file.finish(progress, found, check(search, found, sharing, played))
        except KeyboardInterrupt:
            voice.complain(voice.say("cli.tournament.resume", file=str(file.path)))
            raise


def show(game: str, told: Mapping[str, Any], voice: Voice) -> None:
    """Show the results of a search."""
    write = Writer(voice.language)
    checked = told["checked"]
    name = voice.say(f"{game}.name")
    games = told["played"] + checked["games"]
    voice.tell("cli.tune.summary", game=name, seats=told["seats"], generations=told["done"], games=games)
    table = Table()
    table.add_column(voice.say("cli.tune.weight"))
    table.add_column(voice.say("cli.tune.start"), justify="right")
    table.add_column(voice.say("cli.tune.found"), justify="right")
    for weight, found in told["found"].items():
        table.add_row(weight, f"{told['start'][weight]:g}", f"{found:g}")
    voice.show(table)
    low, high = checked["lead_95"]
    numbers = {key: write.signed(value) for key, value in (("lead", checked["lead"]), ("low", low), ("high", high))}
    voice.tell("cli.tune.checked", games=checked["games"], **numbers)
    voice.tell("cli.tune.better" if told["outcome"] == "better" else "cli.tune.no_better")

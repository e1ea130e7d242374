"""The command `simulate`: many games between bots, and their results."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import click
from rich.table import Table

from menagerie.arena.simulate import simulate as simulate_games
from menagerie.cli.choices import bots_for, option_option, options_for, seats_for, seats_option
from menagerie.cli.progress import progress_bar
from menagerie.cli.spoken import SpokenCommand, SpokenOption, WholeNumber, language_option
from menagerie.cli.voice import voice_of
from menagerie.games import rules_of

if TYPE_CHECKING:
    from menagerie.cli.voice import Voice


@click.command(cls=SpokenCommand, help="cli.help.simulate")
@click.argument("game", metavar="GAME")
@seats_option
@click.option("--games", cls=SpokenOption, type=WholeNumber(1), default=100, metavar="K", help="cli.option.games")
@click.option("--bots", cls=SpokenOption, metavar="BOT,...", help="cli.option.simulate_bots")
@click.option("--seed", cls=SpokenOption, type=WholeNumber(), default=0, metavar="S", help="cli.option.simulate_seed")
@click.option("--jobs", cls=SpokenOption, type=WholeNumber(1), default=1, metavar="J", help="cli.option.jobs")
@option_option
@click.option("--coverage", cls=SpokenOption, is_flag=True, help="cli.option.coverage")
@click.option("--json", "as_json", cls=SpokenOption, is_flag=True, help="cli.option.json")
@language_option
@click.pass_context
def simulate(
    context: click.Context,
    *,
    game: str,
    seats: int | None,
    games: int,
    bots: str | None,
    seed: int,
    jobs: int,
    options: tuple[str, ...],
    coverage: bool,
    as_json: bool,
) -> None:
    """Let bots play many games."""
    voice = voice_of(context)
    rules = rules_of(game)
    number_of_seats = seats_for(rules, seats)
    chosen = options_for(rules, options, number_of_seats)
    seated = bots_for(game, bots, number_of_seats)
    with progress_bar(voice.say("cli.simulate.playing"), games) as progress:
        outcome = simulate_games(
            game,
            seats=number_of_seats,
            games=games,
            bots=seated,
            seed=seed,
            jobs=jobs,
            options=chosen,
            coverage=coverage,
            progress=progress,
        )
    report: dict[str, Any] = outcome.to_json()
    if as_json:
        click.echo(json.dumps(report))
    else:
        show_report(report, voice)


def show_report(report: dict[str, Any], voice: Voice) -> None:
    """Show the results as a table."""
    voice.tell(
        "cli.simulate.summary",
        game=voice.say(f"{report['game']}.name"),
        games=report["games"],
        seats=report["seats"],
        seconds=f"{report['seconds']:.2f}",
    )
    voice.tell(
        "cli.simulate.speed",
        games=f"{report['games_per_second']:.1f}",
        decisions=f"{report['decisions_per_second']:.0f}",
        all_decisions=report["decisions"],
    )
    table = Table()
    table.add_column(voice.say("cli.simulate.bot"))
    for column in ("games", "wins", "share", "mean_score"):
        table.add_column(voice.say(f"cli.simulate.{column}"), justify="right")
    for name, result in report["bots"].items():
        share = f"{100 * result['wins'] / result['games']:.1f} %" if result["games"] else ""
        wins = f"{result['wins']:g}"
        table.add_row(name, str(result["games"]), wins, share, f"{result['mean_score']:.2f}")
    voice.show(table)
    if "coverage" in report:
        show_coverage(report["game"], report["coverage"], voice)


def show_coverage(game: str, coverage: dict[str, dict[str, int]], voice: Voice) -> None:
    """Show how often each thing came up, group by group, starting with what never did."""
    for group, things in coverage.items():
        covered = sum(times > 0 for times in things.values())
        name = voice.say(f"{game}.coverage.{group}")
        title = voice.say("cli.simulate.covered", group=name, covered=covered, all=len(things))
        table = Table(title=title, title_justify="left")
        table.add_column(voice.say("cli.simulate.covered_title"))
        table.add_column(voice.say("cli.simulate.times"), justify="right")
        for thing, times in things.items():
            table.add_row(thing, str(times), style="bold red" if not times else "")
        voice.show(table)

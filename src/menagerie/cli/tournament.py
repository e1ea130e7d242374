"""The command `tournament`: bots meet, and a report says how strong each is."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

import click
from rich.table import Table

from menagerie.arena.entrants import entrants_for
from menagerie.arena.local_workers import LocalWorkers, processors
from menagerie.arena.pairings import TABLES
from menagerie.arena.parquet import check_parquet, write_parquet
from menagerie.arena.ratings import check_ratings
from menagerie.arena.ray_workers import RayWorkers
from menagerie.arena.report import write_report
from menagerie.arena.report.page import fault_line
from menagerie.arena.report.writing import Writer
from menagerie.arena.results_file import ResultsFile
from menagerie.arena.summary import summary_of
from menagerie.arena.tournament import new_tournament
from menagerie.bots.naming import listed
from menagerie.cli.choices import option_option, options_for, seats_for, seats_option
from menagerie.cli.progress import progress_bar
from menagerie.cli.spoken import Seconds, SpokenCommand, SpokenOption, WholeNumber, language_option
from menagerie.cli.voice import voice_of
from menagerie.games import rules_of
from menagerie.kernel.errors import BadRequest

if TYPE_CHECKING:
    from menagerie.arena.local_workers import Workers
    from menagerie.arena.played import Played
    from menagerie.arena.summary import Summary
    from menagerie.arena.tournament import Tournament
    from menagerie.cli.voice import Voice

FEWEST = 2  # seats, by default
LIMIT = 60.0  # seconds


@click.command(cls=SpokenCommand, help="cli.help.tournament")
@click.argument("game", metavar="GAME")
@click.option("--bots", cls=SpokenOption, required=True, metavar="BOT,...", help="cli.option.tournament_bots")
@seats_option
@click.option(
    "--games", cls=SpokenOption, type=WholeNumber(1), default=100, metavar="K", help="cli.option.tournament_games"
)
@click.option("--tables", cls=SpokenOption, metavar="|".join(TABLES), help="cli.option.tables")
@click.option("--seed", cls=SpokenOption, type=WholeNumber(), default=0, metavar="S", help="cli.option.tournament_seed")
@option_option
@click.option("--jobs", cls=SpokenOption, type=WholeNumber(1), metavar="J", help="cli.option.tournament_jobs")
@click.option("--limit", cls=SpokenOption, type=Seconds(), default=LIMIT, metavar="SECONDS", help="cli.option.limit")
@click.option("--ray", cls=SpokenOption, metavar="ADDRESS", help="cli.option.ray")
@click.option(
    "--results", cls=SpokenOption, default="menagerie-tournament.jsonl", metavar="FILE", help="cli.option.results"
)
@click.option("--report", cls=SpokenOption, metavar="FILE", help="cli.option.report")
@click.option("--parquet", cls=SpokenOption, metavar="FILE", help="cli.option.parquet")
@click.option("--json", "as_json", cls=SpokenOption, is_flag=True, help="cli.option.json")
@language_option
@click.pass_context
def tournament(
    context: click.Context,
    *,
    game: str,
    bots: str,
    seats: int | None,
    games: int,
    tables: str | None,
    seed: int,
    options: tuple[str, ...],
    jobs: int | None,
    limit: float,
    ray: str | None,
    results: str,
    report: str | None,
    parquet: str | None,
    as_json: bool,
) -> None:
    """Let bots meet in a tournament."""
    voice = voice_of(context)
    check_ratings()
    if parquet is not None:
        check_parquet()
    planned = plan(game, seats, bots, games, seed, options, tables)
    results_path = Path(results)
    report_path = Path(report) if report is not None else results_path.with_suffix(".html")
    started = perf_counter()
    played, new = play(planned, results_path, jobs or processors(), limit, ray, voice)
    seconds = perf_counter() - started
    summary = summary_of(planned, played)
    write_report(summary, report_path, voice.language)
    if parquet is not None:
        write_parquet(played, Path(parquet))
    if as_json:
        files = {"results": str(results_path), "report": str(report_path), "parquet": parquet}
        click.echo(json.dumps({**summary.to_json(), "played_now": new, "seconds": seconds, "files": files}))
        return
    show(summary, voice)
    tell_speed(new, seconds, voice)
    tell_files(results_path, report_path, parquet, voice)


def plan(
    game: str, seats: int | None, bots: str, games: int, seed: int, options: tuple[str, ...], tables: str | None
) -> Tournament:
    """Plan a tournament as the command line asks for it."""
    rules = rules_of(game)
    number_of_seats = seats_for(rules, max(FEWEST, rules.seats[0]) if seats is None else seats)
    if tables is not None and tables not in TABLES:
        raise BadRequest("cli.error.unknown_tables", tables=tables, allowed=TABLES)
    return new_tournament(
        game,
        seats=number_of_seats,
        entrants=entrants_for(game, listed(bots)),
        games=games,
        seed=seed,
        options=options_for(rules, options, number_of_seats),
        tables=tables,
    )


def tell_speed(new: int, seconds: float, voice: Voice) -> None:
    """Tell how many games were played just now, and how quickly."""
    if new:
        per_minute = f"{60 * new / seconds:.0f}"
        voice.tell("cli.tournament.speed", games=new, seconds=f"{seconds:.1f}", per_minute=per_minute)


def tell_files(results: Path, report: Path, parquet: str | None, voice: Voice) -> None:
    """Tell where everything was written."""
    voice.show_whole(voice.say("cli.tournament.results", file=str(results)))
    voice.show_whole(voice.say("cli.tournament.report", file=str(report)))
    if parquet is not None:
        voice.show_whole(voice.say("cli.tournament.parquet", file=parquet))


def play(
    planned: Tournament, path: Path, processes: int, limit: float, ray: str | None, voice: Voice
) -> tuple[list[Played], int]:
    """Play what is missing in a results file; return how much that was, and say how to resume after an interruption."""
    with ExitStack() as stack:
        results = stack.enter_context(ResultsFile(path))
        known = {game.key for game in planned.played_before(results)}  # raises before anything is started
        before = len(results.records)
        workers: Workers = LocalWorkers(processes, limit)
        if ray is not None:
            workers = stack.enter_context(RayWorkers(ray, processes, limit, planned.entrants))
        plan = planned.fixtures()
        doing, done = voice.say("cli.tournament.playing"), sum(fixture in known for fixture in plan)
        progress = stack.enter_context(progress_bar(doing, len(plan), done))
        try:
            played = planned.run(results, workers, progress or nobody_looks)
        except KeyboardInterrupt:
            voice.complain(voice.say("cli.tournament.resume", file=str(path)))
            raise
        return played, len(results.records) - before


def nobody_looks(done: int) -> None:
    """Show nothing."""


def show(summary: Summary, voice: Voice) -> None:
    """Show the results of a tournament as tables."""
    write = Writer(voice.language)
    game = voice.say(f"{summary.tournament.game}.name")
    voice.tell("cli.tournament.summary", game=game, games=len(summary.games), seats=summary.tournament.seats)
    table = Table()
    table.add_column(voice.say("tournament.column.bot"))
    for column in ("rating", "wins", "points", "games"):
        table.add_column(voice.say(f"tournament.column.{column}"), justify="right")
    for bot in summary.bots:
        cells = (write.estimate(bot.rating), write.share(bot.wins), write.estimate(bot.points), str(bot.games))
        table.add_row(bot.label, *cells)
    voice.show(table)
    if summary.pairings:
        show_pairings(summary, write, voice)
    if summary.faults:
        line = fault_line(summary.faults[0], write)
        voice.show_whole(voice.say("cli.tournament.faults", games=len(summary.faults), fault=line))


def show_pairings(summary: Summary, write: Writer, voice: Voice) -> None:
    """Show the pairings."""
    table = Table()
    table.add_column(voice.say("cli.tournament.pairing"))
    for column in ("ahead", "margin"):
        table.add_column(voice.say(f"cli.tournament.{column}"), justify="right")
    for pair in summary.margins:
        if pair.better is not None:
            name = f"{pair.one} \u2013 {pair.other}"
            table.add_row(name, write.share(pair.better), write.estimate(pair.margin, signed=True))
    voice.show(table)

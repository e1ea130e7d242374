"""The command `analyse`: a saved game looked at again, turn by turn."""

from __future__ import annotations

import json
import multiprocessing
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import TYPE_CHECKING

import click

from menagerie.arena.local_workers import processors
from menagerie.bots.analysis import Work
from menagerie.bots.analysis.work import TRIES, Piece
from menagerie.cli import save_file
from menagerie.cli.analysis_page import write_page
from menagerie.cli.analysis_report import Report, show_analysis
from menagerie.cli.players import PERSON, Players
from menagerie.cli.progress import progress_bar
from menagerie.cli.spoken import SpokenCommand, SpokenOption, WholeNumber, language_option
from menagerie.cli.voice import voice_of
from menagerie.games import rules_of
from menagerie.kernel.errors import BadRequest, BadSave
from menagerie.kernel.game import new_game

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from menagerie.bots.analysis.verdict import Verdict
    from menagerie.kernel.game import Game


@click.command(cls=SpokenCommand, help="cli.help.analyse")
@click.argument("file", metavar="SAVE", type=click.Path(path_type=Path))
@click.option(
    "--tries", cls=SpokenOption, type=WholeNumber(1), default=TRIES, metavar="N", help="cli.option.analyse_tries"
)
@click.option("--seat", "letters", cls=SpokenOption, multiple=True, metavar="A|B|...", help="cli.option.analyse_seat")
@click.option("--turns", cls=SpokenOption, metavar="FIRST-LAST", help="cli.option.analyse_turns")
@click.option("--seed", cls=SpokenOption, type=WholeNumber(), default=0, metavar="S", help="cli.option.analyse_seed")
@click.option("--jobs", cls=SpokenOption, type=WholeNumber(1), metavar="J", help="cli.option.tournament_jobs")
@click.option(
    "--json", "as_json", cls=SpokenOption, type=click.Path(path_type=Path), metavar="FILE", help="cli.option.json_file"
)
@click.option("--html", cls=SpokenOption, type=click.Path(path_type=Path), metavar="FILE", help="cli.option.html_file")
@language_option
@click.pass_context
def analyse(
    context: click.Context,
    *,
    file: Path,
    tries: int,
    letters: tuple[str, ...],
    turns: str | None,
    seed: int,
    jobs: int | None,
    as_json: Path | None,
    html: Path | None,
) -> None:
    """Look at a saved game again."""
    voice = voice_of(context)
    text = save_file.read(file)
    played = whole_game(text)
    names = save_file.players_of(text, played.setting.seats) or [PERSON] * played.setting.seats
    players = Players(tuple(names))
    seats = [seat_of(letter, played.setting.seats) for letter in letters]
    setting = played.setting
    begin = new_game(played.rules, setting.seats, setting.seed, setting.options)
    work = Work(begin, played.picks(), tries, seed)
    chosen = work.chosen(range_of(turns) if turns is not None else None, seats)
    pieces = {number: work.piece(number, rules_of) for number in chosen}
    with progress_bar(voice.say("cli.analyse.doing"), len(pieces)) as progress:
        verdicts = done(pieces, jobs or processors(), progress or nobody_looks)
    analysis = work.analysis(verdicts, seats)
    report = Report(analysis, players, voice)
    if as_json is not None:
        save_file.write_json(as_json, analysis.to_json())
    if html is not None and analysis.turns:
        write_page(report, html)
    show_analysis(report)
    if as_json is not None:
        voice.show_whole(voice.say("cli.analyse.json", file=str(as_json)))
    if html is not None and analysis.turns:
        voice.show_whole(voice.say("cli.analyse.html", file=str(html)))


def whole_game(text: str) -> Game:
    """Play a saved game from its first pick; raise if that is impossible."""
    try:
        return save_file.replayed(text)
    except BadSave as fault:
        if fault.message.key not in save_file.DIFFERENCES:
            raise
        save = json.loads(text)
        known = rules_of(save["game"]).version
        if save["rules_version"] == known:
            raise
        raise BadSave("cli.error.other_rules", saved=save["rules_version"], known=known) from None


def seat_of(letter: str, seats: int) -> int:
    """Read a seat, by its letter or its number from 1."""
    letters = "ABCDE"[:seats]
    if letter.isascii() and letter.isdigit() and 1 <= int(letter) <= seats:
        return int(letter) - 1
    if len(letter) == 1 and letter.upper() in letters:
        return letters.index(letter.upper())
    raise BadRequest("cli.error.no_such_player", seat=letter, allowed=tuple(letters))


def range_of(text: str) -> range:
    """Read a range of turns: 12, 10-20, 10- or -20."""
    first, dash, last = text.partition("-")
    try:
        start = int(first) if first else 1
        end = int(last) if last else (start if not dash else 10**9)
    except ValueError:
        start, end = 1, 0
    if not 1 <= start <= end:
        raise BadRequest("cli.error.not_turns", text=text)
    return range(start, end + 1)


def done(pieces: Mapping[int, Piece], processes: int, progress: Callable[[int], None]) -> dict[int, Sequence[Verdict]]:
    """Do the work, here or in several processes; the outcome is the same."""
    verdicts: dict[int, Sequence[Verdict]] = {}
    if min(processes, len(pieces)) < 2:
        for number, piece in pieces.items():
            verdicts[number] = piece.done()
            progress(len(verdicts))
        return verdicts
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(processes, len(pieces)), context) as pool:
        waiting = {pool.submit(piece.done): number for number, piece in pieces.items()}
        try:
            for future in as_completed(waiting):
                verdicts[waiting[future]] = future.result()
                progress(len(verdicts))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return verdicts


def nobody_looks(done: int) -> None:
    """Show nothing."""

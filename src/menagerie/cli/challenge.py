"""The command `challenge`: several solo games in a row, kept in one file."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.table import Table

from menagerie.cli import save_file
from menagerie.cli.choices import option_option, options_for
from menagerie.cli.play import refuse_a_new_setting
from menagerie.cli.players import PERSON, Players
from menagerie.cli.session import Session
from menagerie.cli.spoken import SpokenCommand, SpokenOption, WholeNumber, language_option
from menagerie.cli.voice import voice_of
from menagerie.games import every_game, rules_of
from menagerie.kernel.challenge import CHALLENGES
from menagerie.kernel.errors import BadRequest, BadSave
from menagerie.kernel.save import parsed
from menagerie.kernel.seeds import fresh_seed, seed_text

if TYPE_CHECKING:
    from menagerie.cli.voice import Voice
    from menagerie.kernel.challenge import Challenge, Series
    from menagerie.kernel.game import Game

ALONE = Players((PERSON,))


@click.command(cls=SpokenCommand, help="cli.help.challenge")
@click.argument("file", metavar="[FILE]", required=False, type=click.Path(path_type=Path))
@click.option("--game", cls=SpokenOption, metavar="GAME", help="cli.option.challenge_game")
@click.option("--seed", cls=SpokenOption, type=WholeNumber(), metavar="S", help="cli.option.play_seed")
@option_option
@click.option("--standing", cls=SpokenOption, is_flag=True, help="cli.option.standing")
@language_option
@click.pass_context
def challenge(
    context: click.Context,
    *,
    file: Path | None,
    game: str | None,
    seed: int | None,
    options: tuple[str, ...],
    standing: bool,
) -> None:
    """Begin a challenge, resume it, or show how it stands."""
    voice = voice_of(context)
    name = game or usual_game()
    path = file or Path(usual_file(name) + save_file.ENDING)
    running = None
    if path.exists() or standing:
        refuse_a_new_setting(None, seed, options)
        name, series, running = read(path, name)
    else:
        series = begin(path, name, seed, options, voice)
    show_standing(name, series, running is not None, voice)
    if not standing:
        play_on(name, series, running, path, voice)


def usual_game() -> str:
    """Choose the game of the challenge if none is named."""
    return next((game for game in every_game() if CHALLENGES.is_there(game)), "")


def usual_file(game: str) -> str:
    """Name the file that keeps a challenge if none is named, without its ending."""
    return f"{game}-challenge"


def challenge_of(game: str) -> Challenge:
    """Find the challenge of a game."""
    found = CHALLENGES.of(game)
    if found is None:
        allowed = tuple(each for each in every_game() if CHALLENGES.is_there(each))
        raise BadRequest("cli.error.no_challenge", game=game, allowed=allowed)
    return found


def begin(path: Path, game: str, seed: int | None, options: tuple[str, ...], voice: Voice) -> Series:
    """Begin a challenge, and the file that keeps it."""
    offered = challenge_of(game)
    chosen = options_for(rules_of(game), options, 1)
    series = offered.start(fresh_seed() if seed is None else seed, chosen)
    save_file.write_json(path, series.save())
    voice.tell("cli.challenge.started", seed=seed_text(series.seed), file=str(path))
    return series


def read(path: Path, usual: str) -> tuple[str, Series, Game | None]:
    """Read a challenge and its game's name from a file, and resume the game in progress."""
    with save_file.blaming_the_save():
        text = save_file.read(path)
        game = parsed(text).get("challenge", usual)
        if game not in every_game():
            raise BadSave("kernel.error.save_field", field="challenge")
        series, running = challenge_of(game).load(text)
    return game, series, None if running is None else save_file.resumed(json.dumps(running))


def play_on(game: str, series: Series, running: Game | None, path: Path, voice: Voice) -> None:
    """Play one game after another, until all are over or the player leaves."""
    while not series.is_over:
        if running is None:
            voice.tell("cli.challenge.begins", number=len(series.scores) + 1)
        session = ChallengeSession(series, running or series.new_game(), voice, path)
        session.play()
        if not session.is_over:
            return
        series, running, path = series.with_result(session.game), None, session.path
        save_file.write_json(path, series.save())
        show_standing(game, series, False, voice)
        if not series.is_over and not goes_on(voice):
            show_command(voice, "cli.play.go_on", path)
            return
    show_command(voice, "cli.challenge.another", save_file.free_path(usual_file(game)))


class ChallengeSession(Session):
    """A game of a challenge; it is saved together with the challenge, even if its player just leaves."""

    def __init__(self, series: Series, game: Game, voice: Voice, path: Path) -> None:
        super().__init__(game, ALONE, voice, path)
        self.series = series
        self.path = path

    @property
    def is_over(self) -> bool:
        """Whether the game has been played to its end."""
        return self.game.decision is None and not self.game.pausing

    def _write(self, path: Path) -> None:
        save_file.write_json(path, self.series.save(self.game))
        self.path = path

    def _offer_to_save(self) -> None:
        self._save("")

    def _say_how_to_go_on(self) -> None:
        if not self._is_saved():
            self._save("")
        super()._say_how_to_go_on()

    def _arguments_to_go_on(self) -> list[str]:
        return ["challenge", str(self.path)]


def goes_on(voice: Voice) -> bool:
    """Ask whether to begin the next game."""
    try:
        return voice.ask(voice.say("cli.challenge.next")).lower() != "q"
    except (EOFError, KeyboardInterrupt):
        voice.show("")
        return False


def show_standing(game: str, series: Series, is_running: bool, voice: Voice) -> None:
    """Show the points of each game, their sum, and whether the challenge is passed."""
    table = Table()
    table.add_column("")
    table.add_column(voice.say("cli.result.points"), justify="right")
    points = [*map(str, series.scores), *[voice.say("cli.challenge.running")] * is_running]
    for number in range(challenge_of(game).GAMES):
        shown = points[number] if number < len(points) else voice.say("cli.challenge.open")
        table.add_row(voice.say("cli.challenge.game", number=number + 1), shown)
    table.add_section()
    table.add_row(voice.say("cli.challenge.total"), str(sum(series.scores)), style="bold")
    voice.show(voice.say(f"{game}.challenge.title"), table)
    if series.is_over:
        voice.tell("cli.challenge.passed" if series.is_passed else "cli.challenge.failed")


def show_command(voice: Voice, key: str, path: Path) -> None:
    """Show the command that resumes the challenge."""
    voice.tell(key)
    voice.show_whole(f"  {shlex.join(['menagerie', 'challenge', str(path)])}")

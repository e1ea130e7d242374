"""The program `menagerie`."""

from __future__ import annotations

import os
import sys
import traceback
from typing import TYPE_CHECKING

import click

import menagerie
from menagerie.cli.analyse import analyse
from menagerie.cli.challenge import challenge
from menagerie.cli.check_cards import check_cards
from menagerie.cli.games import games
from menagerie.cli.language import language_of
from menagerie.cli.plain_signs import never_fail_on_signs
from menagerie.cli.play import play
from menagerie.cli.replay import replay
from menagerie.cli.serve import serve
from menagerie.cli.simulate import simulate
from menagerie.cli.spoken import SpokenGroup, complaint, language_option
from menagerie.cli.tournament import tournament
from menagerie.cli.tune import tune
from menagerie.cli.voice import Voice, developer_looks
from menagerie.kernel.errors import MenagerieError

if TYPE_CHECKING:
    from collections.abc import Sequence

BAD_INPUT = 2
OUR_FAULT = 3
INTERRUPTED = 130


@click.group(cls=SpokenGroup, invoke_without_command=True, help="cli.help.menagerie")
@click.version_option(
    menagerie.__version__, message=f"menagerie %(version)s{' (mypyc)' if menagerie.IS_COMPILED else ''}"
)
@language_option
@click.pass_context
def program(context: click.Context) -> None:
    """Menagerie on the command line."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


for command in (games, play, challenge, simulate, tournament, tune, replay, analyse, check_cards, serve):
    program.add_command(command)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the program, and exit with its code."""
    arguments = list(sys.argv[1:] if arguments is None else arguments)
    never_fail_on_signs()
    sys.exit(run(arguments, Voice(language_of(arguments, os.environ))))


def run(arguments: list[str], voice: Voice) -> int:
    """Run the program; whatever goes wrong is one line for the user and an exit code."""
    try:
        return program.main(arguments, "menagerie", standalone_mode=False, obj=voice) or 0
    except MenagerieError as error:
        voice.complain(voice.word(error.message))
        return BAD_INPUT
    except click.UsageError as error:
        message = complaint(error)
        voice.complain(voice.word(message) if message else error.format_message())
        return BAD_INPUT
    except (click.Abort, KeyboardInterrupt):
        voice.complain(voice.say("cli.error.interrupted"))
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output is gone; without this Python complains once more when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        if developer_looks():
            traceback.print_exc()
        voice.complain(voice.say("cli.error.unexpected", error=f"{type(error).__name__}: {error}"))
        return OUR_FAULT

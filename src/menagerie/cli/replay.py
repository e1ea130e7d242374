"""The command `replay`: a saved game once more, from its first pick."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from menagerie.cli import save_file
from menagerie.cli.players import PERSON, Players
from menagerie.cli.result import show_result
from menagerie.cli.spoken import SpokenCommand, language_option
from menagerie.cli.voice import voice_of
from menagerie.kernel.errors import BadSave
from menagerie.kernel.seeds import commitment, seed_text

if TYPE_CHECKING:
    from menagerie.cli.voice import Voice

DIFFERENT = 1


@click.command(cls=SpokenCommand, help="cli.help.replay")
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@language_option
@click.pass_context
def replay(context: click.Context, *, file: Path) -> int:
    """Play a saved game again, and show how it stands."""
    voice = voice_of(context)
    text = save_file.read(file)
    try:
        game = save_file.replayed(text)
    except BadSave as fault:
        if fault.message.key not in save_file.DIFFERENCES:
            raise
        voice.complain(voice.word(fault.message))
        return DIFFERENT
    players = Players(tuple(save_file.players_of(text, game.setting.seats) or [PERSON] * game.setting.seats))
    voice.tell("cli.replay.same", game=voice.say(f"{game.rules.name}.name"), picks=game.number)
    show_result(game, players, voice)
    show_deal(game.setting.seed, voice)
    return 0


def show_deal(seed: int, voice: Voice) -> None:
    """Show the seed, and the sum of it that everybody at the table saw when the game began."""
    voice.tell("cli.replay.seed", seed=seed_text(seed))
    if (shown := commitment(seed)) is not None:
        voice.tell("cli.replay.fingerprint")
        voice.show_whole(f"  {shown}")

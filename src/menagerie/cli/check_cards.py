"""The command `check-cards`: whether the cards, maps and names of a game are complete and sound."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click
from rich.table import Table

from menagerie.cli.card_faults import CARD_CHECKS
from menagerie.cli.spoken import SpokenCommand, SpokenOption, language_option
from menagerie.cli.voice import voice_of
from menagerie.games import every_game
from menagerie.kernel.errors import BadCatalogue, BadRequest

if TYPE_CHECKING:
    from menagerie.cli.voice import Voice
    from menagerie.kernel.messages import Message

FAULTY = 1


@click.command(cls=SpokenCommand, help="cli.help.check_cards")
@click.option("--game", cls=SpokenOption, metavar="GAME", help="cli.option.check_cards_game")
@click.option("--json", "as_json", cls=SpokenOption, is_flag=True, help="cli.option.json")
@language_option
@click.pass_context
def check_cards(context: click.Context, *, game: str | None, as_json: bool) -> int:
    """Check the data files of a game, and count what is in them."""
    voice = voice_of(context)
    game = game or next(iter(games_with_cards()), "")
    counts, faults = checked(game)
    if as_json:
        plain = {label.rpartition(".")[2]: count for label, count in counts.items()}
        listing = {"game": game, "counts": plain, "faults": [voice.word(fault) for fault in faults]}
        click.echo(json.dumps(listing, indent=2, ensure_ascii=False))
    else:
        show_counts(counts, voice)
        for fault in faults:
            voice.complain(voice.word(fault))
        voice.tell("cli.check_cards.outcome", game=game, faults=len(faults))
    return FAULTY if faults else 0


def games_with_cards() -> list[str]:
    """List the games whose cards can be checked, even if they cannot be read."""
    return [game for game in every_game() if CARD_CHECKS.is_there(game)]


def checked(game: str) -> tuple[dict[str, int], list[Message]]:
    """Read the data and check it: counts by label, and faults; data that cannot be read is the only fault."""
    try:
        check = CARD_CHECKS.of(game)
        if check is None:
            raise BadRequest("kernel.error.unknown_game", game=game, allowed=tuple(games_with_cards()))
        return check.counts(), list(check.faults())
    except BadCatalogue as broken:
        return {}, [broken.message]


def show_counts(counts: dict[str, int], voice: Voice) -> None:
    """Show how many there are of each kind."""
    if not counts:
        return
    table = Table(show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for label, count in counts.items():
        table.add_row(voice.say(label), str(count))
    voice.show(table)

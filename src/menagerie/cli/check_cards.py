"""The command `check-cards`: whether the cards, maps and names of a game are complete and sound."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click
from rich.table import Table

from menagerie.cli.spoken import SpokenCommand, SpokenOption, language_option
from menagerie.cli.voice import voice_of
from menagerie.kernel.errors import BadCatalogue, BadRequest

if TYPE_CHECKING:
    from menagerie.cli.voice import Voice
    from menagerie.kernel.messages import Message

GAMES_WITH_CARDS = ("ark_nova",)
FAULTY = 1


@click.command(cls=SpokenCommand, help="cli.help.check_cards")
@click.option("--game", cls=SpokenOption, default="ark_nova", metavar="GAME", help="cli.option.check_cards_game")
@click.option("--json", "as_json", cls=SpokenOption, is_flag=True, help="cli.option.json")
@language_option
@click.pass_context
def check_cards(context: click.Context, *, game: str, as_json: bool) -> int:
    """Check the data files of a game, and count what is in them."""
    if game not in GAMES_WITH_CARDS:
        raise BadRequest("kernel.error.unknown_game", game=game, allowed=GAMES_WITH_CARDS)
    voice = voice_of(context)
    counts, faults = checked()
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


def checked() -> tuple[dict[str, int], list[Message]]:
    """Read the data and look through it: counts by label, and faults; what cannot even be read is a fault alone."""
    try:
        from menagerie.cli.card_faults import ark_nova as card_faults  # reads every data file

        return card_faults.counts(), list(card_faults.faults())
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

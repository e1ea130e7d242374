"""Who takes part in a tournament."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import menagerie
from menagerie.bots.naming import bot_named
from menagerie.kernel.errors import BadRequest

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.bots.naming import NamedBot


class Identity(NamedTuple):
    """What tells a bot from an earlier state of itself."""

    version: str
    weights: str  # a fingerprint of the numbers, or of the file, that make it play as it does


@dataclass(frozen=True)
class Entrant:
    """A bot that takes part: what results call it, what it is made from, and which state of it plays."""

    label: str
    bot: str
    identity: Identity
    file: str = ""  # where its code or its weights are, if they come from a file


def entrants_for(game: str, names: Sequence[str]) -> tuple[Entrant, ...]:
    """Check the bots; one named twice takes part twice, which shows how much is luck."""
    if not names:
        raise BadRequest("arena.error.no_bots")
    entrants: list[Entrant] = []
    for name in names:
        bot = bot_named(name, game, files=True)
        bot.kind.check(game, bot.said)
        label = shown = label_of(bot.name, bot.file)
        copies = 1
        while any(entrant.label == label for entrant in entrants):
            copies += 1
            label = f"{shown} #{copies}"
        file = str(Path(bot.file).resolve()) if bot.file else ""
        called = bot.name.replace(bot.file, file, 1) if file else bot.name
        entrants.append(Entrant(label, called, identity_of(bot), file))
    return tuple(entrants)


def identity_of(bot: NamedBot) -> Identity:
    """Return which state of a bot plays; our own have the version of the whole program."""
    version = bot.kind.version or ("" if bot.kind.source else menagerie.__version__)
    return Identity(version, bot.kind.fingerprint(bot.game, bot.said))


def label_of(name: str, file: str) -> str:
    """Call a bot from a file by the last part of its path."""
    return name.replace(file, Path(file).name, 1) if file else name

"""The games, one folder each, by the names that saves and the command line use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.kernel.errors import BadPart, BadRequest, MenagerieError
from menagerie.kernel.installed import installed
from menagerie.kernel.messages import word_faults
from menagerie.kernel.parts import Part
from menagerie.kernel.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.kernel.messages import Message

GAMES = ("zooloretto", "aquaretto", "zooloretto_aquaretto", "ark_nova", "sanctuary")
MADE_OF = {"zooloretto_aquaretto": ("zooloretto", "aquaretto")}  # what is played of several boxes imports their games
RULES: Part[Rules[Any]] = Part("rules", "menagerie.games.{game}.rules", Rules, "RULES")


def every_game() -> tuple[str, ...]:
    """List the games of the house, then those that installed packages bring."""
    return *GAMES, *installed()


def rules_of(name: str) -> Rules[Any]:
    """Find a game by its name."""
    if name not in GAMES and name not in installed():
        raise BadRequest("kernel.error.unknown_game", game=str(name), allowed=every_game())
    rules = RULES.of(name)
    if rules is None:
        raise BadPart("kernel.error.no_rules", game=name, module=RULES.module_of(name))
    return rules


def sound_games(complain: Callable[[Message], None]) -> list[Rules[Any]]:
    """Find the rules of every game that can be played, and tell what is wrong with any rules and words."""
    sound = []
    for name in every_game():
        try:
            sound.append(rules_of(name))
        except MenagerieError as fault:
            complain(fault.message)
            continue
        for missing in word_faults(name):
            complain(missing)
    return sound

"""Why something cannot be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.padding import Padding

from menagerie.cli.menu import option_text
from menagerie.kernel.decision import key_of

if TYPE_CHECKING:
    from menagerie.cli.players import Players
    from menagerie.cli.voice import Voice
    from menagerie.kernel.decision import Decision


def show_why_not(decision: Decision[Any], wanted: str, players: Players, voice: Voice) -> None:
    """List what cannot be chosen by reason, all of it or what fits the wanted words."""
    found = False
    for number, option in enumerate(decision.options, start=1):
        if wanted and fits(option, wanted, voice):
            found = True
            text = voice.say("cli.play.possible", number=number, option=option_text(option, voice))
            voice.show(players.coloured(text))
    for reasons, things in impossible(decision, wanted, voice).items():
        found = True
        voice.show(players.coloured(" ".join(reasons), "bold"))
        for thing in things:
            voice.show(Padding(players.coloured(thing), (0, 0, 0, 4)))
    if not found:
        voice.tell("cli.play.nothing_about" if wanted else "cli.play.everything_possible", wanted=wanted)


def impossible(decision: Decision[Any], wanted: str, voice: Voice) -> dict[tuple[str, ...], list[str]]:
    """Gather what cannot be chosen, by reason."""
    gathered: dict[tuple[str, ...], list[str]] = {}
    for thing, obstacles in decision.considered():
        reasons = tuple(voice.word(obstacle) for obstacle in obstacles)
        if reasons and (not wanted or fits(thing, wanted, voice)):
            gathered.setdefault(reasons, []).append(option_text(thing, voice))
    return gathered


def fits(thing: Any, wanted: str, voice: Voice) -> bool:
    """Return whether a thing is meant: its key or its words contain what is wanted."""
    return wanted.lower() in key_of(thing).lower() or wanted.lower() in option_text(thing, voice).lower()

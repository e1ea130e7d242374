"""What each option of a menu would change, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from menagerie.bots import bot_of
from menagerie.bots.knowledge import KNOWLEDGE
from menagerie.kernel.chance import Chance

if TYPE_CHECKING:
    from menagerie.bots.preview import Preview, Trials
    from menagerie.cli.tables.drawing import Drawing
    from menagerie.kernel.messages import Message

ADVISER = "greedy"  # completes a turn in a preview


class Outlook(NamedTuple):
    """What an option changes; at best, if it leads to further choices."""

    changes: tuple[Message, ...]
    at_best: bool


def outlooks(trials: Trials, drawing: Drawing) -> list[Outlook | None]:
    """Return for each option of a decision what it changes; None if it would reveal something hidden."""
    game = trials.game
    options = next(decision.options for decision in game.decisions if decision.seat == trials.seat)
    name = game.rules.name
    adviser = bot_of(ADVISER, name, Chance(game.number)) if KNOWLEDGE.if_sound(name) is not None else None
    found = trials.previews(adviser)
    return [outlook_of(option, preview, drawing) for option, preview in zip(options, found, strict=True)]


def outlook_of(option: Any, preview: Preview | None, drawing: Drawing) -> Outlook | None:
    """Return what an option changes."""
    if preview is None:
        return None
    return Outlook(tuple(drawing.outlook(option, preview)), bool(preview.then))

"""What the options of a decision certainly do."""

from __future__ import annotations

import logging
from functools import cache
from typing import TYPE_CHECKING

from pydantic_core import to_json

from menagerie.bots import bot_named
from menagerie.bots.knowledge import KNOWLEDGE
from menagerie.kernel.chance import Chance
from menagerie.server.rooms import room_of

if TYPE_CHECKING:
    from menagerie.bots.naming import NamedBot
    from menagerie.bots.preview import Trials

log = logging.getLogger(__name__)


@cache
def finisher(game: str) -> NamedBot:
    """Find the bot that plays turns to their end."""
    return bot_named("greedy", game)


def foresee(trials: Trials) -> str | None:
    """Return the result of every option that was tried, as a message `Previews`; None if no bot knows this game."""
    game, seat = trials.game, trials.seat
    name = game.rules.name
    if KNOWLEDGE.if_sound(name) is None:
        return None
    try:
        found = trials.previews(finisher(name).make(Chance(game.number)) if room_of(name).picks_are_plans else None)
    except Exception:  # a preview is a comfort: the game goes on without it
        log.exception("no preview in a game of %s", game.rules.name)
        return None
    keys = next(decision.keys for decision in game.decisions if decision.seat == seat)
    previews = [
        {
            "key": key,
            "before": preview.before,
            "after": preview.after,
            "then": preview.then,
            "slips": [slip.to_json() for slip in preview.slips],
        }
        for key, preview in zip(keys, found, strict=True)
        if preview is not None
    ]
    return to_json({"type": "previews", "number": game.number, "seat": seat, "previews": previews}).decode()

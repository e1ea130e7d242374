"""What the options of a decision certainly do."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from pydantic_core import to_json

from menagerie.bots.greedy_bot import GreedyBot
from menagerie.bots.knowledge import KNOWLEDGE
from menagerie.kernel.chance import Chance
from menagerie.server.rooms import room_of

if TYPE_CHECKING:
    from menagerie.bots.bot import Glimpse
    from menagerie.bots.knowledge import Knowledge
    from menagerie.bots.preview import Trials

log = logging.getLogger(__name__)


class Finisher(GreedyBot):
    """The bot that plays turns to their end as people do at first sight: with a last resort as the last."""

    __slots__ = ("last_resorts",)

    def __init__(self, knowledge: Knowledge, chance: Chance, last_resorts: tuple[str, ...]) -> None:
        super().__init__(knowledge, chance)
        self.last_resorts = last_resorts

    def pick(self, glimpse: Glimpse) -> int:
        """Choose an option by its index."""
        decision = glimpse.decision
        values = self.knowledge.weigh(glimpse.sample_world(self.chance).table, decision)
        things = [key.partition("@")[0] for key in decision.keys]
        homes = {thing for thing, key in zip(things, decision.keys, strict=True) if not key.endswith(self.last_resorts)}
        return max(
            range(len(values)),
            key=lambda each: (
                not (decision.keys[each].endswith(self.last_resorts) and things[each] in homes),
                values[each],
            ),
        )


def finisher(game: str, knowledge: Knowledge, chance: Chance) -> GreedyBot | None:
    """Return the bot that plays turns of a game to their end; None where each pick is a step of its own."""
    room = room_of(game)
    if not room.picks_are_plans:
        return None
    return Finisher(knowledge, chance, room.last_resorts) if room.last_resorts else GreedyBot(knowledge, chance)


def foresee(trials: Trials) -> str | None:
    """Return the result of every option that was tried, as a message `Previews`; None if no bot knows this game."""
    game, seat = trials.game, trials.seat
    name = game.rules.name
    knowledge = KNOWLEDGE.if_sound(name)
    if knowledge is None:
        return None
    try:
        found = trials.previews(finisher(name, knowledge, Chance(game.number)))
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

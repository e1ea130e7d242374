"""The kinds of bots: what each is called, what can be said about it, and how one is made."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from menagerie.bots.easy_bot import EasyBot, beginner_of
from menagerie.bots.greedy_bot import GreedyBot
from menagerie.bots.knowledge import OWN, knowledge_of
from menagerie.bots.parameters import Budget, FileName, Thought
from menagerie.bots.planner.planning import planning_of
from menagerie.bots.planner_bot import PlannerBot
from menagerie.bots.random_bot import RandomBot
from menagerie.bots.variety_bot import VarietyBot
from menagerie.kernel.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from menagerie.bots.bot import Bot
    from menagerie.bots.parameters import Parameter


HARD = Budget(seconds=1.0)  # of computing for a decision: people wait that long without growing impatient


@dataclass(frozen=True)
class Kind:
    """A kind of bot; the first parameter may be given without its name."""

    name: str
    make: Callable[..., Bot]  # from a game, luck, and the parameters by name
    parameters: tuple[Parameter, ...] = ()
    weights: Callable[..., Any] | None = None  # the numbers that it plays by, from a game and what is said about it
    version: str = ""
    source: bytes = b""  # the code of a bot from outside
    file: str = ""  # where that code is, if it was called by its file

    def check(self, game: str, said: Mapping[str, Any]) -> None:
        """Raise if the bot does not know the game; what a bot from outside knows will show."""
        if not self.source:
            self.make(game, Chance(0), **said)

    def fingerprint(self, game: str, said: Mapping[str, Any]) -> str:
        """Return a short text that changes when the bot would play differently; empty if nothing can change."""
        plays_by = self.source or (repr(self.weights(game, **said)).encode() if self.weights is not None else b"")
        return sha256(plays_by).hexdigest()[:12] if plays_by else ""


def random_bot(game: str, chance: Chance) -> Bot:
    """Make a bot that takes any option."""
    return RandomBot(chance)


def greedy_bot(game: str, chance: Chance, weights: str) -> Bot:
    """Make a bot that takes what looks best at once."""
    return GreedyBot(knowledge_of(game, "greedy", weights), chance)


def easy_bot(game: str, chance: Chance) -> Bot:
    """Make a bot for people who learn a game."""
    return EasyBot(beginner_of(game, "easy"), chance)


def normal_bot(game: str, chance: Chance) -> Bot:
    """Make a bot for people who know a game: what looks best at once is a fair opponent."""
    return GreedyBot(knowledge_of(game, "normal"), chance)


def hard_bot(game: str, chance: Chance) -> Bot:
    """Make a bot for people who know a game well."""
    return PlannerBot(planning_of(game, "hard"), HARD, chance)


def planner_bot(game: str, chance: Chance, budget: Budget, weights: str) -> Bot:
    """Make a bot that thinks turns through."""
    return PlannerBot(planning_of(game, "planner", weights), budget, chance)


def variety_bot(game: str, chance: Chance) -> Bot:
    """Make a bot that likes variety."""
    return VarietyBot(chance)


def beliefs_of_beginners(game: str, **said: Any) -> Any:
    """Return the numbers by which a beginner weighs a game."""
    beginner = beginner_of(game, "easy")
    return getattr(beginner.knowledge, "weights", None), beginner.doubt


def weights_of(game: str, *, weights: str = OWN, **said: Any) -> Any:
    """Return the numbers by which a game is weighed; their repr shows them all."""
    return getattr(knowledge_of(game, "greedy", weights), "weights", None)


WEIGHTS = FileName("weights", OWN)
KINDS: dict[str, Kind] = {
    kind.name: kind
    for kind in (
        Kind("easy", easy_bot, weights=beliefs_of_beginners),
        Kind("normal", normal_bot, weights=weights_of),
        Kind("hard", hard_bot, weights=weights_of),
        Kind("random", random_bot),
        Kind("greedy", greedy_bot, (WEIGHTS,), weights=weights_of),
        Kind("planner", planner_bot, (Thought("budget", Budget(seconds=1.0)), WEIGHTS), weights=weights_of),
        Kind("variety", variety_bot),
    )
}


def defaults_of(kind: Kind) -> dict[str, Any]:
    """Return the default parameters of a kind."""
    return {parameter.name: parameter.default for parameter in kind.parameters}

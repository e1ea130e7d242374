"""The kinds of bots: what each is called, what can be said about it, and how one is made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from menagerie.bots.greedy_bot import GreedyBot
from menagerie.bots.knowledge import knowledge_of
from menagerie.bots.parameters import Budget, Thought
from menagerie.bots.planner.planning import planning_of
from menagerie.bots.planner_bot import PlannerBot
from menagerie.bots.random_bot import RandomBot
from menagerie.bots.variety_bot import VarietyBot

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.bots.bot import Bot
    from menagerie.bots.parameters import Parameter
    from menagerie.kernel.chance import Chance


@dataclass(frozen=True)
class Kind:
    """A kind of bot; the first parameter may be said without its name."""

    name: str
    make: Callable[..., Bot]  # from a game, luck, and the parameters by name
    parameters: tuple[Parameter, ...] = ()


def random_bot(game: str, chance: Chance) -> Bot:
    """Make a bot that takes any option."""
    return RandomBot(chance)


def greedy_bot(game: str, chance: Chance) -> Bot:
    """Make a bot that takes what looks best at once."""
    return GreedyBot(knowledge_of(game, "greedy"), chance)


def planner_bot(game: str, chance: Chance, budget: Budget) -> Bot:
    """Make a bot that thinks turns through."""
    return PlannerBot(planning_of(game, "planner"), budget, chance)


def variety_bot(game: str, chance: Chance) -> Bot:
    """Make a bot that likes variety."""
    return VarietyBot(chance)


KINDS: dict[str, Kind] = {
    kind.name: kind
    for kind in (
        Kind("random", random_bot),
        Kind("greedy", greedy_bot),
        Kind("planner", planner_bot, (Thought("budget", Budget(seconds=1.0)),)),
        Kind("variety", variety_bot),
    )
}


def defaults_of(kind: Kind) -> dict[str, Any]:
    """Give the parameters of a kind where nothing is said about them."""
    return {parameter.name: parameter.default for parameter in kind.parameters}

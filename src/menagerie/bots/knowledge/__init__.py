"""What bots know of the games: one module or folder a game, named like the game."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, cast, runtime_checkable

from menagerie.kernel.errors import BadRequest

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.bots.knowledge.weight_sets import Shape
    from menagerie.kernel.decision import Decision

KNOWN = ("zooloretto", "ark_nova")
OWN = "own"  # the weights that belong to the game's knowledge, in place of a file


class Knowledge(Protocol):
    """What makes one option better than another, in one game."""

    def weigh(self, table: Any, decision: Decision[Any]) -> list[float]:
        """Give the worth of every option to the seat that is asked; nothing hidden on the table may matter."""
        ...


@runtime_checkable
class Projecting(Protocol):
    """What a game's knowledge may offer beside: a guess at the end of the game."""

    def project(self, table: Any, seat: int | None) -> list[int]:
        """Give the points that each seat will probably have, as one seat (or a spectator) may reckon."""
        ...


def knowledge_of(game: str, bot: str, weights: str = OWN) -> Knowledge:
    """Find what a bot can know of a game; its weights may come from a file."""
    check_known(game, bot)
    own = import_module(f"menagerie.bots.knowledge.{game}").KNOWLEDGE
    return cast("Knowledge", own if weights == OWN else type(own)(shape_of(game).load(Path(weights))))


def knowledge_with(game: str, seats: int, weights: Mapping[str, float]) -> Knowledge:
    """Give what is known of a game for so many players, with these weights."""
    own = import_module(f"menagerie.bots.knowledge.{game}").KNOWLEDGE
    return cast("Knowledge", type(own)({seats: shape_of(game).kind(**weights)}))


def shape_of(game: str) -> Shape[Any]:
    """Say which weights a game has."""
    return cast("Shape[Any]", import_module(f"menagerie.bots.knowledge.{game}.weights").SHAPE)


def own_weights_of(game: str) -> Path:
    """Find the file with the weights that belong to a game."""
    return Path(__file__).parent / game / "tuned.toml"


def check_known(game: str, bot: str) -> None:
    """Complain about a game that nobody knows anything of."""
    if game not in KNOWN:
        raise BadRequest("bots.error.no_knowledge", bot=bot, game=game, allowed=KNOWN)


@cache  # to ask whether it can takes long
def projecting_of(game: str) -> Projecting | None:
    """Find who can guess how a game will end; None: nobody."""
    knowledge = knowledge_of(game, "greedy") if game in KNOWN else None
    return knowledge if isinstance(knowledge, Projecting) else None

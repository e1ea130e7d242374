"""What bots know of the games: one module or folder a game, named like the game."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast, runtime_checkable

from menagerie.kernel.errors import BadRequest

if TYPE_CHECKING:
    from menagerie.kernel.decision import Decision

KNOWN = ("zooloretto", "ark_nova")


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


def knowledge_of(game: str, bot: str) -> Knowledge:
    """Find what a bot can know of a game."""
    if game not in KNOWN:
        raise BadRequest("bots.error.no_knowledge", bot=bot, game=game, allowed=KNOWN)
    return cast("Knowledge", import_module(f"menagerie.bots.knowledge.{game}").KNOWLEDGE)


def projecting_of(game: str) -> Projecting | None:
    """Find who can guess how a game will end; None: nobody."""
    knowledge = knowledge_of(game, "greedy") if game in KNOWN else None
    return knowledge if isinstance(knowledge, Projecting) else None

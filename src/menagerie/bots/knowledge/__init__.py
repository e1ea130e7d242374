"""What bots know of the games: one module or folder a game, named like the game."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, cast, runtime_checkable

from menagerie.games import every_game
from menagerie.kernel.errors import BadRequest
from menagerie.kernel.parts import Part, file_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.bots.knowledge.weight_sets import Shape
    from menagerie.kernel.decision import Decision

P = TypeVar("P")
OWN = "own"  # the weights that belong to the game's knowledge, in place of a file


class Knowledge(Protocol):
    """What makes one option better than another, in one game."""

    def weigh(self, table: Any, decision: Decision[Any]) -> list[float]:
        """Return the worth of every option to the seat asked; nothing hidden on the table may matter."""
        ...


class HasShape(Protocol):
    """The file weights.py of a game's knowledge."""

    @property
    def SHAPE(self) -> Shape[Any]:  # noqa: N802  # a constant of the file
        """Which weights there are."""
        ...


@runtime_checkable
class Projecting(Protocol):
    """What a game's knowledge may also offer: a guess at the end of the game."""

    def project(self, table: Any, seat: int | None) -> list[int]:
        """Return the points that each seat will probably have, as a seat (or a spectator) can estimate them."""
        ...


KNOWLEDGE: Part[Knowledge] = Part("knowledge", "menagerie.bots.knowledge.{game}", Knowledge, "KNOWLEDGE")
WEIGHTS: Part[HasShape] = Part("knowledge.weights", "menagerie.bots.knowledge.{game}.weights", HasShape)


def known_games() -> tuple[str, ...]:
    """List the games that bots know something about."""
    return KNOWLEDGE.among(every_game())


def knowledge_of(game: str, bot: str, weights: str = OWN) -> Knowledge:
    """Return what a bot can know of a game; its weights may come from a file."""
    own = needed(KNOWLEDGE, game, bot)
    return own if weights == OWN else cast("Any", type(own))(shape_of(game).load(Path(weights)))


def knowledge_with(game: str, seats: int, weights: Mapping[str, float]) -> Knowledge:
    """Return what is known of a game for a number of players, with these weights."""
    own: Any = type(needed(KNOWLEDGE, game, "greedy"))
    return cast("Knowledge", own({seats: shape_of(game).kind(**weights)}))


def weighed_games() -> tuple[str, ...]:
    """List the games with weights of their own; a game made of others goes by theirs."""
    return WEIGHTS.among(every_game())


def shape_of(game: str) -> Shape[Any]:
    """Return which weights a game has."""
    found = WEIGHTS.of(game)
    if found is None:
        raise BadRequest("bots.error.no_weights", game=game, allowed=weighed_games())
    return found.SHAPE


def own_weights_of(game: str) -> Path:
    """Return the file with a game's own weights."""
    return Path(file_of(WEIGHTS.module_of(game)) or "").parent / "tuned.toml"


def check_known(game: str, bot: str) -> None:
    """Raise if no bot knows anything about the game."""
    needed(KNOWLEDGE, game, bot)


def needed(part: Part[P], game: str, bot: str) -> P:
    """Return a part of a game's knowledge that a bot cannot do without."""
    found = part.of(game)
    if found is None:
        raise BadRequest("bots.error.no_knowledge", bot=bot, game=game, allowed=part.among(every_game()))
    return found


@cache  # finding out whether it can takes long
def projecting_of(game: str) -> Projecting | None:
    """Return what can guess how a game will end, if anything."""
    knowledge = KNOWLEDGE.if_sound(game)
    return knowledge if isinstance(knowledge, Projecting) else None

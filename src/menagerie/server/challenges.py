"""Challenges: games in a row, each at a table of its own, with what the earlier ones left in the box.

A table keeps its stage of a challenge as JSON values: the games before it, their tables, and its own points.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from menagerie.kernel.challenge import CHALLENGES
from menagerie.kernel.errors import BadRequest
from menagerie.server.messages.tables import ChallengeInfo

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.kernel.challenge import Challenge, Series
    from menagerie.kernel.game import Game
    from menagerie.server.messages.tables import NewTable

Stage: TypeAlias = dict[str, Any]


def challenge_of(game: str) -> Challenge:
    """Find the challenge of a game."""
    found = CHALLENGES.if_sound(game)
    if found is None:
        raise BadRequest("server.error.no_challenge", game=game)
    return found


def begin(wanted: NewTable, seed: int) -> Stage:
    """Begin a challenge; it is played alone."""
    challenge = challenge_of(wanted.game)
    if [plan.kind for plan in wanted.seats] != ["me"]:
        raise BadRequest("server.error.challenge_alone")
    return stage_of(challenge.start(seed, wanted.options))


def stage_of(series: Series, tables: Sequence[str] = ()) -> Stage:
    """Write down the stage of a challenge."""
    return {"series": series.save(), "tables": list(tables), "score": None}


def challenge_at(stage: Stage) -> Challenge:
    """Find the challenge that a stage belongs to."""
    return challenge_of(stage["series"]["challenge"])


def new_game(stage: Stage) -> Game:
    """Set up the game of a stage with what is left."""
    return challenge_at(stage).load(stage["series"])[0].new_game()


def scored(stage: Stage, score: int | None) -> Stage:
    """Note the points of the game; None while it goes on."""
    return {**stage, "score": score}


def after(stage: Stage, table: str, game: Game, seed: int) -> Stage:
    """Go on to the next game, or begin another challenge if all have been played."""
    challenge = challenge_at(stage)
    series = challenge.load(stage["series"])[0].with_result(game)
    return (
        stage_of(challenge.start(seed, series.options))
        if series.is_over
        else stage_of(series, [*stage["tables"], table])
    )


def goes_on(stage: Stage) -> bool:
    """Return whether a stage follows others, whose seed also decides its deal."""
    return bool(stage["tables"])


def info(stage: Stage, table: str) -> ChallengeInfo:
    """Return how the challenge stands."""
    challenge = challenge_at(stage)
    scores = [played["score"] for played in stage["series"]["played"]]
    number = len(scores) + 1
    if stage["score"] is not None:
        scores.append(stage["score"])
    return ChallengeInfo(
        number=number,
        games=challenge.GAMES,
        scores=scores,
        tables=[*stage["tables"], table],
        needed=challenge.NEEDED,
        passed=sum(scores) >= challenge.NEEDED if len(scores) == challenge.GAMES else None,
    )

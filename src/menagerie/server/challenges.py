"""Challenges: games in a row, each at a table of its own, with what the earlier ones have left in the box.

A table keeps its stage of a challenge as JSON values: the games before it, their tables, and its own points.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from menagerie.games.ark_nova import challenge as ark_nova
from menagerie.games.ark_nova.final_scoring import SOLO_POINTS
from menagerie.games.ark_nova.rules import RULES as ARK_NOVA
from menagerie.kernel.errors import BadRequest
from menagerie.server.messages.tables import ChallengeInfo

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.games.ark_nova.challenge import Series
    from menagerie.kernel.game import Game
    from menagerie.server.messages.tables import NewTable

Stage: TypeAlias = dict[str, Any]
OPTIONS = {ARK_NOVA.name: tuple(option.name for option in ark_nova.OPTIONS)}


def begin(wanted: NewTable, seed: int) -> Stage:
    """Begin a challenge; it is played alone."""
    if wanted.game not in OPTIONS:
        raise BadRequest("server.error.no_challenge", game=wanted.game)
    if [plan.kind for plan in wanted.seats] != ["me"]:
        raise BadRequest("server.error.challenge_alone")
    return stage_of(ark_nova.start(seed, wanted.options))


def stage_of(series: Series, tables: Sequence[str] = ()) -> Stage:
    """Write down where a challenge is."""
    return {"series": series.save(), "tables": list(tables), "score": None}


def new_game(stage: Stage) -> Game:
    """Set up the game of a stage with what is left (R-A-562 to R-A-565)."""
    return ark_nova.load(stage["series"])[0].new_game()


def scored(stage: Stage, score: int | None) -> Stage:
    """Note the points of the game; None: it goes on."""
    return {**stage, "score": score}


def after(stage: Stage, table: str, game: Game, seed: int) -> Stage:
    """Go on to the next game, or begin another challenge where all have been played."""
    series = ark_nova.load(stage["series"])[0].with_result(game)
    return (
        stage_of(ark_nova.start(seed, series.options))
        if series.is_over
        else stage_of(series, [*stage["tables"], table])
    )


def goes_on(stage: Stage) -> bool:
    """Say whether a stage follows others, whose seed decides its deal too."""
    return bool(stage["tables"])


def info(stage: Stage, table: str) -> ChallengeInfo:
    """Say how the challenge stands (R-A-567)."""
    scores = [played["score"] for played in stage["series"]["played"]]
    number = len(scores) + 1
    if stage["score"] is not None:
        scores.append(stage["score"])
    return ChallengeInfo(
        number=number,
        games=ark_nova.GAMES,
        scores=scores,
        tables=[*stage["tables"], table],
        needed=SOLO_POINTS,
        passed=sum(scores) >= SOLO_POINTS if len(scores) == ark_nova.GAMES else None,
    )

"""The analysis of a game: the chances after each turn, the biggest swings, and what a bot would have preferred."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.bots.analysis.verdict import Verdict

SWINGS = 5  # that are listed
NOTICED = 0.02  # of a chance that a swing must come to


@dataclass(frozen=True)
class TurnAnalysis:
    """What there is to say about a turn."""

    number: int  # from 1
    seat: int | None  # whose turn it was; None: several seats chose at once
    first: int  # the number of its first pick: how many picks had been made
    last: int  # how many had been made when it was over
    chances: list[float]  # of each seat, after the turn
    swing: float  # what the chances of its seat have gained
    verdicts: list[Verdict]  # empty if nobody asked, or there was nothing to choose

    @property
    def given_away(self) -> float:
        """Points that its seat gave away, as a bot sees it."""
        return sum(verdict.given_away for verdict in self.verdicts if self.seat in (None, verdict.seat))


@dataclass(frozen=True)
class Analysis:
    """What there is to say about a game, without a language."""

    game: str
    rules_version: int
    seats: int
    tries: int  # for each verdict
    seed: int
    finished: bool
    winners: list[int]
    start: list[float]  # the chances before the first turn
    turns: list[TurnAnalysis]
    swings: list[int]  # the numbers of the turns that changed most, the biggest change first

    def to_json(self) -> dict[str, Any]:
        """Return everything as plain JSON values."""
        return asdict(self)


def biggest_swings(turns: Sequence[TurnAnalysis]) -> list[int]:
    """List the turns that changed their own seat's chances most."""
    noticed = [turn for turn in turns if turn.seat is not None and abs(turn.swing) >= NOTICED]
    return [turn.number for turn in sorted(noticed, key=lambda turn: -abs(turn.swing))[:SWINGS]]

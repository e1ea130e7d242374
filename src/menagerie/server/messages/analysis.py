"""Analyses of games that are over."""

from __future__ import annotations

from typing import Literal

from menagerie.server.messages.said import Said, Text


class ToldPick(Said):
    """A pick: its key, and what it is called."""

    key: str
    label: Text


class LineInfo(Said):
    """One way to go on from a moment, as far as it could be foreseen."""

    steps: list[ToldPick]
    behind: float  # points behind the best
    error: float  # the standard error of that
    worlds: int  # that it was tried out in
    # Points by `<game>_bots.reason.<name>`: of the best over the next, of the others over the best.
    reasons: dict[str, float]


class VerdictInfo(Said):
    """What a bot says about picks of a seat, by what the seat knew then."""

    number: int  # how many picks had been made
    seat: int
    played: LineInfo
    preferred: list[LineInfo]  # the best first


class AnalysedTurn(Said):
    """A turn of a game that is over."""

    number: int  # from 1
    seat: int | None  # whose turn it was; None: several seats chose at once
    first: int  # how many picks had been made when it began
    last: int  # and when it was over
    chances: list[float]  # of each seat to win, after the turn
    swing: float  # what the chances of its seat have gained
    verdicts: list[VerdictInfo]


class AnalysisInfo(Said):
    """A game looked at again: the chances after each turn, and what a bot would have done."""

    game: str
    rules_version: int
    seats: int
    tries: int  # for each verdict
    seed: int
    finished: bool
    winners: list[int]
    start: list[float]  # the chances before the first turn
    turns: list[AnalysedTurn]
    swings: list[int]  # the numbers of the turns that changed most, the biggest change first


class AnalysisState(Said):
    """The progress of an analysis."""

    state: Literal["none", "waiting", "running", "done", "failed"]
    done: int = 0  # turns
    total: int = 0
    ahead: int = 0  # analyses that come before it
    mine: bool = False  # I have asked for it
    analysis: AnalysisInfo | None = None

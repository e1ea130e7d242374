"""Hints: a few sensible turns and why."""

from __future__ import annotations

from typing import Literal

from menagerie.server.messages.said import Said, Text


class HintStep(Said):
    """A pick of a suggested turn, and the question it answers.

    Nobody is asked one that is forced, and nothing depends on a trifle, such as the order of two gains.
    """

    key: str
    prompt: Text
    label: Text
    forced: bool = False
    trifle: bool = False


class HintReason(Said):
    """What speaks for a turn or against it, in points; its words are `<game>_bots.reason.<name>`."""

    name: str
    points: float


class HintInfo(Said):
    """A sensible turn, up to where something hidden would come to light.

    What it gains (mostly at once) and prepares (mostly for later) is said in its own right. The reasons of the best are
    what it has over the next best, those of the others what they have over the best.
    """

    steps: list[HintStep]
    behind: float  # points behind the best
    as_good: bool = False  # as the best: nobody should rely on the difference
    reasons: list[HintReason]
    gains: list[HintReason] = []
    prepares: list[HintReason] = []


class Hints(Said):
    """A few sensible turns, the best first."""

    type: Literal["hints"] = "hints"
    number: int
    seat: int
    hints: list[HintInfo]

"""Replays and results."""

from __future__ import annotations

from typing import Any

from menagerie.server.messages.position import EventInfo
from menagerie.server.messages.said import Said


class Moment(Said):
    """A game as it was after so many picks, with what led there."""

    number: int
    last: int  # the number of the newest moment I may see
    view: dict[str, Any]
    waiting_for: list[int]
    events: list[EventInfo]  # since the moment before
    parts: list[dict[str, int]]
    projection: list[int] | None
    turns: list[int]  # the numbers at which a turn began
    rounds: list[int]  # the numbers at which a round began, if the game has rounds


class ResultInfo(Said):
    """How a game ended: points by source, what broke ties, and the points of each seat after each round."""

    parts: list[dict[str, int]]
    sources: list[dict[str, dict[str, int]]] = []  # of each seat, by track: where the points came from
    tie_breaks: list[int]
    winners: list[int]
    curve: list[list[int]]
    gauges: dict[str, list[list[int]]] = {}  # what players watch: of each seat, before each turn and at the end
    turns: list[int] = []  # the numbers of these moments
    picks: int
    rules_version: int

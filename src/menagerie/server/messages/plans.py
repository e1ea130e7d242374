"""Plans: what several picks of one turn would come to."""

from __future__ import annotations

from typing import Any, Literal

from menagerie.server.messages.said import Said, Text


class PlannedStep(Said):
    """Something that would happen, and what could be done instead if it came first; both are option keys."""

    key: str
    instead: list[str]


class RefusedWish(Said):
    """A wish that cannot be granted, and why not."""

    key: str
    obstacles: list[Text]


class PlanInfo(Said):
    """What taking an option and then following the wishes would come to, as far as the rules allow."""

    type: Literal["plan"] = "plan"
    number: int
    seat: int
    key: str
    wishes: list[str]
    picks: list[str]  # to be sent in one message; forced ones are not asked and left out
    steps: list[PlannedStep]  # everything that would happen, in this order
    asides: list[PlannedStep]  # what is asked along the way besides, and the answers; no key: it waits for a wish
    refused: list[RefusedWish]
    complete: bool  # nothing is left to choose
    before: dict[str, int]
    after: dict[str, int]
    view: dict[str, Any]  # of the table as it would be
    events: list[Text]  # that would be told
    slips: list[Text]  # what the plan would waste or set off

"""Why other things cannot be chosen."""

from __future__ import annotations

from typing import Any, Literal

from menagerie.server.messages.said import Said, Text


class Impossible(Said):
    """Something that cannot be chosen, and why not."""

    key: str
    label: Text
    about: dict[str, Any]
    obstacles: list[Text]


class WhyNot(Said):
    """Everything that cannot be chosen now."""

    type: Literal["why_not"] = "why_not"
    number: int
    seat: int
    things: list[Impossible]
    extra: dict[str, Any] = {}  # what the game itself adds; the page of the game knows its form

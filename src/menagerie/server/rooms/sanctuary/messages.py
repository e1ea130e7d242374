"""What Sanctuary adds to the messages of the server."""

from __future__ import annotations

from typing import Literal

from menagerie.server.messages.said import Said, Text


class OutlookInfo(Said):
    """How a tile stands: the card that plays it best, the strength it asks for and has, and what is in the way."""

    standing: Literal["ok", "near", "no"]  # near: only strength is lacking, or its step comes later in this turn
    card: str | None  # None: a building needs none
    cards: list[str]  # all that can play it now
    needed: int
    there: int
    told: Text | None  # where both come from
    obstacles: list[Text]


class ProspectInfo(Said):
    """What a tile would come to on a space: open areas to make, what it gives, its points, all points, and icons."""

    areas: list[str]
    gains: list[Text]
    worth: int
    points: int
    icons: dict[str, int]  # by objective


class Extra(Said):
    """How the tiles of a hand and of the display stand, and where the one that is being played could go."""

    hand: dict[str, OutlookInfo] = {}
    display: dict[str, OutlookInfo] = {}  # as if they were taken
    prospects: dict[str, ProspectInfo] = {}  # by space

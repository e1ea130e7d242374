"""Places outside the grid where tiles go, and tiles with their places."""

from __future__ import annotations

from functools import cache, partial
from typing import ClassVar

from menagerie.games.aquaretto.tiles import GAME
from menagerie.games.loretto.placing import Placement, Purse
from menagerie.kernel.messages import Message


class Depot:
    """The depot, as a place where a tile can go: on top of the others (R-Q-030)."""

    __slots__ = ()
    key: ClassVar[str] = "depot"
    message: ClassVar[Message] = Message("aquaretto.place.depot")

    def __repr__(self) -> str:
        return self.key


DEPOT = Depot()
PURSE = Purse(GAME)  # for food too: it is kept with the money (R-QX-010)

placement = cache(partial(Placement, GAME))

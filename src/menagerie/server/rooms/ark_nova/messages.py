"""What Ark Nova adds to the messages of the server."""

from __future__ import annotations

from typing import Literal

from menagerie.server.messages.said import Said, Text


class LodgerInfo(Said):
    """An animal as an enclosure sees it: its price, whether it would fit, and everything that keeps it out now."""

    card: str
    price: int
    fits: bool
    left: int  # the room that it would leave
    obstacles: list[Text]


class GroundInfo(Said):
    """Spaces of a map that a building can cover, or cannot for the same reasons."""

    obstacles: list[Text]
    spaces: list[str]


class SiteInfo(Said):
    """A kind of building as the free spaces see it: how to begin, what is wrong everywhere, and what is where."""

    kind: str
    price: int
    strength: int
    action: str | None  # the choice to begin with; None if it is under way, or cannot be made
    x_tokens: int
    spots: int  # in how many ways it can lie
    reasons: list[Text]  # why it cannot be built at all; empty where it can
    obstacles: list[Text]
    grounds: list[GroundInfo]


class SpotInfo(Said):
    """What a building would gain and touch on a spot."""

    bonuses: dict[str, int]  # by the spaces that print them: how often each would be gained
    areas: list[str]  # of the map, that would be completed
    beside: list[str]  # rock and water


class Possibility(Said):
    """Something that an action could do: a card to play, a building, a task, a way to gain cards or money."""

    kind: str
    key: str


class PartInfo(Said):
    """A part of a price: what it comes from, which one, and how much it adds or takes away."""

    of: Literal["folder", "partner_zoo", "sponsor", "map", "card"]
    by: str
    amount: int


class PriceInfo(Said):
    """What a card costs now: the printed figure, the one that counts, the folder to pay, and why."""

    printed: int
    now: int
    folder: int
    parts: list[PartInfo]


class Extra(Said):
    """What stands in the way of cards that wait, and choices that may be begun from their end."""

    outlook: dict[str, list[Text]]  # by the key of a card: what stands in the way of playing it in this turn
    helping: dict[str, list[str]] = {}  # by card of the hand: whether it adds to a "project" in play, to a "final" card
    possible: dict[str, list[list[Possibility]]] = {}  # by action card and X-tokens spent: what can be done
    lodgings: dict[str, list[LodgerInfo]] = {}  # by the key of an enclosure with room: who could live there
    prices: dict[str, PriceInfo] | None = None  # by card: what it costs in the action in progress; None: as shown
    rooms: dict[str, int] = {}  # by the key of an enclosure on offer: the room left when the animal has moved in
    sites: list[SiteInfo] = []  # what could be built on which free space
    spots: dict[str, SpotInfo] = {}  # by the key of a spot on offer
    washed: dict[str, list[str]] = {}  # by a choice that leaves a gap in the display: what waves may wash away then

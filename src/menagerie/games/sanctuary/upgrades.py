"""Upgrading action cards: four markers, each with a condition of its own (R-S-110 to R-S-116)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.sanctuary.action_cards import CARDS, is_upgraded
from menagerie.games.sanctuary.icons import CLASS_MARKS, FOREST, PROJECT, ROCK, WATER
from menagerie.games.sanctuary.printed import UPGRADES
from menagerie.games.sanctuary.zoo_map import groups_of
from menagerie.kernel.decision import Decision
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from menagerie.games.sanctuary.action_cards import ActionCard
    from menagerie.games.sanctuary.turn import Turn
    from menagerie.games.sanctuary.zoo import Zoo
    from menagerie.kernel.decision import Obstacles

UPGRADE = Message("sanctuary.prompt.upgrade")


def largest_habitat(zoo: Zoo) -> int:
    """Count the tiles of the largest connected group of one habitat (R-S-113)."""
    return max((group.bit_count() for mark in (ROCK, FOREST, WATER) for group in groups_of(zoo.where[mark])), default=0)


class Marker:
    """An upgrade marker: what it counts, and how many it asks for (R-S-111)."""

    __slots__ = ("bit", "count", "key", "message", "needed")

    def __init__(self, index: int, key: str, needed: int, count: Callable[[Zoo], int]) -> None:
        self.bit = 1 << index
        self.key = key
        self.needed = needed
        self.count = count
        self.message = Message(f"sanctuary.upgrade.{key}", needed=needed)


MARKERS = (
    Marker(0, "objective", UPGRADES.objectives, lambda zoo: len(zoo.achievements)),
    Marker(1, "projects", UPGRADES.projects, lambda zoo: zoo.count(PROJECT)),
    Marker(2, "habitat", UPGRADES.connected_habitat, largest_habitat),
    Marker(3, "classes", UPGRADES.classes, lambda zoo: zoo.different(CLASS_MARKS)),
)
ALL_MARKERS = sum(marker.bit for marker in MARKERS)


class Upgrade:
    """Turn a card to its side II with a marker."""

    __slots__ = ("card", "key", "marker", "message")

    def __init__(self, marker: Marker, card: ActionCard) -> None:
        self.marker = marker
        self.card = card
        self.key = f"{marker.key}-{card.key}"
        self.message = Message("sanctuary.choice.upgrade", marker=marker.message, card=card)


WAYS = [Upgrade(marker, card) for marker in MARKERS for card in CARDS]


def is_met(zoo: Zoo, marker: Marker) -> bool:
    """Whether a marker is there, and its condition holds."""
    return bool(zoo.upgrades_left & marker.bit) and marker.count(zoo) >= marker.needed


def upgrades(zoo: Zoo) -> list[Upgrade]:
    """List the markers that can be used now, with the cards they can turn."""
    met = [marker for marker in MARKERS if is_met(zoo, marker)]
    return [way for way in WAYS if way.marker in met and not is_upgraded(zoo, way.card)] if met else []


def considered_upgrades(zoo: Zoo) -> Iterator[tuple[Upgrade, Obstacles]]:
    """Go through every marker and card, with what stands in the way."""
    for way in WAYS:
        marker, reasons = way.marker, []
        if not zoo.upgrades_left & marker.bit:
            reasons.append(Message("sanctuary.obstacle.upgrade_used"))
        elif marker.count(zoo) < marker.needed:
            reasons.append(Message("sanctuary.obstacle.upgrade", marker=marker.message, there=marker.count(zoo)))
        if is_upgraded(zoo, way.card):
            reasons.append(Message("sanctuary.obstacle.upgraded", card=way.card))
        yield way, tuple(reasons)


async def upgrade_cards(turn: Turn) -> None:
    """Use as many markers as the player likes, one after the other (R-S-110)."""
    me = turn.me
    while me.upgrades_left:
        ways = upgrades(me)
        if not ways:
            return
        way = await Decision(me.seat, UPGRADE, [None, *ways], considered_upgrades, me)
        if way is None:
            return
        me.upgrades_left &= ~way.marker.bit
        me.upgraded |= way.card.bit
        turn.tell("upgrades", card=way.card)

"""The alternative Build cards of Marine Worlds (R-A-638 to R-A-640)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from menagerie.games.ark_nova.actions.build import BuildCard
from menagerie.games.ark_nova.animals import costs_too_much
from menagerie.games.ark_nova.building import fits, spots_for
from menagerie.games.ark_nova.buildings import KIOSK, PAVILION
from menagerie.games.ark_nova.tracks import gain_money, pay
from menagerie.kernel.decision import NONE
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from menagerie.games.ark_nova.buildings import BuildingKind
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo_map import Spot
    from menagerie.kernel.decision import Obstacles


class ExtraBuilding:
    """One more kiosk or pavilion, for a price of its own."""

    __slots__ = ("cost", "key", "kind", "message")

    def __init__(self, kind: BuildingKind, cost: int) -> None:
        self.kind = kind
        self.cost = cost
        self.key = f"extra-{kind.key}"
        self.message = Message("ark_nova.choice.extra_building", building=kind, cost=cost)


extra_building = cache(ExtraBuilding)


class GenerousBuild(BuildCard):
    """Build 1 and 2: one more pavilion or kiosk, beyond the strength (R-A-638)."""

    __slots__ = ("extra",)
    extra: ExtraBuilding

    def extras(self, turn: Turn, taken: list[Any]) -> list[Any]:
        """Offer the extra building once."""
        extra = self.extra
        possible = not taken and turn.can_pay(extra.cost) and fits(turn.me, extra.kind, self)
        return [extra] if possible else []


class LargeBuild(BuildCard):
    """Build 3: more size, and on side II standard enclosures of one size several times (R-A-639)."""

    __slots__ = ("more",)
    more: int

    def room(self, strength: int) -> int:
        """Return the strength and a little more."""
        return strength + self.more

    def repeats(self, kind: BuildingKind) -> bool:
        """Standard enclosures may be built again."""
        return self.several_buildings and kind.is_standard


class TerrainBuild(BuildCard):
    """Build 4: a building may cover one space of rock or water (R-A-640)."""

    __slots__ = ("gained", "price")
    price: int
    gained: int

    def terrain_price(self, turn: Turn, spot: Spot) -> int:
        """Return what it costs to cover the terrain of a spot."""
        me = turn.me
        return self.price if spot.mask & ~me.map.land and not me.covers_terrain else 0

    def least_strength(self, turn: Turn) -> int | None:
        """Return the size of the smallest building that can be built; its only spots may cost more."""
        return PAVILION.size if self.can_build(turn, PAVILION) else None

    def can_build(self, turn: Turn, kind: BuildingKind) -> bool:
        """Whether a building can be paid for on some spot."""
        if super().can_build(turn, kind):
            return bool(self.payable_spots(turn, kind, self.cost_of(kind)))
        return False

    def buildable(self, turn: Turn, room: int, built: list[BuildingKind]) -> list[BuildingKind]:
        """List the kinds that can be paid for on some spot."""
        kinds = super().buildable(turn, room, built)
        return [kind for kind in kinds if self.payable_spots(turn, kind, self.cost_of(kind))]

    def payable_spots(self, turn: Turn, kind: BuildingKind, cost: int) -> Sequence[Spot]:
        """List the spots that the player can pay for, with the terrain."""
        spots = spots_for(turn.me, kind, self)
        if turn.can_pay(cost + self.price):
            return spots
        return [spot for spot in spots if turn.can_pay(cost + self.terrain_price(turn, spot))]

    def considered_spots(self, turn: Turn, kind: BuildingKind, cost: int) -> Iterator[tuple[Spot, Obstacles]]:
        """Go through every spot; to cover terrain may cost more than the player has."""
        for spot, obstacles in super().considered_spots(turn, kind, cost):
            price = cost + self.terrain_price(turn, spot)
            yield spot, obstacles or (NONE if turn.can_pay(price) else (costs_too_much(price, turn.me.money),))

    def after(self, turn: Turn, spot: Spot) -> BuildCard:
        """Return the card that covers no more, once it has."""
        return self.elsewhere if spot.mask & ~turn.me.map.land else self

    def cover(self, turn: Turn, spot: Spot) -> None:
        """Pay for the terrain, or gain money for it."""
        if spot.mask & ~turn.me.map.land:
            pay(turn.table, turn.me, self.terrain_price(turn, spot))
            gain_money(turn.table, turn.me, self.gained)


# --- the cards: a side of each from the same side of the standard card, and from its printed figures ---


def build_1(side: BuildCard, cost: int) -> BuildCard:
    """Build one more pavilion."""
    return generous(side, PAVILION, cost)


def build_2(side: BuildCard, cost: int) -> BuildCard:
    """Build one more kiosk."""
    return generous(side, KIOSK, cost)


def generous(side: BuildCard, kind: BuildingKind, cost: int) -> BuildCard:
    """Build one more of a kind."""
    card = side.like(GenerousBuild)
    card.extra = extra_building(kind, cost)
    return card


def build_3(side: BuildCard, more: int) -> BuildCard:
    """Build larger."""
    card = side.like(LargeBuild)
    card.more = more
    return card


def build_4(side: BuildCard, price: int, gained: int) -> BuildCard:
    """Build on a space of rock or water."""
    card = side.like(TerrainBuild)
    card.covers, card.price, card.gained = 1, price, gained
    return card


BUILD_MAKERS: dict[str, Callable[..., BuildCard]] = {
    "build_1": build_1,
    "build_2": build_2,
    "build_3": build_3,
    "build_4": build_4,
}

"""Build: one building on side I, several different ones on side II."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from menagerie.games.ark_nova.action_cards import BUILD, TABLE_END, ActionCard
from menagerie.games.ark_nova.building import (
    considered_spots,
    fits,
    fitting,
    has_space,
    is_one_too_many,
    obstacles_to_room,
    put_up,
    spots_for,
    which_spot,
)
from menagerie.games.ark_nova.buildings import PAVILION, BuildingKind
from menagerie.games.ark_nova.standing_effects import extra_building_kinds, tell_of_extra
from menagerie.games.ark_nova.tracks import pay
from menagerie.kernel.decision import NONE
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo
    from menagerie.games.ark_nova.zoo_map import Spot
    from menagerie.kernel.decision import Obstacles

WHAT_TO_BUILD = Message("ark_nova.prompt.build")

Kind = TypeVar("Kind", bound="BuildCard")


class BuildCard(ActionCard):
    """A side of a Build card."""

    __slots__ = ("cost_per_space", "covers", "elsewhere", "kinds", "several_buildings")
    action = BUILD

    def __init__(
        self,
        cost_per_space: int,
        kinds: tuple[BuildingKind, ...],
        *,
        several_buildings: bool = False,
        upgrade: BuildCard | None = None,
    ) -> None:
        super().__init__(upgrade)
        self.cost_per_space = cost_per_space
        self.kinds = kinds
        self.several_buildings = several_buildings
        self.covers = 0  # spaces of rock or water that a building may cover (R-A-640)
        self.elsewhere: BuildCard = self  # what counts for buildings that other effects place (R-A-089)

    def like(self, kind: type[Kind]) -> Kind:
        """Return a card of another kind with the same figures."""
        card = kind(self.cost_per_space, self.kinds, several_buildings=self.several_buildings, upgrade=self.upgrade)
        card.elsewhere = self.elsewhere
        return card

    def room(self, strength: int) -> int:
        """Return the size that may be built."""
        return strength

    def cost_of(self, kind: BuildingKind) -> int:
        """Return the price of a building: 2 money per space (R-A-140)."""
        return self.cost_per_space * kind.size

    def allows(self, strength: int) -> tuple[Message, ...]:
        """Return how large buildings may be."""
        word = "buildings" if self.several_buildings else "building"
        return (Message(f"ark_nova.allows.{word}", strength=self.room(strength)),)

    def possible(self, turn: Turn, strength: int) -> Sequence[BuildingKind]:
        """List the buildings that can be built."""
        return self.buildable(turn, self.room(strength), [])

    def does_the_same(self, strength: int) -> bool:
        """Whether no building is large enough to need that much."""
        return not self.several_buildings and self.room(strength) > TABLE_END

    def least_strength(self, turn: Turn) -> int | None:
        """Return the size of the smallest building that can be built."""
        me = turn.me
        if me.money - turn.must_keep >= self.cost_per_space and has_space(me, self):
            return PAVILION.size
        return None  # if a pavilion has no room, or costs too much, so does everything else

    def obstacles(self, turn: Turn) -> Obstacles:
        """Return why nothing can be built."""
        return self.considered_buildings(turn, 1, [])[0][1]

    # --- what can be built ---

    def payable_size(self, turn: Turn) -> int:
        """Return the size of the largest building that the player can pay for."""
        return (turn.me.money - turn.must_keep) // self.cost_per_space

    def can_build(self, turn: Turn, kind: BuildingKind) -> bool:
        """Whether a building can be paid for and has room."""
        return kind.size <= self.payable_size(turn) and self.has_room(turn.me, kind)

    def has_room(self, zoo: Zoo, kind: BuildingKind) -> bool:
        """Whether a zoo may have one more building of a kind, and there is a place for it."""
        return not (kind.is_special and is_one_too_many(zoo, kind)) and fits(zoo, kind, self)

    def payable_spots(self, turn: Turn, kind: BuildingKind, cost: int) -> Sequence[Spot]:
        """List the spots for a building that the player can pay for."""
        return spots_for(turn.me, kind, self) if turn.can_pay(cost) else ()

    def considered_spots(self, turn: Turn, kind: BuildingKind, cost: int) -> Iterator[tuple[Spot, Obstacles]]:
        """Go through every spot for a building, with what stands in the way."""
        return considered_spots(turn.me, kind, self)

    def buildable(self, turn: Turn, room: int, built: list[BuildingKind]) -> list[BuildingKind]:
        """List the kinds that can be built: each once within the strength, and perhaps one of them again (R-A-458)."""
        me, largest = turn.me, self.payable_size(turn)
        kinds: Iterable[BuildingKind] = self.kinds
        if built:
            extra = extra_building_kinds(me, built)
            kinds = [
                kind
                for kind in kinds
                if kind in extra or (kind.size <= room and (kind not in built or self.repeats(kind)))
            ]
        elif room < largest:
            largest = room
        few = [kind for kind in kinds if kind.size <= largest and not (kind.is_special and is_one_too_many(me, kind))]
        return fitting(me, few, self)

    def repeats(self, kind: BuildingKind) -> bool:
        """Whether a kind may be built several times in one action."""
        return False

    def extras(self, turn: Turn, taken: list[Any]) -> list[Any]:
        """List what may be built beyond the strength, after what was taken of it."""
        return []

    def after(self, turn: Turn, spot: Spot) -> BuildCard:
        """Return what counts for the rest of the action once something stands on a spot."""
        return self

    def obstacles_to_building(self, turn: Turn, kind: BuildingKind, room: int) -> Obstacles:
        """List everything that keeps a kind of building from being built."""
        reasons = []
        if kind not in self.kinds:
            reasons.append(Message("ark_nova.obstacle.build_side_2"))
        if kind.size > room:
            reasons.append(Message("ark_nova.obstacle.size", needed=kind.size, there=room))
        if is_one_too_many(turn.me, kind):
            reasons.append(Message("ark_nova.obstacle.one_only"))
        cost = self.cost_of(kind)
        if not turn.can_pay(cost):
            reasons.append(Message("ark_nova.obstacle.costs", needed=cost, there=turn.me.money))
        reasons += obstacles_to_room(turn.me, kind, self)
        return tuple(reasons)

    def considered_buildings(
        self, turn: Turn, room: int, built: list[BuildingKind]
    ) -> list[tuple[BuildingKind, Obstacles]]:
        """Go through every kind of building, with what stands in its way; one more of a kind may need no strength."""
        extra = extra_building_kinds(turn.me, built)
        twice = (Message("ark_nova.obstacle.same_kind"),)
        return [
            (
                kind,
                self.obstacles_to_building(turn, kind, kind.size if kind in extra else room)
                + (twice if kind in built and kind not in extra and not self.repeats(kind) else NONE),
            )
            for kind in (self.upgrade or self).kinds
        ]

    # --- building ---

    async def do(self, turn: Turn, strength: int) -> None:
        """Build up to the strength, each building paid, placed and resolved in turn (R-A-134 to R-A-141)."""
        built: list[BuildingKind] = []
        taken: list[Any] = []  # beyond the strength
        room, card = self.room(strength), self

        def options(turn: Turn) -> list[Any]:
            kinds = [*card.buildable(turn, room, built), *card.extras(turn, taken)]
            return [None, *kinds] if built or taken else kinds

        while card.goes_on(turn, built, taken):
            kind = await turn.choose(WHAT_TO_BUILD, options, card.considered_buildings, turn, room, built)
            if kind is None:
                break
            if not isinstance(kind, BuildingKind):
                taken.append(kind)
                kind, cost = kind.kind, kind.cost
            else:
                cost = card.cost_of(kind)
                if kind in built and not (card.repeats(kind) and kind.size <= room):
                    tell_of_extra(turn, kind, built)
                    built.append(kind)
                else:
                    room = room - kind.size if self.several_buildings else 0  # R-A-134, R-A-136
                    built += [] if kind in built else [kind]
            card = card.after(turn, await card.build(turn, kind, cost))
            if turn.doing is not None:
                turn.doing.card = card

    def goes_on(self, turn: Turn, built: list[BuildingKind], taken: list[Any]) -> bool:
        """Whether anything may still be built in an action."""
        return (
            not built
            or self.several_buildings
            or bool(extra_building_kinds(turn.me, built))
            or bool(self.extras(turn, taken))
        )

    async def build(self, turn: Turn, kind: BuildingKind, cost: int) -> Spot:
        """Pay for a building and place it."""
        me, where = turn.me, which_spot(kind)
        spot = await turn.choose(
            where, lambda turn: self.payable_spots(turn, kind, cost), self.considered_spots, turn, kind, cost
        )
        pay(turn.table, me, cost)
        self.cover(turn, spot)
        await put_up(turn, kind, spot)
        return spot

    def cover(self, turn: Turn, spot: Spot) -> None:
        """Pay or gain for the terrain on a spot; it costs nothing where it may be covered anyway."""

"""What a building would gain and touch on each spot that is on offer, told before it stands there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from menagerie.games.ark_nova.building import bonus_spaces, times_gained
from menagerie.games.ark_nova.standing_effects import gains_no_placement_bonus
from menagerie.games.ark_nova.zoo_map import NAMES, Spot
from menagerie.kernel.hexagons import spaces_in

if TYPE_CHECKING:
    from menagerie.games.ark_nova.buildings import BuildingKind
    from menagerie.games.ark_nova.table import Table
    from menagerie.games.ark_nova.zoo import Zoo
    from menagerie.kernel.decision import Decision

SPOT_PROMPT = "ark_nova.prompt.spot"


class SpotGains(NamedTuple):
    """What a building gains on a spot: bonuses by their spaces, each so many times, and areas; and what it touches."""

    bonuses: dict[str, int]
    areas: list[str]
    beside: list[str]  # rock and water that the building would touch


def spot_gains(table: Table, decision: Decision[Any]) -> dict[str, SpotGains]:
    """Return for each spot on offer what a building there would gain and touch; nothing if no spot is asked for."""
    if decision.prompt.key != SPOT_PROMPT:
        return {}
    zoo, kind = table.zoos[decision.seat], decision.prompt.args["building"]
    spots = [option for option in decision.options if isinstance(option, Spot)]
    # What is moved may also stay, and gains nothing (R-A-679).
    moves = any(not spot.mask & ~zoo.covered for spot in spots)
    return {spot.key: gains_on(zoo, kind, spot, moves) for spot in spots}  # type: ignore[arg-type]  # it is the kind itself


def gains_on(zoo: Zoo, kind: BuildingKind, spot: Spot, moves: bool) -> SpotGains:
    """Look at one spot; what a growing enclosure covers already was gained before (R-A-668)."""
    new = spot.mask & ~zoo.covered
    free = () if moves or gains_no_placement_bonus(zoo) else bonus_spaces(zoo, new)
    terrain = spot.around & (zoo.map.rock | zoo.map.water) & ~zoo.covered
    return SpotGains(
        {NAMES[space]: times_gained(kind) for space in free},
        [] if moves else zoo.map.power.completed_areas(zoo, new),
        [NAMES[space] for space in spaces_in(terrain)],
    )

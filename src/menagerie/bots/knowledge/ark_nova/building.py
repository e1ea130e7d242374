"""What it is worth to build: homes for the animals in mind, kiosks, pavilions, and the bonuses that are covered."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from menagerie.bots.knowledge.ark_nova import animals
from menagerie.bots.knowledge.ark_nova.outlook import Outlook, once
from menagerie.games.ark_nova.buildings import KIOSK, PAVILION
from menagerie.games.ark_nova.cards import Animal
from menagerie.games.ark_nova.display import in_range
from menagerie.games.ark_nova.housing import can_house, has_herd
from menagerie.games.ark_nova.map_powers.continents import Continents, markers
from menagerie.games.ark_nova.printed.action_cards import BUILD_CARD

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.games.ark_nova.buildings import BuildingKind
    from menagerie.games.ark_nova.zoo_map import Spot

KIOSK_HOPE = 1.0  # neighbours that a new kiosk will still get


class Need(NamedTuple):
    """An animal that has no home yet, and what it is worth to build one for it."""

    animal: Animal
    worth: float


@once
def homeless(outlook: Outlook) -> list[Need]:
    """List the animals in mind without an open enclosure, the best first."""
    me, weights = outlook.me, outlook.weights
    wanted = [(card, 1.0) for card in me.hand if isinstance(card, Animal)]
    if me.action_cards.animals.from_display:
        wanted += [(card, weights.display) for card in in_range(outlook.table, me) if isinstance(card, Animal)]
    needs = [Need(animal, share * worth_at_home(outlook, animal)) for animal, share in wanted]
    needs.sort(key=lambda need: -need.worth)
    open_homes = [building for building in me.buildings if building.is_open]
    missing = []
    for need in needs:
        home = next((home for home in open_homes if can_house(me, home, need.animal)), None)
        if home is not None:
            if home.kind.is_standard:
                open_homes.remove(home)
        elif need.worth > 0 and not has_herd(me, need.animal):
            missing.append(need)
    return missing


def worth_at_home(outlook: Outlook, animal: Animal) -> float:
    """Return what an animal will bring once it has a home."""
    price = animals.price(outlook, animal)
    net = animals.gain_of(outlook, animal) - outlook.cost(price)
    home = animals.building_cost(animal)
    chance = animals.chance_of_conditions(outlook, animal) * animals.chance_of_money(outlook, price + home)
    return net * chance * min(1.0, outlook.turns / 2)


def tenant(outlook: Outlook, kind: BuildingKind, needs: Sequence[Need]) -> Need | None:
    """Find the animal that a building would be built for; one that fits exactly comes first."""
    if kind.is_standard:
        fitting = [need for need in needs if need.animal.standard and need.animal.size <= kind.size]
        waste = outlook.cost(BUILD_CARD.cost_per_space)
        return max(fitting, key=lambda need: need.worth - waste * (kind.size - need.animal.size), default=None)
    if kind.is_special:
        living = [need for need in needs if any(special is kind for special, _ in need.animal.special)]
        return max(living, key=lambda need: need.worth, default=None)
    return None


def kind_worth(outlook: Outlook, kind: BuildingKind, needs: Sequence[Need], spots: Sequence[Spot], free: bool) -> float:
    """Return what a kind of building is worth on the best spot it can have."""
    if not spots:
        return -100.0
    need = tenant(outlook, kind, needs)
    base = base_worth(outlook, kind, needs, need)
    if not free:
        base -= outlook.cost(BUILD_CARD.cost_per_space * kind.size)
    terrain = need.animal if need is not None and (need.animal.rock or need.animal.water) else None
    if terrain is not None and kind.is_standard and not any(has_terrain(outlook, spot, terrain) for spot in spots):
        others = [other for other in needs if other is not need]
        return kind_worth(outlook, kind, others, spots, free)
    return base + best_covered(outlook, kind, spots)


def best_covered(outlook: Outlook, kind: BuildingKind, spots: Sequence[Spot]) -> float:
    """Return what the best of some spots gives at once."""
    me = outlook.me
    if not me.kiosks and kind is not KIOSK and (me.map.land & ~me.covered).bit_count() > kind.size:
        bonuses = me.map.bonus_mask
        spots = [spot for spot in spots if spot.mask & bonuses]  # nothing else gives anything
    return max([covered_worth(outlook, kind, spot) for spot in spots], default=0.0)


def base_worth(outlook: Outlook, kind: BuildingKind, needs: Sequence[Need], need: Need | None) -> float:
    """Return what a building is worth wherever it stands, before paying for it."""
    weights = outlook.weights
    if kind is KIOSK:
        return outlook.earned(outlook.breaks * KIOSK_HOPE)
    if kind is PAVILION:
        return outlook.appeal
    time = min(1.0, outlook.turns / 10)
    spare = sum(home.kind.is_standard and home.is_open for home in outlook.me.buildings)
    worth = weights.idle_space * kind.size * time / (1 + spare) if kind.is_standard else 0.3 * time
    if need is not None:
        worth = weights.housing * need.worth
        if kind.is_standard:
            worth -= 0.05 * (kind.size - need.animal.size)
        else:  # room for others, and no whole tile for a single animal
            others = [n for n in needs if n is not need and any(s is kind for s, _ in n.animal.special)]
            worth += 0.4 * weights.housing * sum(other.worth for other in others) + 0.8 * time
    return worth


def has_terrain(outlook: Outlook, spot: Spot, animal: Animal) -> bool:
    """Whether an enclosure on a spot would have the rock and water an animal needs."""
    zoo_map = outlook.me.map
    if outlook.me.covers_terrain:
        return True
    return (spot.around & zoo_map.rock).bit_count() >= animal.rock and (
        spot.around & zoo_map.water
    ).bit_count() >= animal.water


@once
def bonuses_worth(outlook: Outlook) -> dict[int, float]:
    """Return, by space, what the bonuses of the map that can still be gained are worth."""
    me = outlook.me
    return {space: outlook.bonus(bonus) for space, bonus in me.map.bonuses.items() if not me.spent >> space & 1}


def covered_worth(outlook: Outlook, kind: BuildingKind, spot: Spot) -> float:
    """Return what a spot gives at once: bonuses, and the neighbours of kiosks."""
    me = outlook.me
    worth = 0.0
    if spot.mask & me.map.bonus_mask:
        worths = bonuses_worth(outlook)
        for space in spot.spaces:
            worth += worths.get(space, 0.0)
    if me.kiosks or kind is KIOSK:
        for building in me.buildings:
            if building.spot.mask & spot.around:
                if kind is KIOSK:
                    worth += outlook.earned(outlook.breaks) * (0.9 if building.pays_kiosk else 0.5)
                elif building.kind is KIOSK:
                    worth += outlook.earned(outlook.breaks) * 0.7
    if me.map.area_bonuses:
        worth += areas_worth(outlook, spot.mask)
    left = me.map.land & ~(me.covered | spot.mask)
    if not left and not me.map_was_full:
        worth += me.map.full_map_appeal
    return worth


def areas_worth(outlook: Outlook, mask: int) -> float:
    """Return what covering spaces is worth on map 13: areas that it completes, or brings nearer."""
    me = outlook.me
    completed = me.map.power.completed_areas(me, mask)
    worth = 0.0
    for area, bonus in me.map.area_bonuses.items():
        spaces = me.map.features[area]
        if area in completed:
            worth += outlook.bonus(bonus) * (1.0 + 0.85 * outlook.breaks)
        elif area not in me.areas and spaces & mask:
            nearer = (spaces & (me.covered | mask)).bit_count() ** 2 - (spaces & me.covered).bit_count() ** 2
            worth += 0.5 * outlook.bonus(bonus) * outlook.breaks * nearer / spaces.bit_count() ** 2
    return worth


def continent_worth(outlook: Outlook, spot: Spot, animal: Animal) -> float:
    """Return what it is worth on map 9 that an animal will live on its own continent."""
    me = outlook.me
    if not isinstance(me.map.power, Continents):
        return 0.0
    return 0.8 * sum(icon in animal.continents and bool(me.map.features[icon.key] & spot.mask) for icon in markers(me))


def spot_worth(outlook: Outlook, kind: BuildingKind, spot: Spot, needs: Sequence[Need]) -> float:
    """Return what a spot is worth: what it covers, whom it suits, where it leads, and what it leaves."""
    me = outlook.me
    worth = covered_worth(outlook, kind, spot)
    if kind.is_standard:
        size = me.map.housing_size(kind, spot)
        homes = [n for n in needs if n.animal.standard and n.animal.size <= size]
        suited = [
            n.worth - 0.1 * (size - n.animal.size) + continent_worth(outlook, spot, n.animal)
            for n in homes
            if has_terrain(outlook, spot, n.animal)
        ]
        if suited:
            worth += outlook.weights.housing * max(suited)
        worth += 0.05 * (spot.around & (me.map.rock | me.map.water)).bit_count()
    new_reach = spot.around & ~me.reach & ~me.covered & me.map.bonus_mask
    worth += 0.3 * new_reach.bit_count()
    free_around = (spot.around & me.map.land & ~me.covered).bit_count()
    return worth - 0.04 * free_around + 0.1 * (spot.mask & me.map.build_2).bit_count()

"""What sponsors and final scoring cards count in a zoo, by the words of the data files."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, TypeAlias

from menagerie.games.ark_nova.buildings import KIOSK, PAVILION, SIZE_1, building_kind
from menagerie.games.ark_nova.icons import CATEGORIES, CONTINENTS, ICONS, ROCK, WATER
from menagerie.games.ark_nova.zoo_map import GRID

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.games.ark_nova.cards import Animal, Sponsor
    from menagerie.games.ark_nova.icons import Icon
    from menagerie.games.ark_nova.zoo import Zoo

Count: TypeAlias = "Callable[[Zoo], int]"
SIDE_ENTRANCE = building_kind("side_entrance")
GROUP = 6  # connected empty spaces (R-A-508)
ROOM_BESIDE = 3  # empty spaces beside a kiosk (R-A-666)
SIDES = 6


# --- icons and animals ---


def icons(index: int, zoo: Zoo) -> int:
    """Count the icons of a kind."""
    return zoo.icons[index]


def kinds_of(kinds: tuple[Icon, ...], zoo: Zoo) -> int:
    """Count how many of these icons are in the zoo at all."""
    return sum(zoo.icons[icon.index] > 0 for icon in kinds)


def terrain_icons(zoo: Zoo) -> int:
    """Count rock and water icons."""
    return zoo.icons[ROCK.index] + zoo.icons[WATER.index]


def terrain_pairs(zoo: Zoo) -> int:
    """Count pairs of one rock and one water icon."""
    return min(zoo.icons[ROCK.index], zoo.icons[WATER.index])


def small_animals(zoo: Zoo) -> int:
    """Count small animals (R-A-024)."""
    return sum(animal.is_small for animal in zoo.animals)


def large_animals(zoo: Zoo) -> int:
    """Count large animals (R-A-025)."""
    return sum(animal.is_large for animal in zoo.animals)


def reputation(zoo: Zoo) -> int:
    """Return the reputation."""
    return zoo.reputation


def x_tokens(zoo: Zoo) -> int:
    """Count X-tokens."""
    return zoo.x_tokens


# --- the map ---


def terrain(zoo: Zoo, name: str) -> int:
    """Return the rock or water spaces that no building covers (R-A-465)."""
    spaces = zoo.map.rock if name == "rock" else zoo.map.water
    return spaces & ~zoo.covered


def connected_terrain(name: str, zoo: Zoo) -> int:
    """Count rock or water spaces beside a covered space (R-A-032)."""
    return (terrain(zoo, name) & zoo.reach).bit_count()


def isolated_terrain(name: str, zoo: Zoo) -> int:
    """Count rock or water spaces that touch no covered space."""
    return (terrain(zoo, name) & ~zoo.reach).bit_count()


def all_connected(name: str, zoo: Zoo) -> int:
    """Return whether no rock or water space is isolated (R-A-492)."""
    return not isolated_terrain(name, zoo)


def connected_border(zoo: Zoo) -> int:
    """Count empty border spaces beside a covered space (R-A-507)."""
    return (zoo.map.border & ~zoo.covered & zoo.reach).bit_count()


def connected_bonuses(zoo: Zoo) -> int:
    """Count uncovered placement bonuses beside a covered space (R-A-514)."""
    return (zoo.map.bonus_mask & ~zoo.covered & zoo.reach).bit_count()


def isolated_bonuses(zoo: Zoo) -> int:
    """Count placement bonuses that touch no covered space."""
    return (zoo.map.bonus_mask & ~zoo.covered & ~zoo.reach).bit_count()


def full_border(zoo: Zoo) -> int:
    """Return whether every border space is covered (R-A-470)."""
    return not zoo.map.border & ~zoo.covered


def full_map(zoo: Zoo) -> int:
    """Return whether every building space is covered (R-A-153)."""
    return zoo.is_full


def building_goals(zoo: Zoo) -> int:
    """Count how many of four goals are met: water connected, rock connected, border covered, map covered (R-A-518)."""
    return all_connected("water", zoo) + all_connected("rock", zoo) + full_border(zoo) + full_map(zoo)


def empty_spaces(zoo: Zoo) -> int:
    """Count building spaces without a building (R-A-033)."""
    return (zoo.map.land & ~zoo.covered).bit_count()


def empty_groups(zoo: Zoo) -> int:
    """Count full groups of six connected empty spaces (R-A-508)."""
    return sum(group.bit_count() // GROUP for group in GRID.groups(zoo.map.land & ~zoo.covered))


# --- buildings ---


def kiosks(zoo: Zoo) -> int:
    """Count kiosks."""
    return zoo.kiosks


def occupied_size_1(zoo: Zoo) -> int:
    """Count occupied enclosures of one space."""
    return sum(building.kind is SIZE_1 and building.cubes > 0 for building in zoo.buildings)


def beside_side_entrance(zoo: Zoo) -> int:
    """Count buildings beside the side entrance, kiosks too, but no empty standard enclosures (R-A-504)."""
    entrance = zoo.find(SIDE_ENTRANCE)
    if entrance is None:
        return 0
    return sum(
        bool(entrance.spot.around & building.spot.mask) and (not building.kind.is_standard or building.cubes > 0)
        for building in zoo.buildings
    )


def pavilions(zoo: Zoo) -> int:
    """Count pavilions."""
    return sum(building.kind is PAVILION for building in zoo.buildings)


def open_kiosks(zoo: Zoo) -> int:
    """Count kiosks with at least three empty building spaces beside them (R-A-666)."""
    empty = zoo.map.land & ~zoo.covered
    kiosks = [building for building in zoo.buildings if building.kind is KIOSK]
    return sum((kiosk.spot.around & empty).bit_count() >= ROOM_BESIDE for kiosk in kiosks)


def aquariums_beside_tunnel(zoo: Zoo) -> int:
    """Count the small and the large aquarium where they touch the tunnel (R-A-678)."""
    tunnel = next((building for building in zoo.buildings if building.kind.on_water), None)
    if tunnel is None:
        return 0
    aquariums = [building for building in zoo.buildings if building.kind.is_aquarium and building.kind.is_special]
    return sum(bool(tunnel.spot.around & aquarium.spot.mask) for aquarium in aquariums)


def building_shapes(zoo: Zoo) -> int:
    """Count differently shaped buildings (R-A-685)."""
    return len({shape_of(building.kind.cells) for building in zoo.buildings})


@cache
def shape_of(cells: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """Return a shape, however it is turned; mirror images stay different."""
    turned, turns = list(cells), []
    for _ in range(SIDES):
        turned = [(-r, q + r) for q, r in turned]
        first = min(turned)
        turns.append(tuple(sorted((q - first[0], r - first[1]) for q, r in turned)))
    return min(turns)


# --- cards ---


def conditions(zoo: Zoo) -> int:
    """Count the condition symbols on the cards of the zoo (R-A-688, R-A-709)."""
    cards: list[Animal | Sponsor] = [*zoo.animals, *zoo.sponsors]
    return sum(condition.symbols for card in cards for condition in card.conditions)


def most_of_one(kinds: tuple[Icon, ...], zoo: Zoo) -> int:
    """Count the icons of the best kind whose base project the player did not support (R-A-686)."""
    supported = [project.icon for project in zoo.supported if project.is_base]
    return max([zoo.icons[icon.index] for icon in kinds if icon not in supported], default=0)


COUNTS: dict[str, Count] = {
    **{name: partial(icons, icon.index) for name, icon in ICONS.items()},
    "category": partial(kinds_of, CATEGORIES),
    "continent": partial(kinds_of, CONTINENTS),
    "category-or-continent": partial(kinds_of, CATEGORIES + CONTINENTS),
    "rock-or-water": terrain_icons,
    "rock-and-water": terrain_pairs,
    "small-animal": small_animals,
    "large-animal": large_animals,
    "sponsor": lambda zoo: len(zoo.sponsors),
    "university": lambda zoo: len(zoo.universities),
    "supported-project": lambda zoo: zoo.supported_projects,
    "reputation": reputation,
    "x-token": x_tokens,
    "kiosk": kiosks,
    "pavilion": pavilions,
    "kiosk-or-pavilion": lambda zoo: zoo.kiosks + pavilions(zoo),
    "kiosk-and-pavilion": lambda zoo: min(zoo.kiosks, pavilions(zoo)),
    "open-kiosk": open_kiosks,
    "aquarium-beside-tunnel": aquariums_beside_tunnel,
    "all-bonuses-covered": lambda zoo: not zoo.map.bonus_mask & ~zoo.covered,
    "building-shape": building_shapes,
    "pouched-card": lambda zoo: len(zoo.pouches),
    "donation": lambda zoo: zoo.donations,
    "zoo-ahead": lambda zoo: zoo.trailing,
    "condition": conditions,
    "one-continent": partial(most_of_one, CONTINENTS),
    "one-category": partial(most_of_one, CATEGORIES),
    "occupied-size-1": occupied_size_1,
    "beside-side-entrance": beside_side_entrance,
    "connected-water": partial(connected_terrain, "water"),
    "connected-rock": partial(connected_terrain, "rock"),
    "isolated-water": partial(isolated_terrain, "water"),
    "isolated-rock": partial(isolated_terrain, "rock"),
    "all-water-connected": partial(all_connected, "water"),
    "all-rock-connected": partial(all_connected, "rock"),
    "connected-border": connected_border,
    "connected-bonus": connected_bonuses,
    "isolated-bonus": isolated_bonuses,
    "full-border": full_border,
    "full-map": full_map,
    "building-goal": building_goals,
    "empty-space": empty_spaces,
    "empty-group": empty_groups,
}

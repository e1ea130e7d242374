"""What a seat may know, as JSON values."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from menagerie.games.sanctuary.action_cards import is_upgraded, reach, row_after, strength_of
from menagerie.games.sanctuary.actions import gained_by
from menagerie.games.sanctuary.icons import CLASSES, CONTINENTS, HABITATS, INDEX, KINDS, PETTING_ZOO
from menagerie.games.sanctuary.objectives import is_allowed, markers_needed, support_of
from menagerie.games.sanctuary.playing import required_strength
from menagerie.games.sanctuary.printed import POINTS, SOLO, START, TILES
from menagerie.games.sanctuary.scoring import parts_of, petting_group_points, tile_points
from menagerie.games.sanctuary.table import OPTIONAL_STEPS
from menagerie.games.sanctuary.taking_turns import steps_ahead
from menagerie.games.sanctuary.upgrades import MARKERS, is_met
from menagerie.games.sanctuary.zoo_map import SPACES
from menagerie.kernel.save import keys

if TYPE_CHECKING:
    from menagerie.games.sanctuary.box import Box
    from menagerie.games.sanctuary.table import SanctuaryTable
    from menagerie.games.sanctuary.zoo import Zoo

COUNTED = (*HABITATS, *CONTINENTS, *CLASSES, *KINDS)


def view(table: SanctuaryTable, seat: int | None) -> dict[str, Any]:
    """Show the table."""
    return {
        "turn": table.turn,
        "current": table.current,
        "first": table.first,
        "stage": table.stage,
        "last_turns": table.last_turns,
        "side": table.box.map.key,
        "display": [tile.key if tile else None for tile in table.display],
        "pile": len(table.pile),
        "discard": keys(table.discard),
        "revealed": keys(table.revealed),
        "objectives": [objective_view(table, icon) for icon in table.objectives],
        "achievements": [{"icons": icons, "points": points} for icons, points in table.box.achievements.items()],
        "hand_limit": START.hand_limit,
        "step": table.step if table.stage == "turn" else None,
        "optional_steps": list(OPTIONAL_STEPS),
        "acting": table.acting.key if table.acting else None,
        "levels": levels(table.box),
        "solo": solo_view(table),
        "zoos": [zoo_view(table, zoo, own=zoo.seat == seat) for zoo in table.zoos],
    }


def objective_view(table: SanctuaryTable, icon: str) -> dict[str, Any]:
    """Show an objective, with the markers on it by seat; their icons are known, though they lie face down."""
    supporters = [
        {"seat": zoo.seat, "icons": icons}
        for zoo in table.zoos
        for icons, objective in zoo.achievements.items()
        if objective == icon
    ]
    return {"icon": icon, "supporters": supporters}


def solo_view(table: SanctuaryTable) -> dict[str, Any] | None:
    """Show the markers of the solo game that have been turned up."""
    if not table.solo_markers:
        return None
    turned = list(table.solo_markers[: table.solo_turned])
    return {
        "turned": turned,
        "left": len(table.solo_markers) - len(turned),
        "lost": table.lost,
        "unseen": unseen_markers(table),
        "swept": swept(table),
        "if_ended": sum(parts_of(table, table.zoos[0]).values()) + POINTS.first_to_end - POINTS.solo_marker,
    }


def unseen_markers(table: SanctuaryTable) -> list[int]:
    """Count the markers of each number that nobody has seen; some of them may not be in the game at all."""
    turned = table.solo_markers[: table.solo_turned]
    return [table.box.solo_markers.count(number) - turned.count(number) for number in range(1, SOLO.numbers + 1)]


def swept(table: SanctuaryTable) -> list[int]:
    """Count for each position of the display the unseen markers that would sweep its tile now (R-S-201)."""
    lowest = next((position for position, tile in enumerate(table.display) if tile is not None), None)
    found = [0] * len(table.display)
    for position, markers in enumerate(unseen_markers(table)):
        at = position if table.display[position] is not None else lowest
        if at is not None:
            found[at] += markers
    return found


@cache
def levels(box: Box) -> dict[str, int]:
    """Return the levels that an option has changed."""
    printed = {entry.name: entry.level for entries in TILES.values() for entry in entries.values()}
    return {key: tile.level for key, tile in box.tiles.items() if tile.level != printed[key]}


def zoo_view(table: SanctuaryTable, zoo: Zoo, *, own: bool) -> dict[str, Any]:
    """Show a zoo, with the hand only to its owner."""
    return {
        "hand": [{"tile": tile.key, "strength": required_strength(zoo, tile)} for tile in zoo.hand] if own else None,
        "hand_size": len(zoo.hand),
        "known": keys(zoo.known),
        "row": row_view(zoo),
        "reach": reach(zoo),
        "spaces": {space.key: space_view(zoo, space.number, own=own) for space in SPACES if zoo.taken & space.bit},
        "bonuses": {SPACES[space].key: effect for space, effect in zoo.map.bonuses.items() if zoo.bonuses >> space & 1},
        "open_areas": [space.key for space in SPACES if zoo.map.printed & space.bit],
        "icons": {mark: count for mark in COUNTED if (count := zoo.count(INDEX[mark]))},
        "achievements": [{"icons": icons, "objective": icon} for icons, icon in zoo.achievements.items()],
        "missing": {
            icon: {str(icons): markers_needed(zoo, support_of(icon, icons)) for icons in table.box.achievements}
            for icon in table.objectives
        },
        "upgrades": upgrades_view(zoo),
        "supports": {icon: support_view(table, zoo, icon) for icon in table.objectives},
        "empty": zoo.empty.bit_count(),
        "to_cover": zoo.map.to_cover.bit_count(),
        "ahead": steps_ahead(table, zoo) if own else None,
        "pouches": zoo.pouches,
        "conservation": zoo.conservation,
        "end_points": zoo.end_points,
        "points": parts_of(table, zoo),
    }


def row_view(zoo: Zoo) -> list[dict[str, Any]]:
    """Show the row of action cards: how strong each is, what it would gain, and the row after its use."""
    return [
        {
            "card": card.key,
            "upgraded": is_upgraded(zoo, card),
            "strength": strength_of(zoo, card),
            "gained": gained_by(zoo, card),
            "after": keys(row_after(zoo, card)),
        }
        for card in zoo.row
    ]


def upgrades_view(zoo: Zoo) -> list[dict[str, Any]]:
    """Show the upgrade markers: which are left, and how far their conditions are met."""
    return [
        {
            "marker": marker.key,
            "left": bool(zoo.upgrades_left & marker.bit),
            "met": is_met(zoo, marker),
            "there": marker.count(zoo),
            "needed": marker.needed,
        }
        for marker in MARKERS
    ]


def support_view(table: SanctuaryTable, zoo: Zoo, icon: str) -> dict[str, Any]:
    """Show how a zoo stands to an objective: its icons, the markers it could use, and what the next one lacks."""
    left = [support_of(icon, icons) for icons in table.box.achievements if icons not in zoo.achievements]
    ready = [support.icons for support in left if is_allowed(zoo, support)]
    there = zoo.count(INDEX[icon])
    following = next((support for support in left if support.icons not in ready), None)
    return {
        "there": there,
        "used": next((icons for icons, objective in zoo.achievements.items() if objective == icon), None),
        "ready": ready,
        "next": following.icons if following else None,
        "lacks": max(markers_needed(zoo, following) - zoo.conservation, 0 if there else 1) if following else 0,
    }


def space_view(zoo: Zoo, space: int, *, own: bool) -> dict[str, Any]:
    """Show what lies on a space; of a tile that lies face down only its owner knows which, if it came from the hand."""
    down = zoo.down.get(space)
    if down is not None:
        return {"down": down.tile.key if own and down.from_hand else True}
    shown: dict[str, Any] = {"tile": zoo.face[space].key, "points": tile_points(zoo, zoo.face[space], space)}
    if zoo.where[PETTING_ZOO] >> space & 1:
        shown["group"] = petting_group_points(zoo, space)
    if space in zoo.under:
        shown["released"] = zoo.under[space].key
    return shown


def gauges(table: SanctuaryTable, seat: int) -> dict[str, int]:
    """Return the numbers of a zoo that a player watches."""
    zoo = table.zoos[seat]
    return {
        "points": sum(parts_of(table, zoo).values()),
        "hand": len(zoo.hand),
        "conservation": zoo.conservation,
        "pouches": zoo.pouches,
    }

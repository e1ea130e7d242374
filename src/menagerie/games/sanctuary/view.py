"""What a seat may know, as JSON values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.sanctuary.action_cards import is_upgraded, reach, strength_of
from menagerie.games.sanctuary.icons import CLASSES, CONTINENTS, HABITATS, INDEX, KINDS
from menagerie.games.sanctuary.objectives import markers_needed, support_of
from menagerie.games.sanctuary.playing import required_strength
from menagerie.games.sanctuary.printed import START
from menagerie.games.sanctuary.scoring import parts_of, tile_points
from menagerie.games.sanctuary.upgrades import MARKERS, is_met
from menagerie.games.sanctuary.zoo_map import SPACES
from menagerie.kernel.save import keys

if TYPE_CHECKING:
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
    return {"turned": turned, "left": len(table.solo_markers) - len(turned), "lost": table.lost}


def zoo_view(table: SanctuaryTable, zoo: Zoo, *, own: bool) -> dict[str, Any]:
    """Show a zoo, with the hand only to its owner."""
    return {
        "hand": [{"tile": tile.key, "strength": required_strength(zoo, tile)} for tile in zoo.hand] if own else None,
        "hand_size": len(zoo.hand),
        "known": keys(zoo.known),
        "row": [
            {"card": card.key, "upgraded": is_upgraded(zoo, card), "strength": strength_of(zoo, card)}
            for card in zoo.row
        ],
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
        "upgrades": [
            {"marker": marker.key, "left": bool(zoo.upgrades_left & marker.bit), "met": is_met(zoo, marker)}
            for marker in MARKERS
        ],
        "pouches": zoo.pouches,
        "conservation": zoo.conservation,
        "end_points": zoo.end_points,
    }


def space_view(zoo: Zoo, space: int, *, own: bool) -> dict[str, Any]:
    """Show what lies on a space; of a tile that lies face down only its owner knows which, if it came from the hand."""
    down = zoo.down.get(space)
    if down is not None:
        return {"down": down.tile.key if own and down.from_hand else True}
    shown: dict[str, Any] = {"tile": zoo.face[space].key, "points": tile_points(zoo, zoo.face[space], space)}
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

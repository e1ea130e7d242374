"""What an option is on the table, for clients: its kind, and the things and places it is about."""

from __future__ import annotations

from typing import Any

from menagerie.games.ark_nova.abilities.after import ToSlot
from menagerie.games.ark_nova.action_cards import Action, ActionCard
from menagerie.games.ark_nova.actions.alternative_build import ExtraBuilding
from menagerie.games.ark_nova.actions.alternative_sponsors import Discard
from menagerie.games.ark_nova.actions.association import Task
from menagerie.games.ark_nova.bonus_tiles import BonusTile
from menagerie.games.ark_nova.buildings import Building, BuildingKind
from menagerie.games.ark_nova.cards import Animal, FinalScoring, Project, Sponsor
from menagerie.games.ark_nova.homes import Home
from menagerie.games.ark_nova.icons import Icon
from menagerie.games.ark_nova.map_powers.caves import TakeBack
from menagerie.games.ark_nova.map_powers.continents import Marker
from menagerie.games.ark_nova.map_powers.discard_for_strength import DiscardForStrength
from menagerie.games.ark_nova.map_powers.harbor import HarborSale
from menagerie.games.ark_nova.perform import UseCard, UseXToken
from menagerie.games.ark_nova.printed_bonus import Bonus
from menagerie.games.ark_nova.projects import LeftEdge, Support
from menagerie.games.ark_nova.tile_asides import TileUse
from menagerie.games.ark_nova.universities import University
from menagerie.games.ark_nova.zoo_map import NAMES, Spot, ZooMap
from menagerie.kernel.decision import key_of
from menagerie.kernel.messages import Player
from menagerie.kernel.order import Due

KINDS: dict[type, str] = {
    Animal: "card",
    Sponsor: "card",
    Project: "card",
    FinalScoring: "final_card",
    Action: "action_card",
    BuildingKind: "building_kind",
    Task: "task",
    Bonus: "bonus",
    BonusTile: "bonus_tile",
    Icon: "partner_zoo",
    University: "university",
    ZooMap: "map",
    Due: "effect",
}
WITH_A_CARD: dict[type, str] = {HarborSale: "harbor", TakeBack: "take_back", DiscardForStrength: "stronger"}


def building_at(kind: BuildingKind, where: Spot) -> dict[str, Any]:
    """Return which building stands where."""
    return {"kind": "building", "building": kind.key, "spaces": [NAMES[space] for space in where.spaces]}


def shared_home(home: Home) -> dict[str, Any]:
    """Return which buildings share an animal, and how many cubes each of them takes."""
    parts = [{**building_at(there.kind, there.spot), "cubes": cubes} for there, cubes in home.parts]
    return {"kind": "shared_home", "parts": parts, "spaces": [name for part in parts for name in part["spaces"]]}


def describe(option: Any) -> dict[str, Any]:
    """Return what an option is on the table."""
    match option:
        case None:
            return {"kind": "decline"}
        case UseCard():
            return {"kind": "use_card", "card": option.action.key, "x_tokens": option.x_tokens}
        case UseXToken():
            return {"kind": "x_token", "card": option.action.key}
        case ToSlot():
            return {"kind": "to_slot", "card": option.action.key, "slot": option.slot}
        case Spot():
            return {"kind": "spot", "spaces": [NAMES[space] for space in option.spaces]}
        case Building():
            return building_at(option.kind, option.spot)
        case Home() if option.parts:
            first = option.buildings[0]
            return building_at(first.kind, first.spot) if len(option.parts) == 1 else shared_home(option)
        case Support():
            return {"kind": "support", "project": option.project.key, "level": option.level}
        case LeftEdge():
            return {"kind": "left_edge", "space": option.index}
        case Marker():
            return {"kind": "marker", "continent": option.continent.key}
        case HarborSale() | TakeBack() | DiscardForStrength():
            return {"kind": WITH_A_CARD[type(option)], "card": option.card.key}
        case TileUse():
            return {"kind": "tile", "tile": option.tile.key}
        case Discard():
            return {"kind": "discard_for", "card": option.card.key, "for": option.word}
        case ExtraBuilding():
            return {"kind": "extra_building", "building_kind": option.kind.key, "cost": option.cost}
        case ActionCard():
            return {"kind": "alternative", "card": option.action.key, "number": option.number}
        case Player():
            return {"kind": "player", "seat": option.seat}
    kind = KINDS.get(type(option), "way")
    return {"kind": kind, kind: key_of(option)}

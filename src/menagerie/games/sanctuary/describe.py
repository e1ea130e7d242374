"""What options are on the table, for clients."""

from __future__ import annotations

from functools import singledispatch
from typing import Any

from menagerie.games.sanctuary.action_cards import ActionCard
from menagerie.games.sanctuary.actions import Use
from menagerie.games.sanctuary.effects import Effect
from menagerie.games.sanctuary.objectives import Support
from menagerie.games.sanctuary.tiles import Tile
from menagerie.games.sanctuary.upgrades import Upgrade
from menagerie.games.sanctuary.zoo_map import Space
from menagerie.kernel.order import Due


@singledispatch
def describe(option: Any) -> dict[str, Any]:
    """Describe an option: its kind, and the things and places it is about."""
    raise TypeError(option)


@describe.register(type(None))
def _(option: None) -> dict[str, Any]:
    return {"kind": "none"}


@describe.register
def _(option: Tile) -> dict[str, Any]:
    return {"kind": "tile", "tile": option.key}


@describe.register
def _(option: Space) -> dict[str, Any]:
    return {"kind": "space", "space": option.key}


@describe.register
def _(option: Use) -> dict[str, Any]:
    return {"kind": "play" if option.plays else "gain", "card": option.card.key}


@describe.register
def _(option: ActionCard) -> dict[str, Any]:
    return {"kind": "card", "card": option.key}


@describe.register
def _(option: Support) -> dict[str, Any]:
    return {"kind": "support", "objective": option.icon, "icons": option.icons}


@describe.register
def _(option: Upgrade) -> dict[str, Any]:
    return {"kind": "upgrade", "marker": option.marker.key, "card": option.card.key}


@describe.register(Effect)
@describe.register(Due)
def _(option: Effect | Due) -> dict[str, Any]:
    return {"kind": "effect", "effect": option.key}

"""The boxes of the base game and of Marine Worlds, with all maps."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from menagerie.games.ark_nova.packing import pack
from menagerie.games.ark_nova.printed.sets import BASE, MAP_SETS, MARINE_WORLDS, OfASet

if TYPE_CHECKING:
    from collections.abc import Mapping

BOX = pack(MAP_SETS)
MARINE_BOX = pack((*MAP_SETS, MARINE_WORLDS))

E = TypeVar("E", bound=OfASet)


def in_base(entries: Mapping[str, E]) -> dict[str, E]:
    """Pick the entries of the base game."""
    return {name: entry for name, entry in entries.items() if entry.set == BASE}


def in_marine_worlds(entries: Mapping[str, E]) -> dict[str, E]:
    """Pick the entries of Marine Worlds."""
    return {name: entry for name, entry in entries.items() if entry.set == MARINE_WORLDS}

"""Sets of entries: the base game, map packs and expansions. The options of a game say which of them are in its box."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias, TypeVar, get_args

if TYPE_CHECKING:
    from collections.abc import Mapping

BASE = "base"
MapSet: TypeAlias = Literal["base", "alternative", "map_pack_1", "map_pack_2", "tournament"]
MAP_SETS: tuple[str, ...] = get_args(MapSet)
MARINE_WORLDS = "marine_worlds"
SETS = (*MAP_SETS, MARINE_WORLDS)  # all there are


class OfASet(Protocol):
    """An entry that knows which set it belongs to, and which entry of another set it replaces."""

    @property
    def name(self) -> str:
        """What the entry is called."""
        ...

    @property
    def set(self) -> str:
        """The name of the set."""
        ...

    @property
    def replaces(self) -> str:
        """The name of the entry that leaves the box for this one."""
        ...


E = TypeVar("E", bound=OfASet)


def among(sets: tuple[str, ...], entries: Mapping[str, E]) -> list[str]:
    """Name the entries of some sets, each in the place of the one that it replaces."""
    there = [entry for entry in entries.values() if entry.set in sets]
    instead = {entry.replaces: entry.name for entry in there if entry.replaces}
    return [instead.get(entry.name, entry.name) for entry in there if not entry.replaces]

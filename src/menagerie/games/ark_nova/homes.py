"""Where an animal lives: in a building, in several that share it, or in the company of a herd."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.ark_nova.buildings import Building

IN_HERD = Message("ark_nova.choice.herd")


class Home:
    """The buildings that an animal lives in, each with the cubes it takes there; a herd needs none (R-A-359)."""

    __slots__ = ("parts",)

    def __init__(self, *parts: tuple[Building, int]) -> None:
        self.parts = parts

    @property
    def key(self) -> str:
        """What saves and clients call the home."""
        if len(self.parts) == 1:
            return self.parts[0][0].key
        return "+".join(f"{building.key}:{cubes}" for building, cubes in self.parts) or "herd"

    @property
    def message(self) -> Message:
        """Name the home."""
        if len(self.parts) == 1:
            return self.parts[0][0].message
        if not self.parts:
            return IN_HERD
        shares = tuple(
            Message("ark_nova.choice.share_of_home", building=building.message, cubes=cubes)
            for building, cubes in self.parts
        )
        return Message("ark_nova.choice.shared_home", shares=shares)

    @property
    def buildings(self) -> tuple[Building, ...]:
        """The buildings alone."""
        return tuple(building for building, _ in self.parts)

    @property
    def mask(self) -> int:
        """The spaces that its buildings cover."""
        mask = 0
        for building, _ in self.parts:
            mask |= building.spot.mask
        return mask

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Home) and self.parts == other.parts

    def __hash__(self) -> int:
        return hash(self.parts)

    def __repr__(self) -> str:
        return self.key


HERD = Home()

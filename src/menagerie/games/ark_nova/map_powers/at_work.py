"""Whether the power of a zoo map is active, and the announcement that it is used."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo


def all_covered(zoo: Zoo, feature: str) -> bool:
    """Whether every space of a feature lies under a building."""
    return not zoo.map.features[feature] & ~zoo.covered


def use_power(turn: Turn, power: str) -> None:
    """Tell that the player's map is at work."""
    turn.tell("ark_nova.event.map_power", map=turn.me.map, power=power)

"""Map 1, Observation Tower."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova.map_powers.at_work import use_power
from menagerie.games.ark_nova.map_powers.power import Power
from menagerie.games.ark_nova.tracks import gain_appeal

if TYPE_CHECKING:
    from menagerie.games.ark_nova.homes import Home
    from menagerie.games.ark_nova.turn import Turn

TOWER_APPEAL = 2


class ObservationTower(Power):
    """A tower from which visitors look into the enclosures beside it."""

    key = "observation_tower"

    def become_occupied(self, turn: Turn, home: Home) -> None:
        """A standard enclosure beside the tower gives 2 appeal each time it becomes occupied (R-A-527)."""
        for building in home.buildings:
            if building.kind.is_standard and building.spot.around & turn.me.map.features["tower"]:
                use_power(turn, "tower")
                gain_appeal(turn.table, turn.me, TOWER_APPEAL)

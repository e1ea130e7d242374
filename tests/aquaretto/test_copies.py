"""Copies of a park: what happens in one of them does not happen in the other."""

from __future__ import annotations

from typing import Any

from aquaretto.scenario import scenario
from menagerie.games.aquaretto.save import dump_park
from zooloretto_aquaretto.scenario import scenario as both

PARK: dict[str, Any] = {
    "park": "orca@1,4 penguin-fish@3,4",
    "trainers": "2,2",
    "depot": "dolphin",
    "food": 2,
    "cashiers": 1,
    "keepers": 2,
    "managers": 1,
    "money": 3,
}


def test_a_copy_of_a_park_is_a_park_of_its_own() -> None:
    parks: list[Any] = [
        scenario(xxl=True).seat(0, laid="small@5,2+6,2+5,3", **PARK).turn(0).game.table.parks[0],  # type: ignore[attr-defined]
        both(aquaretto_xxl=True).seat(0, laid=[["small", ["5,2", "6,2", "5,3"]]], **PARK).turn(0).game.table.parks[0],  # type: ignore[attr-defined]
    ]
    for park in parks:
        copy, written = park.clone(), dump_park(park)
        assert dump_park(copy) == written
        assert (copy.fish, copy.trainable, copy.basins, copy.basin_limit) == (1, park.trainable, park.basins, 3)
        copy.depot.append(copy.depot[0])
        copy.animals.clear()
        copy.basins.clear()
        assert dump_park(park) == written
        assert len(park.basins) == 2

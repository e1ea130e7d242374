"""The room of Zooloretto."""

from __future__ import annotations

from menagerie.server.messages.tables import NewTable, SeatPlan
from menagerie.server.rooms.loretto import TruckRoom


class ZoolorettoRoom(TruckRoom):
    """What fits nowhere else goes to the barn."""

    last_resorts = ("@barn",)
    # An ordinary deal that suits the guided first game: zebras and kangaroos of both sexes come early, and coins.
    first_game = NewTable(
        game="zooloretto",
        options={"first_player": 0},
        seats=[SeatPlan(kind="me"), SeatPlan(kind="bot", bot="easy")],
        seed=20,
    )


ROOM = ZoolorettoRoom()

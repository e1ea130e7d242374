"""The room of Aquaretto."""

from __future__ import annotations

from menagerie.server.rooms.loretto import TruckRoom


class AquarettoRoom(TruckRoom):
    """What fits nowhere else goes to the depot."""

    last_resort = "@depot"


ROOM = AquarettoRoom()

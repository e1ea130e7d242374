"""The room of Zooloretto."""

from __future__ import annotations

from menagerie.server.rooms.loretto import TruckRoom


class ZoolorettoRoom(TruckRoom):
    """What fits nowhere else goes to the barn."""

    last_resort = "@barn"


ROOM = ZoolorettoRoom()

"""The room of Zooloretto with Aquaretto."""

from __future__ import annotations

from menagerie.server.rooms.loretto import TruckRoom

ROOM = TruckRoom()

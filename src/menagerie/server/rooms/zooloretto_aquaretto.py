"""The room of Zooloretto with Aquaretto."""

from __future__ import annotations

from menagerie.server.rooms.aquaretto import AquarettoRoom


class BothRoom(AquarettoRoom):
    """A room of the park, and a barn besides the depot."""

    last_resorts = ("@barn", "@depot")
    first_game = None  # its two games teach themselves


ROOM = BothRoom()

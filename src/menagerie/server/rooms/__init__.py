"""What each game tells the server besides its rules: one file or folder a game, named after the game."""

from __future__ import annotations

from menagerie.kernel.parts import Part
from menagerie.server.rooms.room import Room

ROOMS: Part[Room] = Part("room", "menagerie.server.rooms.{game}", Room, "ROOM")
PLAIN = Room()


def room_of(game: str) -> Room:
    """Return the room of a game; one without a usable room of its own gets a plain one."""
    return ROOMS.if_sound(game) or PLAIN

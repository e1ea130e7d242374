"""What each game tells the server beside its rules: one file or folder a game, named like the game."""

from __future__ import annotations

from menagerie.kernel.parts import Part
from menagerie.server.rooms.room import Room

ROOMS: Part[Room] = Part("room", "menagerie.server.rooms.{game}", Room, "ROOM")
PLAIN = Room()


def room_of(game: str) -> Room:
    """Find the room of a game; one without a room of its own, or with one that cannot be used, gets a plain one."""
    return ROOMS.if_sound(game) or PLAIN

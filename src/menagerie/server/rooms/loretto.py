"""What the rooms of the truck games share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.kernel.messages import Message
from menagerie.server.rooms.room import Room

if TYPE_CHECKING:
    from menagerie.games.loretto.table import AnyTable


class TruckRoom(Room):
    """A game in rounds; whoever takes a truck plans where everything on it goes."""

    picks_are_plans = True
    brief_endings = ("load-",)

    def moment(self, table: AnyTable) -> Message:
        """Name the round."""
        key = "server.moment.last_round" if table.last_round else "server.moment.round"
        return Message(key, round=table.round)

    def round_of(self, table: AnyTable) -> int:
        """Number the round."""
        return table.round

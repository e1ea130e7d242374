"""The room of Sanctuary."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.kernel.messages import Message
from menagerie.server.messages.tables import NewTable, SeatPlan
from menagerie.server.rooms.room import Room
from menagerie.server.rooms.sanctuary.ahead import extra

if TYPE_CHECKING:
    from menagerie.games.sanctuary.table import SanctuaryTable
    from menagerie.kernel.decision import Decision
    from menagerie.kernel.game import Game


class SanctuaryRoom(Room):
    """A game in turns, in which players plan with the tiles in their hand and in the display."""

    # An ordinary deal that suits the guided opening: whoever learns comes second, and so reaches two tiles; the first
    # ones of the display are small animals that can be played at once.
    first_game = NewTable(
        game="sanctuary",
        options={"first_game": True, "first_player": 1},
        seats=[SeatPlan(kind="me"), SeatPlan(kind="bot", bot="easy")],
        seed=80,
    )

    def moment(self, table: SanctuaryTable) -> Message:
        """Name the turn, or say that it is one of the last."""
        key = "server.moment.turn" if table.last_turns is None else "sanctuary_web.moment.last_turn"
        return Message(key, turn=table.turn)

    def turn_of(self, table: SanctuaryTable) -> int:
        """Number the turn."""
        return table.turn

    def why_not(self, game: Game, seat: int, decision: Decision[Any] | None) -> dict[str, Any]:
        """Return how the tiles of a seat stand, and what would come of one on each space."""
        return extra(game, seat, decision)


ROOM = SanctuaryRoom()

"""The room of Ark Nova."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.kernel.messages import Message
from menagerie.server.messages.tables import NewTable, SeatPlan
from menagerie.server.rooms.ark_nova.ahead import extra
from menagerie.server.rooms.room import Room

if TYPE_CHECKING:
    from menagerie.games.ark_nova.table import Table
    from menagerie.kernel.decision import Decision
    from menagerie.kernel.game import Game


class ArkNovaRoom(Room):
    """A game in turns, with a guided opening, in which players plan with the cards in their hand."""

    # An ordinary deal that suits the guided opening: Build is strong, four animals of the eight cards ask for nothing
    # but room, and each action has grown to strength 5 when the guide comes to it.
    first_game = NewTable(
        game="ark_nova",
        options={"maps": "a", "first_player": 0},
        seats=[SeatPlan(kind="me"), SeatPlan(kind="bot", bot="normal")],
        seed=5022,
    )

    def moment(self, table: Table) -> Message:
        """Name the turn, and the map where everybody has the same one."""
        maps = {zoo.map.key for zoo in table.zoos if zoo.map is not None}
        turn = Message("server.moment.turn", turn=max(1, table.turn_number))
        if len(maps) != 1:
            return turn
        return Message("server.moment.on_map", map=Message(f"ark_nova_cards.maps.{maps.pop()}"), moment=turn)

    def turn_of(self, table: Table) -> int:
        """Number the turn."""
        return table.turn_number

    def why_not(self, game: Game, seat: int, decision: Decision[Any] | None) -> dict[str, Any]:
        """Return what the cards of a seat wait for, who could live where, and what could be built where."""
        return extra(game, seat, decision)


ROOM = ArkNovaRoom()

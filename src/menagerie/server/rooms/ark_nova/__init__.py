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
        """Name the turn, and the maps where there is one or two of them."""
        maps = dict.fromkeys(f"ark_nova_cards.maps.{zoo.map.key}" for zoo in table.zoos if zoo.map is not None)
        turn = Message("server.moment.turn", turn=max(1, table.turn_number))
        match [Message(key) for key in maps]:
            case [one]:
                return Message("server.moment.on_map", map=one, moment=turn)
            case [one, other]:
                return Message("server.moment.on_two_maps", map=one, other=other, moment=turn)
            case _:
                return turn

    def turn_of(self, table: Table) -> int:
        """Number the turn."""
        return table.turn_number

    def why_not(self, game: Game, seat: int, decision: Decision[Any] | None) -> dict[str, Any]:
        """Return what the cards of a seat wait for, who could live where, and what could be built where."""
        return extra(game, seat, decision)


ROOM = ArkNovaRoom()

"""The room of Aquaretto."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.aquaretto.expansions import Lay
from menagerie.games.aquaretto.growth import openings
from menagerie.server.messages.tables import NewTable, SeatPlan
from menagerie.server.rooms.loretto import TruckRoom

if TYPE_CHECKING:
    from menagerie.kernel.decision import Decision
    from menagerie.kernel.game import Game


class AquarettoRoom(TruckRoom):
    """What fits nowhere else goes to the depot; an expansion is laid where basins can use it."""

    last_resorts: tuple[str, ...] = ("@depot",)
    # An ordinary deal that suits the guided first game: sea animals of one species come early.
    first_game: NewTable | None = NewTable(
        game="aquaretto",
        options={"first_player": 0},
        seats=[SeatPlan(kind="me"), SeatPlan(kind="bot", bot="easy")],
        seed=15,
    )

    def why_not(self, game: Game, seat: int, decision: Decision[Any] | None) -> dict[str, Any]:
        """Add what each way to lay an expansion opens."""
        if decision is None or not isinstance(decision.options[0], Lay):
            return {}
        table: Any = game.table
        return {"opens": openings(table.parks[seat], decision.options)}


ROOM = AquarettoRoom()

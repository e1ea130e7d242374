"""What a game may tell the server besides its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from menagerie.kernel.decision import Decision
    from menagerie.kernel.game import Game
    from menagerie.kernel.messages import Message
    from menagerie.server.messages.tables import NewTable


class Room:
    """The room of a game that has nothing to add; a game's own room differs where it likes."""

    # Whether a pick is a whole plan, such as unloading a truck: shown with the rest of the turn played well. Where each
    # pick is a step of its own, only what this step does is certain.
    picks_are_plans: bool = False
    # The table at which somebody learns the game by playing it; None: there is none.
    first_game: NewTable | None = None
    # How the keys of picks begin that end a turn by themselves, because asking would take longer than the turn.
    brief_endings: tuple[str, ...] = ()
    # How the keys of placements end that no plan makes by itself as long as the same thing can go elsewhere.
    last_resorts: tuple[str, ...] = ()

    def moment(self, table: Any) -> Message | None:
        """Name the moment of a game in the lobby."""
        return None

    def round_of(self, table: Any) -> int | None:
        """Return the number of the current round; None if the game has no rounds."""
        return None

    def turn_of(self, table: Any) -> int | None:
        """Return the number of the current turn; None if a turn is over when nothing is half done."""
        return None

    def why_not(self, game: Game, seat: int, decision: Decision[Any] | None) -> dict[str, Any]:
        """Add to what stands in the way of a seat, as JSON values that the page of the game knows."""
        return {}

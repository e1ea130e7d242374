"""First games: tables that are laid out for who learns a game by playing it."""

from __future__ import annotations

from menagerie.server.messages.tables import NewTable, SeatPlan
from menagerie.server.refusals import NotFound

# An ordinary deal that suits the guided opening of Ark Nova: Build is strong, four animals of the eight cards ask for
# nothing but room, and each action has grown to strength 5 when the guide comes to it.
FIRST_GAMES = {
    "ark_nova": NewTable(
        game="ark_nova",
        options={"maps": "a", "first_player": 0},
        seats=[SeatPlan(kind="me"), SeatPlan(kind="bot", bot="normal")],
        seed=5022,
    )
}


def first_game(game: str) -> NewTable:
    """Plan the table at which somebody learns a game."""
    if game not in FIRST_GAMES:
        raise NotFound("server.error.no_such_address")
    return FIRST_GAMES[game]

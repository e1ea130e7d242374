"""Rounds: whose turn it is, the end of a round, the end of the game."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from menagerie.games.loretto.trucks import empty_truck
from menagerie.kernel.order import turn_order

if TYPE_CHECKING:
    from menagerie.games.loretto.table import AnyTable


def pass_turn(table: AnyTable) -> None:
    """Go on clockwise, skipping players with a truck; a player alone in the round goes on (R-Z-011, R-Z-072)."""
    seat = next_seat(table)
    if seat is None:
        end_round(table)
    else:
        table.current = seat


def next_seat(table: AnyTable) -> int | None:
    """Return whose turn is next in this round, possibly the current player's; None if everybody has a truck."""
    for seat in clockwise(table.current, table.box.seats):
        if seat not in table.takers:
            return seat
    return None


@cache
def clockwise(seat: int, seats: int) -> tuple[int, ...]:
    """List all seats clockwise after one of them, which comes last."""
    return tuple(turn_order(seat + 1, seats))


def end_round(table: AnyTable) -> None:
    """End the round when every player has a truck; whoever took the last one begins the next (R-Z-070, R-Z-071)."""
    words = table.box.words
    table.journal.tell(words.round_over, round=table.round)
    for truck in table.trucks:
        if truck.tiles:  # only in the two-player game is a truck left over (R-Z-073, R-Z2-008)
            table.out_of_game += truck.tiles
            table.journal.tell(words.left_over, truck=truck.number + 1, tiles=truck.tiles)
    *_, last_taker = table.takers
    table.takers = ()
    table.trucks = [empty_truck(truck.number, truck.places) for truck in table.trucks]
    if table.last_round:  # R-Z-081
        table.over = True
        return
    table.round += 1
    table.begin_round()
    table.current = last_taker

"""Rounds: whose turn it is, the end of a round, the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.zooloretto.trucks import empty_truck

if TYPE_CHECKING:
    from menagerie.games.zooloretto.table import Table


def pass_turn(table: Table) -> None:
    """Go on clockwise, skipping who has a truck; a player alone in the round goes on (R-Z-011, R-Z-072)."""
    seats = len(table.zoos)
    for step in range(1, seats + 1):
        seat = (table.current + step) % seats
        if seat not in table.takers:
            table.current = seat
            return
    end_round(table)


def end_round(table: Table) -> None:
    """When every player has a truck the round ends; who took the last one begins the next (R-Z-070, R-Z-071)."""
    table.journal.tell("zooloretto.event.round_over", round=table.round)
    for truck in table.trucks:
        if truck.tiles:  # only in the two-player game is a truck left over (R-Z-073, R-Z2-008)
            table.out_of_game += truck.tiles
            table.journal.tell("zooloretto.event.left_over", truck=truck.number + 1, tiles=truck.tiles)
    *_, last_taker = table.takers
    table.takers = ()
    table.trucks = [empty_truck(truck.number, truck.places) for truck in table.trucks]
    if table.last_round:  # R-Z-081
        table.over = True
        return
    table.round += 1
    table.current = last_taker

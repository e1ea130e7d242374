"""Rounds: whose turn it is, the end of a round, the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.zooloretto.trucks import Truck

if TYPE_CHECKING:
    from menagerie.games.zooloretto.table import Table


def pass_turn(table: Table) -> None:
    """Go on clockwise, skipping who has a truck; a player alone in the round goes on (R-Z-011, R-Z-072)."""
    takers = table.takers
    seats = len(table.zoos)
    if len(takers) == seats:
        end_round(table)
        return
    seat = (table.current + 1) % seats
    while seat in takers:
        seat = (seat + 1) % seats
    table.current = seat


def end_round(table: Table) -> None:
    """When every player has a truck the round ends; who took the last one begins the next (R-Z-070, R-Z-071)."""
    table.journal.tell("zooloretto.event.round_over", round=table.round)
    for truck in table.trucks:
        if truck.tiles:  # only in the two-player game is a truck left over (R-Z-073, R-Z2-008)
            table.out_of_game += truck.tiles
            table.journal.tell("zooloretto.event.left_over", truck=truck.number + 1, tiles=truck.tiles)
    table.trucks = [Truck(truck.number, truck.places) for truck in table.trucks]
    if table.last_round:  # R-Z-081
        table.over = True
        return
    table.round += 1
    table.current = table.takers[-1]
    table.takers = ()

"""The phrases that every member of the family has, under its own name."""

from __future__ import annotations

from menagerie.kernel.messages import Message


class Words:
    """The keys of one member's shared phrases, and the prompt of a turn, which is asked all the time."""

    def __init__(self, game: str) -> None:
        self.turn = Message(f"{game}.prompt.turn")
        self.which_truck = f"{game}.prompt.load"
        # Options.
        self.draw = f"{game}.action.draw"
        self.load = f"{game}.action.load"
        self.take = f"{game}.action.take"
        self.buy = f"{game}.action.buy"
        self.discard = f"{game}.action.discard"
        # Obstacles.
        self.too_little_money = f"{game}.obstacle.too_little_money"
        self.all_trucks_full = f"{game}.obstacle.all_trucks_full"
        self.truck_taken = f"{game}.obstacle.truck_taken"
        self.truck_full = f"{game}.obstacle.truck_full"
        self.truck_empty = f"{game}.obstacle.truck_empty"
        # Events.
        self.drawn = f"{game}.event.drawn"
        self.loaded = f"{game}.event.loaded"
        self.took = f"{game}.event.took"
        self.placed = f"{game}.event.placed"
        self.born = f"{game}.event.born"
        self.bought = f"{game}.event.bought"
        self.discarded = f"{game}.event.discarded"
        self.last_round = f"{game}.event.last_round"
        self.round_over = f"{game}.event.round_over"
        self.left_over = f"{game}.event.left_over"
        # Slips.
        self.slip_last_round = f"{game}.slip.last_round"
        self.slip_left_to_do = f"{game}.slip.left_to_do"
        self.slip_born_outside = f"{game}.slip.born_outside"

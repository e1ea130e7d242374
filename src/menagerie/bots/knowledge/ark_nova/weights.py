"""The numbers of Ark Nova: what things are worth in points, before the position is looked at."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """Points for one of each, where nothing else is said; a point is a point of appeal at the end of the game."""

    # The clock: the points of the leader say how many turns are left.
    first_pace: float = 1.55  # points a turn at the start
    last_pace: float = 6.2  # points a turn at the end
    reserve: float = 0.9  # turns, beside
    turns_a_break: float = 5.5
    # Tracks and tokens.
    money: float = 0.28
    late: float = 3.5  # with fewer turns left money is worth less and less
    rich: float = 28.0  # money beyond this is worth less, and what cannot be spent in time
    plenty: float = 0.5  # share of its worth that is left beyond
    spending: float = 9.0  # money that can be spent in a turn
    conservation: float = 3.2
    tile: float = 2.6  # a tile beside the conservation track
    reputation: float = 0.85
    x_token: float = 0.9
    upgrade: float = 0.25  # for each turn that is left
    worker: float = 0.14  # for each turn that is left
    card: float = 1.0  # drawn blindly
    chosen_card: float = 1.6  # of the display
    science: float = 0.8
    icon: float = 0.34
    # Plans: how much each action is taken to bring of what it seems to bring.
    animals: float = 1.0
    build: float = 1.0
    association: float = 1.05
    cards: float = 0.95
    sponsors: float = 1.0
    patience: float = 1.2  # points that a card in hand must bring for the half turn that it takes
    icons_to_come: float = 2.2  # of one kind, in a whole game
    envy: float = 0.5  # share of what a break brings to the rivals that it costs me
    housing: float = 0.62  # share of an animal's worth that building its home is worth
    idle_space: float = 0.12  # an enclosure space for nobody in particular
    display: float = 0.7  # share of a card's worth while it lies in the display
    condition: float = 0.62  # chance that a missing condition will be met
    pairing: float = 3.5  # what is lost by playing an animal alone that could soon have come with another
    first_level: float = 0.7  # share of what a project brings that its missing icons are worth together
    waiting: float = 0.5  # how much the next level of a project holds back from the one that can be had
    slot: float = 0.3  # an action card one slot higher
    discount: float = 0.8  # an icon with a partner zoo still to come
    push: float = 0.6  # share of a break's worth that moving the break token is worth
    final_turn: float = 7.0  # points that a rival may still make after I have ended the game


WEIGHTS = Weights()

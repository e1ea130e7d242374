"""The numbers of Ark Nova: what things are worth in points, before looking at the position."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from menagerie.bots.knowledge.weight_sets import Shape


@dataclass(frozen=True)
class Weights:
    """Points for one of each, if nothing else is said; a point is a point of appeal at the end of the game.

    The numbers themselves are in tuned.toml, which also says how they were found.
    """

    # The clock: the points of the leader say how many turns are left.
    first_pace: float  # points a turn at the start
    last_pace: float  # points a turn at the end
    reserve: float  # turns, besides
    turns_a_break: float
    # Tracks and tokens.
    money: float
    late: float  # with fewer turns left money is worth less and less
    rich: float  # money beyond this is worth less, and so is what cannot be spent in time
    plenty: float  # share of its worth that is left beyond
    spending: float  # money that can be spent in a turn
    conservation: float
    tile: float  # a tile beside the conservation track
    reputation: float
    x_token: float
    upgrade: float  # for each turn that is left
    worker: float  # for each turn that is left
    card: float  # drawn blindly
    chosen_card: float  # of the display
    science: float
    icon: float
    # Plans: how much each action is taken to bring of what it seems to bring.
    animals: float
    build: float
    association: float
    cards: float
    sponsors: float
    patience: float  # points that a card in hand must bring for the half turn that it takes
    icons_to_come: float  # of one kind, in a whole game
    envy: float  # share of what a break brings to the rivals that it costs me
    housing: float  # share of an animal's worth that building its home is worth
    idle_space: float  # an enclosure space for nobody in particular
    display: float  # share of a card's worth while it lies in the display
    condition: float  # chance that a missing condition will be met
    pairing: float  # what is lost by playing an animal alone that could soon have come with another
    first_level: float  # share of what a project brings that its missing icons are worth together
    waiting: float  # how much the next level of a project holds back from the one that can be had
    slot: float  # an action card one slot higher
    discount: float  # an icon with a partner zoo still to come
    push: float  # share of a break's worth that moving the break token is worth
    final_turn: float  # points that a rival may still make after I have ended the game


SHAPE = Shape(
    "ark_nova",
    Weights,
    seats=(1, 2, 3, 4),
    groups={
        "clock": ("first_pace", "last_pace", "reserve", "turns_a_break"),
        "money": ("money", "late", "rich", "plenty", "spending"),
        "tracks": ("conservation", "tile", "reputation", "x_token", "upgrade", "worker"),
        "hand": ("card", "chosen_card", "patience", "display", "condition"),
        "icons": ("science", "icon", "icons_to_come", "discount"),
        "actions": ("animals", "build", "association", "cards", "sponsors", "slot"),
        "homes": ("housing", "idle_space", "pairing"),
        "projects": ("first_level", "waiting"),
        "tempo": ("envy", "push", "final_turn"),
    },
    shares=frozenset({"plenty", "housing", "display", "condition", "first_level"}),
)
WEIGHTS = SHAPE.load(Path(__file__).with_name("tuned.toml"))  # by number of players

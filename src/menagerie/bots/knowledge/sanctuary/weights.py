"""The numbers of Sanctuary: what things are worth in points, before looking at the position."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from menagerie.bots.knowledge.weight_sets import Shape


@dataclass(frozen=True)
class Weights:
    """Points for one of each, if nothing else is said.

    The numbers themselves are in tuned.toml, which also says how they were found.
    """

    # The clock.
    spaces_a_turn: float  # that a zoo fills
    icons_a_turn: float  # that a zoo gains for its objectives
    reserve: float  # turns, besides
    late: float  # with fewer turns left than this, what helps later is worth less and less
    # Tiles in hand and on the way there.
    drawn: float  # a tile of the pile
    crowded: float  # share of that for a tile beyond the hand limit
    taken: float  # a tile chosen from the display, besides what can be seen of it
    held: float  # share of what a tile would bring that it is worth in hand
    unplaceable: float  # share of that while no space will do
    effort: float  # what an action must bring
    spare: float  # any tile in hand, as an open area to be
    # Effects.
    moved_card: float
    relocated: float
    eased: float  # one strength less for a tile, for each turn that is left
    triggered: float  # share of the turns left in which an icon comes that sets something off
    # The map.
    icon: float  # one more icon that tiles may score, for each turn that is left
    growth: float  # a free space beside a tile that scores its group
    space: float  # a space that is filled
    # Objectives.
    sure: float  # share of a marker's points that count before it lies
    reach: float  # chance that one missing icon will come
    # Action cards.
    upgrade: float  # for each turn that is left
    step: float  # share of an upgrade that one of the things it asks for is worth
    ready: float  # share of what a card could play that its strength makes worth next turn
    reached: float  # one more tile of the display in reach
    pursuit: float  # points that the rivals may still make after I have ended the game


SHAPE = Shape(
    "sanctuary",
    Weights,
    seats=(1, 2, 3, 4, 5),
    groups={
        "clock": ("spaces_a_turn", "icons_a_turn", "reserve", "late"),
        "hand": ("drawn", "crowded", "taken", "held", "unplaceable", "effort", "spare"),
        "effects": ("moved_card", "relocated", "eased", "triggered"),
        "map": ("icon", "growth", "space"),
        "objectives": ("sure", "reach"),
        "cards": ("upgrade", "step", "ready", "reached", "pursuit"),
    },
    shares=frozenset({"crowded", "held", "unplaceable", "triggered", "sure", "reach", "step", "ready"}),
)
WEIGHTS = SHAPE.load(Path(__file__).with_name("tuned.toml"))  # by number of players

"""What the bot believes, in numbers: points unless said otherwise."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from menagerie.bots.knowledge.weight_sets import Shape


@dataclass(frozen=True)
class Weights:
    """The beliefs for one number of players.

    The numbers themselves are in tuned.toml, which also says how they were found.
    """

    # What a zoo is worth.
    catch: float  # chance that a tile of a wanted species, once drawn, becomes mine
    contest: float  # how much each rival who wants the species too takes from that chance
    faith: float  # share of what animals to come will bring that counts already now
    open_space: float  # share of what the best species could bring that an empty enclosure is worth
    welcome: float  # an empty enclosure at the start: more of the tiles to come find a home
    coin: float  # a coin at the start, while there is something to buy
    spare_coin: float  # share of that for a coin beyond the price of an extension
    late_coin: float  # share of that for a coin when the pile runs out
    barn: float  # what a species or stall in the barn costs at the start; the rules say 2 in the end
    stall_catch: float  # chance that a tile of a stall type I lack becomes mine
    # What the trucks will bring.
    patience: float  # a rival takes a truck that brings at least this much
    risk: float  # chance that a rival who should wait takes the truck I want
    growth: float  # what a free place on a truck will bring
    keeping: float  # share of a load's gain that is left after the others have added their tiles
    delay: float  # what it costs to wait for another turn
    denial: float  # what a rival's point costs me; with two players what one loses the other wins
    thrift: float  # a money action must bring at least this much


SHAPE = Shape(
    "zooloretto",
    Weights,
    seats=(2, 3, 4, 5),
    groups={
        "homes": ("catch", "contest", "faith", "open_space", "welcome", "barn", "stall_catch"),
        "coins": ("coin", "spare_coin", "late_coin", "thrift"),
        "trucks": ("patience", "risk", "growth", "keeping", "delay", "denial"),
    },
    shares=frozenset({"catch", "faith", "open_space", "spare_coin", "late_coin", "stall_catch", "risk", "keeping"}),
)
WEIGHTS = SHAPE.load(Path(__file__).with_name("tuned.toml"))  # by number of players

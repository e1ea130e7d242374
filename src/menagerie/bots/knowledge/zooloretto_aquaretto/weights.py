"""What the bot believes of both games together, in numbers: points unless said otherwise.

Each game has its own weights; here stands what changes when they share a purse, a table and a coworker or two.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import NamedTuple

from menagerie.bots.knowledge.aquaretto.weights import WEIGHTS as PARK_WEIGHTS
from menagerie.bots.knowledge.aquaretto.weights import Weights as ParkWeights
from menagerie.bots.knowledge.weight_sets import Shape
from menagerie.bots.knowledge.zooloretto.weights import WEIGHTS as ZOO_WEIGHTS
from menagerie.bots.knowledge.zooloretto.weights import Weights as ZooWeights

COMMON = ("coin", "late_coin", "patience", "risk", "growth", "keeping", "delay", "denial", "thrift")


@dataclass(frozen=True)
class Weights:
    """The beliefs for one number of players.

    The numbers themselves are in tuned.toml, which also says how they were found.
    """

    # The tiles of each game: the chance that one of a wanted species, once drawn, becomes mine.
    zoo_catch: float
    park_catch: float
    # The common purse.
    coin: float  # a coin at the start
    spare_coin: float  # share of that for a coin beyond the price of an extension
    late_coin: float  # share of that for a coin when the piles run out
    # What one side does for the other.
    managed: float  # share of what a manager saves in the barn that counts already now
    feeding: float  # share of what food comes to in the zoo that counts at the start
    # What the trucks will bring.
    patience: float  # a rival takes a truck that brings at least this much
    risk: float  # chance that a rival who should wait takes the truck I want
    growth: float  # what a free place on a truck will bring
    keeping: float  # share of a load's gain that is left after the others have added their tiles
    delay: float  # what it costs to wait for another turn
    denial: float  # what a rival's point costs me; with two players what one loses the other wins
    thrift: float  # a money action must bring at least this much


class Beliefs(NamedTuple):
    """What is believed of both games together, and of each of them at such a table."""

    both: Weights
    zoo: ZooWeights
    park: ParkWeights


@cache
def beliefs(seats: int, both: Weights) -> Beliefs:
    """Let both games go by the common weights, and each by its own in all that is its own."""
    common = {name: getattr(both, name) for name in COMMON}
    return Beliefs(
        both,
        replace(ZOO_WEIGHTS[seats], **common, catch=both.zoo_catch, spare_coin=both.spare_coin),
        replace(PARK_WEIGHTS[seats], **common, catch=both.park_catch),
    )


SHAPE = Shape(
    "zooloretto_aquaretto",
    Weights,
    seats=(2, 3, 4, 5),
    groups={
        "tiles": ("zoo_catch", "park_catch"),
        "coins": ("coin", "spare_coin", "late_coin", "thrift"),
        "sides": ("managed", "feeding"),
        "trucks": ("patience", "risk", "growth", "keeping", "delay", "denial"),
    },
    shares=frozenset({"zoo_catch", "park_catch", "spare_coin", "late_coin", "managed", "feeding", "risk", "keeping"}),
)
WEIGHTS = SHAPE.load(Path(__file__).with_name("tuned.toml"))  # by number of players

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

    # What a park is worth.
    catch: float  # chance that a tile of a wanted species, once drawn, becomes mine
    contest: float  # how much each rival who has the species too takes from that chance
    faith: float  # share of what animals to come will bring that counts already now
    birth: float  # share of an offspring that counts while a mate may still come
    slot: float  # a basin that may still be started, at the start
    room: float  # a space where a basin can grow, beyond those that are counted on
    coworker: float  # one that is earned
    fish: float  # a fish that a keeper may count one day
    stage: float  # an empty space beside a trainer where a trained basin can grow
    # Money and depot.
    coin: float  # a coin at the start
    late_coin: float  # share of that for a coin when the pile runs out
    depot: float  # what a species in the depot costs at the start; the rules say 2 in the end
    buried: float  # a tile in the depot, besides
    # What the trucks will bring.
    patience: float  # a rival takes a truck that brings at least this much
    risk: float  # chance that a rival who should wait takes the truck I want
    growth: float  # what a free place on a truck will bring
    keeping: float  # share of a load's gain that is left after the others have added their tiles
    delay: float  # what it costs to wait for another turn
    denial: float  # what a rival's point costs me; with two players what one loses the other wins
    thrift: float  # a money action must bring at least this much


SHAPE = Shape(
    "aquaretto",
    Weights,
    seats=(2, 3, 4, 5),
    groups={
        "basins": ("catch", "contest", "faith", "birth", "slot", "room"),
        "coworkers": ("coworker", "fish", "stage"),
        "coins": ("coin", "late_coin", "depot", "buried", "thrift"),
        "trucks": ("patience", "risk", "growth", "keeping", "delay", "denial"),
    },
    shares=frozenset({"catch", "faith", "birth", "late_coin", "risk", "keeping"}),
)
WEIGHTS = SHAPE.load(Path(__file__).with_name("tuned.toml"))  # by number of players

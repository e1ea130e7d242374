"""The worth of every option a player can be offered, in both games together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.bots.knowledge.aquaretto import AquarettoKnowledge
from menagerie.bots.knowledge.loretto.rounds import RoundKnowledge
from menagerie.bots.knowledge.zooloretto import ZoolorettoKnowledge
from menagerie.bots.knowledge.zooloretto_aquaretto.projecting import project
from menagerie.bots.knowledge.zooloretto_aquaretto.sides import outlooks, park_side, zoo_side
from menagerie.bots.knowledge.zooloretto_aquaretto.spending import spendings
from menagerie.bots.knowledge.zooloretto_aquaretto.waiting import BothMiddle
from menagerie.bots.knowledge.zooloretto_aquaretto.weights import beliefs
from menagerie.games.aquaretto.coworkers import Post, TrainerPost
from menagerie.games.aquaretto.expansions import Lay
from menagerie.games.loretto.placing import Placement
from menagerie.games.loretto.trucks import Draw, Load, TakeTruck
from menagerie.games.zooloretto.visitors import StepBack, Walk

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.bots.knowledge.zooloretto_aquaretto.weights import Weights
    from menagerie.games.zooloretto_aquaretto.table import BothTable
    from menagerie.kernel.decision import Decision


class BothKnowledge(RoundKnowledge):
    """Weighs options by what is known of each game; trucks and money are weighed together."""

    __slots__ = ("beliefs", "of_park", "of_zoo", "weights")

    def __init__(self, weights: Mapping[int, Weights]) -> None:
        self.weights = weights  # by number of players
        self.beliefs = {seats: beliefs(seats, own) for seats, own in weights.items()}
        self.of_zoo = ZoolorettoKnowledge({seats: each.zoo for seats, each in self.beliefs.items()})
        self.of_park = AquarettoKnowledge({seats: each.park for seats, each in self.beliefs.items()})

    def weigh(self, table: BothTable, decision: Decision[Any]) -> list[float]:
        """Return the worth of every option to the seat that is asked."""
        first, seat = decision.options[0], decision.seat
        believed = self.beliefs[len(table.parks)]
        if isinstance(first, Post | TrainerPost):
            saved = outlooks(table, seat, believed).saved_by_manager(table.estates[seat])
            values = self.of_park.weigh(park_side(table), decision)
            return [
                value + (saved if post.job == "manager" else 0.0)
                for value, post in zip(values, decision.options, strict=True)
            ]
        if isinstance(first, Lay) or (isinstance(first, Placement) and first.tile in table.box.tiles.water):
            return self.of_park.weigh(park_side(table), decision)
        if isinstance(first, Placement | Walk | StepBack):
            return self.of_zoo.weigh(zoo_side(table), decision)
        middle = BothMiddle(table, seat, believed)
        if isinstance(first, Load):
            assert table.in_hand is not None
            return middle.weigh_loads(table.in_hand, decision.options)
        other_actions = [option for option in decision.options if not isinstance(option, Draw | TakeTruck)]
        return middle.weigh_turn(decision.options, spendings(table, seat, other_actions, middle))

    def project(self, table: BothTable, seat: int | None) -> list[int]:
        """Return the points that each seat will probably have in the end."""
        return project(table, self.beliefs[len(table.parks)])

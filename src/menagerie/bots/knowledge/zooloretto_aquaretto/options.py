"""The worth of every option a player can be offered, in both games together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.bots.knowledge.aquaretto import KNOWLEDGE as OF_PARK
from menagerie.bots.knowledge.zooloretto import KNOWLEDGE as OF_ZOO
from menagerie.bots.knowledge.zooloretto_aquaretto.projecting import project
from menagerie.bots.knowledge.zooloretto_aquaretto.sides import park_side, zoo_side
from menagerie.bots.knowledge.zooloretto_aquaretto.spending import spendings
from menagerie.bots.knowledge.zooloretto_aquaretto.waiting import BothMiddle
from menagerie.games.aquaretto.coworkers import Post, TrainerPost
from menagerie.games.aquaretto.expansions import Lay
from menagerie.games.loretto.placing import Placement
from menagerie.games.loretto.trucks import Draw, Load, TakeTruck
from menagerie.games.zooloretto.visitors import StepBack, Walk

if TYPE_CHECKING:
    from menagerie.games.zooloretto_aquaretto.table import BothTable
    from menagerie.kernel.decision import Decision


class BothKnowledge:
    """Weighs options by what is known of each game; trucks and money are weighed together."""

    __slots__ = ()

    def weigh(self, table: BothTable, decision: Decision[Any]) -> list[float]:
        """Return the worth of every option to the seat that is asked."""
        first, seat = decision.options[0], decision.seat
        if isinstance(first, Post | TrainerPost | Lay) or (
            isinstance(first, Placement) and first.tile in table.box.tiles.water
        ):
            return OF_PARK.weigh(park_side(table), decision)
        if isinstance(first, Placement | Walk | StepBack):
            return OF_ZOO.weigh(zoo_side(table), decision)
        middle = BothMiddle(table, seat)
        if isinstance(first, Load):
            assert table.in_hand is not None
            return middle.weigh_loads(table.in_hand, decision.options)
        other_actions = [option for option in decision.options if not isinstance(option, Draw | TakeTruck)]
        return middle.weigh_turn(decision.options, spendings(table, seat, other_actions, middle))

    def project(self, table: BothTable, seat: int | None) -> list[int]:
        """Return the points that each seat will probably have in the end."""
        return project(table)

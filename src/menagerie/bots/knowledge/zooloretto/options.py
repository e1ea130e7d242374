"""The worth of every option a player can be offered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.bots.knowledge.loretto.rounds import RoundKnowledge
from menagerie.bots.knowledge.zooloretto.outlook import after_round, within_round
from menagerie.bots.knowledge.zooloretto.projecting import project
from menagerie.bots.knowledge.zooloretto.spending import spendings
from menagerie.bots.knowledge.zooloretto.unloading import worth_placed
from menagerie.bots.knowledge.zooloretto.visiting import after_step_back, after_walk
from menagerie.bots.knowledge.zooloretto.waiting import ZooMiddle
from menagerie.games.loretto.placing import Placement
from menagerie.games.loretto.tiles import BY_RANK
from menagerie.games.loretto.trucks import Draw, Load, TakeTruck
from menagerie.games.zooloretto.visitors import WHO_WALKS, StepBack, Walk, step_back

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from menagerie.bots.knowledge.zooloretto.weights import Weights
    from menagerie.games.zooloretto.table import ZoolorettoTable
    from menagerie.kernel.decision import Decision


class ZoolorettoKnowledge(RoundKnowledge):
    """Weighs options by the points they will probably bring, and by what they leave to the rivals."""

    __slots__ = ("weights",)

    def __init__(self, weights: Mapping[int, Weights]) -> None:
        self.weights = weights  # by number of players

    def weigh(self, table: ZoolorettoTable, decision: Decision[Any]) -> list[float]:
        """Return the worth of every option to the seat that is asked."""
        weights = self.weights[len(table.zoos)]
        options = decision.options
        if isinstance(options[0], Placement):
            return weigh_placements(table, decision.seat, options, weights)
        if isinstance(options[0], Load):
            return weigh_loads(table, decision.seat, options, weights)
        if isinstance(options[0], Walk):
            return weigh_walks(table, decision.seat, options, decision.prompt is WHO_WALKS, weights)
        if isinstance(options[0], StepBack):
            return weigh_steps(table, decision.seat, options, weights)
        return weigh_actions(table, decision.seat, options, weights)

    def project(self, table: ZoolorettoTable, seat: int | None) -> list[int]:
        """Return the points that each seat will probably have in the end."""
        return project(table, self.weights[len(table.zoos)])


def weigh_placements(table: ZoolorettoTable, seat: int, options: Sequence[Placement], weights: Weights) -> list[float]:
    """Return what each place for a tile leads to if the rest of the truck is unloaded well."""
    zoo = table.zoos[seat]
    if table.in_hand is not None:  # bought: there is no rest, and my part in the round is not over
        return [worth_placed(table, zoo, option, [], within_round(table, weights)) for option in options]
    outlook = after_round(table, weights)
    tiles = next(truck.tiles for truck in table.trucks if truck.taken_by == seat)
    values = []
    for option in options:
        rest = sorted(tiles, key=BY_RANK)
        rest.remove(option.tile)
        values.append(worth_placed(table, zoo, option, rest, outlook))
    return values


def weigh_loads(table: ZoolorettoTable, seat: int, options: Sequence[Load], weights: Weights) -> list[float]:
    """Return what comes of putting the drawn tile on each truck."""
    assert table.in_hand is not None
    return ZooMiddle(table, seat, after_round(table, weights)).weigh_loads(table.in_hand, options)


def weigh_walks(
    table: ZoolorettoTable, seat: int, options: Sequence[Walk], drives_back: bool, weights: Weights
) -> list[float]:
    """Return what each visitor's walk brings; the others may have to step back for it."""
    visiting = after_round(table, weights).visiting
    assert visiting is not None
    zoo, losses = table.zoos[seat], dict.fromkeys([option.colour for option in options], 0.0)
    if drives_back:
        for colour in losses:
            for rival in table.zoos:
                points = dict.fromkeys(rival.visitors[colour.rank]) if rival is not zoo else ()
                after = [visiting.worth(*after_step_back(rival, step_back(colour, point))) for point in points]
                losses[colour] += visiting.worth(rival.visitors, rival.bonus_tokens) - max(after) if after else 0.0
    denial = weights.denial / (len(table.zoos) - 1)
    return [visiting.worth(*after_walk(table, zoo, option)) + denial * losses[option.colour] for option in options]


def weigh_steps(table: ZoolorettoTable, seat: int, options: Sequence[StepBack], weights: Weights) -> list[float]:
    """Return what is left after each visitor's step back."""
    visiting = within_round(table, weights).visiting
    assert visiting is not None
    return [visiting.worth(*after_step_back(table.zoos[seat], option)) for option in options]


def weigh_actions(table: ZoolorettoTable, seat: int, options: Sequence[Any], weights: Weights) -> list[float]:
    """Return what comes of everything a player can do in a turn."""
    middle = ZooMiddle(table, seat, after_round(table, weights))
    other_actions = [option for option in options if not isinstance(option, Draw | TakeTruck)]
    spent = spendings(table, seat, other_actions, middle, weights)
    return middle.weigh_turn(options, spent)

"""The worth of every option a player can be offered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.bots.knowledge.aquaretto.outlook import after_round, within_round
from menagerie.bots.knowledge.aquaretto.projecting import being_unloaded, project
from menagerie.bots.knowledge.aquaretto.sketch import Sketch
from menagerie.bots.knowledge.aquaretto.spending import roominess, spendings
from menagerie.bots.knowledge.aquaretto.trying import place
from menagerie.bots.knowledge.aquaretto.waiting import ParkMiddle
from menagerie.bots.knowledge.aquaretto.worth import worth
from menagerie.bots.knowledge.loretto.rounds import RoundKnowledge
from menagerie.games.aquaretto.coworkers import Post, TrainerPost
from menagerie.games.aquaretto.expansions import Lay
from menagerie.games.loretto.placing import Placement
from menagerie.games.loretto.trucks import Draw, Load, TakeTruck

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from menagerie.bots.knowledge.aquaretto.outlook import Outlook
    from menagerie.bots.knowledge.aquaretto.weights import Weights
    from menagerie.games.aquaretto.table import AquarettoTable
    from menagerie.kernel.decision import Decision


class AquarettoKnowledge(RoundKnowledge):
    """Weighs options by the points they will probably bring, and by what they leave to the rivals."""

    __slots__ = ("weights",)

    def __init__(self, weights: Mapping[int, Weights]) -> None:
        self.weights = weights  # by number of players

    def weigh(self, table: AquarettoTable, decision: Decision[Any]) -> list[float]:
        """Return the worth of every option to the seat that is asked."""
        weights = self.weights[len(table.parks)]
        seat, options = decision.seat, decision.options
        if isinstance(options[0], Placement):
            return weigh_placements(table, seat, options, weights)
        if isinstance(options[0], Load):
            return weigh_loads(table, seat, options, weights)
        if isinstance(options[0], Post | TrainerPost):
            return weigh_posts(table, seat, options, decision.prompt.args.get("job"), weights)
        if isinstance(options[0], Lay):
            park = table.parks[seat]
            return [roominess(lay, park.spaces, park.trainers, tuple(park.basins.values())) for lay in options]
        return weigh_actions(table, seat, options, weights)

    def project(self, table: AquarettoTable, seat: int | None) -> list[int]:
        """Return the points that each seat will probably have in the end."""
        return project(table, self.weights[len(table.parks)])


def outlook_of(table: AquarettoTable, seat: int, weights: Weights) -> Outlook:
    """Look ahead as the player who is asked: with a truck, my part in the round is over."""
    return after_round(table, weights) if seat in table.takers else within_round(table, weights)


def weigh_placements(table: AquarettoTable, seat: int, options: Sequence[Placement], weights: Weights) -> list[float]:
    """Return what each place for a tile leads to, with the rest of the truck still to come."""
    outlook = outlook_of(table, seat, weights)
    load = () if table.in_hand is not None else being_unloaded(table, seat)
    values = []
    for option in options:
        park = place(table, seat, option).parks[seat]
        rest = list(load)
        if option.tile in rest:
            rest.remove(option.tile)
        value = worth(park, outlook)
        values.append(value + Sketch(park, outlook).gain_of(rest) if rest else value)
    return values


def weigh_posts(
    table: AquarettoTable, seat: int, options: Sequence[Post | TrainerPost], moved: Any, weights: Weights
) -> list[float]:
    """Return what a coworker brings at each post, whether new or moved from another."""
    outlook = outlook_of(table, seat, weights)
    values = []
    for post in options:
        park = table.parks[seat].clone()
        if moved is not None:
            moved.fill(park, -1)
        post.fill(park, 1)
        values.append(worth(park, outlook))
    return values


def weigh_loads(table: AquarettoTable, seat: int, options: Sequence[Load], weights: Weights) -> list[float]:
    """Return what comes of putting the drawn tile on each truck."""
    assert table.in_hand is not None
    return ParkMiddle(table, seat, after_round(table, weights)).weigh_loads(table.in_hand, options)


def weigh_actions(table: AquarettoTable, seat: int, options: Sequence[Any], weights: Weights) -> list[float]:
    """Return what comes of everything a player can do in a turn."""
    middle = ParkMiddle(table, seat, after_round(table, weights))
    other_actions = [option for option in options if not isinstance(option, Draw | TakeTruck)]
    spent = spendings(table, seat, other_actions, middle, weights)
    return middle.weigh_turn(options, spent)

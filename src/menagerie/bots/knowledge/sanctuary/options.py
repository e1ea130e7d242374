"""The worth of every option a player can be offered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.bots.knowledge.sanctuary import choices
from menagerie.bots.knowledge.sanctuary.hand import held_worth, net_gain
from menagerie.bots.knowledge.sanctuary.outlook import Outlook
from menagerie.bots.knowledge.sanctuary.projecting import project
from menagerie.bots.knowledge.sanctuary.row import Plans, upgrade_worth, use_worth, used
from menagerie.games.sanctuary.printed import POINTS
from menagerie.games.sanctuary.tiles import Tile

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from menagerie.bots.knowledge.sanctuary.weights import Weights
    from menagerie.games.sanctuary.table import SanctuaryTable
    from menagerie.kernel.decision import Decision

    Weighing = Callable[[Any], float]


class SanctuaryKnowledge:
    """Weighs options by what tiles bring where they can lie, and by what is worth more later."""

    __slots__ = ("weights",)

    def __init__(self, weights: Mapping[int, Weights]) -> None:
        self.weights = weights  # by number of players

    def weigh(self, table: SanctuaryTable, decision: Decision[Any]) -> list[float]:
        """Return the worth of every option to the seat that is asked."""
        outlook = Outlook(table, decision.seat, self.weights[len(table.zoos)])
        asked = decision.prompt.key.rpartition(".")[2]
        weigh = PROMPTS[asked](outlook, decision)
        return [0.0 if option is None else weigh(option) for option in decision.options]

    def project(self, table: SanctuaryTable, seat: int | None) -> list[int]:
        """Return the points that each seat will probably have in the end."""
        return project(table)


def by(rule: Callable[[Outlook, Any], float]) -> Callable[[Outlook, Decision[Any]], Weighing]:
    """Weigh options one by one, whatever was asked."""
    return lambda outlook, decision: lambda option: rule(outlook, option)


def to_act(outlook: Outlook, decision: Decision[Any]) -> Weighing:
    """Weigh the uses of the action cards."""
    plans = Plans(outlook)
    return lambda use: use_worth(outlook, plans, use)


def to_lay(outlook: Outlook, decision: Decision[Any]) -> Weighing:
    """Weigh the spaces for a tile."""
    tile = decision.prompt.args["tile"]
    assert isinstance(tile, Tile)
    return lambda space: outlook.gain(tile, space.number)


def to_move_card(outlook: Outlook, decision: Decision[Any]) -> Weighing:
    """Weigh the action cards that may be moved to slot 1."""
    plans, me = Plans(outlook), outlook.me
    now = plans.row_worth(me.row, me.upgraded)
    return lambda card: plans.row_worth(used(me.row, card), me.upgraded) - now


def to_upgrade(outlook: Outlook, decision: Decision[Any]) -> Weighing:
    """Weigh the cards that may be turned."""
    plans = Plans(outlook)
    return lambda way: upgrade_worth(outlook, plans, way.card)


PROMPTS: dict[str, Callable[[Outlook, Decision[Any]], Weighing]] = {
    "take_in_reach": by(held_worth),
    "take": by(held_worth),
    "effect": by(lambda outlook, effect: 1.0),
    "hunt": by(choices.hunted),
    "action": to_act,
    "play": by(net_gain),
    "build": by(choices.built),
    "space": to_lay,
    "face_down": by(lambda outlook, tile: -held_worth(outlook, tile)),
    "pay": by(lambda outlook, tile: -held_worth(outlook, tile)),
    "hand_limit": by(lambda outlook, tile: -held_worth(outlook, tile)),
    "pouch": by(lambda outlook, tile: POINTS.pouch - held_worth(outlook, tile)),
    "support": by(choices.supported),
    "upgrade": to_upgrade,
    "open_area": by(choices.opened),
    "relocate": by(choices.relocated),
    "relocate_to": choices.to_relocate,
    "move_card": to_move_card,
    "resolve_next": by(choices.order_worth),
}

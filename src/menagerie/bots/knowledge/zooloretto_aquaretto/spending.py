"""What money actions bring, tried on a copy of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.bots.knowledge.aquaretto.spending import CLOSER_LOOKS, WASTE, expanded
from menagerie.bots.knowledge.aquaretto.trying import thumb
from menagerie.bots.knowledge.zooloretto.unloading import worth_unloaded
from menagerie.bots.knowledge.zooloretto.worth import worth
from menagerie.bots.knowledge.zooloretto_aquaretto.sides import outlooks, zoo_side
from menagerie.games.aquaretto.expanding import Expand
from menagerie.games.loretto.placing import Placement
from menagerie.games.loretto.purchasing import Purchase
from menagerie.games.zooloretto.moving import MoveStall
from menagerie.games.zooloretto.zoo import Barn
from menagerie.kernel.decision import answered

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.bots.knowledge.zooloretto_aquaretto.sides import Outlooks
    from menagerie.bots.knowledge.zooloretto_aquaretto.waiting import BothMiddle
    from menagerie.games.zooloretto_aquaretto.estate import Estate
    from menagerie.games.zooloretto_aquaretto.table import BothTable
    from menagerie.kernel.rules import Rule


def spendings(table: BothTable, seat: int, actions: Sequence[Any], middle: BothMiddle) -> dict[Any, float]:
    """Return what comes of each money action; it costs a turn, so the rivals may take a truck meanwhile."""
    if not actions:
        return {}
    ahead = outlooks(table, seat, middle.believed)
    before = ahead.worth(table.estates[seat])
    tried = {action: trial(table, seat, action, ahead) for action in actions}
    gains = {action: value - before for action, (value, _) in tried.items()}
    values = {action: WASTE + gain for action, gain in gains.items()}
    thrift = ahead.weights.thrift
    promising = sorted((action for action in actions if gains[action] >= thrift), key=gains.__getitem__)
    for action in promising[-CLOSER_LOOKS:]:
        values[action] = gains[action] + middle.after_waiting(middle.with_park(tried[action][1]))
    return values


def trial(table: BothTable, seat: int, action: Any, ahead: Outlooks) -> tuple[float, Estate]:
    """Do a money action on a copy of the table, and return what the estate is worth then."""
    estate = table.estates[seat]
    if isinstance(action, MoveStall) and isinstance(action.target, Barn):
        return WASTE, estate  # nobody wants a stall in the barn
    if isinstance(action, Expand):
        after = expanded(estate, action)
        return ahead.worth(after), after
    copy = table.clone()
    extra = run_through(copy, seat, action.do(copy, seat), ahead)
    value = ahead.worth(copy.estates[seat]) + extra
    if isinstance(action, Purchase):
        owner = ahead.worth(copy.estates[action.owner]) - ahead.worth(table.estates[action.owner])
        value -= ahead.weights.denial * owner
    return value, copy.estates[seat]


def run_through(copy: BothTable, seat: int, rule: Rule, ahead: Outlooks) -> float:
    """Run an action to its end, or to where the zoo is asked; return what the answer will bring there."""
    asked = answered(rule, None)
    while asked is not None:
        first = asked.options[0]
        if isinstance(first, Placement) and first.tile not in copy.box.tiles.water:
            rule.close()
            estate = copy.estates[seat]
            return worth_unloaded(zoo_side(copy), estate, (first.tile,), ahead.zoo) - worth(estate, ahead.zoo)
        if asked.seat != seat or (not hasattr(first, "job") and not isinstance(first, Placement)):
            rule.close()  # visitors walk: that is looked at when it is asked
            return 0.0
        asked = answered(rule, thumb(asked, copy.estates[seat]))
    return 0.0

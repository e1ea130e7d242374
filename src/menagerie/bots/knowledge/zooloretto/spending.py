"""What money actions bring, tried on a copy of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.bots.knowledge.zooloretto.outlook import Outlook, within_round
from menagerie.bots.knowledge.zooloretto.unloading import worth_unloaded
from menagerie.bots.knowledge.zooloretto.visiting import drawn_by
from menagerie.bots.knowledge.zooloretto.worth import worth
from menagerie.games.loretto.placing import Placement
from menagerie.games.loretto.purchasing import Purchase
from menagerie.games.zooloretto.moving import MoveStall
from menagerie.games.zooloretto.zoo import Barn
from menagerie.kernel.decision import answered

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.bots.knowledge.zooloretto.waiting import ZooMiddle
    from menagerie.bots.knowledge.zooloretto.weights import Weights
    from menagerie.games.zooloretto.table import ZoolorettoTable

CLOSER_LOOKS = 3  # how many money actions are weighed together with the trucks
WASTE = -1000.0  # money is never spent for next to nothing, whatever the trucks look like


def spendings(
    table: ZoolorettoTable, seat: int, actions: Sequence[Any], middle: ZooMiddle, weights: Weights
) -> dict[Any, float]:
    """Return what comes of each money action; it costs a turn, so the rivals may take a truck meanwhile."""
    if not actions:
        return {}
    # Only in the last round does it matter that I have another turn after this one.
    outlook = within_round(table, weights) if table.last_round else middle.outlook
    before = worth(table.zoos[seat], outlook)
    tried = {action: trial(table, seat, action, outlook) for action in actions}
    gains = {action: value - before for action, (value, _) in tried.items()}
    values = {action: WASTE + gain for action, gain in gains.items()}
    promising = sorted((action for action in actions if gains[action] >= weights.thrift), key=gains.__getitem__)
    for action in promising[-CLOSER_LOOKS:]:
        values[action] = gains[action] + middle.after_waiting(middle.with_park(tried[action][1].zoos[seat]))
    return values


def trial(table: ZoolorettoTable, seat: int, action: Any, outlook: Outlook) -> tuple[float, ZoolorettoTable]:
    """Do a money action on a copy of the table, and return what the zoo is worth then."""
    copy = table.clone()
    if isinstance(action, MoveStall) and isinstance(action.target, Barn):
        return WASTE, copy  # nobody wants a stall in the barn
    doing = action.do(copy, seat)
    asked = answered(doing, None)
    if asked is None:
        value = worth(copy.zoos[seat], outlook)
    else:  # a tile was bought and asks for a place, or a visitor may walk for a jungle animal
        doing.close()
        bought = isinstance(asked.options[0], Placement)
        value = worth_unloaded(copy, copy.zoos[seat], (action.tile,) if bought else (), outlook)
        if not bought and outlook.visiting is not None:
            value += outlook.visiting.gain(copy, copy.zoos[seat], drawn_by(action.tile, copy))
    if isinstance(action, Purchase):
        owner = table.zoos[action.owner]
        value -= outlook.weights.denial * (worth(copy.zoos[action.owner], outlook) - worth(owner, outlook))
    return value, copy

"""What money actions bring, tried on a copy of the table."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeVar

from menagerie.bots.knowledge.aquaretto.outlook import within_round
from menagerie.bots.knowledge.aquaretto.sketch import REMEMBERED, layout
from menagerie.bots.knowledge.aquaretto.trying import run_through
from menagerie.bots.knowledge.aquaretto.worth import worth
from menagerie.games.aquaretto.expanding import Expand
from menagerie.games.aquaretto.expansions import ways_to_lay
from menagerie.games.aquaretto.water_park import WaterPark
from menagerie.games.loretto.purchasing import Purchase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.bots.knowledge.aquaretto.outlook import Outlook
    from menagerie.bots.knowledge.aquaretto.waiting import ParkMiddle
    from menagerie.bots.knowledge.aquaretto.weights import Weights
    from menagerie.games.aquaretto.expansions import Expansion, Lay
    from menagerie.games.aquaretto.table import AquarettoTable

W = TypeVar("W", bound=WaterPark)
CLOSER_LOOKS = 3  # how many money actions are weighed together with the trucks
WASTE = -1000.0  # money is never spent for next to nothing, whatever the trucks look like


def spendings(
    table: AquarettoTable, seat: int, actions: Sequence[Any], middle: ParkMiddle, weights: Weights
) -> dict[Any, float]:
    """Return what comes of each money action; it costs a turn, so the rivals may take a truck meanwhile."""
    if not actions:
        return {}
    # Only in the last round does it matter that I have another turn after this one.
    outlook = within_round(table, weights) if table.last_round else middle.outlook
    before = worth(table.parks[seat], outlook)
    tried = {action: trial(table, seat, action, outlook) for action in actions}
    gains = {action: worth(park, outlook) - before - harm for action, (park, harm) in tried.items()}
    values = {action: WASTE + gain for action, gain in gains.items()}
    promising = sorted((action for action in actions if gains[action] >= weights.thrift), key=gains.__getitem__)
    for action in promising[-CLOSER_LOOKS:]:
        values[action] = gains[action] + middle.after_waiting(middle.with_park(tried[action][0]))
    return values


def trial(table: AquarettoTable, seat: int, action: Any, outlook: Outlook) -> tuple[WaterPark, float]:
    """Return the park after an action, and what it costs the player that a rival gains by it."""
    if isinstance(action, Expand):
        return expanded(table.parks[seat], action), 0.0
    copy = table.clone()
    rule = action.do(copy, seat)
    run_through(rule, table.parks[seat])
    harm = 0.0
    if isinstance(action, Purchase):
        owner = worth(copy.parks[action.owner], outlook) - worth(table.parks[action.owner], outlook)
        harm = outlook.weights.denial * owner
    return copy.parks[seat], harm


def expanded(park: W, action: Expand) -> W:
    """Return the park with an expansion where it serves the basins best."""
    lay = best_lay(action.expansion, park.spaces, park.trainers, tuple(park.basins.values()))
    after: W = park.clone()
    after.money -= action.price
    after.put_expansion(lay)
    return after


@lru_cache(maxsize=REMEMBERED)
def best_lay(expansion: Expansion, spaces: int, trainers: int, basins: tuple[int, ...]) -> Lay:
    """Return where an expansion gives the basins most room."""
    return max(ways_to_lay(expansion, spaces), key=lambda lay: roominess(lay, spaces, trainers, basins))


def roominess(lay: Lay, spaces: int, trainers: int, basins: tuple[int, ...]) -> float:
    """Return how well the basins can grow with an expansion, and whether another could be started."""
    rooms, starts = layout(spaces | lay.mask, trainers, basins)
    return sum(min(room, 8) for room in rooms) + 0.7 * min(starts, 8)

"""A turn: exactly one of adding a tile to a truck, taking a truck, or one money action."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from menagerie.games.zooloretto.discarding import Discard
from menagerie.games.zooloretto.exchanging import ExchangeEnclosures, ExchangeWithBarn
from menagerie.games.zooloretto.extending import Extend
from menagerie.games.zooloretto.money import obstacles_to_paying
from menagerie.games.zooloretto.moving import MoveAnimal, MoveStall
from menagerie.games.zooloretto.purchasing import Purchase
from menagerie.games.zooloretto.rounds import pass_turn
from menagerie.games.zooloretto.trucks import Draw, TakeTruck
from menagerie.kernel.decision import Decision
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.games.zooloretto.table import Table
    from menagerie.games.zooloretto.zoo import Zoo
    from menagerie.kernel.decision import Obstacles

Action: TypeAlias = (
    Draw | TakeTruck | MoveAnimal | MoveStall | ExchangeEnclosures | ExchangeWithBarn | Purchase | Discard | Extend
)
FREE_ACTIONS = (Draw, TakeTruck)
MONEY_ACTIONS = (MoveAnimal, MoveStall, ExchangeEnclosures, ExchangeWithBarn, Purchase, Discard, Extend)  # by price
WHAT_TO_DO = Message("zooloretto.prompt.turn")


async def turn(table: Table) -> None:
    """Let the current player do exactly one thing (R-Z-010, R-Z-029)."""
    zoo = table.changing(table.current)
    action = await Decision(zoo.seat, WHAT_TO_DO, legal_actions(table, zoo), considered_actions, table, zoo)
    await action.do(table, zoo)
    pass_turn(table)


def legal_actions(table: Table, zoo: Zoo) -> list[Action]:
    """List what the player can pay and do now."""
    actions: list[Action] = [*Draw.options(table, zoo), *TakeTruck.options(table, zoo)]
    for kind in MONEY_ACTIONS:
        if obstacles_to_paying(zoo, kind.price):
            break  # what follows costs at least as much
        actions += kind.options(table, zoo)
    return actions


def considered_actions(table: Table, zoo: Zoo) -> Iterator[tuple[Action, Obstacles]]:
    """Think of everything a player may ask about, with what stands in its way."""
    for kind in (*FREE_ACTIONS, *MONEY_ACTIONS):
        price = obstacles_to_paying(zoo, kind.price)
        for action in kind.thinkable(table, zoo):
            yield action, price + action.obstacles(table, zoo)

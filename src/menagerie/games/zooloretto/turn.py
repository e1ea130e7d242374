"""A turn: exactly one of adding a tile to a truck, taking a truck, or one money action."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, TypeAlias

from menagerie.games.zooloretto.discarding import Discard
from menagerie.games.zooloretto.exchanging import ExchangeEnclosures, ExchangeWithBarn
from menagerie.games.zooloretto.extending import Extend
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

Action: TypeAlias = (
    Draw | TakeTruck | MoveAnimal | MoveStall | ExchangeEnclosures | ExchangeWithBarn | Purchase | Discard | Extend
)
ACTIONS = (Draw, TakeTruck, MoveAnimal, MoveStall, ExchangeEnclosures, ExchangeWithBarn, Purchase, Discard, Extend)
WHAT_TO_DO = Message("zooloretto.prompt.turn")


async def turn(table: Table) -> None:
    """Let the current player do exactly one thing (R-Z-010, R-Z-029)."""
    zoo = table.zoos[table.current]
    action = await Decision(zoo.seat, WHAT_TO_DO, legal_actions(table, zoo), lambda: considered_actions(table, zoo))
    await action.do(table, zoo)
    pass_turn(table)


def legal_actions(table: Table, zoo: Zoo) -> list[Action]:
    """List what the player can do now: what can be paid and has no obstacle."""
    actions: list[Action] = []
    for kind in ACTIONS:
        if zoo.money >= kind.price:
            for action in kind.thinkable(table, zoo):
                if next(action.obstacles(table, zoo), None) is None:
                    actions.append(action)  # noqa: PERF401 (a loop is faster here than a comprehension a kind)
    return actions


def considered_actions(table: Table, zoo: Zoo) -> Iterator[tuple[Action, Iterator[Message]]]:
    """Think of everything a player may ask about, with what stands in its way."""
    thinkable = chain.from_iterable(kind.thinkable(table, zoo) for kind in ACTIONS)
    for action in chain(thinkable, MoveAnimal.far_fetched(table, zoo)):
        yield action, action.obstacles(table, zoo)

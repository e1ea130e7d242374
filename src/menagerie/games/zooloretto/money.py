"""Money: paying the bank, and the coin bonus it pays."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from menagerie.kernel.decision import NONE
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.zooloretto.enclosures import Board
    from menagerie.games.zooloretto.table import Table
    from menagerie.games.zooloretto.zoo import Zoo
    from menagerie.kernel.decision import Obstacles


def obstacles_to_paying(zoo: Zoo, price: int) -> Obstacles:
    """A player who cannot pay in full cannot choose the action (R-Z-029)."""
    return NONE if zoo.money >= price else (too_little_money(price, zoo.money),)


@cache
def too_little_money(price: int, money: int) -> Message:
    """Say what it costs and what there is."""
    return Message("zooloretto.obstacle.too_little_money", price=price, money=money)


def pay_bank(table: Table, zoo: Zoo, price: int) -> None:
    """Pay the bank, with coins or coin tiles."""
    zoo.money -= price
    table.bank += price


def pay_coin_bonus(table: Table, zoo: Zoo, board: Board) -> None:
    """Pay the bonus of a filled enclosure, as far as the bank can (R-Z-060, R-Z-062 to R-Z-065)."""
    bonus = table.house_rules.extension_bonus if board.extension else board.figures.coin_bonus
    if bonus > table.bank:
        bonus = table.bank if table.house_rules.short_bank == "pays_the_rest" else 0
    if bonus == 0:
        return
    table.bank -= bonus
    zoo.money += bonus
    table.journal.tell("zooloretto.event.bonus", player=zoo.player, place=board, coins=bonus)

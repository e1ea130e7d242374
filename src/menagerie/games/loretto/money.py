"""Money: what players pay the bank, and the bank pays them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.kernel.decision import NONE
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.loretto.park import Park
    from menagerie.games.loretto.table import AnyTable
    from menagerie.games.loretto.words import Words
    from menagerie.kernel.decision import Obstacles


def obstacles_to_paying(words: Words, park: Park, price: int) -> Obstacles:
    """A player who cannot pay in full cannot choose the action (R-Z-029)."""
    return NONE if price <= park.money else (Message(words.too_little_money, price=price, money=park.money),)


def pay_bank(table: AnyTable, park: Park, price: int) -> None:
    """Pay the bank, with coins or coin tiles."""
    park.money -= price
    table.bank += price


def pay_out(table: AnyTable, park: Park, coins: int) -> None:
    """Pay a player from the bank."""
    table.bank -= coins
    park.money += coins
